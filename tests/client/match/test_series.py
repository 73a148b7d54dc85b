"""A series of choices that somebody began is theirs to end, though only its end is left to choose."""

from tests.client.match.heist import Heist
from tests.client.match.tables import MARK, instant, sit_down


def test_whoever_began_a_series_ends_it_though_nothing_else_is_left():
    class Series(Heist):
        def decision(self, state):
            decision = super().decision(state)
            forced = decision and decision.kind == "turn" and state.agenda[-1][2] == 1
            return decision._replace(options=(MARK,)) if forced else decision

    hasty = sit_down("hs", Series(), instant(auto_answer=True))
    hasty.choose(MARK)
    assert hasty.tick(0.0), "one answer alone is given without asking"

    Series.concludes = {MARK.verb: MARK.verb}
    session = sit_down("hs", Series(), instant(auto_answer=True))
    first = session.view()
    session.choose(MARK)
    assert not session.tick(0.0), "the last step is not the end: that is theirs to say"
    session.undo()
    assert session.view() == first
