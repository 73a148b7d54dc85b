"""Computer players by name: a level, and perhaps a character; names of before mean what they meant."""

import pytest

from engines import GAMES
from engines.core.bots import Bot, RandomBot
from engines.core.opponents import NOBODY, RANDOM, Character, Level, Opponents, Player, Style
from engines.core.seats import HUMAN, bot_for, is_bot, is_player
from tests.growing import GROWN
from tests.toy import PEEK, State

BOLD = Character("bold", "Rurik the Bold", "Takes any risk.", {"risk": 2.0})


class Named(RandomBot):
    def __init__(self, player: Player) -> None:
        self.player = player


def made(player: Player) -> Bot[State]:
    return Named(player)


MANY = Opponents(
    (Level("easy", "Errs."), Level("normal", "Plays.")),
    made,
    (BOLD,),
    (Style("wise", "Wise", "Says much."),),
    {"steward": "normal", "sage": "easy:wise"},
)


@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("easy", Player("easy")),
        ("normal:bold", Player("normal", BOLD)),
        ("easy:wise", Player("easy", NOBODY, "wise")),
        ("easy:wise:bold", Player("easy", BOLD, "wise")),
        ("steward", Player("normal")),
        ("sage", Player("easy", NOBODY, "wise")),
    ],
)
def test_a_name_is_a_level_and_perhaps_a_style_and_a_character(name: str, player: Player) -> None:
    bot = MANY[name]()
    assert MANY.player(name) == player
    assert name in MANY
    assert isinstance(bot, Named)
    assert bot.player == player
    assert MANY.player(player.name) == player


@pytest.mark.parametrize(
    "name", ["", "bold", "hard", "easy:", "easy:shy", "easy:bold:wise", "easy:bold:bold", "steward:bold"]
)
def test_any_other_name_is_nobodys(name: str) -> None:
    assert MANY.player(name) is None
    assert name not in MANY
    with pytest.raises(KeyError):
        MANY[name]


def test_levels_are_listed_in_their_order() -> None:
    assert list(MANY) == ["easy", "normal"]
    assert len(MANY) == 2


def test_chance_comes_with_every_game_and_people_are_no_computers() -> None:
    assert isinstance(bot_for(PEEK, RANDOM), RandomBot)
    assert is_bot(PEEK, RANDOM)
    assert is_player(PEEK, HUMAN)
    assert not is_bot(PEEK, HUMAN)
    assert not is_player(PEEK, ["human"])


@pytest.mark.parametrize("game", [GAMES[game] for game in GROWN], ids=GROWN)
def test_every_game_has_three_levels_and_four_characters_with_a_sentence_each(game) -> None:
    opponents = game.opponents
    assert list(opponents) == ["easy", "normal", "hard"]
    assert opponents.usual in list(opponents)[:2]  # never the one that thinks longest
    assert len(opponents.characters) >= 4
    for named in (*opponents.levels, *opponents.styles, *opponents.characters):
        assert named.sentence.endswith(".")
        assert 0 < len(named.sentence) <= 100
    for names in ([each.id for each in opponents.characters], [each.name for each in opponents.characters]):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_make_every_player_it_names(game) -> None:
    names = [level.id for level in game.opponents.levels]
    names += [f"{level}:{character.id}" for level in names for character in game.opponents.characters]
    for name in (*names, *game.opponents.aliases):
        assert callable(bot_for(game, name).choose)


def test_names_of_before_are_still_known() -> None:
    former = {"cover_your_kingdom": "steward", "knights_and_ninjas": "captain", "kings_and_things": "marshal"}
    for game, name in former.items():
        assert GAMES[game].opponents.player(name) == Player("normal")
    for style in ("wise", "plain", "cryptic"):
        assert GAMES["my_realm"].opponents.player(style) == Player("easy", NOBODY, style)
