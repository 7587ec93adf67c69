"""What the binary of a package runs: the `sanjuan` command."""

import multiprocessing
import sys

from scenes.__main__ import main

multiprocessing.freeze_support()  # a process for another core is this binary too
sys.exit(main())
