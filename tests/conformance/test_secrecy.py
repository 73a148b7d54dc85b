"""Check 10: what a seat cannot know changes nothing that it sees.

The method: take a position, look at it from one seat, and redeal everything that seat does not know. That gives two
worlds which differ only in what is hidden from the seat. Whatever the seat is shown in one, it must be shown in the
other: the view, the question, and the events that follow the same answer, up to the first piece of news.

*News* to a seat is an event that its game declares as revealing, unless all that it reveals is in secret fields which
this seat does not get to see. (To the others, a draw is only a number of cards.)
"""

from itertools import takewhile
from typing import Any

from engines.core.game import Game
from engines.core.types import EVERYONE, WATCHER, Decision, Event, Option, Story

from .cases import ANSWERS, BYSTANDERS, Case, every_case, every_game, far, played


def _worlds(case: Case, state: Any, seat: int) -> tuple[Any, Any]:
    """The position, and another one that is the same as far as this seat knows."""
    return state, case.game.redeal(case.game.view(state, seat), case.rng(f"redeal {seat}"))


def _asked(case: Case, world: Any, seat: int) -> Decision | None:
    """The question as far as this seat may know it: another's options would show what they hold."""
    decision = case.game.decision(world)
    return decision if decision is None or decision.seat == seat else decision._replace(options=())


@every_case
def test_check_10_a_redealt_world_is_lawful_looks_the_same_and_asks_the_same(case: Case) -> None:
    """The law of views, view(redeal(view, rng), seat) == view, and the question that goes with the view."""
    prompt, standing = case.game.text.prompt, case.game.text.standing
    for position in played(case).positions:
        for seat in case.seats:
            where = f"to seat {seat} at choice {position.step}"
            real, other = _worlds(case, position.state, seat)
            assert case.game.broken(other) == [], where
            assert case.game.view(other, seat) == case.game.view(real, seat), where
            asked = _asked(case, real, seat)
            assert asked is not None
            assert _asked(case, other, seat) == asked, where
            again = _asked(case, other, seat) or asked
            views = [case.game.view(world, seat) for world in (real, other)]
            assert prompt(asked, views[0], case.setup.names) == prompt(again, views[1], case.setup.names), where
            assert standing(views[0], case.setup.names) == standing(views[1], case.setup.names), where


@every_case
def test_check_10_one_answer_has_the_same_consequences_in_both_worlds(case: Case) -> None:
    """The seat that is asked does the same in both worlds and must see the same, up to the first news."""
    game, rng = case.game, case.rng("answers")
    for position in played(case).positions:
        decision = game.decision(position.state)
        assert decision is not None
        real, other = _worlds(case, position.state, decision.seat)
        for option in rng.sample(decision.options, ANSWERS):
            _assert_same_consequences(case, real, other, decision.seat, option, f"choice {position.step}")


@every_case
def test_check_10_the_others_see_no_more_than_they_may(case: Case) -> None:
    """Somebody else answers. What they played may be seen, so the stories can differ in it, but where all that
    a seat was told is the same in both worlds, all that it sees afterwards must be the same too."""
    game, rng = case.game, case.rng("bystanders")
    for position in played(case).positions:
        decision = game.decision(position.state)
        assert decision is not None
        bystanders = [seat for seat in case.seats if seat != decision.seat]
        for seat in rng.sample(bystanders, BYSTANDERS):
            _, other = _worlds(case, position.state, seat)
            there = game.decision(other)
            assert there is not None
            both = [option for option in decision.options if option in there.options]
            for option in rng.sample(both, ANSWERS):
                _assert_same_knowledge(case, position.state, other, seat, option)


@every_case
def test_check_10_open_questions_offer_the_same_in_every_world(case: Case) -> None:
    """Their answers, but for asides, are no secret; and they can be put to somebody in words of what lies open."""
    for position in played(case).positions:
        _assert_open(case, position.state)


@every_game
def test_check_10_open_questions_far_away(game: Game[Any]) -> None:
    assert game.open_questions <= set(game.kinds)
    assert {*game.asides, *game.trifles, *game.concludes, *game.concludes.values()} <= set(game.verbs)
    for it in far(game):
        _assert_open(it.case, it.state)


def _assert_open(case: Case, state: Any) -> None:
    game, decision = case.game, case.game.decision(state)
    assert decision is not None
    if decision.kind not in game.open_questions:
        return
    offered = _offered_openly(case, state)
    assert offered
    for seat in case.seats:
        if seat != decision.seat:
            _, other = _worlds(case, state, seat)
            assert _offered_openly(case, other) == offered, f"{decision.kind} tells seat {seat} something hidden"
    outside = game.view(state, WATCHER)._replace(seat=decision.seat)
    assert game.text.prompt(decision._replace(options=tuple(offered)), outside, case.setup.names).lead
    assert all(game.text.label(option, outside, case.setup.names).words for option in offered)


def _offered_openly(case: Case, state: Any) -> list[Option]:
    decision = case.game.decision(state)
    assert decision is not None
    return [option for option in decision.options if option.verb not in case.game.asides]


@every_case
def test_check_10_an_open_seat_knows_nothing_more(case: Case) -> None:
    """What such a seat sees is the same in every world that another seat holds possible, once it has begun nothing."""
    game = case.game
    for seat in game.open_seats:
        for position in played(case).positions:
            others = [other for other in case.seats if other != seat]
            for other in others:
                here, there = _worlds(case, position.state, other)
                if game.view(here, WATCHER) == game.view(here, seat):
                    assert game.view(there, seat) == game.view(here, seat)


@every_case
def test_check_10_a_watcher_knows_no_more_than_any_seat(case: Case) -> None:
    """Whoever walks past the table sees the same in every world that looks the same to somebody who sits there."""
    for position in played(case).positions:
        seen = case.game.view(position.state, WATCHER)
        for seat in case.seats:
            _, other = _worlds(case, position.state, seat)
            assert case.game.view(other, WATCHER) == seen, f"a watcher knows what seat {seat} does not: {position.step}"
    for event in played(case).events:
        assert not event.seen_by(WATCHER).secret


@every_case
def test_check_10_secrets_are_for_their_audience_only(case: Case) -> None:
    for event in played(case).events:
        declared = case.game.events[event.kind]
        assert len(event.args) == len(declared.fields), event
        assert len(event.secret) in (0, len(declared.secret)), event
        assert not event.secret or declared.reveals or event.audience != EVERYONE, f"a secret for everybody: {event}"
        for seat in case.seats:
            known = event.secret if event.audience >> seat & 1 else ()
            assert event.seen_by(seat) == Event(event.kind, event.args, known, EVERYONE)


# -- comparing two worlds ----------------------------------------------------------------------------------------------


def _assert_same_consequences(case: Case, real: Any, other: Any, seat: int, option: Option, where: str) -> None:
    worlds = [case.game.clone(real), case.game.clone(other)]
    stories = [_told(case, world, option, seat) for world in worlds]
    before_news = [list(takewhile(lambda event: not _news(case, event, seat), story)) for story in stories]
    assert before_news[0] == before_news[1], f"seat {seat} learns something from {option} at {where} that is no news"
    ended = [len(before) == len(story) for before, story in zip(before_news, stories, strict=True)]
    assert ended[0] == ended[1], f"news for seat {seat} in one world only, after {option} at {where}"
    if all(ended):
        _assert_same_sight(case, worlds[0], worlds[1], seat, f"after {option} at {where}")


def _assert_same_knowledge(case: Case, real: Any, other: Any, seat: int, option: Option) -> None:
    worlds = [case.game.clone(real), case.game.clone(other)]
    stories = [_told(case, world, option, seat) for world in worlds]
    if stories[0] == stories[1] and not any(_news(case, event, seat) for event in stories[0]):
        _assert_same_sight(case, worlds[0], worlds[1], seat, f"after another's {option}")


def _assert_same_sight(case: Case, real: Any, other: Any, seat: int, when: str) -> None:
    assert case.game.view(other, seat) == case.game.view(real, seat), f"seat {seat} sees a difference {when}"
    assert _asked(case, other, seat) == _asked(case, real, seat), f"seat {seat} is asked something else {when}"


def _told(case: Case, world: Any, option: Option, seat: int) -> list[Event]:
    """Do it, and tell what this seat hears of it."""
    story = Story()
    case.game.apply(world, option, story)
    return [event.seen_by(seat) for event in story]


def _news(case: Case, event: Event, seat: int) -> bool:
    kind = case.game.events[event.kind]
    return kind.reveals and (not kind.secret or bool(event.secret))
