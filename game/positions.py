"""What the positions of all games have in common: the round, the governor, who sits, who took which role."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.checks import LONGEST, LONGEST_TEXT, each, label, listing, mapping, one_of, shown, whole
from game.errors import Refused
from game.state import ASK_ROLE, BaseState

if TYPE_CHECKING:
    from game.views import Round

COMMON_FIELDS: Final = ("game", "round", "governor", "turn", "taken", "seats")
MOST_THINGS: Final = 1_000
"""Cards, tiles, buildings and ships on a whole table: five times what any box has."""
MOST: Final = 9_999
"""Of anything that is counted."""


def check_size(table: object) -> None:
    """Refuse a position or a view that is larger than any game: whoever writes it means harm."""
    things, left = 0, [("", table)]
    while left:
        where, found = left.pop()
        if isinstance(found, dict):
            left += [(f"{where}.{shown(name)[1:-1]}"[-LONGEST:], each) for name, each in found.items()]
        elif isinstance(found, list):
            things += len(found)
            if things > MOST_THINGS:
                raise Refused(
                    f"position: expected at most {MOST_THINGS} cards, tiles, buildings and ships in all"
                )
            left += [(f"{where}[{at}]"[-LONGEST:], each) for at, each in enumerate(found)]
        elif isinstance(found, int) and found > MOST:
            raise Refused(f"{where[1:]}: expected a number of at most {MOST}, not {shown(found)}")
        elif isinstance(found, str) and len(found) > LONGEST_TEXT:
            raise Refused(f"{where[1:]}: expected at most {LONGEST_TEXT} letters, not {len(found)}")


def check_role_choice(s: BaseState) -> None:
    if s.over or s.kind != ASK_ROLE:
        raise Refused("position: a position can be read only while a role is to be chosen")


def write_round(s: BaseState, game: str, roles: Sequence[str]) -> "Round":
    """The turn is that of the seat whose role is under way, or else that comes next after the roles taken."""
    seats = len(s.seats)
    under_way = s.roles and s.kind != ASK_ROLE and not s.over
    turn = len(s.roles) - (1 if under_way else 0)
    return {
        "game": game,
        "round": s.round,
        "governor": s.governor,
        "turn": (s.governor + turn) % seats,
        "taken": {roles[role]: (s.governor + at) % seats for at, role in enumerate(s.roles)},
    }


def read_names(found: Mapping[str, Any], allowed: tuple[int, int], fields: Sequence[str]) -> list[str]:
    """Who sits at the table, as many as a game is for."""
    fewest, most = allowed
    seats = listing(found.get("seats"), "seats")
    if not fewest <= len(seats) <= most:
        raise Refused(f"seats: expected {fewest} to {most} of them, not {len(seats)}")
    return each(
        seats,
        "seats",
        lambda seat, where: label(mapping(seat, where, fields).get("name", ""), f"{where}.name"),
    )


def read_governor(found: Mapping[str, Any], seats: int) -> int:
    return whole(found.get("governor", 0), "governor", 0, seats - 1)


def read_round(s: BaseState, found: Mapping[str, Any], game: str, roles: Sequence[str]) -> None:
    """The round of a state whose seats and governor are known."""
    seats = len(s.seats)
    one_of(found.get("game", game), "game", (game,))
    s.round = whole(found.get("round", 1), "round", 1)
    s.roles = _taken(s, found.get("taken", {}), roles)
    follows = (s.governor + len(s.roles)) % seats
    if whole(found.get("turn", follows), "turn", 0, seats - 1) != follows:
        raise Refused(f"turn: expected {follows}, which follows from the governor and the roles taken")


def _taken(s: BaseState, value: object, roles: Sequence[str]) -> tuple[int, ...]:
    """The roles in the order of their takers, who must be the first after the governor."""
    seats = len(s.seats)
    taken = mapping(value, "taken", roles)
    takers = {role: whole(at, f"taken.{role}", 0, seats - 1) for role, at in taken.items()}
    if len(takers) >= s.turns:
        raise Refused(f"taken: expected fewer than {s.turns} roles, as one is to be chosen")
    found: list[int] = []
    for turn in range(len(takers)):
        seat = (s.governor + turn) % seats
        role = next((role for role, at in takers.items() if at == seat), None)
        if role is None:
            raise Refused(f"taken: expected a role of seat {seat}, which had turn {turn + 1} of the round")
        found.append(roles.index(role))
        del takers[role]
    return tuple(found)
