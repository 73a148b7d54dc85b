"""Of Knights & Ninjas in the window."""

from types import MappingProxyType
from typing import Final

from ..ui import BoxWords, Called, GameUi, ResultWords, Sample, key_events, later

HERE: Final = __package__

GAME_UI: Final = GameUi(
    table=later(HERE, "table", "GameTable"),
    sign="ninja-star",
    box=BoxWords(
        "Take your rivals' gems, and mind the Highwayman.",
        "Card game, fast and rude",
        "Attack with Knights, Ninjas and Dragons, hide behind Castles and Minstrels, and keep a Traitor for the "
        "day you need one. Ten gems win, and fewer the longer it takes.",
        ("#8C2F2A", "#2F4A6A"),
    ),
    portraits=MappingProxyType({"cautious": "bertram", "bold": "brisk", "grudging": "anselm", "greedy": "grumm"}),
    results=ResultWords(
        scores="Gems of the kingdoms",
        chart="Where the gems were, turn by turn",
        chart_short="Gems, turn by turn",
        was_alone="{name} won with {score} gems.",
        were_many="{count} share the crown with {score} gems.",
        called={"": Called("{name:'s} {score} gems, turn {turn}", "{name:'s} {score} gems")},
        called_nobodys=Called("Gems for nobody, turn {turn}", "Gems for nobody"),
    ),
    lights=((0.42, 0.44, 0.60, 0.62, "#5A1620", 80), (0.20, 0.90, 0.40, 0.40, "#4A2A10", 60)),
    sample=Sample(4, 22, "turn", title="Lunch break", finished=True, days=3),
    keys=(
        ("V", "Play what is picked in the other way"),
        ("P", "Pass"),
        ("G", "Give, or pay gems"),
        ("W", "What beats what"),
    ),
    setup=later(HERE, "setup_words", "WORDS"),
    counting=later(HERE, "results", "KnightsAndNinjasCount"),
    feats=later(HERE, "feats", "FEATS"),
    key_events=key_events("won", "robbed", "captured", "charmed", "executed", "destroyed", "bought"),
    happening=later(HERE, "progress", "happening"),
    progress=later(HERE, "progress", "progress"),
    figures=later(HERE, "figures", "FIGURES"),
    keepsakes=later(HERE, "keepsakes", "KEEPSAKES"),
)
