"""Words of the library about a saved game: its name, where it stands, how it ended, and what a search finds."""

from datetime import datetime

from engines.core.game import Say
from engines.core.types import Outcome

from ...games.ui import CALLED, ui_of
from ...match.saves import ByName, Entry, Glimpse, Saved, Unreadable, named_shortly
from ..progress import moves_made, progress_of
from ..replay.opening import BEAT
from ..results import words as results_words
from ..results.facts import mode_line
from ..saved_game import ago

ALL, GOING_ON, FINISHED = "all", "going_on", "finished"


def name_of(entry: Entry, say: Say) -> str:
    """What people called it; else what came of it, or while it goes on, who plays."""
    if not isinstance(entry, Saved):
        return entry.name
    if entry.title:
        return entry.title
    if entry.outcome:
        return _named_by_its_end(entry, entry.outcome, say)
    return _named_by_its_people(entry, say)


def _named_by_its_people(saved: Saved, say: Say) -> str:
    first, *others = [seat.name for seat in saved.seats]
    if len(others) > 2:
        return say("{first}, {second} and {count} more").format(first=first, second=others[0], count=len(others) - 1)
    if len(others) == 2:
        return say("{first}, {second} and {last}").format(first=first, second=others[0], last=others[1])
    return say("{first} and {last}").format(first=first, last=others[0]) if others else first


def _named_by_its_end(saved: Saved, outcome: Outcome, say: Say) -> str:
    words, (kind, turn) = ui_of(saved.setup.game).results, saved.happening
    called = words.called.get(kind, CALLED) if outcome.winners else words.called_nobodys
    names = say.many([say.name(saved.seats[seat].name) for seat in outcome.winners])
    score = max((outcome.scores[seat] for seat in outcome.winners), default=0)
    return say(called.known if turn else called.plain, name=names, score=score, turn=turn)


def ending(saved: Saved, say: Say) -> str:
    """Who won; empty while the game goes on."""
    if saved.outcome is None:
        return ""
    return results_words.ending(saved.setup.game, saved.outcome, [seat.name for seat in saved.seats], say)


def where_it_stands(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """In a row of the list: the mode, how far it has come and who is asked, or who has won."""
    mode = mode_line(saved.setup, say)
    if saved.outcome:
        return f"{mode}. {ending(saved, say)}"
    come = progress_of(saved, glimpse, say)
    if glimpse is None or glimpse.asked is None:
        return say("{mode}, {progress}").format(mode=mode, progress=come)
    name = say.name(saved.seats[glimpse.asked].name)
    return say("{mode}, {progress}, {name:'s} turn", mode=mode, progress=come, name=name)


def news_of(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """Beside the list: who is asked and how far it has come, or who has won."""
    if saved.outcome:
        return ending(saved, say)
    if glimpse is None or glimpse.asked is None:
        return say("In progress")
    name, come = say.name(saved.seats[glimpse.asked].name), progress_of(saved, glimpse, say)
    return say("{name:'s} turn: {progress}", name=name, progress=come)


def begun_words(saved: Saved, now: datetime, say: Say) -> str:
    """When it began and how long it is."""
    moves = moves_made(saved, say)
    if saved.begun is None:
        return moves
    return say("Started {when}, {moves}", when=ago(saved.begun, now, say), moves=moves)


def length_words(saved: Saved, say: Say) -> str:
    """How much there is to watch."""
    moves, minutes = moves_made(saved, say), max(1, round(saved.actions * BEAT / 60))
    return say.plural("{moves}, about a minute", "{moves}, about {count} minutes", minutes, count=minutes, moves=moves)


def why_not(entry: Unreadable | ByName, say: Say) -> str:
    """Why it cannot be opened, or is not shown, without the long way to its folder."""
    return entry.why.said(say) if isinstance(entry, ByName) else named_shortly(entry.why, entry.path)


def belongs(entry: Entry, page: str) -> bool:
    """Whether an entry is on this page. What cannot be read is on the first one only."""
    if page == ALL:
        return True
    return isinstance(entry, Saved) and (entry.outcome is not None) == (page == FINISHED)


def fits(entry: Entry, wanted: str, game: str, now: datetime, say: Say) -> bool:
    """Whether every word of a search is somewhere in name, game, mode, people or date."""
    if not wanted:
        return True
    words = [name_of(entry, say), game]
    if isinstance(entry, Saved):
        words += [seat.name for seat in entry.seats]
        words += [mode_line(entry.setup, say), ago(entry.played, now, say), f"{entry.played:%Y-%m-%d}"]
    text = " ".join(words).casefold()
    return all(word in text for word in wanted.casefold().split())
