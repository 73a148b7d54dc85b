"""German. Rows of nouns, as in a dictionary: gender, name, ending of the genitive, ending of the plural.

- `m Hase -n -n`: der Hase, den Hasen, die Hasen;
- `f Meise - -n`, `n Kamel -s -e`;
- `m Turm -s =Türme`: a plural that is no ending is written out behind `=`;
- `m Alt~ Hase -n -n`: an adjective is a stem with a tilde, and is declined;
- `p Leute`: always several; `p Leute =Gruppen`: counted in groups, 2 Gruppen Leute;
- `M König -s -e`: there is only one, so that `ein` is `der` (also `F`, `N`);
- `! Rom`: has no article.
"""

from typing import ClassVar

from .grammar import Grammar
from .word import Noun, Word

NOMINATIVE, ACCUSATIVE, DATIVE, GENITIVE = range(4)

BARE = {"": NOMINATIVE, "nom": NOMINATIVE, "akk": ACCUSATIVE, "dat": DATIVE, "gen": GENITIVE}
DEFINITE = {"der": NOMINATIVE, "den": ACCUSATIVE, "dem": DATIVE, "des": GENITIVE}
INDEFINITE = {"ein": NOMINATIVE, "einen": ACCUSATIVE, "einem": DATIVE, "eines": GENITIVE}
MERGED = {
    "im": (DATIVE, {"m": "im", "n": "im", "f": "in der", "p": "in den", "!": "in"}),
    "ins": (ACCUSATIVE, {"m": "in den", "n": "ins", "f": "in die", "p": "in die", "!": "nach"}),
    "zum": (DATIVE, {"m": "zum", "n": "zum", "f": "zur", "p": "zu den", "!": "zu"}),
    "vom": (DATIVE, {"m": "vom", "n": "vom", "f": "von der", "p": "von den", "!": "von"}),
}
"""A preposition and its article: spec -> case, and how it is said before each gender."""

DER = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
EIN = {
    "m": ("ein", "einen", "einem", "eines"),
    "f": ("eine", "eine", "einer", "einer"),
    "n": ("ein", "ein", "einem", "eines"),
    "p": ("", "", "", ""),
}
WEAK = {"m": "e en en en", "f": "e e en en", "n": "e e en en", "p": "en en en en"}
MIXED = {"m": "er en en en", "f": "e e en en", "n": "es es en en", "p": "e e en er"}
"""Endings of an adjective, case by case: after `der`, and after `ein` or nothing."""

NUMBERS = ["keine", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]


class German(Grammar):
    """Specs are the article as one says it before a masculine noun; `?er|sie|es|sie` chooses by m, f, n, plural."""

    specs: ClassVar = frozenset((*BARE, *DEFINITE, *INDEFINITE, *MERGED, "words", "many", "one"))
    agreements: ClassVar = frozenset((2, 4))
    nothing: ClassVar = "nichts"
    last: ClassVar = "{0} und {1}"
    either: ClassVar = "{0} oder {1}"

    def read(self, noun: Noun) -> None:
        noun.gender = noun.row.split()[0].lower()
        noun.plural = noun.gender == "p"
        noun.one = declined(noun, NOMINATIVE, MIXED)
        noun.many = declined(noun, NOMINATIVE, MIXED, several=True)

    def foreign(self, english: Noun) -> str:
        return f"! {english.one}"

    def agreement(self, word: Word, forms: int) -> int:
        if forms == 4:
            return 3 if word.plural else {"f": 1, "n": 2}.get(word.gender, 0)
        return int(word.plural)

    def noun(self, noun: Noun, spec: str) -> str:
        if spec in ("words", "one"):
            return noun.one
        if spec == "many":
            return noun.many
        if spec in MERGED:
            case, said = MERGED[spec]
            return f"{said[noun.gender]} {declined(noun, case, WEAK)}"
        if noun.gender == "!":
            return noun.one
        if spec in INDEFINITE and noun.row[0].isupper():
            spec = tuple(DEFINITE)[INDEFINITE[spec]]
        if spec in DEFINITE:
            case = DEFINITE[spec]
            return f"{DER[noun.gender][case]} {declined(noun, case, WEAK)}"
        if spec in INDEFINITE:
            case = INDEFINITE[spec]
            return f"{EIN[noun.gender][case]} {declined(noun, case, MIXED)}".strip()
        return declined(noun, BARE[spec], MIXED)

    def counted(self, number: int, noun: Noun, spec: str) -> str:
        if spec in ("many", "one"):
            return noun.one if number == 1 else noun.many
        if number == 1:
            return self.noun(
                noun, tuple(INDEFINITE)[BARE[spec]] if spec in BARE else "ein" if spec == "words" else spec
            )
        spelled = NUMBERS[number] if not number or (spec == "words" and number < len(NUMBERS)) else str(number)
        if spec in MERGED:
            case, said = MERGED[spec]
            return f"{said['p']} {spelled} {grouped(noun, case, WEAK)}"
        if spec in DEFINITE:
            case = DEFINITE[spec]
            return f"{DER['p'][case]} {spelled} {grouped(noun, case, WEAK)}"
        case = INDEFINITE.get(spec, BARE.get(spec, NOMINATIVE))
        return f"{spelled} {grouped(noun, case, MIXED)}"

    def name(self, text: str, spec: str) -> str:
        if spec in MERGED:
            return f"{MERGED[spec][1]['!']} {text}"
        if spec not in ("des", "gen"):
            return text
        return f"{text}'" if text[-1:] in "sßxz" else f"{text}s"

    def you(self, spec: str) -> str:
        return {"des": "dein", "gen": "dein", "den": "dich", "akk": "dich", "dem": "dir", "dat": "dir"}.get(spec, "du")


def grouped(noun: Noun, case: int, endings: dict[str, str]) -> str:
    """Several of it, without number and article: what is always several comes in groups, if its row names them."""
    group = next((word[1:] for word in noun.row.split() if word[:1] == "="), "") if noun.gender == "p" else ""
    if not group:
        return declined(noun, case, endings, several=True)
    return f"{in_dative(group) if case == DATIVE else group} {declined(noun, case, MIXED, several=True)}"


def in_dative(many: str) -> str:
    return many if many[-1] in "ns" else f"{many}n"


def declined(noun: Noun, case: int, endings: dict[str, str], several: bool = False) -> str:
    """The noun with its adjectives, without an article."""
    gender, words = noun.gender, noun.row.split()[1:]
    if gender == "!":
        return " ".join(words)
    ends = [word for word in words if word[:1] in "-="]
    *adjectives, name = [word for word in words if word[:1] not in "-="]
    several = several or gender == "p"
    genitive = ends[0][1:] if ends else ""
    if several:
        if gender != "p" and len(ends) > 1:
            name = ends[1][1:] if ends[1][0] == "=" else name + ends[1][1:]
        if case == DATIVE:
            name = in_dative(name)
    elif gender in "mn" and (case == GENITIVE or (case and genitive in ("n", "en"))):  # the weak ones: den Hasen
        name += genitive
    ending = endings["p" if several else gender].split()[case]
    return " ".join([*(word[:-1] + ending if word.endswith("~") else word for word in adjectives), name])
