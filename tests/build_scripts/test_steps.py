"""What a build says while it is at something."""

import io

import pytest

from build_scripts.packages import steps


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_step_has_a_line_and_on_a_terminal_a_bar_that_goes_when_it_is_over(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with steps.step("packing it", 15):
        pass
    assert capsys.readouterr().out == "packing it: some 15 s\n"
    bar, gone = terminal.getvalue().split("\r")[1:3]
    assert bar.replace(" ", "") == "[]0/15"
    assert not gone.strip()


def test_in_a_pipe_there_is_the_line_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with steps.step("packing it", 15):
        pass
    assert capsys.readouterr() == ("packing it: some 15 s\n", "")
