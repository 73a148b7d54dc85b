"""Every kind of question, every verb and every throw has a function; nothing is declared in vain."""

from engines.kings_and_things.agenda import AGENDA
from engines.kings_and_things.decisions import KINDS, VERBS, WINDOWS
from engines.kings_and_things.events import PURPOSES
from engines.kings_and_things.view import ARMY_PARTS, SHIELD_PARTS


def test_every_question_is_asked_by_a_frame_of_its_name():
    assert set(AGENDA.ask) == set(KINDS)


def test_every_verb_is_done():
    assert set(AGENDA.do) == set(VERBS)
    assert all(kind in KINDS and VERBS[verb] == () for kind, verb in WINDOWS.items())


def test_every_throw_of_the_rules_goes_on_in_its_dice_frame():
    frames = {name.removesuffix("_dice") for name in AGENDA.work if name.endswith("_dice")}
    assert frames == set(PURPOSES) - {"first_player"}


def test_no_frame_both_asks_and_works_and_secrets_belong_to_frames():
    assert not set(AGENDA.ask) & set(AGENDA.work)
    assert {*ARMY_PARTS, *SHIELD_PARTS} <= {*AGENDA.ask, *AGENDA.work}
