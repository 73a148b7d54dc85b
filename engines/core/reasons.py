"""Parts of a reason in words: in how many of the imagined deals something happens, and how much more of it there is."""

from .judgement import Reason
from .language import Language

ABOUT = "in about {count} of {all} deals"
COUNTED = "in {count} of {all} deals"
"""Of many deals, and of a few, all of which were counted."""
NONE, ALL = "in almost no deal", "in almost every deal"

SAME = "About as good: in {deals} imagined deals nothing stands out."
THUMB = "The deals come out alike. {why}"
ALONE = "There is no other choice."


def parts(reason: Reason, say: Language) -> dict[str, object]:
    """What the sentence of a reason is filled with: `here` and `there` are in how many deals, `more` is how much."""
    return {
        "here": _share(reason.here, reason, say),
        "there": _share(reason.there, reason, say),
        "more": reason.more,
    }


def _share(count: int, reason: Reason, say: Language) -> str:
    if reason.deals > reason.of and count in (0, reason.of):
        return say(ALL if count else NONE)
    return say(ABOUT if reason.deals > reason.of else COUNTED, count=count, all=reason.of)
