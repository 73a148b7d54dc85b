"""Kings & Things in the window."""

from types import MappingProxyType
from typing import Final

from ..ui import BoxWords, Called, CoverWords, GameUi, KeyEvent, ResultWords, Sample, Switch, key_events, later

HERE: Final = __package__
CITADEL: Final = 4
"""Level of the fort that wins."""

GAME_UI: Final = GameUi(
    table=later(HERE, "table", "GameTable"),
    sign="crown",
    box=BoxWords(
        "Explore, recruit the oddest of armies, and build a citadel.",
        "Board game, rich and wild",
        "Draw creatures from the Bag and hide them face down, bluffs among them. Explore hexes, recruit Heroes, "
        "bribe whom you cannot beat. A citadel held for a turn wins the crown.",
        ("#8A5A1E", "#2F7D4A"),
    ),
    cover=CoverWords(
        "I'm {name}: show my Things",
        "Everyone else, look away!",
    ),
    portraits=MappingProxyType({"cautious": "ottoline", "bold": "sigrun", "grudging": "grumm", "greedy": "bertram"}),
    results=ResultWords(
        scores="Income",
        chart="Income, turn by turn",
        chart_short="Income, turn by turn",
        was_alone="{name} won with an income of {score}.",
        were_many="{count} share the crown with an income of {score}.",
        called={
            "": Called("{name:'s} war, turn {turn}", "{name:'s} war"),
            "citadel": Called("{name:'s} citadel, turn {turn}", "{name:'s} citadel"),
        },
        called_nobodys=Called("A war that nobody won, turn {turn}", "A war that nobody won"),
    ),
    switches=(
        Switch("show_odds", "Battle odds", "Your chances in Kings & Things, from what you can see."),
        Switch(
            "counters_face_up",
            "My counters face up on the board",
            "In Kings & Things, while you are the only person at the table. Others never see them.",
        ),
        Switch("place_labels", "Place names on the board", "In Kings & Things; the key L switches them, too."),
        Switch("edge_pan", "Edge scrolling", "Scrolls a zoomed board when the pointer is at the window's edge."),
    ),
    sample=Sample(4, 700, "move", seed=3, title="The long campaign", days=1),
    keys=(
        ("+ - 0", "Zoom in, zoom out, show the whole board"),
        ("B", "Behind your Shield: hide or open it"),
        ("O", "In a small window: the Heroes on offer"),
        ("L", "Place names on the board"),
        (", .", "One less or one more, of draws and gold"),
        ("M", "March, hex by hex"),
        ("G", "Spread an army out on the board, or gather it"),
        ("M W F T 0", "Of an army spread out: all go, walkers, flyers, those of this land, none"),
        ("D I P", "Follow the Deerhunter, inflate the Balloon, demand proof"),
        ("0", "In a battle: look at the board and come back"),
        ("F", "Before a bribe: fight without one"),
        ("V", "Remove special income: it goes back in the Bag"),
    ),
    setup=later(HERE, "setup_words", "WORDS"),
    screens={"board": later(HERE, "boards_scene", "BoardsScene")},
    deeds={"open_boards": later(HERE, "own_boards", "open_boards")},
    counting=later(HERE, "results", "KingsAndThingsCount"),
    feats=later(HERE, "feats", "FEATS"),
    key_events=(
        *key_events("won"),
        KeyEvent("built", lambda args: args[2] == CITADEL),
        *key_events("eliminated", "captured", "battle_ended", "recruited", "built", "explored"),
    ),
    happening=later(HERE, "progress", "happening"),
    progress=later(HERE, "progress", "progress"),
    figures=later(HERE, "figures", "FIGURES"),
    keepsakes=later(HERE, "keepsakes", "KEEPSAKES"),
    preview=later(HERE, "settings_preview", "PREVIEW"),
    bench=later(HERE, "bench", "BENCH"),
)
