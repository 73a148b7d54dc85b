from engines.core import memo
from engines.core.memo import Memo


def test_a_value_is_made_once():
    made = []

    @Memo
    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    assert [double[3], double[4], double[3]] == [6, 8, 6]
    assert made == [3, 4]


def test_a_tuple_is_several_arguments():
    @Memo
    def difference(first: int, second: int) -> int:
        return first - second

    assert difference[5, 3] == 2


def test_a_table_that_has_grown_too_large_starts_anew(monkeypatch):
    monkeypatch.setattr(memo, "LIMIT", 3)

    @Memo
    def same(number: int) -> int:
        return number

    assert [same[number] for number in range(10)] == list(range(10))
    assert len(same) <= 3
