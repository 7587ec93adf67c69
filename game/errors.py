"""The one exception that is meant for people."""


class Refused(ValueError):
    """One sentence: what was wrong, where, and what was expected. Nothing has been changed."""
