"""Anecdotes of My Realm Will Be Yours: what she learned, what he said, and how long he had."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engines.core.game import Say
from engines.core.types import Event
from engines.my_realm.matters import DEALT, KING, PRINCESS

from ..counting import TOLD, Anecdote

SPARED = (
    "The first roll of the die took the King.",
    "The die spared the King once.",
    "The die spared the King {count} times.",
)


class Memory:
    """Everything of a whole life that is worth keeping."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.told = Counter[str]()
        """How often each kind of thing happened."""
        self.losses: list[int] = []
        """Tokens that each year of the King cost."""
        self.reign: list[int] = []
        """Points of each year of the Queen."""
        for event in events:
            self.told[event.kind] += 1
            match event.kind, event.args:
                case (("judged" | "judged_sternly"), (*_, int(loss))):
                    self.losses.append(loss)
                case "reckoned", (_, int(points)):
                    self.reign.append(points)


def anecdotes(events: Iterable[Event], names: tuple[str, ...], say: Say) -> tuple[Anecdote, ...]:
    """The best first."""
    return tuple(_told(Memory(events), names[KING], names[PRINCESS], say))[:TOLD]


def _told(memory: Memory, king: str, princess: str, say: Say) -> Iterator[Anecdote]:
    told, losses = memory.told, memory.losses
    if 0 in losses:
        if not any(losses):
            text = "Not one year of the King's cost a token."
        elif losses[0]:
            text = "Year {year} was the first that cost nothing."
        else:
            text = "The very first year cost nothing."
        words = say(text).format(year=losses.index(0) + 1)
        yield Anecdote("light-bulb", say("{name} understood").format(name=princess), words)
    best = max(memory.reign, default=0)
    if best:
        text = "In one year all three judgements held." if best == DEALT else "The best year brought {count} of three."
        yield Anecdote("tiara", say("Queen {name}").format(name=princess), say(text).format(count=best))
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
        text = SPARED[min(spared, len(SPARED) - 1)]
        yield Anecdote("hourglass", say("Borrowed time"), say(text).format(count=spared))
    if told["contradicted"]:
        text = say("{name} said what could not be true, and was forgiven.").format(name=king)
        yield Anecdote("broken-heart", say("Slip of the tongue"), text)
