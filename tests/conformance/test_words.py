"""Check 11: everything that is asked, answered or told has words. (Cues are the window's, and are checked there.)"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from engines.core.game import Game
from engines.core.types import WATCHER, Event
from engines.core.vocabulary import spell_event
from tests.languages import told_by

from .cases import CASES, Case, every_case, every_game, far, few_cases, played, spoken_cases

MARKED = told_by("«{}»".format)


def _assert_readable(words: str, what: object) -> None:
    assert words, f"no words for {what}"
    assert words == words.strip(), f"loose ends: {words!r} for {what}"
    assert "\n" not in words, f"more than one line for {what}"
    assert not set("{}") & set(words), f"not filled in: {words!r} for {what}"


@pytest.mark.thorough
@every_game
def test_check_11_everything_declared_comes_up_in_play(game: Game[Any]) -> None:
    """What never happens was never tried: a kind, a verb or an event that no case reaches would slip past the rest."""
    games = [played(case) for case in CASES if case.game is game]
    asked = {decision.kind for it in games for p in it.positions if (decision := game.decision(p.state))}
    done = {choice.verb for it in games for choice in it.choices}
    told = {event.kind for it in games for event in it.events}
    for it in far(game):
        asked.add(it.decision.kind)
        done |= {option.verb for option in it.stories}
        told |= {event.kind for event in it.events}
    never = {"decisions": set(game.kinds) - asked, "verbs": set(game.verbs) - done, "events": set(game.events) - told}
    assert not any(never.values()), f"never seen: {never}"
    assert not told - set(game.events), "told, but not declared"


@every_case
def test_check_11_every_question_and_every_answer_has_words(case: Case) -> None:
    for position in played(case).positions:
        _assert_the_question_has_words(case, position.state)


def _assert_the_question_has_words(case: Case, state: Any) -> None:
    text, names = case.game.text, case.setup.names
    decision = case.game.decision(state)
    assert decision is not None
    view = case.game.view(state, decision.seat)
    _assert_readable(text.prompt(decision, view, names).line, decision.kind)
    for seat in (WATCHER, *case.seats):
        theirs = text.prompt(decision._replace(options=()), case.game.view(state, seat), names).line
        _assert_readable(theirs, f"{decision.kind}, seen by seat {seat}")
    said = Counter(text.option(option, view, names) for option in decision.options)
    for option in decision.options:
        _assert_readable(text.option(option, view, names), option)
    assert max(said.values()) == 1, f"two options read the same: {said.most_common(1)}"


@every_case
def test_check_11_every_event_has_words_for_those_who_know_and_those_who_do_not(case: Case) -> None:
    _assert_events_have_words(case, played(case).events)


def _assert_events_have_words(case: Case, events: Iterable[Event]) -> None:
    for event in events:
        spell_event(event, case.game.events)  # raises where a number has no name
        for seen in (event, event._replace(secret=())):
            _assert_readable(case.game.text.event(seen, case.setup.names), seen)


@every_game
def test_check_11_far_positions_have_words_too(game: Game[Any]) -> None:
    for it in far(game):
        _assert_the_question_has_words(it.case, it.state)
        _assert_events_have_words(it.case, it.events)


@every_case
def test_check_11_the_table_has_words_for_every_seat(case: Case) -> None:
    for state in (*(position.state for position in played(case).positions), played(case).end):
        for seat in case.seats:
            lines = case.game.text.table(case.game.view(state, seat), case.setup.names)
            assert lines
            assert not any(set("{}") & set(line) or "\n" in line for line in lines)


@every_case
def test_check_11_the_aim_and_how_near_everyone_is_have_words_for_every_seat(case: Case) -> None:
    text, names = case.game.text, case.setup.names
    for state in (*(position.state for position in played(case).positions), played(case).end):
        for seat in (WATCHER, *case.seats):
            view = case.game.view(state, seat)
            lines = text.standing(view, names)
            assert len(lines) == (1 if case.game.together else case.setup.seats)
            for line in (text.aim(view), *lines):
                _assert_readable(line, f"the aim of {case.game.id}")
                assert line.endswith("."), line


@few_cases
def test_check_11_whatever_has_a_name_can_be_explained(case: Case) -> None:
    """`?` in the terminal: every name of the glossary, in every mode, for every seat and for whoever walks past."""
    for position in played(case).positions[:1]:
        for seat in (WATCHER, *case.seats):
            told = case.game.text.glossary(case.game.view(position.state, seat))
            assert told
            for name, text in told.items():
                _assert_readable(name, "a name")
                _assert_readable(text, name)
                assert text.endswith((".", "?"))


@spoken_cases
def test_check_11_every_sentence_goes_through_the_catalogue_as_a_whole(case: Case) -> None:
    """A language in which everything is in quotation marks. Sentences glued together from pieces cannot be translated,
    so the marks must enclose each one. (The toy game speaks no language.)"""
    text, names, it = case.game.text, case.setup.names, played(case)
    said = [text.event(event, names, MARKED) for event in it.events]
    for position in it.positions:
        decision = case.game.decision(position.state)
        assert decision is not None
        view = case.game.view(position.state, decision.seat)
        said.append(text.prompt(decision, view, names, MARKED).line)
        said += [text.aim(view, MARKED), *text.standing(view, names, MARKED)]
        said += [text.option(option, view, names, MARKED) for option in decision.options]
    assert [words for words in said if not (words.startswith("«") and words.endswith("»"))] == []
