"""What all tests share: two options, and generated examples that are the same on every machine."""

import gc

import hypothesis
import pytest

hypothesis.settings.register_profile("everywhere", deadline=None, derandomize=True)
hypothesis.settings.load_profile("everywhere")


SOME = {
    "long": "run the tests marked long as well",
    "endurance": "run those that take an hour: thousands of games, kills and losses",
}
"""Marks of tests that run only when the option of that name is given."""


def pytest_addoption(parser: pytest.Parser) -> None:
    for name, text in SOME.items():
        parser.addoption(f"--{name}", action="store_true", help=text)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for name in SOME:
        if item.get_closest_marker(name) and not item.config.getoption(name):
            pytest.skip(f"runs with --{name} only")


def pytest_collection_finish() -> None:
    gc.freeze()  # what is there now stays: what tests leave behind is found much sooner
