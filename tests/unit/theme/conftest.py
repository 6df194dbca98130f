"""Loads the colour science that stands beside the tests."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def science() -> ModuleType:
    specification = importlib.util.spec_from_file_location(
        "colour_science", Path(__file__).with_name("colour_science.py")
    )
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module
