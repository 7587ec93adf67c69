"""The screens that come up by themselves, whatever is on."""

from typing import Final

from scenes.console import Interruptions
from scenes.crash import Crash
from scenes.notices import Notices
from scenes.pad_lost import PadLost
from scenes.wizard import Wizard

INTERRUPTIONS: Final = Interruptions(Notices, Crash, PadLost, Wizard)
