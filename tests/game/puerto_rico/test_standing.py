"""How the game stands: its three endings, points so far, and what came to whom."""

import pytest

from game.puerto_rico.standing import gains
from tests.game.puerto_rico.scene import SUPPLY, Scene, deal, seat, ship

# All roles at once


def test_all_roles_are_there_each_as_it_is_explained_alone() -> None:
    scene = Scene(seat("corn*", goods="corn:3"), *[seat()] * 4, taken={"mayor": 0}, roles={"prospector": 2})
    found = scene.explain("role", at=1)
    assert found["offered"] is True
    assert len(found["roles"]) == 7
    for name, role in found["roles"].items():
        assert {"what": name, **role} == scene.explain(name, at=1)


# The endings


def test_how_far_it_is_to_each_ending() -> None:
    owner = seat(city="indigo_plant:1 fortress office")
    found = Scene(owner, seat(city="office"), supply={**SUPPLY, "colonists": 31, "vp": 58})
    ending = found.explain("end")
    assert ending["colonists"] == {"left": 31, "of": 55, "wanted": 5}
    assert ending["points"] == {"left": 58, "of": 75}
    assert (ending["city"], ending["fullest"]) == ({"taken": 4, "of": 12}, [0])
    assert (ending["last"], "reason" in ending) == (False, False)


def test_at_least_a_colonist_a_seat_is_wanted() -> None:
    assert deal(4).explain("end")["colonists"]["wanted"] == 4


def test_several_may_have_the_fullest_city() -> None:
    assert Scene(seat(city="office"), seat(), seat(city="wharf")).explain("end")["fullest"] == [0, 2]


FULL = "fortress residence guild_hall city_hall customs_house office wharf"


@pytest.mark.parametrize(
    ("city", "vp", "reason"), [(FULL, 9, "city"), ("", 0, "points"), ("", 9, "colonists"), (FULL, 0, "city")]
)
def test_why_this_is_the_last_round(city: str, vp: int, reason: str) -> None:
    found = Scene(seat(city=city), supply={**SUPPLY, "vp": vp}, last=True).explain("end")
    assert (found["last"], found["reason"]) == (True, reason)


# Points


def test_points_of_others_are_those_that_can_be_seen() -> None:
    city = "office guild_hall:1 customs_house:1 sugar_mill"
    found = Scene(seat(city=city, vp=9), seat(city=city, vp=9)).explain("points")
    own, other = found["seats"][:2]
    assert own == {"chips": 9, "buildings": 12, "guild_hall": 2, "customs_house": 2, "total": 25}
    assert other == {"buildings": 12, "guild_hall": 2, "total": 14}


def test_own_points_are_those_of_the_score() -> None:
    scene = Scene(seat("corn* corn*", "fortress:1 residence office", stored=6, vp=11))
    assert scene.explain("points")["seats"][0]["total"] == scene.score()["total"]


# What came to whom


def test_what_came_to_each_seat_in_a_craftsman_s_phase() -> None:
    owner = seat("corn* indigo*", "factory:1 indigo_plant:1")
    scene = Scene(owner, seat("corn* corn*"), roles={"craftsman": 2}).play("craftsman")
    told = list(scene.news)
    told += scene.play("indigo").news
    assert gains(told, 3) == [{"doubloons": 3, "goods": {"corn": 1, "indigo": 2}}, {"goods": {"corn": 2}}, {}]


def test_what_came_to_each_seat_in_a_captain_s_phase_as_another_saw_it() -> None:
    scene = Scene(seat(goods="corn:5 sugar:3"), seat(goods="corn:2"), ships=[ship(6), ship(5, "coffee", 1)])
    scene.play("captain", "corn on 6")
    scene.play(*[scene.in_order[0]] * (scene.asked == (0, "barrel")))
    told = [scene.table.game.seen_by(1, event) for event in scene.table.happened]
    found = gains(told, 3)
    assert found[0] == {"loaded": {"corn": 5}, "lost": {"sugar": 2}}
    assert found[1] == {"loaded": {"corn": 1}, "points": 1}


def test_what_came_to_each_seat_in_other_phases() -> None:
    owner = seat("corn", "hospice:1 small_market:1", "sugar", doubloons=4)
    scene = Scene(owner, seat("corn", doubloons=2), governor=0)
    scene.play("settler", "quarry", "hospice", "corn", None)
    assert gains(scene.table.happened, 3) == [{"tiles": ["quarry"], "colonists": 1}, {"tiles": ["corn"]}, {}]
    scene = Scene(owner, seat(doubloons=2), governor=0).play("builder", "office", "hacienda")
    assert gains(scene.table.happened, 3)[:2] == [
        {"buildings": ["office"], "paid": 4},
        {"buildings": ["hacienda"], "paid": 2},
    ]
    scene = Scene(owner).play("trader", "sugar")
    assert gains(scene.table.happened, 3)[0] == {"sold": ["sugar"], "doubloons": 4}
    scene = Scene(seat(), seat(), supply={**SUPPLY, "ship": 3}).play("mayor")
    assert [gain["colonists"] for gain in gains(scene.table.happened, 3)] == [2, 1, 1]
