"""What a role would give every seat, and what of theirs has a part in it."""

from typing import Any

import pytest

from game.bots.bot import RandomBot
from game.checks import Json
from game.puerto_rico.guest import PuertoRico
from game.table import Table
from tests.game.puerto_rico.scene import SUPPLY, Scene, seat, ship


def shares(role: str, *seats: Json, **position: Any) -> list[Json]:
    """Of the seats, if seat 0 takes the role or has taken it."""
    found: list[Json] = Scene(*seats, **position).explain(role)["seats"]
    return found


def gifts(role: str, *seats: Json, **position: Any) -> list[Json]:
    return [share["gives"] for share in shares(role, *seats, **position)]


# What each gets


def test_the_own_share_is_what_the_role_gives() -> None:
    scene = Scene(seat("corn* sugar*", "sugar_mill:1 wharf:1", "corn:3", doubloons=4))
    for role in ("settler", "mayor", "builder", "craftsman", "trader", "captain"):
        found = scene.explain(role)
        assert found["seats"][0]["gives"] == found["gives"]


def test_only_the_settler_himself_may_take_a_quarry() -> None:
    found = gifts("settler", seat(), seat(city="construction_hut:1"))
    assert ["quarry" in each["tiles"] for each in found] == [True, True, False]


def test_colonists_go_round_from_the_mayor() -> None:
    found = gifts("mayor", supply={**SUPPLY, "ship": 4})
    assert [each["colonists"] for each in found] == [3, 1, 1]


def test_the_builder_pays_less_than_the_others() -> None:
    poor = seat(doubloons=1)
    found = gifts("builder", poor, poor)
    assert ["hacienda" in each["build"] for each in found] == [True, False, False]


def test_the_doubloons_on_a_role_are_its_taker_s_alone() -> None:
    found = gifts("builder", seat(), seat(), roles={"builder": 5})
    assert [bool(each["build"]) for each in found] == [True, False, False]


def test_the_supply_goes_to_the_craftsman_first() -> None:
    supply = {**SUPPLY, "goods": {"corn": 3}}
    found = gifts("craftsman", seat("corn* corn*"), seat("corn* corn*"), seat("corn*"), supply=supply)
    assert [each["goods"] for each in found] == [{"corn": 2}, {"corn": 1}, {}]


def test_the_privilege_is_the_taker_s() -> None:
    found = gifts("craftsman", seat("corn*"), seat("corn*"))
    assert [each["privilege"] for each in found] == [["corn"], [], []]


def test_only_the_trader_himself_gets_a_doubloon_more() -> None:
    found = gifts("trader", seat(goods="corn"), seat("", "small_market:1", "sugar"), house=["indigo"])
    assert [each["sell"] for each in found] == [{"corn": 1}, {"sugar": 3}, {}]


def test_only_the_captain_himself_gets_a_point_more() -> None:
    found = gifts("captain", seat(goods="corn:2"), seat(goods="corn:2"), ships=[ship(4)])
    assert [each["load"] for each in found] == [{"corn on 4": 3}, {"corn on 4": 2}, {}]


def test_a_role_that_another_has_taken_gives_him_its_privilege() -> None:
    scene = Scene(*[seat(goods="corn:2")] * 3, governor=2, taken={"captain": 2})
    found = [each["gives"]["load"]["corn on 4"] for each in scene.explain("captain")["seats"]]
    assert found == [2, 2, 2]
    scene = Scene(seat(goods="corn:2"), seat(goods="corn:2"), governor=1).play("captain")
    assert [each["gives"]["load"].get("corn on 4") for each in scene.explain("captain")["seats"]] == [
        2,
        3,
        None,
    ]


# What has a part in it


def places(share: Json) -> tuple[list[int], list[int]]:
    return share["island"], share["city"]


def test_manned_haciendas_huts_and_hospices_have_a_part_in_the_settler() -> None:
    owner = seat("corn*", "hacienda:1 construction_hut office:1 hospice:1")
    assert places(shares("settler", owner)[0]) == ([], [0, 3])


def test_empty_circles_have_a_part_in_the_mayor() -> None:
    found = shares("mayor", seat("corn* corn", "indigo_plant:2 office:1 harbor"))[0]
    assert (places(found), found["circles"]) == (([1], [0, 2]), 3)


def test_manned_quarries_and_a_university_have_a_part_in_the_builder() -> None:
    owner = seat("quarry corn* quarry*", "office:1 university:1")
    assert places(shares("builder", owner)[0]) == ([2], [1])


@pytest.mark.parametrize(
    ("island", "city", "fields", "plants"),
    [
        ("corn* corn quarry* corn*", "", [0, 3], []),
        ("sugar* sugar*", "sugar_mill:1", [0], [0]),
        ("sugar* sugar", "sugar_mill:3", [0], [0]),
        ("indigo* indigo*", "small_indigo_plant:1 indigo_plant:1", [0, 1], [0, 1]),
        ("indigo*", "small_indigo_plant:1 indigo_plant:3", [0], [0]),
        ("indigo* indigo*", "small_indigo_plant indigo_plant:3", [0, 1], [1]),
        ("coffee*", "coffee_roaster factory:1", [], [1]),
    ],
)
def test_fields_and_plants_that_work_together_have_a_part_in_the_craftsman(
    island: str, city: str, fields: list[int], plants: list[int]
) -> None:
    assert places(shares("craftsman", seat(island, city))[0]) == (fields, plants)


def test_markets_and_an_office_have_a_part_in_the_trader() -> None:
    owner = seat("corn*", "small_market:1 large_market office:1 wharf:1")
    assert places(shares("trader", seat(), owner)[1]) == ([], [0, 2])


def test_harbor_wharf_and_warehouses_have_a_part_in_the_captain() -> None:
    owner = seat("", "harbor:1 small_warehouse:1 wharf large_warehouse:1 office:1")
    assert places(shares("captain", owner)[0]) == ([], [0, 1, 3])


def test_nothing_has_a_part_in_the_prospector() -> None:
    scene = Scene(*[seat("corn* quarry*", "office:1")] * 4)
    assert places(scene.explain("prospector")["seats"][0]) == ([], [])


# What would be lost


@pytest.mark.parametrize(
    ("city", "goods", "lost"),
    [
        ("", "corn:4 indigo:2", {"corn": 4, "indigo": 1}),
        ("small_warehouse:1", "corn:4 indigo:2 sugar:2", {"indigo": 2, "sugar": 1}),
        ("small_warehouse:1", "corn:2 indigo:2", {"corn": 1}),
        ("large_warehouse:1 small_warehouse:1", "corn:2 indigo:2 sugar:2", {}),
        ("small_warehouse", "corn:4", {"corn": 3}),
        ("", "coffee", {}),
    ],
)
def test_what_would_be_lost_if_loading_stopped_now(city: str, goods: str, lost: Json) -> None:
    assert shares("captain", seat(), seat("", city, goods))[1]["lost"] == lost


# What a captain's phase would come to


def voyages(*seats: Json, **position: Any) -> list[Json]:
    return [share["voyage"] for share in shares("captain", *seats, **position)]


def test_a_voyage_is_played_to_its_end() -> None:
    ships = [ship(4), ship(5), ship(6)]
    found = voyages(seat("", "harbor:1", "corn:5 sugar:2"), seat(goods="corn:3 indigo:4"), ships=ships)
    assert found[0] == {"points": 5 + 2 + 2 + 1, "loaded": {"corn": 5, "sugar": 2}, "lost": {}}
    assert found[1] == {"points": 4, "loaded": {"indigo": 4}, "lost": {"corn": 2}}
    assert found[2] == {"points": 0, "loaded": {}, "lost": {}}


def test_on_a_voyage_the_wharf_is_used_where_it_brings_more() -> None:
    found = voyages(seat("", "wharf:1", "corn:7"), ships=[ship(4)])
    assert found[0] == {"points": 8, "loaded": {"corn": 7}, "lost": {}}


def test_on_a_voyage_as_little_as_may_be_is_lost() -> None:
    owner = seat("", "small_warehouse:1", "corn:4 sugar:2 coffee:2")
    assert voyages(owner, ships=[])[0]["lost"] == {"sugar": 2, "coffee": 1}


def test_a_voyage_that_is_under_way_is_not_foretold() -> None:
    scene = Scene(seat(goods="corn:3")).play("captain")
    assert all("voyage" not in share for share in scene.explain("captain")["seats"])


@pytest.mark.parametrize("last", [False, True])
def test_the_last_role_of_a_round_is_foretold_too(last: bool) -> None:
    taken = {"settler": 0, "mayor": 1}
    scene = Scene(seat(), seat(), seat(goods="corn:3"), taken=taken, last=last)
    assert scene.explain("captain", at=2)["seats"][2]["voyage"]["points"] == 4


# As things come


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("role", "gift", "event", "key"),
    [("craftsman", "goods", "produce", "goods"), ("mayor", "colonists", "colonists", "count")],
)
def test_what_was_foretold_comes(seats: int, role: str, gift: str, event: str, key: str) -> None:
    table, bot = Table(PuertoRico.new({"seats": seats}, 5), 5), RandomBot(5)
    compared = 0
    while decision := table.decision:
        if role not in decision.options:
            table.choose(bot.pick({}, decision))
            continue
        shares = PuertoRico.explain(table.game.view(decision.seat), role)["seats"]
        foretold = {at: share["gives"][gift] for at, share in enumerate(shares) if share["gives"][gift]}
        news: list[Any] = [each for each in table.choose([role]) if each["event"] == event]
        assert {each["seat"]: each[key] for each in news if each[key]} == foretold
        compared += 1
    assert compared > 5
