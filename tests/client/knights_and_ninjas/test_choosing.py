"""How cards, kingdoms and piles become answers at the table of Of Knights & Ninjas, and who begins the next game."""

from pathlib import Path
from typing import Any

import pytest

from client.games.knights_and_ninjas import hand, jester_names, things
from client.games.knights_and_ninjas.results import KnightsAndNinjasCount
from client.games.samples import play_on
from client.input.intents import Intent, Kind
from client.match.seats import Seat
from client.scenes.results.facts import result_of
from client.scenes.results.scene import ResultsScene
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import Outcome
from engines.knights_and_ninjas.cards import MERCHANT
from engines.knights_and_ninjas.game import GAME
from tests.engines.knights_and_ninjas.table import table

from ..table_kit import NAMES, bare_stage
from .kit import labels, lit, seat_down, use

# -- choosing ----------------------------------------------------------------------------------------------------------


def test_a_revolt_is_picked_card_by_card_and_laid_by_its_button(tmp_path: Path) -> None:
    game = table(hands=["peasant peasant peasant king", "", ""])
    game.do("attack 1")
    scene = seat_down(tmp_path, game)
    use(scene, "hand0")
    use(scene, "hand2")
    assert labels(scene) == ["Play 3 Peasants", "Put back", "Play 2 Peasants"]
    assert "hand3" not in lit(scene)
    use(scene, "action2")
    assert scene.session.match.state.agenda[-1][4] == 2


def test_an_attack_is_a_kingdom_and_its_button(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king", "", ""], walls={2: "minstrel"}))
    assert {"seat1", "hand0"} <= lit(scene)
    assert "seat2" not in lit(scene)
    use(scene, "seat1")
    assert labels(scene) == ["Put back", "Attack Tomas"]
    use(scene, "action1")
    assert scene.session.match.state.victim == 1


def test_card_first_then_the_kingdom_lays_it_at_once(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king castle", "", ""], walls={2: "castle"}))
    use(scene, "hand0")
    assert "seat1" in lit(scene)
    assert "seat2" not in lit(scene), "a King needs a Ladder there"
    use(scene, "seat1")
    frame = scene.session.match.state.agenda[-1]
    assert (frame[0], frame[1], frame[4]) == ("respond", 1, 4)


def test_the_next_blow_too_may_be_laid_by_a_click_on_the_victim(tmp_path: Path) -> None:
    game = table(hands=["king peasant peasant", "", ""]).do("attack 1")
    scene = seat_down(tmp_path, game)
    assert "seat1" not in lit(scene), "no card is picked yet"
    use(scene, "hand0")
    use(scene, "hand1")
    assert "seat2" not in lit(scene)
    use(scene, "seat1")
    frame = scene.session.match.state.agenda[-1]
    assert (frame[0], frame[4]) == ("respond", 2)


def test_what_attacks_nobody_lights_no_kingdom(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king castle", "", ""]))
    use(scene, "hand1")
    assert "seat1" not in lit(scene)
    scene.stage.handle(Intent(Kind.BACK))
    assert "seat1" in lit(scene)


def test_a_peasant_that_could_bring_others_along_waits_for_them(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["peasant peasant", "", ""]))
    use(scene, "hand0")
    use(scene, "seat1")
    assert scene.session.match.state.agenda[-1][0] == "blow"
    scene.stage.update(0.1)
    assert labels(scene) == ["Play 2 Peasants", "Put back", "Play a Peasant"]


def test_a_card_pulled_to_a_kingdom_is_laid_there(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king", "", ""]))
    card, rival = scene.ui.get("hand0").box, scene.ui.get("seat1").box
    scene.stage.handle(Intent(Kind.POINT, card.cx, card.cy))
    scene.stage.handle(Intent(Kind.PRESS, card.cx, card.cy))
    scene.stage.handle(Intent(Kind.POINT, card.cx, card.cy - 80))
    scene.stage.handle(Intent(Kind.POINT, rival.cx, rival.cy))
    scene.stage.handle(Intent(Kind.RELEASE, rival.cx, rival.cy))
    assert scene.session.match.state.agenda[-1][0] == "respond"


def test_only_what_can_be_played_has_a_ring(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king ladder castle highwayman", "", ""]))
    assert {held.face.name: held.state for held in hand.held(scene.table.tabletop)} == {
        "King": "legal", "Castle": "legal", "Ladder": "", "Highwayman": "",
    }  # fmt: skip
    assert {"hand0", "hand1", "hand2", "hand3"} <= lit(scene), "any card can be discarded to pass"


def test_to_pass_is_never_what_is_confirmed(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["jester king", "", ""]))
    use(scene, "hand1")
    button = scene.ui.get("action0")
    assert (button.label, button.second, button.key, button.kind) == ("Pass", "discard a Jester", "p", "secondary")


def test_a_merchant_warns_of_the_gem_that_wins_the_rival_the_game(tmp_path: Path) -> None:
    game = table(hands=["merchant", "king king", "king soldier"], gems=[2, 9, 4])
    scene = seat_down(tmp_path, game)
    use(scene, "hand0")
    words = [scene.table.tabletop._verb(things.seat(seat)) for seat in (1, 2)]
    assert words == ["they would win!", "buy"]


def test_passing_is_a_card_on_the_discards(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king soldier", "", ""]))
    use(scene, "hand0")
    use(scene, "discard")
    assert len(scene.session.match.state.hands[0]) == 1


def test_a_jester_asks_who_it_is(tmp_path: Path) -> None:
    game = table(hands=["jester", "", ""], walls={1: "castle"})
    game.do("attack 1")
    scene = seat_down(tmp_path, game)
    use(scene, "hand0")
    assert jester_names.asks(scene.table)
    names = {scene.table.faces.kind(int(name[4:])).name for name in lit(scene) if name.startswith("name")}
    assert names == {"Ninja", "Dragon"}
    assert "seat1" not in {widget.id for widget in scene.ui.widgets}
    use(scene, next(name for name in lit(scene) if name.startswith("name")))
    assert scene.session.match.state.agenda[-1][0] == "respond"


def test_a_jester_that_buys_asks_from_whom(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["jester", "king king", "soldier soldier"]))
    use(scene, "hand0")
    assert f"name{MERCHANT}" in lit(scene)
    use(scene, f"name{MERCHANT}")
    assert lit(scene) >= {"seat1", "seat2"}
    use(scene, "seat2")
    assert scene.session.match.state.gems == [4, 5, 6]


def test_an_archer_may_leave_the_own_wall(tmp_path: Path) -> None:
    game = table(hands=["ninja", "", ""], walls={0: "archer", 1: "archer"})
    game.do("attack 1")
    scene = seat_down(tmp_path, game)
    assert "archer" in lit(scene)
    use(scene, "archer")
    assert scene.session.match.state.agenda[-1][0] == "respond"


# -- another game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "begins"), [(4, "3"), (2, "random")])
def test_whoever_won_last_begins_when_they_play_again(seats: int, begins: str) -> None:
    won = Outcome((min(2, seats - 1),), (0,) * seats, ({},) * seats)
    setup = set_up(GAME, seats, {"beginnerDeck": True}, 5, NAMES[:seats])
    again = KnightsAndNinjasCount(ENGLISH).again(setup, won)
    assert again.options == {**setup.options, "firstPlayer": begins}
    if seats > 2:
        assert GAME.new(again).seat == 2


def test_play_again_asks_the_game_how(tmp_path: Path) -> None:
    stage, begun = bare_stage(tmp_path), []
    stage.begin = lambda setup, seats: begun.append(setup)
    match = Match(GAME, set_up(GAME, 3, {}, 4, NAMES[:3]))
    play_on(match, 5000)
    sitting = tuple(Seat(name, "captain", n) for n, name in enumerate(NAMES[:3]))
    result = result_of(GAME, match.setup, sitting, [move.option for move in match.moves])
    assert result is not None
    ResultsScene(stage, result).play_again()
    assert begun[0].options["firstPlayer"] == str(result.outcome.winners[0] + 1)


# -- words -------------------------------------------------------------------------------------------------------------


def said(scene: Any) -> str:
    scene.ready()
    return str(scene.asked_words().sentence)


def test_the_prompt_is_the_one_of_the_rules_until_something_is_picked_that_needs_a_click(tmp_path: Path) -> None:
    scene = seat_down(tmp_path, table(hands=["king king", "", ""]))
    assert said(scene).startswith("Fortify, attack, play a special card, or pass. Pick a card")
    use(scene, "hand0")
    assert said(scene) == "Click the kingdom to attack. Or click the discard pile to pass with it."


def test_what_is_asked_stays_while_cards_are_picked_that_need_no_other_click(tmp_path: Path) -> None:
    game = table(hands=["monk", "king queen knight", ""], walls={1: "castle"}).do("monk monk")
    scene = seat_down(tmp_path, game, people=(1,))
    assert said(scene) == "Give Larissa 2 cards or 1 gem. Choose in secret."
    use(scene, "hand0")
    assert said(scene) == "Give Larissa 2 cards or 1 gem. Choose in secret."
