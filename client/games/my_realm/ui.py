"""My Realm Will Be Yours in the window."""

from types import MappingProxyType
from typing import Final

from ..ui import BoxWords, Called, CoverWords, GameUi, ResultWords, Sample, key_events, later

HERE: Final = __package__

GAME_UI: Final = GameUi(
    table=later(HERE, "table", "GameTable"),
    sign="tiara",
    box=BoxWords(
        "A King knows, a Princess must learn. Win together.",
        "Deduction, hand in hand",
        "The King teaches what matters most without ever saying it. The Princess reads his proverbs, weighs nine "
        "matters, and will one day rule alone.",
        ("#3F5C86", "#9C6420"),
    ),
    cover=CoverWords(
        "I'm {name}: open my page",
        "Everyone else, look away!",
    ),
    portraits=MappingProxyType({"gentle": "bertram", "stern": "grumm", "learned": "anselm", "merry": "fizz"}),
    results=ResultWords(
        scores="Points of the realm",
        chart="Tokens and points, year by year",
        chart_short="Year by year",
        turn="year",
        called={"": Called("The reign of {name}, year {turn}", "The reign of {name}")},
        called_nobodys=Called("A realm lost in year {turn}", "A realm that was lost"),
        alone="{name} takes the crown alone",
        two="{first} and {last} win together",
        nobody="The realm is lost for both",
        was_alone="{name} took the crown alone.",
        were_many="Won together with {score} of 9 points.",
        was_nobody="The realm was lost.",
    ),
    sample=Sample(2, 30, "decide", 1, wishes={"mode": "heir"}, names=("Tomas", "Larissa"), title="With Tomas", days=6),
    keys=(
        ("1 to 9", "Place the tile with that number"),
        ("D", "Enough said, while the King may still speak"),
        ("L", "Let the King speak, or note it down"),
        ("X", "Deflect, say no more, or change your mind"),
        ("Backspace", "Clear, and start over"),
        ("N", "Turn the page of the notes"),
        ("Ctrl 1 to 4", "Open that page of the notes"),
        ("K", "The King's secret order: open or close it, or hold it before others"),
        ("B P", "Rebel, or proclaim yourself Queen"),
    ),
    held_keys=("k",),
    setup=later(HERE, "setup_words", "WORDS"),
    counting=later(HERE, "results", "MyRealmCount"),
    feats=later(HERE, "feats", "FEATS"),
    key_events=key_events("ended", "king_died", "rebelled", "contradicted", "judged", "judged_sternly"),
    happening=later(HERE, "progress", "happening"),
    progress=later(HERE, "progress", "progress"),
    figures=later(HERE, "figures", "FIGURES"),
    keepsakes=later(HERE, "keepsakes", "KEEPSAKES"),
)
