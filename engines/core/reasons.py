"""Parts of a reason in words: in how many of the imagined deals something happens, and how much more of it there is."""

from typing import TYPE_CHECKING, Any

from .judgement import Judgement, Line, Reason
from .language import Language

if TYPE_CHECKING:
    from .game import Text

ABOUT = "in about {count} of {all} deals"
COUNTED = "in {count} of {all} deals"
"""Of many deals, and of a few, all of which were counted."""
NONE, ALL = "in almost no deal", "in almost every deal"

SAME = "About as good: in {deals} imagined deals nothing stands out."
THUMB = "The deals come out alike. {why}"
OFTENER = "It wins more often in imagined deals."
BEHIND = "Nothing speaks for it in {deals} imagined deals."
ALIKE = "About as good: take what you like."
ALONE = "There is no other choice."


def why(
    text: "Text[Any]", found: Judgement, say: Language, line: Line | None = None, other: Line | None = None
) -> list[str]:
    """What speaks for an answer (the best) against another (the second best), in sentences: what stands out in the
    deals, or else what a rule of thumb says, or that nothing does."""
    line, other = line or found.best, other or found.second
    if other is None:
        return [say(ALONE)]
    told = [text.reason(reason, say) for reason in found.reasons(line, other)]
    if told:
        return told
    if line == found.best and found.cost(other).beyond(0.0):
        return [say(OFTENER)]
    if found.reasons(other, line) or (other == found.best and found.cost(line).beyond(0.0)):
        return [say(BEHIND, deals=found.deals)]
    thumbs = [text.thumb(term, gain, say) for term, gain in found.thumb(line, other)[:1]]
    if thumbs and found.deals:
        return [say(THUMB, why=thumbs[0])]
    return thumbs or [say(SAME, deals=found.deals) if found.deals else say(ALIKE)]


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
