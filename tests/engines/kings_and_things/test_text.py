"""Words: every question, answer, fact and counter has its own, and the table can be read."""

import re
from string import Formatter

import pytest

from engines.core.game import Prompt, set_up
from engines.core.language import Language
from engines.core.language.english import English
from engines.core.rng import Rng
from engines.core.types import WATCHER, Decision, Event, Option, Shape, Story
from engines.kings_and_things import lore, words
from engines.kings_and_things.decisions import KINDS, SCOPES, VERBS, WINDOWS
from engines.kings_and_things.events import EVENTS, PURPOSES
from engines.kings_and_things.game import GAME
from engines.kings_and_things.labels import LABELS, OPTIONS
from engines.kings_and_things.prompts import ASKED, PHASES, WAITING
from engines.kings_and_things.rules.recruit import free_draws
from engines.kings_and_things.state import PHASE_IDS, STEP_IDS
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import BALLOON, FIRST, GOLEM, KIND, KIND_IDS, ROWS, WARLORD

from .table import table
from .war import war

NAMES = ("Ada", "Bea", "Cyd", "Dov")
TOLD_OTHERWISE = {
    "started_unknown", "phase_began_last", "rolled_against", "rolled_for_side", "answers_sought_battle",
    "used_for_side", "cloud_gone", "fort_razed", "struck_none", "hits_taken_none", "battle_ended_empty", "robbed_gold",
    "charmed_one", "captured_from", "tile_changed_from", "fort_lowered_of", "fort_razed_of",
}  # fmt: skip


def test_every_question_answer_and_fact_has_words():
    assert {key.partition(".")[0] for key in ASKED} == set(KINDS)
    assert {key.partition(".")[0] for key in (*LABELS, *OPTIONS)} == set(VERBS)
    assert set(words.EVENTS) - TOLD_OTHERWISE == set(EVENTS)
    assert words.HERE.keys() < words.EVENTS.keys()


def test_every_name_has_words():
    for names, ids in [
        (words.TERRAIN_NAMES, TERRAIN_IDS),
        (words.CELL_LANDS, TERRAIN_IDS),
        (words.PHASE_NAMES, PHASE_IDS),
        (words.STEP_NAMES, STEP_IDS),
        (words.PURPOSE_NAMES, PURPOSES),
        (words.SCOPES, SCOPES),
    ]:
        assert len(names) == len(ids)


@pytest.mark.parametrize("piece", range(len(KIND)))
def test_every_counter_says_what_it_does(piece):
    said = GAME.text.thing(piece)
    assert said.endswith(".")
    assert "{" not in said


def test_lore_is_about_counters_of_the_box():
    assert set(lore.TEXT) <= {row.id for row in ROWS}


@pytest.mark.parametrize("verb", VERBS)
def test_every_option_can_be_said(verb):
    game = war("troll", "ogre", counter="city", fort="keep")
    game.state.agenda += [
        ("deny", 1, 0),
        ("bribe", 0, 0, 2),
        ("warlord_target", 0, 0),
        ("hero_dice", 0, (3, 4), 200, 0),
    ]
    numbers = {"hexes": (0, 3), "scope": 2, "side": 4, "change": -1, "thing": 150, "item": 145, "hex": 0}
    option = Option(verb, tuple(numbers.get(field.name, 1) for field in VERBS[verb]))
    view = GAME.view(game.state, 0)
    label = GAME.text.label(option, view, NAMES)
    for said in (GAME.text.option(option, view, NAMES), label.words):
        assert said
        assert "{" not in said + label.second


def test_a_list_says_in_full_what_a_button_leaves_to_what_it_stands_beside():
    """Where a button's words would do in a list, no others are written."""
    assert all(VERBS[verb] for verb in OPTIONS if verb != "leave_there")  # which tells the odds
    said_twice = [verb for verb in OPTIONS if verb in LABELS and OPTIONS[verb] == LABELS[verb].words]
    assert said_twice == []


def test_a_button_names_a_counter_and_which_of_its_name():
    game = table(kingdoms=[[0]], shields=["elves_3 ruby"]).do("draw 0")
    view = GAME.view(game.state, 0)
    place, cash = Option("place", (KIND_IDS.index("elves_3"),)), Option("cash", (KIND_IDS.index("ruby"),))
    assert GAME.text.label(place, view, NAMES) == ("Place the Elves (forest 3r)", "")
    assert GAME.text.option(place, view, NAMES) == "Place the Elves (forest 3r)"
    assert GAME.text.label(cash, view, NAMES) == ("Cash in the Ruby", "brings 10 gold")
    assert GAME.text.option(cash, view, NAMES) == "Cash in the Ruby: brings 10 gold"


def test_draws_are_counted():
    game = table(kingdoms=[[0, 1, 2, 3, 4]], shields=["ruby bow city farmers"], gold=[40])
    assert free_draws(game.state, 0) == 3
    game.do("trade farmers", "trade city")
    view = GAME.view(game.state, 0)
    assert GAME.text.label(Option("draw", (5,)), view, NAMES).words == "Draw 9 Things"
    assert GAME.text.option(Option("draw", (5,)), view, NAMES) == "Draw 9 Things, 5 paid for (25 gold)"
    assert GAME.text.option(Option("draw", (0,)), view, NAMES) == "Draw 4 Things"
    poor = GAME.view(table(kingdoms=[[0, 1, 2, 3, 4]], bag="ruby").state, 0)
    assert GAME.text.label(Option("draw", (0,)), poor, NAMES).words == "Draw a Thing"


def test_the_warlord_is_told_the_chance_for_each_creature_and_whether_it_could_be_supported():
    game = table(
        phase="combat",
        kingdoms=[[7], [0, 8, 9]],
        board={7: "forest", 8: "forest", 9: "mountain"},
        armies=[{0: "warlord elves_3"}, {0: "bears giant"}],
    )
    decision = GAME.decision(game.state)
    assert decision.kind == "warlord_target"
    said = [GAME.text.option(option, GAME.view(game.state, 0), NAMES) for option in decision.options]
    assert said == [
        f"{NAMES[1]}'s Bears (forest 2): 5 in 6, supported",
        f"{NAMES[1]}'s Giant (mountain 4r): 3 in 6, no support",
        "Skip: tempt nobody",
    ]


@pytest.mark.parametrize("kind", EVENTS)
def test_every_fact_can_be_told_to_everybody(kind):
    many = {"dice", "things", "heroes", "seats", "terrains", "attackers", "sides", "targets", "units"}
    fields = EVENTS[kind]
    args = tuple((1, 2) if field.name in many else 1 for field in fields.fields)
    secret = tuple((1, 2) if field.name in many else 1 for field in fields.secret)
    for event in (Event(kind, args), Event(kind, args, secret)):
        said = GAME.text.event(event, NAMES)
        assert said.endswith((".", "?", "!"))
        assert "{" not in said


class Plain(English):
    """English without its small words."""

    nothing = "x"
    last = "{0}, {1}"

    def noun(self, noun, spec):
        return noun.one

    def counted(self, number, noun, spec):
        return f"{number} {noun.one}"


def test_everything_goes_through_the_catalogue():
    """With a catalogue of crosses no letter of ours is left."""
    asked = []

    def say(text):
        asked.append(text)
        return "".join(f"{{{field}}}" if field else "" for _, field, _, _ in Formatter().parse(text)) + "x"

    game = war("troll", "ogre", counter="city", fort="keep")
    view = GAME.view(game.state, 0)
    told = "".join(GAME.text.table(view, ("X",) * 4, Language(Plain(), say, say))).lower()
    assert set(told) <= set("x0123456789 \n/\\_:;,.+()-%?n")
    assert asked


def test_the_board_is_drawn():
    game = war("troll arch_mage", "ogre", counter="city", fort="keep", cloud=3)
    lines = GAME.text.table(GAME.view(game.state, 0), NAMES)
    board = "\n".join(lines[:29])
    assert "/0 plains \\" in board
    assert "/B keep city\\" in board
    assert "\\%" in board
    assert max(map(len, lines[:29])) <= 80
    for hex_ in range(37):
        assert f"{hex_} " in board


def test_a_small_board_is_drawn():
    game = table(seats=2, kingdoms=[[0], [16]], phase="construction")
    lines = GAME.text.table(GAME.view(game.state, 0), NAMES[:2])
    assert "\\_________/" in lines[20]


def test_the_table_shows_no_more_than_the_seat_knows():
    game = table(
        phase="construction",
        kingdoms=[[0], [30]],
        armies=[{0: "nomads"}, {30: "troll warlord"}],
        shields=["ruby", "emerald"],
        board={0: "desert"},
    )
    mine = "\n".join(GAME.text.table(GAME.view(game.state, 0), NAMES))
    theirs = "\n".join(GAME.text.table(GAME.view(game.state, 1), NAMES))
    nobodys = "\n".join(GAME.text.table(GAME.view(game.state, WATCHER), NAMES))
    assert ["Nomads" in text for text in (mine, theirs, nobodys)] == [True, False, False]
    assert ["Troll" in text for text in (mine, theirs, nobodys)] == [False, True, False]
    assert ["Ruby" in text for text in (mine, theirs, nobodys)] == [True, False, False]
    assert all("Warlord" in text for text in (mine, theirs, nobodys))
    assert "without support" in theirs
    assert "without support" not in mine


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_can_be_read(seats):
    state, rng = GAME.new(set_up(GAME, seats, {"turn_limit": 5}, seats)), Rng(seats)
    while decision := GAME.decision(state):
        view = GAME.view(state, decision.seat)
        assert NAMES[decision.seat] in GAME.text.prompt(decision, view, NAMES[:seats]).line
        said = [GAME.text.option(option, view, NAMES[:seats]) for option in decision.options]
        assert len(set(said)) == len(said), said
        assert not any("{" in text for text in said)
        story = Story()
        GAME.apply(state, rng.pick(decision.options), story)
        for event in story:
            for seat in (WATCHER, *range(seats)):
                assert "{" not in GAME.text.event(event.seen_by(seat), NAMES[:seats])


# -- what is at stake


def asked(frame, seat=0):
    game = war("troll", "ogre", counter="city", fort="keep")
    game.state.agenda.append(frame)
    decision = Decision(0, frame[0], Shape.PICK_ONE, ())
    return GAME.text.prompt(decision, GAME.view(game.state, seat), NAMES).line


def test_a_question_about_a_hero_names_him():
    assert asked(("hero_pre_gold", 0, WARLORD)).startswith("Ada, gold for your roll. The Warlord needs 10.")
    assert asked(("hero_post_gold", 0, WARLORD, 2)).startswith("Ada, so close. 2 short for the Warlord.")
    assert asked(("place_hero", 0, WARLORD)).startswith("Ada, welcome the Warlord.")
    assert "The Warlord goes to the bank." in asked(("hero_side", 0, WARLORD))


def test_a_question_about_a_thing_names_it_to_its_owner_alone():
    frame = ("place_where", 0, GOLEM)
    assert asked(frame).startswith("Ada, place the Golem.")
    assert asked(frame, 1) == asked(frame, WATCHER) == "Ada is placing Things."


def test_a_question_about_a_hex_names_it():
    for frame in (("bribe", 0, 0, 1), ("evacuate", 0, 0), ("take_loot", 0, 0), ("excess_removal", 0, 0)):
        assert "at Maybough" in asked(frame).replace("swallows", "at")


def test_whoever_may_answer_reads_what_and_whose():
    assert asked(("react", 0, BALLOON, 1)).startswith("Ada, do you answer? Bea uses the Balloon.")
    game = war("troll", "ogre")
    game.state.agenda += [("hero_dice", 1, (3, 4), WARLORD, 0), ("react", 0, -1, 1)]
    decision = Decision(0, "react", Shape.PICK_ONE, ())
    said = [GAME.text.prompt(decision, GAME.view(game.state, seat), NAMES) for seat in (0, WATCHER)]
    assert [prompt.lead for prompt in said] == ["Ada, do you answer?", "Does anyone answer?"]
    assert {prompt.sentence for prompt in said} == {
        "Bea rolls 3 and 4 for a Hero. The Warlord joins at 10. The Lucky Charm can turn one die up or down by one."
    }


def test_whoever_only_watches_reads_what_goes_on_and_nothing_of_the_answer():
    assert len(PHASES) == len(PHASE_IDS)
    for kind in KINDS:
        lead, sentence = WAITING.get(kind, Prompt(PHASES[0], ""))
        assert lead.startswith("{name} ") or kind in WINDOWS
        assert bool(sentence) == (kind in (*WINDOWS, "bribe", "take_loot"))
    assert asked(("show_pin_proof", 0, 0, 1), 1) == "Ada is asked for proof."
    assert asked(("bribe", 0, 0, 1), 1) == "Ada is thinking of a bribe. The locals at Maybough stand in the way."


def test_whoever_waits_in_a_battle_or_looks_on_reads_whose_it_is_and_where():
    frame = ("retreat", 0, 0, 0)
    assert asked(frame, 1) == "Ada is fighting. You fight Ada at Maybough."
    assert asked(frame, 2) == asked(frame, WATCHER) == "Ada is fighting. Ada fights Bea at Maybough."


def test_every_prompt_can_be_read_in_one_line():
    """The lead is a heading: a terminal gives it its full stop. And no word needs a mouse."""
    for lead, sentence in (*ASKED.values(), *WAITING.values(), *[Prompt(lead, "") for lead in PHASES]):
        assert lead
        assert not lead.endswith(".")
        assert not sentence or sentence.endswith((".", "?", "}"))
        assert not re.search(r"\b(click|lit|pull|drag|tick|esc|below|button)\b", f"{lead} {sentence}", re.IGNORECASE)


def test_the_glossary_has_every_counter_and_all_of_one_name():
    told = GAME.text.glossary(GAME.view(war("troll", "ogre").state, 0))
    assert set(told) == {row.name for row in ROWS}
    assert told["Golem"] == GAME.text.thing(GOLEM)
    elves = [kind for kind, row in enumerate(ROWS) if row.name == "Elves"]
    assert len(elves) > 1
    assert all(GAME.text.thing(FIRST[kind]) in told["Elves"] for kind in elves)
