"""What the binary of a package runs: the `sanjuan` command, which plays if it is told nothing."""

import sys

from scenes.__main__ import main

sys.exit(main(sys.argv[1:] or ["play"]))
