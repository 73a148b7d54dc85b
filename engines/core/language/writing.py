"""Numbers and dates, in the manner of a country: where the point stands, what parts thousands, what comes first."""

from datetime import date
from typing import NamedTuple

MONTH_NAMES = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


class Writing(NamedTuple):
    """One manner. `day` has a day and the name of a month, `dated` such a day and its year."""

    point: str = "."
    thousands: str = ","
    day: str = "{day} {month}"
    dated: str = "{day} {year}"

    def number(self, number: float, digits: int = 0) -> str:
        """A number with so many digits behind its point.

        >>> WRITINGS["en"].number(12345.6, 1), WRITINGS["de"].number(12345.6, 1)
        ('12,345.6', '12.345,6')
        """
        return f"{number:,.{digits}f}".translate({ord(","): self.thousands, ord("."): self.point})

    def on(self, day: date, month: str, year: bool = False) -> str:
        """A date, with the name of its month, and with its year if it matters.

        >>> [WRITINGS[place].on(date(2026, 11, 5), "November", year=True) for place in ("en", "en_US", "de")]
        ['5 November 2026', 'November 5, 2026', '5. November 2026']
        """
        said = self.day.format(day=day.day, month=month)
        return self.dated.format(day=said, year=day.year) if year else said


_POINTED = Writing(",", ".", "{day}. {month}")
_SPACED = Writing(",", "\N{NO-BREAK SPACE}")
_PLAIN = Writing(",", ".")

WRITINGS: dict[str, Writing] = {
    "en": Writing(),
    "en_US": Writing(day="{month} {day}", dated="{day}, {year}"),
    "de": _POINTED,
    "de_CH": Writing(".", "\N{RIGHT SINGLE QUOTATION MARK}", "{day}. {month}"),
    "da": _POINTED,
    "nb": _SPACED._replace(day="{day}. {month}"),
    "fi": _SPACED._replace(day="{day}. {month}"),
    "cs": _SPACED._replace(day="{day}. {month}"),
    "sv": _SPACED,
    "fr": _SPACED,
    "pl": _SPACED,
    "ru": _SPACED,
    "uk": _SPACED,
    "es": _PLAIN,
    "it": _PLAIN,
    "nl": _PLAIN,
    "pt": _PLAIN,
    "tr": _PLAIN,
    "el": _PLAIN,
}
"""Language, or language and country -> its manner."""


def writing_of(place: str) -> Writing:
    """The manner of a place as systems name it, such as `de_AT.UTF-8`; the English one if it is not known.

    >>> writing_of("de_AT.UTF-8") == WRITINGS["de"], writing_of("en-US") == WRITINGS["en_US"], writing_of("C").point
    (True, True, '.')
    """
    place = place.split(".")[0].split("@")[0].replace("-", "_")
    return WRITINGS.get(place) or WRITINGS.get(place.split("_")[0]) or WRITINGS["en"]
