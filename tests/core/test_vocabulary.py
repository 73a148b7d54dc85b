import pytest

from engines.core.types import Event, Option
from engines.core.vocabulary import EventKind, Field, read, sentence, spell, spell_event

VERBS = {
    "recruit": (Field("card", ("yogi", "bragon")), Field("seat")),
    "answer": (Field("cards", ("yogi", "bragon")),),
    "offer": (Field("amounts"),),
    "pass": (),
}
EVENTS = {"drew": EventKind((Field("seat"),), (Field("cards", ("yogi", "bragon")),), reveals=True)}
PAIRS = [
    (Option("recruit", (1, 3)), ["recruit", "bragon", 3]),
    (Option("recruit", (-1, 0)), ["recruit", -1, 0]),  # HIDDEN has no name
    (Option("answer", ((0, 1, 1),)), ["answer", ["yogi", "bragon", "bragon"]]),
    (Option("answer", ((),)), ["answer", []]),
    (Option("offer", ((5, 0),)), ["offer", [5, 0]]),
    (Option("pass"), ["pass"]),
]


@pytest.mark.parametrize(("option", "words"), PAIRS)
def test_an_option_is_spelled_with_the_names_of_the_rules(option, words):
    assert spell(option, VERBS) == words


@pytest.mark.parametrize(("option", "words"), PAIRS)
def test_what_is_spelled_can_be_read(option, words):
    assert read(words, VERBS) == option


@pytest.mark.parametrize(
    "words",
    [
        None,
        "pass",
        {},
        [],
        [3],
        [["pass"]],
        ["fly"],
        ["pass", 1],
        ["recruit", "bragon"],
        ["recruit", "dragon", 3],
        ["recruit", 1, 3],  # a card goes by its name
        ["recruit", "bragon", "3"],
        ["recruit", "bragon", True],
        ["recruit", "bragon", 3.0],
        ["recruit", "bragon", None],
        ["recruit", "bragon", [[3]]],
        ["answer", ["yogi", 1]],
    ],
)
def test_anything_else_is_refused_with_a_short_reason(words):
    with pytest.raises(ValueError, match=r"^\S.{5,80}$"):
        read(words, VERBS)


@pytest.mark.parametrize("option", [Option("recruit", (1,)), Option("pass", (1,))])
def test_spelling_too_many_or_too_few_arguments_is_an_error(option):
    with pytest.raises(ValueError, match=r"shorter|longer"):
        spell(option, VERBS)


def test_a_sentence_is_one_line():
    assert sentence(["recruit", "bragon", 3]) == "recruit bragon 3"
    assert sentence(["answer", ["yogi", "bragon"]]) == "answer yogi+bragon"
    assert sentence(["answer", []]) == "answer nothing"


def test_an_event_is_spelled_with_as_much_as_is_known():
    event = Event("drew", (2,), ((0, 1),), audience=1 << 2)
    assert spell_event(event, EVENTS) == ["drew", 2, ["yogi", "bragon"]]
    assert spell_event(event.seen_by(0), EVENTS) == ["drew", 2]
