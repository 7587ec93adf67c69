"""What there is to say after a game: who has won, by how much, and for what everybody has points."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.scoring import NOT_POINTS
from game.texts import Say, joined
from scenes.records.session import Session


class ScoreLine(NamedTuple):
    label: str
    cells: Sequence[int | str]
    strong: bool = False
    won: Sequence[bool] = ()
    """Which of the cells are those of winners."""


class ScoreLines:
    def __init__(self, session: Session, say: Say) -> None:
        self._say = say
        self._names = session.names
        self._humans = session.humans
        self._points = session.game.telling.points
        self._score = session.score()
        self.best = [at for at, seat in enumerate(self._score) if seat["rank"] == 1]
        totals = [seat["total"] for seat in self._score]
        self.most = max(totals)
        self._tied = [at for at, total in enumerate(totals) if totals.count(total) > 1]
        self.won = not self._humans or bool({*self._humans} & {*self.best})
        """One of the people has, or, where there are none, anybody."""

    @property
    def winners(self) -> str:
        names = [self._names[at] for at in self.best]
        if len(names) == 1:
            return self._say("result.wins", name=names[0])
        return self._say("result.share", names=joined(names, self._say))

    def distance(self) -> str:
        """How far the one person at the table is ahead, or behind."""
        if len(self._humans) != 1:
            return ""
        (me,) = self._humans
        first, second = sorted(range(len(self._score)), key=lambda at: self._score[at]["rank"])[:2]
        other = second if me == first else first
        points = abs(self._score[me]["total"] - self._score[other]["total"])
        if not points:
            return self._say("result.tied") if len(self.best) == 1 else ""
        key = "ahead" if me in self.best else "behind"
        return self._say(f"result.{key}", count=points, name=self._names[other])

    def table(self) -> list[ScoreLine]:
        """A column for each seat."""
        totals, won = [seat["total"] for seat in self._score], [seat["rank"] == 1 for seat in self._score]
        ties = [ScoreLine(self._reason("tie"), [self._tie(at) for at in range(len(totals))])]
        return [
            ScoreLine("", self._names, True),
            *(
                ScoreLine(self._reason(key), [seat.get(key, "–") for seat in self._score])
                for key in self._reasons()
            ),
            ScoreLine(self._reason("total"), totals, True, won),
            *(ties if self._tied else []),
        ]

    def blocks(self) -> list[ScoreLine]:
        """One seat after the other, the best first."""
        order = sorted(range(len(self._score)), key=lambda at: self._score[at]["rank"])
        return [line for at in order for line in self._block(at)]

    def _block(self, at: int) -> Iterator[ScoreLine]:
        yield ScoreLine(self._names[at], [self._score[at]["total"]], True, [at in self.best])
        for key in self._reasons():
            if key in self._score[at]:
                yield ScoreLine(self._reason(key), [self._score[at][key]])
        if at in self._tied:
            yield ScoreLine(self._reason("tie"), [self._tie(at)])

    def _reasons(self) -> list[str]:
        """What somebody has points for."""
        found = (key for seat in self._score for key in seat if seat[key] and key not in NOT_POINTS)
        return list(dict.fromkeys(found))

    def _tie(self, at: int) -> int | str:
        """What breaks the tie of a seat, if it is in one."""
        return int(self._score[at]["tie"]) if at in self._tied else "–"

    def _reason(self, key: str) -> str:
        words = self._points(key, self._say)
        return words[:1].upper() + words[1:]
