"""The Marshal as he was before there were levels, kept as a measure: everything is weighed in gold.

One small function for every verb of every question, in the table below: what that answer is worth. To pass is worth
nothing; the best answer is taken, of equals any. Only marches are planned (`campaign`), anew at every step: a Marshal
remembers nothing, so a game that is resumed meets the same one.

| module      | chapters of the rules                                    |
|-------------|----------------------------------------------------------|
| weights     | what everything is worth                                 |
| strength    | a formula for battles, and what unexplored land may hold |
| accounts    | what kingdom, counters, Things and hexes are worth       |
| survey      | who stands where, who threatens what, how it would end   |
| kingdom     | setup, placing, Heroes, recruiting, building             |
| campaign    | movement                                                 |
| battlefield | exploring, bribes, battles                               |
| fate        | events                                                   |
| answers     | answers, special powers                                  |
"""

from collections import Counter
from collections.abc import Callable, Mapping

from engines.core.bots import Deadline
from engines.core.rng import Rng
from engines.core.types import Decision, Option, View
from engines.kings_and_things.decisions import PICK_UP, STEP, option
from engines.kings_and_things.rules.movement_column import unmoved
from engines.kings_and_things.state import State
from engines.kings_and_things.things import FIRST, KIND

from . import answers, battlefield, campaign, fate, kingdom
from .campaign import Orders, best_march
from .kingdom import SURELY, never, nothing
from .strength import BLOW
from .survey import Survey

Worth = Callable[..., float]


def surely(survey: Survey, *args: object) -> float:
    """Better than to pass."""
    return 1.0


def weakest(survey: Survey, kind: int) -> float:
    """Show, or leave behind, whoever is missed least."""
    return SURELY + battlefield.disband(survey, kind)


def strongest(survey: Survey, kind: int) -> float:
    """15: aboard the Balloon."""
    return 1.0 + BLOW[FIRST[kind]]


def aim(survey: Survey, hex_: int) -> float:
    """15: where its passengers bring most."""
    return campaign.landing(survey, hex_, survey.frame[3])


ALWAYS: Mapping[str, Worth] = {"remove_income": never, "fan_cloud": fate.fan_cloud, "cash": never}
"""What may be done at nearly any time."""

LOSSES: Mapping[str, Worth] = {"lose": fate.lose, "lose_level": fate.lose_level, "target_hex": fate.target_hex}

WORTH: Mapping[str, Mapping[str, Worth]] = {
    # setup
    "start_position": {"start": nothing},
    "replace_sea": {"swap_seas": kingdom.swap_seas, "keep_seas": nothing},
    "pick_hex": {"claim": kingdom.claim},
    "place_tower": {"raise_tower": kingdom.raise_tower},
    "exchange_things": {"put_aside": kingdom.put_aside, "exchange": nothing},
    # placing
    "place_things": {"place": kingdom.place, "end_placing": nothing},
    "place_where": {"put": kingdom.put, "take_back": nothing},
    "shield_discard": {"drop": kingdom.drop, "place": kingdom.place, "cash": kingdom.cash},
    # Heroes
    "hero_target": {"seek": kingdom.seek, "seek_nobody": nothing, "discharge": never},
    "hero_pre_gold": {"pay": kingdom.pay},
    "hero_post_gold": {"top_up": kingdom.top_up, "give_up": nothing},
    "place_hero": {"station": kingdom.station},
    "hero_side": {"lay_up": kingdom.lay_up},
    "terrain_lord_excess": {"keep_lord": kingdom.keep_lord},
    # recruiting
    "recruit": {"trade": kingdom.trade, "draw": kingdom.draw},
    # events
    "play_event": {"play_event": fate.play_event, "no_event": nothing},
    "magic_source": {"source": fate.source},
    "event_target": {"target_hex": fate.target_hex, "target_seat": fate.target_seat},
    "defection_target": {"target_hero": fate.target_hero},
    "event_roller": {"target_seat": nothing},
    "juju_tile": {"lay_tile": fate.lay_tile},
    "evacuate": {"flee": fate.flee, "perish": nothing},
    "plague_payment": LOSSES,
    "event_loss": LOSSES,
    "cloud_hex": {"move_cloud": fate.move_cloud, "lift_cloud": nothing},
    # movement; "move" and "march" are planned
    "ask_pin_proof": {"ask_proof": surely, "move_freely_not": nothing},
    "show_pin_proof": {"show": weakest, "decline": nothing},
    "fly_reveal": {"halt": nothing, "depart": never, "fly_on": never, "pick_up": never},
    "fly_block": {"hold": never, "let_pass": nothing},
    "fly_leave": {"leave_behind": weakest},
    "movement_excess": {"disband": battlefield.disband},
    "balloon": {"board": strongest, "lift_off": nothing},
    "balloon_target": {"aim": aim},
    "fan_landing": {"land": nothing},
    "fan_escape": {"land": nothing},
    "deny": {"deny": battlefield.deny, "leave_there": nothing},
    # exploring
    "choose_battle": {"settle": battlefield.settle},
    "income_tie": {"keep_income": nothing},
    "defence_item": {"arm": battlefield.arm, "arm_nobody": nothing},
    "bribe": {"bribe": battlefield.bribe, "fight": nothing},
    "take_loot": {"loot": battlefield.loot, "leave_rest": nothing},
    # battle
    "battle_magic": {"use": battlefield.use, "hold_off": nothing},
    "attach": {"attach": battlefield.attach},
    "dust_target": {"name": battlefield.name},
    "dust_retreat": {"retreat": battlefield.retreat},
    "warlord_target": {"covet": battlefield.covet, "covet_nothing": nothing},
    "name_target": {"name": battlefield.name},
    "marksman_mode": {"shoot": battlefield.shoot},
    "marksman_aim": {"aim_at": battlefield.aim_at, "aim_at_fort": nothing},
    "assign_hits": {"hit": battlefield.hit, "hit_fort": battlefield.hit_fort},
    "save": {"try_save": battlefield.try_save, "no_save": nothing},
    "retreat": {"retreat": battlefield.retreat, "stay": battlefield.stay},
    "excess_removal": {"disband": battlefield.disband},
    "call_bluff": {"call_bluff": battlefield.call_bluff, "let_be": nothing},
    # answers
    "react": {"charm": answers.charm, "drink": surely, "fan": answers.fan, "dispel": answers.dispel, "ignore": nothing},
    "dispel_scope": {"scope": battlefield.scope},
    # building, powers
    "build": {"build": kingdom.build, "end_building": nothing, "cash": kingdom.cash_if_short},
    "assassin": {"stalk": answers.stalk, "no_stalking": nothing},
    "assassin_victim": {"victim": answers.victim, "victim_unseen": surely},
    "thief": {"rob": answers.rob, "no_robbery": nothing},
    "thief_spoil": {"take_gold": answers.take_gold, "take_thing": answers.take_thing},
}


class Marshal:
    """Weighs every answer and takes the best."""

    def choose(self, view: View[State], decision: Decision, deadline: Deadline, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "move":
            return move(Survey(view, rng), decision)
        if decision.kind == "march":
            return march(view, decision, rng)
        return weigh(Survey(view, rng), decision)


def move(survey: Survey, decision: Decision) -> Option:
    """9: the best march or flight; proof from whoever pins; or the end."""
    _, seat, pinned, _ = survey.frame
    worth, (pieces, path) = best_march(survey, pinned)
    for answer in decision.options:
        if answer.verb == "inflate" and campaign.ascent(survey, *answer.args) > worth:
            return answer
    if pieces:
        everybody = len(pieces) > 1 and set(pieces) == set(unmoved(survey.state, seat, path[0]))
        return option("march_all", path[0]) if everybody else option("march", path[0], KIND[pieces[0]])
    return next((answer for answer in decision.options if answer.verb == "demand"), option("end_moves"))


def march(view: View[State], decision: Decision, rng: Rng) -> Option:
    """9: gather those who shall go, then step by step to where they shall be."""
    column = view.state.column
    assert column is not None
    if any(column.spent):
        survey = Survey(view, rng)
        path = campaign.way_on(survey, column, survey.frame[2])
    else:
        pieces, path = _orders(view, rng)
        wanted = Counter([KIND[piece] for piece in pieces])
        gathered = Counter([KIND[piece] for piece in column.pieces])
        if path[:1] != (column.hex,) or not gathered <= wanted:
            path = ()  # somebody else set it out
        joining = [PICK_UP[kind] for kind in wanted - gathered if PICK_UP[kind] in decision.options]
        if path and joining:
            return joining[0]
    if len(path) > 1 and STEP[path[1]] in decision.options:
        return STEP[path[1]]
    return option("halt") if option("halt") in decision.options else decision.options[0]


def _orders(view: View[State], rng: Rng) -> Orders:
    """What a column is for that has not taken a step yet: the plan is found again as if it had not set out."""
    state = view.state.clone()
    state.column = None
    survey = Survey(View(view.seat, state), rng)
    return best_march(survey, survey.frame[2]).orders


def weigh(survey: Survey, decision: Decision) -> Option:
    """The answer that is worth most; of equals, any."""
    verbs = WORTH.get(decision.kind, {})
    worth = []
    for answer in decision.options:
        weight = verbs.get(answer.verb) or ALWAYS.get(answer.verb, nothing)
        worth.append(round(weight(survey, *answer.args), 6))
    best = max(worth)
    return survey.rng.pick([answer for answer, gold in zip(decision.options, worth, strict=True) if gold == best])
