"""What all tests share: the --long option, and generated examples that are the same on every machine."""

import gc

import hypothesis
import pytest

hypothesis.settings.register_profile("everywhere", deadline=None, derandomize=True)
hypothesis.settings.load_profile("everywhere")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long as well")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("long") and not item.config.getoption("long"):
        pytest.skip("runs with --long only")


def pytest_collection_finish() -> None:
    gc.freeze()  # what is there now stays: what tests leave behind is found much sooner
