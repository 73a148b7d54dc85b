"""Challenges: the same deal for everybody, the first try counts, and a result in words that gives nothing away."""

import string
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from client.games.samples import keep_sample
from client.input.intents import Intent, Kind
from client.match.challenges import (
    LONGEST,
    StandIn,
    challenge_of,
    days_played,
    difference,
    in_words,
    on_this_deal,
    place_of,
    seed_of,
    sit_down,
    tries,
)
from client.match.ledger import LedgerLine, line_of
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.scenes.challenges.scene import ChallengesScene
from client.scenes.duplicate import DuplicateScene
from client.scenes.results.facts import result_of_record
from client.scenes.results.scene import ResultsScene
from client.stage.scene import Scene
from engines import GAMES
from engines.core.codes import SEEDS, code_of, deal_of
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.record import read_record

from .scene_kit import click, key, make_stage, press, settle, words
from .shell_kit import faults as text_faults
from .shell_kit import picture_faults
from .sizes import every_window

DAY = date(2026, 11, 17)
GAME_IDS = list(GAMES)


def line(number=0, day=DAY, **about):
    usual = {
        "record": str(number), "game": "cover_your_kingdom", "mode": "standard", "code": "4F2H-QQQQ-LMNR",
        "names": ("Ann", "Bo", "Cy"), "players": (HUMAN, "normal", "normal"), "winners": (1,), "scores": (310, 400, 90),
        "begun": f"2026-11-17T20:{number:02d}:00", "turns": 38, "challenge": day.isoformat() if day else "",
    }  # fmt: skip
    return LedgerLine(**{**usual, **about})


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_day_has_one_deal_for_every_game_and_other_days_have_others(game):
    days = [DAY + timedelta(days=number) for number in range(60)]
    seeds = [seed_of(GAMES[game], day) for day in days]
    assert len(set(seeds)) == 60
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert seeds == [seed_of(GAMES[game], day) for day in days]
    deal = challenge_of(GAMES[game], DAY)
    setup = set_up(GAMES[game], deal.seats, {**deal.options, "mode": deal.mode}, deal.seed)
    assert deal_of(code_of(GAMES[game], setup, GAMES), GAMES) == deal


DEALS = {
    ("cover_your_kingdom", 1): 121,
    ("kings_and_things", 3): 274,
    ("knights_and_ninjas", 2): 653,
    ("my_realm", 2): 669,
}
"""The end of the seed of a day, by game and version of its rules."""


@pytest.mark.parametrize(("game", "rules"), DEALS)
def test_the_deals_of_a_day_are_these(game, rules, monkeypatch):
    """If this fails, today's challenge is another than yesterday's program of the same rules said: was that meant?"""
    monkeypatch.setattr(GAMES[game], "rules_version", rules)
    assert seed_of(GAMES[game], date(2026, 1, 1)) % 1000 == DEALS[game, rules]


def test_other_rules_are_another_deal(monkeypatch):
    before = seed_of(GAMES["my_realm"], DAY)
    monkeypatch.setattr(GAMES["my_realm"], "rules_version", 99)
    assert seed_of(GAMES["my_realm"], DAY) != before


@pytest.mark.parametrize("game", GAME_IDS)
def test_one_person_sits_down_among_computers(game):
    setup, seats = sit_down(GAMES[game], challenge_of(GAMES[game], DAY), "Zoë")
    assert sum(seat.is_human for seat in seats) == 1
    assert "Zoë" in setup.names
    assert len(set(setup.names)) == len(seats)
    assert Match(GAMES[game], setup).decision is not None


def test_the_first_try_counts_and_the_day_is_when_it_was_begun():
    lines = [line(5), line(2, scores=(20, 400, 90)), line(1, day=DAY - timedelta(days=1)), line(3, game="my_realm")]
    assert [each.record for each in tries(lines, "cover_your_kingdom", DAY)] == ["2", "5"]
    assert tries(lines, "cover_your_kingdom", DAY, "Nobody") == []
    assert days_played([*lines, line(9, day=None), line(8, day=date(2026, 10, 30))], DAY) == 2


def test_a_result_is_one_line_of_words():
    told = in_words(line(), "Cover Your Kingdom", ENGLISH)
    told_so = "Four Crowns, Cover Your Kingdom, 17 November 2026: 310, place 2 of 3, 38 turns. Code 4F2H-QQQQ-LMNR."
    assert told == told_so
    assert len(told) <= LONGEST
    assert set(told) <= set(string.ascii_letters + string.digits + " ,.:-'&")
    assert "won with 310" in in_words(line(together=True, winners=(0, 1)), "My Realm", ENGLISH)


def test_places_are_shared():
    assert place_of((5, 5, 9), 0, (2,)) == place_of((5, 5, 9), 1, (2,)) == 2


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["knights_and_ninjas", "my_realm"])
def test_the_computer_in_ones_chair_plays_the_same_deal_the_same_way(game):
    scores = []
    for portion in (5, 1000):
        setup, seats = sit_down(GAMES[game], challenge_of(GAMES[game], DAY), "Ann")
        stand_in = StandIn(GAMES[game], setup, seats)
        while (outcome := stand_in.play_on(portion)) is None:
            pass
        scores.append(outcome.scores)
    assert scores[0] == scores[1]


def test_a_record_says_whose_day_it_is(tmp_path):
    setup, seats = sit_down(GAMES["my_realm"], challenge_of(GAMES["my_realm"], DAY), "Ann")
    journal = Library(tmp_path, GAMES).prepare(setup, seats, challenge=DAY.isoformat())
    match = Match(GAMES["my_realm"], setup, journal)
    stand_in = StandIn(GAMES["my_realm"], setup, seats)
    while stand_in.match.decision:
        before = len(stand_in.match.moves)
        stand_in.play_on(1)
        match.submit(stand_in.match.moves[before].option)
    record = read_record(journal.path, GAMES)
    assert line_of(GAMES["my_realm"], record, GAMES).challenge == "2026-11-17"


# -- on the screen -----------------------------------------------------------------------------------------------------


def challenges(folder, **settings):
    stage = make_stage(folder, **settings)
    stage.push(Scene(stage))
    scene = ChallengesScene(stage)
    stage.push(scene)
    settle(stage)
    return stage, scene


def code(seed=7):
    rules = GAMES["knights_and_ninjas"]
    return code_of(rules, set_up(rules, 4, {"dragonsLair": True}, seed), GAMES)


@every_window
def test_it_can_be_read_at_every_size(tmp_path, size, text):
    stage, scene = challenges(tmp_path, size=size, text_size=text)
    assert picture_faults(stage) + text_faults(stage) == []
    for typed in (code(), code()[:6], code()[:-1] + "2"):
        scene.write(typed)
        settle(stage)
        assert picture_faults(stage) + text_faults(stage) == []


def test_a_code_is_played(tmp_path):
    stage, scene = challenges(tmp_path, seats=(Seat("Zoë"),))
    begun = []
    stage.begin = lambda setup, seats: begun.append((setup, seats))
    scene.play_code()
    assert begun == []
    scene.write(code(99).lower().replace("-", " "))
    scene.play_code()
    stage.top.ui.focus = "code"
    stage.handle(Intent(Kind.ACTIVATE))
    assert begun[0] == begun[1], "Enter in the field does the same"
    scene.write("")
    stage.handle(Intent(Kind.ACTIVATE))
    assert len(begun) == 2
    setup, seats = begun[0]
    assert (setup.game, setup.seed, setup.options["dragonsLair"]) == ("knights_and_ninjas", 99, True)
    assert seats[0] == Seat("Zoë")


def test_a_code_can_be_pasted(tmp_path, monkeypatch):
    monkeypatch.setattr("client.clipboard.get", code)
    stage, scene = challenges(tmp_path)
    stage.top.ui.focus = "code"
    stage.handle(Intent(Kind.PASTE))
    assert scene.code == code()
    settle(stage)
    assert "The code is right" in words(stage)


def test_codes_of_ones_own_deals_can_be_given_away(tmp_path, monkeypatch):
    """The newest first and each deal once, until somebody types a code."""
    copied = []
    monkeypatch.setattr("client.scenes.clipboard.put", lambda text: copied.append(text) or True)
    stage, scene = challenges(tmp_path, size=(1920, 1080))
    assert scene.own_deals() == []
    for number, seed in enumerate((1, 2, 1, 3)):
        stage.library.ledger.add(line(number, game="knights_and_ninjas", code=code(seed)))
    scene.enter()
    settle(stage)
    assert [each.code for each in scene.own_deals()] == [code(3), code(1), code(2)]
    assert "Codes of your own deals" in words(stage)
    scene.ui.get("own 1").does()
    assert copied == [code(1)]
    assert picture_faults(stage) == []
    scene.write(code(9))
    settle(stage)
    assert stage.top.ui.get("own 0") is None


def test_what_can_be_played_today_has_the_focus(tmp_path):
    stage, scene = challenges(tmp_path)
    assert stage.top.ui.focus == "today cover_your_kingdom"
    stage.library.ledger.add(line(1, day=scene.today, game="cover_your_kingdom"))
    again = ChallengesScene(stage)
    stage.push(again)
    settle(stage)
    assert stage.top.ui.focus == "today kings_and_things"


def test_todays_deal_is_played_as_such(tmp_path):
    stage, scene = challenges(tmp_path)
    begun = []
    stage.begin_challenge = lambda *table: begun.append(table)
    scene.today = DAY
    scene.play_today("my_realm")
    (setup, _, day) = begun[0]
    assert setup.seed == seed_of(GAMES["my_realm"], DAY)
    assert day == "2026-11-17"


def test_the_difference_to_the_computer_is_told(tmp_path, monkeypatch):
    copied = []
    monkeypatch.setattr("client.scenes.clipboard.put", lambda text: copied.append(text) or True)
    stage, scene = challenges(tmp_path)
    today = scene.today
    names = ("Ann", "B", "C", "D")
    stage.library.ledger.add(
        line(
            1, day=today, game="knights_and_ninjas", names=names, players=(HUMAN, *["normal"] * 3), scores=(7, 1, 2, 3)
        )
    )
    scene.enter()
    while "knights_and_ninjas" not in scene.rivals:
        stage.update(0.01)
    settle(stage)
    rival = scene.rivals["knights_and_ninjas"]
    assert difference(ENGLISH.name("Ann"), 7, rival, ENGLISH) in " ".join(words(stage).split())
    stage.top.ui.get("copy knights_and_ninjas").does()
    assert copied[0].startswith("Four Crowns, Of Knights & Ninjas, ")
    key(stage, "x")


def test_the_difference_is_told_in_one_sentence():
    ann = ENGLISH.name("Ann")
    assert difference(ann, 310, 235, ENGLISH) == "Ann: 310. The computer in the same chair: 235, which is 75 less."
    assert difference(ann, 3, 4, ENGLISH) == "Ann: 3. The computer in the same chair: 4, which is 1 more."
    assert difference(ann, 4, 4, ENGLISH) == "Ann: 4. The computer in the same chair: 4, too."


def test_people_compare_by_code(tmp_path):
    deal = challenge_of(GAMES["my_realm"], DAY)
    code = code_of(GAMES["my_realm"], sit_down(GAMES["my_realm"], deal, "Ann")[0], GAMES)
    stage, scene = challenges(tmp_path)
    for number, (name, score) in enumerate((("Ann", 5), ("Bo", 7), ("ann", 9))):
        stage.library.ledger.add(
            line(
                number,
                game="my_realm",
                names=(name, "King"),
                players=(HUMAN, "normal"),
                scores=(score, score),
                code=code,
            )
        )
    scene.enter()
    scene.write(f"Four Crowns, My Realm Will Be Yours: won with 5, 8 turns. Code {code}.")
    settle(stage)
    assert scene.code == code  # a friend's whole line can be pasted
    assert on_this_deal(scene.lines, code) == [("Bo", 7), ("Ann", 5)]  # the first try counts
    assert "1. Bo" in words(stage)
    assert "2. Ann" in words(stage)
    assert picture_faults(stage) == []


@pytest.mark.parametrize("game", ["cover_your_kingdom", "my_realm"])
def test_a_computer_plays_the_deal_of_a_finished_game_in_ones_chair(tmp_path, game):
    stage = make_stage(tmp_path)
    path = keep_sample(stage.library, game, finished=True)
    result = result_of_record(GAMES[game], stage.library.read(path))
    stage.push(ResultsScene(stage, result, from_library=True))
    settle(stage)
    key(stage, "d")
    assert isinstance(stage.top, DuplicateScene)
    while not stage.top.told:
        stage.update(0.01)
    settle(stage)
    assert picture_faults(stage) == []
    scene = stage.top
    assert scene.stand_in.match.setup == result.setup
    mine, other = result.outcome.scores[scene.chair], scene.stand_in.match.outcome.scores[scene.chair]
    assert scene.told == difference(ENGLISH.name(result.seats[scene.chair].name), mine, other, ENGLISH)
    press(stage, Kind.BACK)
    assert stage.top.name == "results"


def test_nobody_waits_for_a_computer_who_does_not_want_to(tmp_path):
    stage = make_stage(tmp_path)
    path = keep_sample(stage.library, "knights_and_ninjas", finished=True)
    result = result_of_record(GAMES["knights_and_ninjas"], stage.library.read(path))
    stage.push(ResultsScene(stage, result, from_library=True))
    settle(stage)
    click(stage, "duplicate")
    stage.update(0.01)
    press(stage, Kind.BACK)
    assert stage.top.name == "results"
    computers = tuple(replace(seat, player="normal") for seat in result.seats)
    stage.swap(ResultsScene(stage, result._replace(seats=computers), from_library=True))
    settle(stage)
    assert stage.top.ui.get("duplicate") is None  # there is no chair of a person
