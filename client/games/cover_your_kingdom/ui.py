"""Cover Your Kingdom in the window."""

from types import MappingProxyType
from typing import Final

from ..ui import BoxWords, Called, GameUi, ResultWords, Sample, key_events, later

HERE: Final = __package__

GAME_UI: Final = GameUi(
    table=later(HERE, "table", "GameTable"),
    sign="queen-crown",
    box=BoxWords(
        "Settle clans, cover them well, recruit your neighbours'.",
        "Card game, quick to learn",
        "Gather creatures into clans and cover one with the next. Covered clans are safe; the one on top can be "
        "talked into moving next door. When the cards are gone, the most magic wears the crown.",
        ("#5B3FA0", "#1E7F86"),
    ),
    portraits=MappingProxyType({"cautious": "ottoline", "bold": "brisk", "grudging": "morwen", "greedy": "bertram"}),
    results=ResultWords(
        scores="Magic of the kingdoms",
        chart="Magic lying open and covered, turn by turn",
        chart_short="Magic, turn by turn",
        called={"": Called("{name:'s} {score} magic, turn {turn}", "{name:'s} {score} magic")},
        called_nobodys=Called("Kingdoms without a winner, turn {turn}", "Kingdoms without a winner"),
    ),
    lights=((0.40, 0.42, 0.55, 0.60, "#3A2470", 70), (0.75, 0.20, 0.40, 0.50, "#0E4A50", 60)),
    sample=Sample(4, 48, "act", ready=lambda state: not state.actions, title="Friday round"),
    setup=later(HERE, "setup_words", "WORDS"),
    counting=later(HERE, "results", "CoverYourKingdomCount"),
    feats=later(HERE, "feats", "FEATS"),
    key_events=key_events("won", "sky_complete", "recruited", "swapped", "dispersed", "clan_moved", "stole"),
    progress=later(HERE, "progress", "progress"),
    figures=later(HERE, "figures", "FIGURES"),
    keepsakes=later(HERE, "keepsakes", "KEEPSAKES"),
    preview=later(HERE, "settings_preview", "PREVIEW"),
    bench=later(HERE, "bench", "BENCH"),
)
