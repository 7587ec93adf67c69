"""The hashes that an index tells of the files of one version."""

from build_scripts.hashes import hashes

PAGE = """
<a href="/x/pad_board-1.0.tar.gz#sha256=b1">pad_board-1.0.tar.gz</a>
<a href="/y/Pad_Board-1.0-py3-none-any.whl#sha256=a1" data-requires-python="&gt;=3.9">a wheel</a>
<a href="/y/pad_board-1.0.1-py3-none-any.whl#sha256=c1">another version</a>
<a href="/y/board-1.0-py3-none-any.whl#sha256=d1">another name</a>
"""


def test_they_are_those_of_every_file_of_that_version() -> None:
    assert hashes(PAGE, "pad-board==1.0") == ["a1", "b1"]


def test_a_version_that_is_not_there_has_none() -> None:
    assert hashes(PAGE, "pad-board==2.0") == []
