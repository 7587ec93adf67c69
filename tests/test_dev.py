"""The set-up script, on a scratch project: no network, no real .venv."""

import gettext
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

DEV = Path(__file__).parent.parent / "build_scripts" / "dev.py"
PO = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "indigo"
msgstr "{}"
"""
PROJECT = """
[build-system]
requires = ["hatch==1"]
[project]
name = "game"
dependencies = ["pad==2"]
[project.optional-dependencies]
texts = ["babel==3"]
dev = ["game[texts]", "wine==4; sys_platform == 'win32'"]
"""
HASHES = """# renewed by a program
babel==3 \\
    --hash=sha256:b1 \\
    --hash=sha256:b2
hatch==1 \\
    --hash=sha256:a1
pad==2 \\
    --hash=sha256:c1
wine==4 \\
    --hash=sha256:d1
"""


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """dev.py as a copy in a scratch project whose .venv has this Python."""
    (tmp_path / "build_scripts").mkdir()
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "build_scripts" / "hashes.txt").write_text(HASHES)
    module = load(Path(shutil.copy(DEV, tmp_path / "build_scripts")))
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(os, "environ", dict(os.environ))
    return module


@pytest.fixture
def steps(dev: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a set-up did, without its having been done."""
    done: list[str] = []

    def make_venv() -> None:
        shutil.rmtree(dev.VENV, ignore_errors=True)
        dev.VENV.mkdir()
        done.append("venv")

    def run_pip(*words: str) -> subprocess.CompletedProcess[str]:
        if "--editable" in words:
            done.append(words[-1])
        return pip_result(0)

    monkeypatch.setattr(dev, "make_venv", make_venv)
    monkeypatch.setattr(dev, "run_pip", run_pip)
    monkeypatch.setattr(dev, "bake", lambda: None)
    return done


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pip_result(status: int, output: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess([], status, output)


def write_po(room: Path, text: str, age: float = 0) -> Path:
    """A catalogue with one text, and what will be its compiled one."""
    po = room / "texts" / "de.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text(PO.format(text), encoding="utf-8")
    os.utime(po, (2_000_000_000 - age,) * 2)
    return po.with_suffix(".mo")


def indigo(mo: Path) -> str:
    with mo.open("rb") as file:
        return gettext.GNUTranslations(file).gettext("indigo")


class TestSetUp:
    def test_nothing_is_done_twice(self, dev: Any, steps: list[str]) -> None:
        dev.set_up("texts")
        dev.set_up("texts")
        assert steps == ["venv", ".[texts]"]

    def test_tools_are_added_and_then_serve_the_player_too(self, dev: Any, steps: list[str]) -> None:
        for extra in ("texts", "dev", "texts", "dev"):
            dev.set_up(extra)
        assert steps == ["venv", ".[texts]", ".[dev]"]

    def test_changed_pins_are_installed_into_the_same_venv(self, dev: Any, steps: list[str]) -> None:
        dev.set_up("dev")
        dev.PYPROJECT.write_text(PROJECT + "# changed")
        dev.set_up("texts")
        assert steps == ["venv", ".[dev]", ".[texts]"]

    def test_another_python_gets_another_venv(
        self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dev.set_up("texts")
        monkeypatch.setattr(sys, "base_prefix", "elsewhere")
        dev.set_up("texts")
        assert steps == ["venv", ".[texts]"] * 2

    def test_a_moved_folder_gets_another_venv(self, dev: Any, steps: list[str], tmp_path: Path) -> None:
        dev.set_up("texts")
        dev.ROOT = tmp_path / "moved"
        dev.set_up("texts")
        assert steps == ["venv", ".[texts]"] * 2

    def test_a_venv_without_its_python_is_made_again(self, dev: Any, steps: list[str]) -> None:
        dev.set_up("texts")
        dev.PYTHON = dev.VENV / "gone"
        dev.set_up("texts")
        assert steps == ["venv", ".[texts]"] * 2

    @pytest.mark.parametrize("end", [KeyboardInterrupt, MemoryError])
    def test_an_interrupted_one_is_made_again(
        self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch, end: type[BaseException]
    ) -> None:
        dev.set_up("texts")

        def interrupted(*words: str) -> None:
            raise end

        with monkeypatch.context() as patch:
            patch.setattr(dev, "run_pip", interrupted)
            with pytest.raises(end):
                dev.set_up("dev")
        dev.set_up("dev")
        assert steps == ["venv", ".[texts]", "venv", ".[dev]"]

    def test_a_failed_one_leaves_the_player_playing(
        self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dev.set_up("texts")
        monkeypatch.setattr(dev, "run_pip", lambda *words: pip_result(1))
        with pytest.raises(SystemExit):
            dev.set_up("dev")
        assert dev.is_installed("texts")
        assert not dev.is_installed("dev")


class TestHashes:
    def test_nothing_is_installed_but_files_that_are_known(self, dev: Any, steps: list[str]) -> None:
        dev.set_up("dev")
        first, *lines = dev.WANTED.read_text().splitlines()
        assert first == "--require-hashes"
        assert [line.split()[0] for line in lines] == ["hatch==1", "babel==3", "pad==2", "wine==4"]
        assert lines[1].split(" --hash=")[1:] == ["sha256:b1", "sha256:b2"]
        assert lines[3] == "wine==4 ; sys_platform == 'win32' --hash=sha256:d1"

    def test_a_32_bit_linux_takes_what_its_own_index_has(
        self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(sys, "maxsize", 2**31 - 1)
        dev.set_up("texts")
        assert dev.WANTED.read_text().splitlines() == ["hatch==1", "babel==3", "pad==2"]

    def test_without_what_it_needs_the_project_is_not_installed(
        self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(dev, "run_pip", lambda *words: pip_result(int("--editable" not in words), "no"))
        with pytest.raises(SystemExit, match="could not install"):
            dev.set_up("texts")
        assert not dev.is_installed("texts")

    def test_every_pin_of_the_project_has_its_hashes(self) -> None:
        real = load(DEV)
        every = real.build_pins() + real.pins(*real.read_pyproject()["project"]["optional-dependencies"])
        lines = real.hashed(every).splitlines()[1:]
        assert not [line for line in lines if "--hash=sha256:" not in line]
        known = [line for line in real.HASHES.read_text().splitlines() if "==" in line]
        assert {line.split()[0] for line in known} == {line.split()[0] for line in lines}


class TestTexts:
    def test_every_room_is_compiled(self, dev: Any) -> None:
        deep = write_po(dev.ROOT / "game" / "sanjuan", "Indigo")
        flat = write_po(dev.ROOT / "scenes", "Blau ü")
        dev.compile_texts()
        assert (indigo(deep), indigo(flat)) == ("Indigo", "Blau ü")

    def test_only_what_is_newer_is_compiled(self, dev: Any) -> None:
        old, new = write_po(dev.ROOT / "game", "old", age=9), write_po(dev.ROOT / "scenes", "new", age=9)
        for mo in (old, new):
            mo.write_text("stays")
            os.utime(mo, (2_000_000_000 - 5,) * 2)
        write_po(dev.ROOT / "scenes", "newer")
        dev.compile_texts()
        assert old.read_text() == "stays"
        assert indigo(new) == "newer"

    def test_without_a_newer_one_nothing_is_started(self, dev: Any) -> None:
        dev.PYTHON = Path("no such program")
        dev.compile_texts()

    def test_a_broken_one_is_named(self, dev: Any) -> None:
        mo = write_po(dev.ROOT / "game", '"\nnonsense "')
        with pytest.raises(SystemExit, match=r"dev\.py: .*de\.po: "):
            dev.compile_texts()
        assert not mo.exists()


class TestDrawings:
    def test_they_are_baked_by_a_program_of_the_project(self, dev: Any) -> None:
        dev.BAKER.write_text("open(__file__ + '.done', 'w')")
        dev.bake()
        assert dev.BAKER.with_name("bake_art.py.done").exists()

    def test_one_plays_without_them(self, dev: Any, capsys: pytest.CaptureFixture[str]) -> None:
        dev.BAKER.write_text("raise SystemExit(1)")
        dev.bake()
        assert "not baked" in capsys.readouterr().err


class TestTroubles:
    @pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
    def test_an_old_python(self, dev: Any, version: tuple[int, int]) -> None:
        with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python \d\.\d+\.$"):
            dev.check_python(version)

    @pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
    def test_a_new_python(self, dev: Any, version: tuple[int, int]) -> None:
        dev.check_python(version)

    @pytest.mark.parametrize("missing", ["venv", "ensurepip"])
    def test_no_venv_module(self, dev: Any, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else "there")
        with pytest.raises(SystemExit, match=r"apt install python3\.\d+-venv$"):
            dev.make_venv()
        assert not dev.VENV.exists()

    @pytest.mark.parametrize(
        ("output", "sentence"),
        [
            ("after connection broken by 'NewConnectionError'", "is there a network?"),
            ("HTTPSConnectionPool: Read timed out.", "is there a network?"),
            ("ERROR: No matching distribution found", "could not install"),
            ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "is not what hashes.txt names"),
        ],
    )
    def test_pip_fails(self, dev: Any, output: str, sentence: str) -> None:
        dev.VENV.mkdir()
        message = dev.pip_trouble(output)
        assert sentence in message
        assert str(dev.PIP_LOG) in message
        assert dev.PIP_LOG.read_text() == output

    def test_the_disk_is_full(self, dev: Any) -> None:
        assert "the disk is full" in dev.pip_trouble("OSError: [Errno 28] No space left on device")

    def test_a_folder_that_cannot_be_written(self, dev: Any, steps: list[str]) -> None:
        dev.STAMP = dev.PYPROJECT / "stamp.txt"
        with pytest.raises(SystemExit, match=r"dev\.py: Not a directory: .*stamp\.txt"):
            dev.main(["setup"])

    def test_control_c(self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted() -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(dev, "compile_texts", interrupted)
        assert dev.main(["setup"]) == 130


class TestCommandLine:
    @pytest.fixture
    def runs(self, dev: Any, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """The programs started; mypy fails."""
        programs: list[list[str]] = []

        def run(command: list[str], cwd: Path | None = None) -> int:
            programs.append(command[1:])
            return 7 if "mypy" in command else 0

        monkeypatch.setattr(dev, "run", run)
        return programs

    def test_play_passes_everything_on(self, dev: Any, runs: list[list[str]], steps: list[str]) -> None:
        assert dev.main(["play", "--seed", "3", "a", "--", "--help"]) == 0
        assert runs == [["play", "--seed", "3", "a", "--help"]]
        assert steps == ["venv", ".[texts]"]

    def test_test_stops_at_the_first_failure_and_names_it(
        self, dev: Any, runs: list[list[str]], steps: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(["test"]) == 7
        assert [words[1] for words in runs] == ["ruff", "ruff", "mypy"]
        assert steps == ["venv", ".[dev]"]
        assert capsys.readouterr().err == "dev.py: mypy failed.\n"

    def test_test_hands_pytest_its_arguments(self, dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        runs: list[list[str]] = []

        def run(command: list[str], cwd: Path) -> int:
            runs.append(command[1:])
            return 0

        monkeypatch.setattr(dev, "set_up", lambda extra: None)
        monkeypatch.setattr(dev, "run", run)
        dev.main(["test", "--long", "--", "-m", "long"])
        assert runs[-1] == ["-m", "pytest", *dev.EVERY_CORE, "--long", "-m", "long"]
        dev.main(["test", "--wine", "--", "a test"])
        assert runs[-1] == ["-m", "build_scripts.packages.wine", "a test"]

    @pytest.mark.parametrize("words", [[], ["dance"], ["setup", "--long"], ["test", "-m", "long"]])
    def test_usage(self, dev: Any, words: list[str]) -> None:
        with pytest.raises(SystemExit) as caught:
            dev.main(words)
        assert caught.value.code == 2

    def test_the_environment_leads_nowhere_else(self, dev: Any, steps: list[str]) -> None:
        os.environ.update(PYTHONPATH="there", PYTHONHOME="there", PIP_USER="1", PIP_INDEX_URL="stays")
        dev.main(["setup"])
        assert not {"PYTHONPATH", "PYTHONHOME"} & set(os.environ)
        assert (os.environ["PIP_USER"], os.environ["PIP_INDEX_URL"]) == ("0", "stays")

    @pytest.mark.parametrize(
        ("end", "status"), [("raise SystemExit(5)", 5), ("import os; os.kill(os.getpid(), 9)", 137)]
    )
    @pytest.mark.skipif(os.name == "nt", reason="Windows has no signals")
    def test_a_program_ends_as_in_a_shell(self, dev: Any, end: str, status: int) -> None:
        assert dev.run([sys.executable, "-c", end]) == status
