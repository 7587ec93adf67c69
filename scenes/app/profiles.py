"""Several people on one device: the settings and games of each have folders of their own."""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

from scenes.app.files import read_words, write_whole

LARGEST: Final = 1 << 10
"""Bytes of the file that names a profile."""
OWNER: Final = ""
"""The profile that is there without asking."""


def data_folder() -> Path:
    """Where the games of whoever plays now are kept, and all else that is told of them."""
    return _within(_data_folder(), current())


def pictures_folder() -> Path:
    """Where pictures are kept that somebody wanted to have."""
    return data_folder() / "pictures"


def settings_file(profile: str | None = None) -> Path:
    """The settings of a profile, or of whoever plays now."""
    return _within(_settings_folder(), current() if profile is None else profile) / "settings.json"


def current() -> str:
    """The profile of whoever plays now."""
    try:
        found = read_words(_choice(), LARGEST).strip()
    except OSError:
        return OWNER
    return found if found in known() else OWNER


def known() -> list[str]:
    """All profiles, in the order in which they were made."""
    folders = _within(_settings_folder(), "0").parent.glob("*/settings.json")
    return [OWNER, *sorted((path.parent.name for path in folders if path.parent.name.isdecimal()), key=int)]


def new() -> str:
    """A profile that nobody has yet; there is one once its settings are kept."""
    return str(int(known()[-1] or 1) + 1)


def choose(profile: str) -> None:
    """From now on somebody else plays."""
    _choice().parent.mkdir(parents=True, exist_ok=True)
    write_whole(_choice(), profile)


def forget(profile: str) -> None:
    """Delete all that is kept of a profile. Its settings go last: as long as there are any it is known."""
    if profile != OWNER:
        for folder in (_data_folder(), _settings_folder()):
            with suppress(FileNotFoundError):
                shutil.rmtree(_within(folder, profile))


def log_folder() -> Path:
    """Where is written down what went wrong, whoever plays."""
    return _own_folder(lambda: platformdirs.user_log_path("sanjuan", appauthor=False))


def _data_folder() -> Path:
    return _own_folder(lambda: platformdirs.user_data_path("sanjuan", appauthor=False))


def _settings_folder() -> Path:
    return _own_folder(lambda: platformdirs.user_config_path("sanjuan", appauthor=False))


def _own_folder(find: Callable[[], Path]) -> Path:
    """Of whoever runs the program; somebody without a home has one among the temporary files."""
    try:
        return find()
    except RuntimeError:
        from tempfile import gettempdir  # seldom wanted, and slow to come

        return Path(gettempdir(), f"sanjuan-{os.getuid()}")


def _choice() -> Path:
    return _settings_folder() / "profile.txt"


def _within(folder: Path, profile: str) -> Path:
    return folder / "profiles" / profile if profile else folder
