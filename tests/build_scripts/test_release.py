"""A tag is a release: what the workflow asks of tags, files and of the programs of others."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import release
from build_scripts.package import TARGETS
from scenes.app.version import VERSION

WORKFLOW = release.ROOT / ".github" / "workflows" / "packages.yml"
TEXT = WORKFLOW.read_text(encoding="utf-8")
JOBS = re.split(r"^  (?=\w+:$)", TEXT.partition("\njobs:\n")[2], flags=re.MULTILINE)[1:]


def test_a_tag_must_be_the_version() -> None:
    assert release.main(["version", f"v{VERSION}"]) == 0
    with pytest.raises(SystemExit, match=rf"the tag v9\.9 is not v{re.escape(VERSION)}, which "):
        release.main(["version", "v9.9"])


def test_every_file_has_its_sum(tmp_path: Path) -> None:
    for name in release.wanted():
        (tmp_path / name).write_text(name)
    assert release.main(["sums", str(tmp_path)]) == 0
    lines = (tmp_path / release.SUMS).read_text().splitlines()
    assert f"{hashlib.sha256(b'sanjuan.zip').hexdigest()}  sanjuan.zip" in lines
    assert len(lines) == 2 * len(TARGETS)
    if shutil.which("sha256sum"):
        subprocess.run(["sha256sum", "--check", "--quiet", release.SUMS], cwd=tmp_path, check=True)


def test_without_all_packages_there_is_no_release(tmp_path: Path) -> None:
    for name in release.wanted() - {"sanjuan.zip"}:
        (tmp_path / name).touch()
    with pytest.raises(SystemExit, match=r"missing in .*: sanjuan\.zip$"):
        release.main(["sums", str(tmp_path)])


def test_it_needs_nothing_but_python(tmp_path: Path) -> None:
    for name in release.wanted():
        (tmp_path / name).touch()
    command = [sys.executable, "-I", "-S", release.__file__, "sums", str(tmp_path)]
    subprocess.run(command, cwd=tmp_path, check=True)


def test_every_target_is_built() -> None:
    assert {name for name in TARGETS if re.search(rf"\b{name}\b", TEXT)} == set(TARGETS)


def test_programs_of_others_are_named_by_commit_or_digest() -> None:
    used = re.findall(r"uses: (.*)", TEXT) + re.findall(r"image: (.*)", TEXT)
    assert len(used) > 9
    for each in used:
        assert re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$|@sha256:[0-9a-f]{64}$", each), each


def test_no_job_may_do_more_than_it_needs_or_keeps_a_password() -> None:
    assert "\npermissions: {}\n" in TEXT
    for job in JOBS:
        allowed = re.findall(r"^      ([\w-]+): write\b", job, re.MULTILINE)
        assert allowed == (["contents", "id-token", "attestations"] if job.startswith("release:") else [])
        assert "\n    permissions:\n" in job
        assert job.count("actions/checkout@") == job.count("persist-credentials: false") == 1


@pytest.mark.parametrize(
    "words", [["zizmor", "--offline", "--no-progress", "--quiet"], ["actionlint"]], ids=lambda words: words[0]
)
def test_who_checks_workflows_finds_nothing(words: list[str]) -> None:
    program = shutil.which(words[0], path=str(Path(sys.executable).parent)) or shutil.which(words[0])
    if not program:
        pytest.skip(f"{words[0]} is missing")
    done = subprocess.run([program, *words[1:], WORKFLOW], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
