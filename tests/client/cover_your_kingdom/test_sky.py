"""The night sky: what is lit, what it is worth with two to eight Rulers, and that it fits every window."""

import pytest

from client.games.cover_your_kingdom.plan import plan
from client.games.cover_your_kingdom.rival_stars import draw_rival_stars
from client.games.cover_your_kingdom.room import room_of
from client.games.cover_your_kingdom.sky import Sky, draw_sky, hint, lit_stars, read_sky, star_place
from client.games.cover_your_kingdom.words.names import in_words
from client.render.canvas import Box
from client.tables.frame import table_frame
from engines.core.types import WATCHER
from engines.cover_your_kingdom.cards import SPECIES
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.state import CLOCK_OVER
from tests.engines.cover_your_kingdom.printed import EI, HI, LO
from tests.engines.cover_your_kingdom.table import Table, table

from .canvas import SIZES, TEXTS, blank, faults, long_words

SIX = "klaken pegleg yogi pigxie hentaur sighclops"


def night(seats: int, lit: str = SIX, speed: bool = False) -> Table:
    return table(seats=seats, constellations=True, lightSpeed=speed, lit={0: lit})


def seen(game: Table, seat: int = 0, viewer: int = 0) -> Sky:
    return read_sky(GAME.view(game.state, viewer), seat)


def words(sky: Sky) -> list[str]:
    return ["".join(span.text for span in line) for line in (sky.whole, sky.speed)]


def panel(size: str, seats: int) -> Box:
    canvas, _ = blank(SIZES[size])
    found = plan(room_of(table_frame(canvas.width, canvas.height)), seats, 0, seats == 2, True).sky
    assert found is not None
    return found


def test_the_clusters_count_what_is_lit() -> None:
    sky = seen(night(4))
    assert sky.lit == f"6 of {len(SPECIES)} lit"
    assert [(cluster.lit, len(cluster.stars), cluster.full) for cluster in sky.clusters] == [
        (3, len(HI.split()), False),
        (2, len(EI.split()), True),
        (1, len(LO.split()), False),
    ]


@pytest.mark.parametrize(
    ("seats", "each", "whole"),
    [(2, [20, 10, 20], "+50 more, 100 in all"), (5, [30, 15, 30], "+75 more, 150 in all"),
     (7, [40, 20, 40], "+100 more, 200 in all")],
)  # fmt: skip
def test_more_rulers_make_stars_dearer(seats: int, each: list[int], whole: str) -> None:
    sky = seen(night(seats))
    assert [cluster.magic for cluster in sky.clusters] == each
    assert words(sky)[0] == f"All {in_words(len(SPECIES))} stars: {whole}"


def test_only_with_common_piles_are_tokens_counted() -> None:
    assert {star.left for cluster in seen(night(6)).clusters for star in cluster.stars} == {None}
    left = {star.species: star.left for cluster in seen(night(8)).clusters for star in cluster.stars}
    assert (left["klaken"], left["bragon"]) == (5, 6)
    assert "Stars left: Bragon 6" in hint(seen(night(8)))


def test_the_prize_of_light_speed_is_told_when_it_is_played_for() -> None:
    assert words(seen(night(4)))[1] == ""
    game = night(4, speed=True)
    assert words(seen(game))[1] == "Light Speed: +50 for the first whole sky"
    game.state.clock = CLOCK_OVER
    assert words(seen(game))[1] == "Light Speed: the prize is gone"
    game.state.speedy = 1
    assert words(seen(game))[1] == "Light Speed: +50 won"
    assert hint(seen(game)).splitlines()[1] == "Light Speed: +50 won"


def test_the_sky_is_the_viewers_own_or_somebody_elses() -> None:
    assert seen(night(3)).title == "Your sky"
    assert seen(night(3), viewer=WATCHER).title == seen(night(3), viewer=1).title == "The sky"


def test_every_word_goes_through_the_catalogue() -> None:
    sky = read_sky(GAME.view(night(4, speed=True).state, 0), 0, long_words)
    assert all(text.startswith("[") for text in (sky.title, sky.lit, *words(sky)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_star_has_its_place_in_the_panel(seats: int, size: str) -> None:
    box = panel(size, seats)
    spots = [star_place(box, species) for species in SPECIES]
    assert all(box.inset(10).holds(*spot) for spot in spots)
    for at, (x, y) in enumerate(spots):
        assert all(abs(x - a) > 20 or abs(y - b) > 20 for a, b in spots[at + 1 :])


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_its_words_stay_in_their_room(seats: int, size: str, text: int) -> None:
    canvas, marks = blank(SIZES[size], text)
    box = panel(size, seats)
    draw_sky(canvas, box, seen(night(seats, speed=True)))
    assert faults(marks, box) == []


def test_small_stars_end_at_the_right_and_tell_lit_from_dark() -> None:
    canvas, _ = blank(SIZES["wide"])
    lit = lit_stars(night(4).state, 0)
    assert lit == tuple(star in SIX.split() for star in f"{HI} {EI} {LO}".split())
    begin = draw_rival_stars(canvas, 300, 40, lit, 15)
    assert 16 * len(lit) < 300 - begin < 16 * len(lit) + 20
    assert [blit.surface is canvas.frame[0].surface for blit in canvas.frame] == list(lit)
    assert canvas.frame[-1].rect.right <= 300
