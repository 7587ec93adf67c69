"""Randomness as one integer, so that it is copied with a state and is the same on every machine."""

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def number(rng: int) -> int:
    """SplitMix64's output for a generator: neighbouring generators give unrelated numbers."""
    value = (rng ^ rng >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31


def drawn(seed: int, limit: int) -> int:
    """A number below the limit that a seed gives beside its generator."""
    return number(~seed & _MASK) * limit >> 64


def shuffle(cards: list[int], rng: int) -> int:
    """Put the list into a random order; the generator after it is returned."""
    bits = 0
    for last in range(len(cards) - 1, 0, -1):
        if bits < 1 << 32:  # one number serves several swaps while it has bits to spare
            rng = rng + _STEP & _MASK
            bits = number(rng)
        bits, other = divmod(bits, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return rng
