"""Anecdotes of My Realm Will Be Yours: what she learned, what he said, and how long he had."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engines.core.chronicle import Entry
from engines.core.game import Say
from engines.core.types import Event
from engines.my_realm.matters import KING, PRINCESS

from ..counting import TOLD, Anecdote, told_of

YEAR = "Year {year}: {story}"


class Anecdotes:
    """Everything of a whole life that is worth keeping."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.told = Counter[str]()
        """How often each kind of thing happened."""
        self.losses: list[tuple[int, Event]] = []
        """Tokens that each year of the King cost, and their judgement."""
        self.reign: list[tuple[int, int, Event]] = []
        """Points of each year of the Queen, the year, and its reckoning."""
        self.first: dict[str, Event] = {}
        """The first fact of each kind."""
        year = 0
        for event in events:
            self.told[event.kind] += 1
            self.first.setdefault(event.kind, event)
            match event.kind, event.args:
                case "year_began", (_, int(year), *_):
                    pass
                case (("judged" | "judged_sternly"), (*_, int(loss))):
                    self.losses.append((loss, event))
                case "reckoned", (_, int(points)):
                    self.reign.append((points, year, event))


def anecdotes(
    events: Sequence[Event], names: tuple[str, ...], say: Say, story: Sequence[Entry]
) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Anecdotes(events), names[KING], names[PRINCESS], say, story))[:TOLD]


def _told(memory: Anecdotes, king: str, princess: str, say: Say, story: Sequence[Entry]) -> Iterator[Anecdote]:
    told, losses = memory.told, [loss for loss, _ in memory.losses]
    if 0 in losses:
        year = losses.index(0)
        if any(losses):
            words = say(YEAR, year=year + 1, story=told_of(story, memory.losses[year][1]))
        else:
            words = say("Not one year of the King's cost a token.")
        yield Anecdote("light-bulb", say("{name} understood").format(name=princess), words)
    best, year, reckoned = max(memory.reign, key=lambda reign: reign[0], default=(0, 0, None))
    if reckoned and best:
        words = say(YEAR, year=year, story=told_of(story, reckoned))
        yield Anecdote("tiara", say("Queen {name}").format(name=princess), words)
    if said := told["spoke"] + told["hinted"]:
        text = "{name} spoke one saying." if said == 1 else "{name} spoke {count} sayings."
        words = say(text).format(name=king, count=said)
        if weather := told["deflected"]:
            more = (
                "One question was answered with the weather."
                if weather == 1
                else "{count} questions were answered with the weather."
            )
            words = f"{words} {say(more).format(count=weather)}"
        yield Anecdote("conversation", say("The King's words"), words)
    if told["death_rolled"]:
        spared = told["death_rolled"] - told["king_died"]
        if spared > 1:
            words = say("The die spared the King {count} times.").format(count=spared)
        else:
            words = told_of(story, memory.first["death_rolled"])
        yield Anecdote("hourglass", say("Borrowed time"), words)
    if told["contradicted"]:
        yield Anecdote("broken-heart", say("Slip of the tongue"), told_of(story, memory.first["contradicted"]))
