"""Files as broken disks and strangers leave them."""

from random import Random


def damaged(text: bytes, random: Random) -> bytes:
    """Cut off, with bytes changed, with parts taken out, doubled, swapped or many times there."""
    for _ in range(random.randrange(1, 4)):
        a, b = sorted(random.randrange(len(text) + 1) for _ in range(2))
        at = random.randrange(len(text)) if text else 0
        text = random.choice(
            [
                text[:a],
                text[:at] + bytes([random.randrange(256)]) + text[at + 1 :],
                text[:a] + text[b:],
                text[:b] + text[a:],
                text[:a] + text[b:] + text[a:b],
                text[:a] + text[a : min(b, a + 40)] * random.choice([50, 2_000]) + text[b:],
                text[:a] + str(random.choice([1 << 53, 10**30, -1])).encode() + text[b:],
            ]
        )
    return text
