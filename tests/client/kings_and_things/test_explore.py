"""The exploration screen: bribes are ticked and paid together, and what is offered follows from the rules alone."""

from pathlib import Path
from typing import Any

from client.games.kings_and_things.explore.purse import purse_of
from client.games.kings_and_things.explore.reading import exploring, pretenders, read_exploration, reckoned
from client.games.kings_and_things.words.explore import ribbon_words, without_words
from client.scenes.table.scene import TableScene
from engines.core.language import ENGLISH
from engines.core.types import Event
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.odds import odds
from engines.kings_and_things.realm import army
from engines.kings_and_things.state import NOBODY
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import KIND, KIND_IDS
from tests.engines.kings_and_things.war import war

from ..scene_kit import click, words
from ..table_kit import bare_stage
from .battles import Position, drawn, position, show

FOUR = ("timberland", "bears", "big_foot", "wild_cat")


def bribing(gold: int = 11) -> Position:
    """Four Things were drawn, one of them special income: all prices double."""
    with drawn(*FOUR):
        for seed in range(200):
            game = war("hunters elk_herd centaur", owner=None, terrain="forest", gold=[gold], seed=seed)
            if game.asked == (0, "bribe") and len(army(game.state, 4, 0)) == 3:
                return Position(game.state, tuple(game.story))
    raise AssertionError("No four was rolled.")


def spot_of(scene: TableScene, name: str) -> str:
    """The widget of a defender."""
    table: Any = scene.table
    scene.ready()
    kinds = [KIND_IDS[spot.kind] for spot in table.exploration.spots]
    return f"spot{kinds.index(name)}"


def test_prices_double_where_something_of_worth_lies() -> None:
    found = read_exploration(GAME.view(bribing().state, 0), bribing().story)
    assert found is not None
    assert found.factor == 2
    assert sorted(defender.price for defender in found.defenders) == [4, 4, 10]
    assert (found.die, found.drawn) == (4, 4)


def test_bribes_are_ticked_and_paid_together(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, bribing())
    click(stage, spot_of(scene, "bears"))
    click(stage, spot_of(scene, "wild_cat"))
    assert scene.session.match.state.gold[0] == 11, "nothing is paid yet"
    click(stage, "action1")
    state = scene.session.match.state
    assert state.gold[0] == 3
    assert state.battle is None or len(army(state, 4, 0)) <= 1


def test_a_tick_can_be_taken_back(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, bribing())
    for _ in range(2):
        click(stage, spot_of(scene, "bears"))
    table: Any = scene.table
    assert table.exploration.purse.ticked == ()
    assert scene.ui.get("action1") is None


def test_only_what_the_rules_offer_can_be_ticked() -> None:
    found = bribing()
    view, decision = GAME.view(found.state, 0), GAME.decision(found.state)
    assert decision is not None
    seen = read_exploration(view, ())
    assert seen is not None
    by_name = {defender.price: defender.piece for defender in seen.defenders}
    assert len(purse_of(view, decision, seen, ()).payable) == 3
    after_big_foot = purse_of(view, decision, seen, (by_name[10],))
    assert after_big_foot.payable == frozenset()
    assert after_big_foot.price == 10
    assert not after_big_foot.buys_all


def test_whoever_pays_all_need_not_fight(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, bribing(30))
    for name in ("bears", "big_foot", "wild_cat"):
        click(stage, spot_of(scene, name))
    assert "nobody is left to fight" in words(stage)
    click(stage, "action1")
    state = scene.session.match.state
    assert state.owner[0] == 0
    assert state.gold[0] == 12


def test_the_chance_after_a_bribe_is_the_calculators() -> None:
    found = bribing()
    view = GAME.view(found.state, 0)
    seen = read_exploration(view, ())
    assert seen is not None
    assert reckoned(view, seen) == odds(view, 0)
    big_foot = max(seen.defenders, key=lambda defender: defender.price).piece
    state = GAME.clone(found.state)
    decision = GAME.decision(state)
    assert decision is not None
    bribe = next(o for o in decision.options if o.verb == "bribe" and KIND_IDS[o.args[0]] == "big_foot")
    GAME.apply(state, bribe)
    assert reckoned(view, seen, (big_foot,)) == odds(GAME.view(state, 0), 0)


def test_bluffs_among_the_explorers_do_not_count_and_are_told(tmp_path: Path) -> None:
    """Whatever supported them may be lost after they set out."""
    found = bribing()
    for hex_ in range(found.state.charter.hexes):
        if found.state.terrain[hex_] != TERRAIN_IDS.index("forest"):
            found.state.owner[hex_] = NOBODY
    view = GAME.view(found.state, 0)
    seen = read_exploration(view, ())
    assert seen is not None
    lost = [KIND_IDS[KIND[piece]] for piece in pretenders(view, seen)]
    assert lost
    assert len(lost) < 3 or not reckoned(view, seen).chance(0)
    assert reckoned(view, seen).chance(0) < reckoned(GAME.view(bribing().state, 0), seen).chance(0)
    stage = bare_stage(tmp_path)
    show(stage, found)
    assert words(stage).splitlines().count("bluff") == len(lost)


def test_others_see_the_explorers_face_down(tmp_path: Path) -> None:
    assert "Hunters" not in words(_shown_to(tmp_path / "theirs", 1))


def _shown_to(folder: Path, seat: int) -> Any:
    stage = bare_stage(folder)
    show(stage, bribing(), people=(seat,))
    return stage


def test_an_exploration_ends_with_the_battle() -> None:
    assert exploring(position("bribe").state.agenda) is not None
    assert exploring(position("assign_hits").state.agenda) is None


def test_of_many_who_are_bribed_the_odds_say_only_how_many() -> None:
    assert without_words((0, 1, 2), ENGLISH) == "If you bribe these three defenders"
    assert "and" in without_words((0, 1), ENGLISH)


def test_of_what_was_drawn_it_is_told_how_many_went_back() -> None:
    """Three came out of the Bag and two stand there: nobody should have to ask where the third is."""
    assert ribbon_words(bribing().state, "bribe", 0, 4, 4, 0, ENGLISH)[1] == "4 rolled: four Things came out of the Bag"
    assert ribbon_words(bribing().state, "bribe", 0, 3, 3, 1, ENGLISH)[1] == "3 rolled: three Things drawn, 1 put back"
    thrown = [Event("rolled", (PURPOSES.index("explore"), 0, (3,), 0, 0)), Event("defence_drawn", (0, 0, (1, 2, 3)))]
    gone = Event("returned", ((3,),))
    view = GAME.view(bribing().state, 0)
    for story, back in (([*thrown, gone], 1), (thrown, 0), ([*thrown, Event("bribed", (0, 0, 1, 1)), gone], 0)):
        found = read_exploration(view, story)
        assert found is not None
        assert (found.drawn, found.back) == (3, back)
