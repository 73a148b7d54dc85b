"""Worths: one small function for every verb of every question, in the table below: what that answer is worth. To pass
is worth nothing."""

from collections.abc import Callable, Mapping

from ...core.types import Decision
from ..things import FIRST
from . import answers, battlefield, campaign, fate, kingdom
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


def worths(survey: Survey, decision: Decision) -> list[float]:
    """What every answer is worth, in gold; marches are planned instead (`campaign`)."""
    verbs = WORTH.get(decision.kind, {})
    found = []
    for answer in decision.options:
        weight = verbs.get(answer.verb) or ALWAYS.get(answer.verb, nothing)
        found.append(round(weight(survey, *answer.args), 6))
    return found
