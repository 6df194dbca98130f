# Two commands are enough: `make run` and `make test`. Both make the environment first.
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
bin := .venv/bin
sample := build/three-sites.xplan
picture := build/sample-plan.png

.PHONY: run test lint benchmarks benchmarks-long translations soak coverage installer try-installer try-windows audit tour environment clean

run:
	@bash installers/environment.sh --no-dev --inexact
	@mkdir -p build
	@test -e $(sample) || $(bin)/planner new --sample three-sites $(sample)
	@if $(bin)/python installers/obstacles.py display; then $(bin)/planner $(sample); else $(MAKE) headless; fi

# What can be seen without a display: the gauges, the comparison and a picture of the canvas.
.PHONY: headless
headless:
	@$(bin)/planner evaluate $(sample)
	@$(bin)/planner compare $(sample)
	@$(bin)/planner render --force $(sample) $(picture)
	@echo "Picture of the canvas: $(CURDIR)/$(picture)"

test: lint
	@$(bin)/pytest

lint: environment
	@$(bin)/ruff check --quiet
	@$(bin)/ruff format --check --quiet
	@$(bin)/mypy
	@$(bin)/lint-imports --no-logo

# What a user waits for, against goals: build/benchmarks.md and .json, in ten minutes. It fails where a goal is missed.
long := tests/benchmarks/test_packing.py tests/benchmarks/test_growth.py
benchmarks: environment
	@$(bin)/pytest -n 0 -q -s --tb=no --no-header -m bench $(addprefix --ignore=,$(long)) tests/benchmarks

# Packings of the literature, and how the time to open a plan grows; an hour.
benchmarks-long: environment
	@$(bin)/pytest -n 0 -m bench $(long)

# The texts of the program for the translators; prints what is not translated yet.
translations: environment
	@$(bin)/python installers/translations.py

# The long forms of tests/faults, some hours; SOAK_KILLS=…, SOAK_EVENTS=… and others (tests/faults/soak.py) set how long.
soak: environment
	@$(bin)/python -m tests.faults.soak

coverage: environment
	@$(bin)/coverage erase && $(bin)/coverage run -m pytest -n 0 && $(bin)/coverage combine --quiet && $(bin)/coverage report

# The installer of the system it runs on, in dist/.
installer: environment
	@bash installers/build.sh

# Installs it on a minimal Debian and tries it there; needs root, debootstrap, Xvfb, xdotool, ImageMagick and NSIS.
try-installer: environment
	@bash installers/linux/try-deb.sh
	@bash installers/windows/try-installer.sh

# The Windows program under Wine: TRY=selftest, "tests tests/unit …", installer (which installers/windows/build.sh makes
# of what is committed) or setup; needs root, debootstrap and 5 GB.
try-windows: environment
	@bash installers/windows/try-windows.sh $(or $(TRY),selftest)

# What a release offers, with sums and notes, in dist/release; RELEASE="deb windows" makes only these.
.PHONY: release
release: environment
	@bash installers/release.sh

# What the program is made of, and what is known against it; needs the network, or ADVISORIES=path, a file or folder
# of advisories in the OSV format, such as the all.zip that osv.dev exports for PyPI.
audit: environment
	@bash installers/audit.sh $(if $(ADVISORIES),"$(ADVISORIES)")

# The pictures of the README.
tour: environment
	@$(bin)/python installers/tour.py resources/tour

environment:
	@bash installers/environment.sh

clean:
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
