"""Kings & Things, put together: which chapter of the rules answers which frame and which verb. See
`rules/__init__.py`."""

from collections.abc import Callable, Mapping
from typing import Any

from ..core.agenda import Agenda
from ..core.bots import Bot
from ..core.rng import stream
from ..core.setup import Setup, Value
from ..core.types import Tell
from . import state as states
from .bots import Marshal
from .charter import MODES, SETTINGS
from .decisions import KINDS, VERBS, WINDOWS
from .drafting import draw_up
from .events import EVENTS
from .invariants import broken
from .redeal import redeal
from .rules import (
    aftermath,
    battle,
    battle_losses,
    battle_strikes,
    bluff,
    combat,
    construction,
    course,
    events,
    events_effects,
    events_losses,
    events_weather,
    exploration,
    exploration_bribe,
    flight,
    flight_balloon,
    heroes,
    hits,
    income,
    magic,
    magic_answers,
    magic_battle,
    magic_charm,
    magic_items,
    movement,
    movement_pins,
    placement,
    recruit,
    retreat,
    setup,
    special_powers,
    victory,
)
from .state import STREAMS, State
from .text import WORDS, Words
from .view import view

AGENDA = Agenda[State](
    ask={
        "start_position": setup.ask_start_position,
        "replace_sea": setup.ask_replace_sea,
        "pick_hex": setup.ask_pick_hex,
        "place_tower": setup.ask_place_tower,
        "exchange_things": setup.ask_exchange_things,
        "place_things": placement.ask_place_things,
        "place_where": placement.ask_place_where,
        "shield_discard": placement.ask_shield_discard,
        "call_bluff": bluff.ask_call_bluff,
        "hero_target": heroes.ask_hero_target,
        "hero_pre_gold": heroes.ask_hero_pre_gold,
        "hero_post_gold": heroes.ask_hero_post_gold,
        "place_hero": heroes.ask_place_hero,
        "hero_side": heroes.ask_hero_side,
        "terrain_lord_excess": heroes.ask_terrain_lord_excess,
        "recruit": recruit.ask_recruit,
        "play_event": events.ask_play_event,
        "magic_source": events.ask_magic_source,
        "event_target": events.ask_event_target,
        "defection_target": events.ask_defection_target,
        "event_roller": events.ask_event_roller,
        "juju_tile": events_weather.ask_juju_tile,
        "evacuate": events_weather.ask_evacuate,
        "plague_payment": events_losses.ask_plague_payment,
        "event_loss": events_losses.ask_event_loss,
        "cloud_hex": events_weather.ask_cloud_hex,
        "move": movement.ask_move,
        "march": movement.ask_march,
        "ask_pin_proof": movement_pins.ask_ask_pin_proof,
        "show_pin_proof": movement_pins.ask_show_pin_proof,
        "movement_excess": movement.ask_movement_excess,
        "fly_reveal": flight.ask_fly_reveal,
        "fly_block": flight.ask_fly_block,
        "fly_leave": flight.ask_fly_leave,
        "balloon": flight_balloon.ask_balloon,
        "balloon_target": flight_balloon.ask_balloon_target,
        "fan_landing": flight_balloon.ask_fan_landing,
        "fan_escape": flight_balloon.ask_fan_escape,
        "choose_battle": combat.ask_choose_battle,
        "income_tie": exploration.ask_income_tie,
        "defence_item": exploration_bribe.ask_defence_item,
        "bribe": exploration_bribe.ask_bribe,
        "take_loot": exploration.ask_take_loot,
        "battle_magic": magic_battle.ask_battle_magic,
        "attach": magic_battle.ask_attach,
        "warlord_target": battle.ask_warlord_target,
        "name_target": battle.ask_name_target,
        "marksman_mode": battle_strikes.ask_marksman_mode,
        "marksman_aim": battle_strikes.ask_marksman_aim,
        "assign_hits": hits.ask_assign_hits,
        "save": battle_losses.ask_save,
        "retreat": retreat.ask_retreat,
        "excess_removal": retreat.ask_excess_removal,
        "dust_target": retreat.ask_dust_target,
        "dust_retreat": retreat.ask_dust_retreat,
        "react": magic_answers.ask_react,
        "dispel_scope": magic_answers.ask_dispel_scope,
        "build": construction.ask_build,
        "assassin": special_powers.ask_assassin,
        "assassin_victim": special_powers.ask_assassin_victim,
        "thief": special_powers.ask_thief,
        "thief_spoil": special_powers.ask_thief_spoil,
    },
    work={
        "set_up": setup.set_up,
        "setup_step": setup.setup_step,
        "seas": setup.seas,
        "turn": course.begin_turn,
        "phase": course.begin_phase,
        "part": course.begin_part,
        "shield_limit": placement.shield_limit,
        "hero_dice": heroes.hero_dice,
        "lord_check": heroes.lord_check,
        "end_of_moves": movement.end_of_moves,
        "end_movement": movement.end_movement,
        "walk_in": movement.walk_in,
        "proof": movement_pins.proof,
        "fly_through": flight.fly_through,
        "fly_held": flight.fly_held,
        "balloon_lands": flight_balloon.balloon_lands,
        "begin_combat": combat.begin_combat,
        "segments": combat.segments,
        "resolve": combat.resolve,
        "explore": exploration.explore,
        "explore_dice": exploration.explore_dice,
        "defence": exploration_bribe.defence,
        "start_battle": battle.start_battle,
        "muster": battle.muster,
        "warlords": battle.warlords,
        "warlord_dice": battle.warlord_dice,
        "siege": battle.siege,
        "round": battle.round_,
        "naming": battle.naming,
        "step": battle_strikes.step,
        "volleys": battle_strikes.volleys,
        "volley": battle_strikes.volley,
        "strike_dice": battle_strikes.strike_dice,
        "round_over": battle.round_over,
        "take_hits": hits.take_hits,
        "apply_hits": battle_losses.apply_hits,
        "save_dice": battle_losses.save_dice,
        "parry_dice": battle_losses.parry_dice,
        "retreats": retreat.retreats,
        "after_battle": aftermath.after_battle,
        "damage": aftermath.damage,
        "damage_dice": aftermath.damage_dice,
        "spoils": aftermath.spoils,
        "resolve_event": events_effects.resolve_event,
        "defection_dice": events_effects.defection_dice,
        "teeniepox_dice": events_effects.teeniepox_dice,
        "disaster_dice": events_effects.disaster_dice,
        "disaster_losses_dice": events_effects.disaster_losses_dice,
        "charm": magic_charm.charm,
        "answers": magic_answers.answers,
        "resolve_item": magic_answers.resolve_item,
        "magic_window": magic_battle.magic_window,
        "firewall_dice": magic_items.firewall_dice,
        "assassin_dice": special_powers.assassin_dice,
        "assassin_again_dice": special_powers.assassin_again_dice,
        "assassin_aim_dice": special_powers.assassin_aim_dice,
        "thief_dice": special_powers.thief_dice,
        "thief_again_dice": special_powers.thief_again_dice,
        "victory_check": victory.victory_check,
    },
    do={
        "start": setup.take_start,
        "swap_seas": setup.swap_seas,
        "keep_seas": setup.keep_seas,
        "claim": setup.claim,
        "raise_tower": setup.raise_tower,
        "put_aside": setup.put_aside,
        "exchange": setup.exchange,
        "place": placement.place,
        "put": placement.put,
        "take_back": placement.take_back,
        "end_placing": placement.end_placing,
        "drop": placement.drop,
        "call_bluff": bluff.call_bluff,
        "let_be": bluff.let_be,
        "cash": income.cash,
        "remove_income": placement.remove_income,
        "fan_cloud": magic.fan_cloud,
        "discharge": heroes.discharge,
        "seek": heroes.seek,
        "seek_nobody": heroes.seek_nobody,
        "pay": heroes.pay,
        "top_up": heroes.top_up,
        "give_up": heroes.give_up,
        "station": heroes.station,
        "lay_up": heroes.lay_up,
        "keep_lord": heroes.keep_lord,
        "trade": recruit.trade,
        "draw": recruit.draw_things,
        "play_event": events.play_event,
        "no_event": events.no_event,
        "source": events.source,
        "target_hex": events.target_hex,
        "target_seat": events.target_seat,
        "target_hero": events.target_hero,
        "lay_tile": events_weather.lay_tile,
        "flee": events_weather.flee,
        "perish": events_weather.perish,
        "lose": events_losses.lose,
        "lose_level": events_losses.lose_level,
        "move_cloud": events_weather.move_cloud,
        "lift_cloud": events_weather.lift_cloud,
        "march": movement.march,
        "march_all": movement.march_all,
        "hunt": movement.hunt,
        "step": movement.step,
        "pick_up": movement.pick_up,
        "drop_off": movement.drop_off,
        "halt": movement.halt,
        "end_moves": movement.end_moves,
        "demand": movement_pins.demand,
        "ask_proof": movement_pins.ask_proof,
        "move_freely_not": movement_pins.move_freely_not,
        "show": movement_pins.show_proof,
        "decline": movement_pins.decline,
        "disband": movement.disband,
        "fly_on": flight.fly_on,
        "depart": flight.depart,
        "hold": flight.hold,
        "let_pass": flight.let_pass,
        "leave_behind": flight.leave_behind,
        "inflate": flight_balloon.inflate,
        "board": flight_balloon.board,
        "lift_off": flight_balloon.lift_off,
        "aim": flight_balloon.aim,
        "land": flight_balloon.land,
        "settle": combat.settle,
        "keep_income": exploration.keep_income,
        "arm": exploration_bribe.arm,
        "arm_nobody": exploration_bribe.arm_nobody,
        "bribe": exploration_bribe.bribe,
        "fight": exploration_bribe.fight,
        "loot": exploration.loot,
        "leave_rest": exploration.leave_rest,
        "use": magic_battle.use,
        "hold_off": magic_battle.hold_off,
        "attach": magic_battle.attach,
        "covet": battle.covet,
        "covet_nothing": battle.covet_nothing,
        "name": battle.name,
        "shoot": battle_strikes.shoot,
        "aim_at": battle_strikes.aim_at,
        "aim_at_fort": battle_strikes.aim_at_fort,
        "hit": hits.hit,
        "hit_fort": hits.hit_fort,
        "try_save": battle_losses.try_save,
        "no_save": battle_losses.no_save,
        "retreat": retreat.retreat,
        "stay": retreat.stay,
        "charm": magic_charm.use_charm,
        "drink": magic_answers.drink,
        "fan": magic_answers.fan,
        "dispel": magic_answers.dispel,
        "ignore": magic_answers.ignore,
        "scope": magic_answers.scope,
        "build": construction.build,
        "end_building": construction.end_building,
        "stalk": special_powers.stalk,
        "no_stalking": special_powers.no_stalking,
        "victim": special_powers.victim,
        "victim_unseen": special_powers.victim_unseen,
        "rob": special_powers.rob,
        "no_robbery": special_powers.no_robbery,
        "take_gold": special_powers.take_gold,
        "take_thing": special_powers.take_thing,
    },
)

TURN_BOUND = 5000
"""Far above what a turn can hold."""

ENDLESS = 1_000_000
"""The bound of a game without a turn limit."""


class KingsAndThings:
    """The game as the core knows it."""

    id = "kings_and_things"
    title = "Kings & Things"
    rules_version = 2  # since nobody fights twice in a round, and the Fan may work off an overfull Shield
    modes = MODES
    settings = SETTINGS
    kinds = KINDS
    windows: Mapping[str, str] = WINDOWS
    verbs = VERBS
    events = EVENTS
    bots: Mapping[str, Callable[[], Bot[State]]] = {"marshal": Marshal}
    brief: Mapping[str, Value] = {"turn_limit": 5}
    text: Words = WORDS

    decision = staticmethod(AGENDA.decision)
    apply = staticmethod(AGENDA.apply)
    outcome = staticmethod(victory.outcome)
    clone = staticmethod(State.clone)
    dump = staticmethod(states.dump)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    broken = staticmethod(broken)

    def check(self, setup: Setup) -> None:
        draw_up(setup)

    def bound(self, setup: Setup) -> int:
        limit = int(setup.options["turn_limit"])
        return TURN_BOUND * limit if limit else ENDLESS

    def new(self, setup: Setup, tell: Tell = None) -> State:
        state = states.blank(draw_up(setup), [stream(setup.seed, name) for name in STREAMS])
        state.agenda.append(("set_up",))
        AGENDA.run(state, tell)
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return states.load(draw_up(setup), data)


GAME = KingsAndThings()
