# Two commands are enough: `make run` and `make test`. Both make the environment first.
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
bin := .venv/bin
sample := build/three-sites.xplan
picture := build/sample-plan.png

.PHONY: run test lint benchmarks translations soak coverage environment clean

run:
	@bash installers/environment.sh --no-dev --inexact
	@mkdir -p build
	@test -e $(sample) || $(bin)/planner new --sample three-sites $(sample)
	@if $(bin)/python -m planner.startup display; then $(bin)/planner $(sample); else $(MAKE) headless; fi

# What can be seen without a display: the gauges, the comparison and a picture of the canvas.
.PHONY: headless
headless:
	@$(bin)/planner evaluate $(sample)
	@$(bin)/planner compare $(sample)
	@$(bin)/planner render $(sample) $(picture)
	@echo "Picture of the canvas: $(CURDIR)/$(picture)"

test: lint
	@$(bin)/pytest

lint: environment
	@$(bin)/ruff check --quiet
	@$(bin)/ruff format --check --quiet
	@$(bin)/mypy
	@$(bin)/lint-imports --no-logo

benchmarks: environment
	@$(bin)/pytest -m bench tests/benchmarks

# The texts of the program for the translators; prints what is not translated yet.
translations: environment
	@$(bin)/python installers/translations.py

# The long forms of tests/faults, some hours; SOAK_KILLS=…, SOAK_EVENTS=… and others (tests/faults/soak.py) set how long.
soak: environment
	@$(bin)/python -m tests.faults.soak

coverage: environment
	@$(bin)/coverage run -m pytest && $(bin)/coverage report

environment:
	@bash installers/environment.sh

clean:
	rm -rf build dist htmlcov .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
