"""The ARM64 system that instructions are counted in: from a fresh clone, and what is missing is told."""

import sys
from pathlib import Path
from typing import Any

import pytest

from build_scripts import dev, device
from build_scripts.packages import debian, freeze
from scenes.lab import bench_device


@pytest.fixture
def nothing_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A machine with root and all tools but without the system; what is done on it."""
    done: list[str] = []
    monkeypatch.setattr(sys, "argv", [str(device.ROOT / "build_scripts" / "device.py")])
    monkeypatch.setattr(bench_device, "SYSTEM", tmp_path / "device")
    monkeypatch.setattr("shutil.which", lambda tool: tool)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(debian, "BINFMT", tmp_path / "binfmt")
    monkeypatch.setattr(debian, "RECIPE", tmp_path / "recipe")
    debian.RECIPE.write_text(":how:\n")

    def run(command: list[Any], log: Path) -> None:
        done.append(str(command[0]))
        if command[0] == "mount":
            debian.BINFMT.mkdir()
            (debian.BINFMT / "register").touch()
        if command[0] == "mmdebstrap":
            (Path(command[-2]) / "usr" / "lib" / "python3.11").mkdir(parents=True)
        for target in [word for word in command if str(word).startswith("--target=")]:
            Path(target.removeprefix("--target=")).mkdir()

    monkeypatch.setattr(debian, "run", run)
    monkeypatch.setattr(debian, "mirror", lambda: "a mirror")
    return done


def test_a_fresh_clone_is_set_up_first(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(sys, "prefix", "elsewhere")
    monkeypatch.setattr(dev, "set_up", ran.append)
    monkeypatch.setattr(dev, "run", lambda command: ran.append(Path(command[1]).name))
    device.main([])
    assert ran == ["texts", "device.py"]


def test_the_kernel_is_told_of_the_emulator_before_the_system_is_made(nothing_there: list[str]) -> None:
    device.make()
    assert nothing_there == ["mount", "mmdebstrap", sys.executable]
    assert (debian.BINFMT / "register").read_text() == ":how:"
    assert (bench_device.SYSTEM / "packages").is_dir()


def test_what_is_there_is_not_made_again(nothing_there: list[str]) -> None:
    device.make()
    (debian.BINFMT / "qemu-aarch64").touch()
    nothing_there.clear()
    device.make()
    assert nothing_there == [sys.executable]


def test_missing_tools_are_named_with_what_brings_them(
    nothing_there: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda tool: None)
    packages = "apt mmdebstrap qemu-user-static qemu-user gcc"
    with pytest.raises(SystemExit, match=rf"^device\.py: .*; on Debian and its kin: apt install {packages}$"):
        device.make()


def test_without_root_it_says_how(nothing_there: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.chdir(device.ROOT)
    with pytest.raises(SystemExit, match=r'needs root: sudo HOME="\$HOME" python3 build_scripts/device\.py$'):
        device.make()


def test_without_the_emulator_s_recipe_its_package_is_named(nothing_there: list[str]) -> None:
    debian.RECIPE.unlink()
    with pytest.raises(SystemExit, match=r"^device\.py: .*missing; .* apt install qemu-user-static$"):
        device.make()


def test_whoever_runs_a_program_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/device.py"])
    with pytest.raises(SystemExit, match=r"^device\.py: .* failed; its words: .*words\.log$"):
        freeze.run([sys.executable, "-c", "raise SystemExit(1)"], tmp_path / "words.log")


@pytest.mark.skipif(sys.platform != "linux", reason="a stand-in that Linux starts")
def test_a_machine_without_a_mirror_is_told_so_by_the_programs_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "apt-get").write_text("#!/bin/sh\necho an-address-of-something-else\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(sys, "argv", [str(device.ROOT / "build_scripts" / "device.py")])
    with pytest.raises(SystemExit, match=r"^device\.py: this machine's apt knows no mirror of Debian"):
        debian.mirror()
