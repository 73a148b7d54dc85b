"""The pace of all tables: what touches somebody waits, deeds are held long enough to be read, routine hardly."""

from types import SimpleNamespace
from typing import Any

import pytest

from client.tables.pace import LETTER, LONGEST, PACES, Caption, Weight, hold, waits


def looking(seat: int = 0, people: tuple[int, ...] = (0,), me: int = 0, losses_wait: bool = True) -> Any:
    settings = SimpleNamespace(losses_wait=losses_wait)
    session = SimpleNamespace(people=people)
    return SimpleNamespace(view=SimpleNamespace(seat=seat), session=session, me=me, settings=settings)


TOUCHES = Caption(1, "Tomas takes Owlwood", "from you.", weight=Weight.TOUCHES)


@pytest.mark.parametrize("sort", PACES)
def test_a_caption_stays_as_long_as_it_takes_to_read(sort: str) -> None:
    short = Caption(0, "A", "b.", sort=sort)
    assert hold(short) == max(PACES[sort].hold, LETTER * 2)
    assert hold(short._replace(sentence="word " * 500)) == LONGEST
    middling = short._replace(sentence="w" * 60)
    assert hold(middling) == max(PACES[sort].hold, LETTER * 60)


def test_only_what_touches_the_person_at_the_mouse_waits() -> None:
    assert waits(looking(), TOUCHES)
    assert not waits(looking(), TOUCHES._replace(weight=Weight.DEED))
    assert not waits(looking(people=()), TOUCHES), "people who only watch wait for nothing"
    assert not waits(looking(seat=-1, people=(0, 1)), TOUCHES), "nor does whoever is not meant"
    assert not waits(looking(losses_wait=False), TOUCHES), "a setting turns it off"
