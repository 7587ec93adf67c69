"""Windows' package on a Linux: what it needs, and what differs there."""

import ast
import platform
from pathlib import Path

import pytest

from build_scripts import package
from build_scripts.packages import contents, wine
from build_scripts.packages.wine import Wine

ON_LINUX = pytest.mark.skipif(platform.system() != "Linux", reason="Wine is for Linux")


@ON_LINUX
def test_it_is_skipped_where_wine_is_not_set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wine, "WINE64", str(tmp_path / "wine64"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"skipped; .* needs wine64; .*: apt install wine64$"):
        Wine().check(prepare=False)
    (tmp_path / "wine64").touch()
    monkeypatch.setattr(wine, "VERSION", "3.99")
    with pytest.raises(SystemExit, match=r"skipped; .* needs Python 3\.99"):
        Wine().check(prepare=False)
    monkeypatch.setattr(wine, "VERSION", platform.python_version()[:4])
    monkeypatch.setattr(wine, "DISK", tmp_path / "disk")
    with pytest.raises(SystemExit, match="skipped; --prepare first sets Wine up"):
        Wine().check(prepare=False)


def test_wine_stands_in_on_a_linux_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    for system, stands_in in ("Linux", {"windows"}), ("Windows", set()), ("Darwin", set()):
        monkeypatch.setattr(platform, "system", lambda system=system: system)
        assert {name for name, target in package.TARGETS.items() if target.is_by_wine} == stands_in


def test_what_windows_alone_needs_is_installed_for_it_alone() -> None:
    assert "\npefile==" in contents.requirements("package", system="win32")
    assert "\npefile==" not in contents.requirements("package")
    assert "\npygame-ce==" in contents.requirements("package", system="win32")
    assert "pygame-ce" not in contents.alone("wine")


def test_the_programs_tell_windows_their_version() -> None:
    path = Path(wine.__file__).parent / "windows" / "version.txt"
    told = path.read_text(encoding="utf-8").format(name="sanjuan", version="1.2.3", numbers="1, 2, 3")
    assert "filevers=(1, 2, 3, 0)" in told
    texts = {
        tuple(ast.literal_eval(each) for each in node.args)
        for node in ast.walk(ast.parse(told))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "StringStruct"
    }
    assert {("ProductVersion", "1.2.3"), ("OriginalFilename", "sanjuan.exe")} <= texts
