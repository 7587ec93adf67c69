"""Which version this is: read by the screen, and by whoever builds a package."""

VERSION = "0.1.0"
