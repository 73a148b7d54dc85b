import pytest

from engines.core.rng import Rng, below, sample, shuffle, stream


def test_the_generator_is_splitmix64():
    streams = [1234567]  # the published example of that generator
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [below(streams, 0, 1 << 64) for _ in published] == published


def test_streams_start_where_they_always_did():
    assert stream(7, "deck") == 1083416922703324952
    assert stream(7, "dice") == 6288143352919273890
    assert stream(0, "") == 17840976768840183104


def test_old_records_get_their_numbers_again():
    streams = [stream(7, "deck"), stream(7, "dice")]
    assert [below(streams, 0, 6) for _ in range(12)] == [4, 2, 2, 0, 2, 4, 2, 1, 1, 3, 0, 2]


def test_old_records_get_their_order_of_cards_again():
    streams = [stream(7, "deck"), stream(7, "dice")]
    cards = list(range(10))
    shuffle(streams, 0, cards)
    assert cards == [6, 1, 2, 5, 0, 8, 7, 4, 3, 9]
    assert sample(streams, 1, "abcdefgh", 4) == ["e", "c", "f", "d"]


def test_a_bot_gets_its_numbers_again():
    rng = Rng(11, "bot")
    assert (rng.fresh(), rng.below(100), rng.pick("xyz")) == (3183907190430543730, 31, "y")


def test_drawing_from_one_stream_leaves_the_others_alone():
    alone, mixed = [stream(7, "deck"), stream(7, "dice")], [stream(7, "deck"), stream(7, "dice")]
    wanted = [below(alone, 0, 52) for _ in range(50)]
    got = []
    for _ in range(50):
        below(mixed, 1, 6)
        got.append(below(mixed, 0, 52))
    assert got == wanted


@pytest.mark.parametrize(("seed", "name"), [(8, "deck"), (7, "Deck"), (-7, "deck"), (7 + (1 << 64), "deck")])
def test_another_seed_or_name_is_another_stream(seed, name):
    assert stream(seed, name) != stream(7, "deck")


def test_seed_and_name_do_not_run_together():
    assert stream(1, "1:x") != stream(11, ":x")


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 1000])
def test_every_number_below_n_comes_about_equally_often(n):
    rng, rounds = Rng(5, "fair"), 400 * n if n < 100 else 40 * n
    counts = [0] * n
    for _ in range(rounds):
        counts[rng.below(n)] += 1
    # chi-square over n - 1 degrees: mean n - 1, deviation sqrt(2 (n - 1)); five deviations is one in a million
    expected = rounds / n
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert chi <= (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_every_order_of_three_cards_comes_about_equally_often():
    rng, counts = Rng(3, "orders"), {}
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("size", [0, 1, 2, 40])
def test_shuffling_keeps_every_item(size):
    items = list(range(size))
    Rng(1).shuffle(items)
    assert sorted(items) == list(range(size))


def test_a_sample_has_no_item_twice_and_leaves_the_source_alone():
    source = list(range(20))
    for seed in range(50):
        drawn = Rng(seed).sample(source, 8)
        assert len(set(drawn)) == 8
        assert set(drawn) <= set(source)
    assert source == list(range(20))


def test_a_sample_of_more_than_there_is_is_everything():
    assert sorted(Rng(1).sample("abc", 9)) == ["a", "b", "c"]
    assert Rng(1).sample("abc", 0) == []
    assert Rng(1).sample("", 2) == []


def test_fresh_integers_are_64_bits_and_differ():
    rng = Rng(2)
    fresh = [rng.fresh() for _ in range(100)]
    assert len(set(fresh)) == 100
    assert max(fresh) < 1 << 64
    assert max(fresh) > 1 << 60
