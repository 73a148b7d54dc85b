"""Links from each question to its place in the rulebook. Labels go through the catalogue when shown."""

from collections.abc import Mapping

from ....tables.rule_link import RuleLink

RULE_FOR: Mapping[str, RuleLink] = {
    # setup
    "start_position": RuleLink("start", "Where you begin"),
    "replace_sea": RuleLink("sea", "Too much sea"),
    "pick_hex": RuleLink("kingdom", "Your first three hexes"),
    "place_tower": RuleLink("tower", "The first tower"),
    "exchange_things": RuleLink("exchange", "The exchange"),
    # placing, and the Shield
    "place_things": RuleLink("placing", "Placing Things"),
    "place_where": RuleLink("placing", "Placing Things"),
    "shield_discard": RuleLink("shield", "Ten behind the Shield"),
    # Heroes
    "hero_target": RuleLink("hero-roll", "Recruiting a Hero"),
    "hero_pre_gold": RuleLink("hero-gold", "Gold for better dice"),
    "hero_post_gold": RuleLink("hero-gold", "Gold for better dice"),
    "place_hero": RuleLink("hero-place", "Where a Hero stands"),
    "hero_side": RuleLink("hero-side", "When a Hero is lost"),
    "terrain_lord_excess": RuleLink("lords", "Terrain Lords"),
    # recruiting Things
    "recruit": RuleLink("recruit", "Drawing Things"),
    # random events
    "play_event": RuleLink("events", "Events"),
    "magic_source": RuleLink("big_juju", "Magic in range"),
    "event_target": RuleLink("events", "Events"),
    "defection_target": RuleLink("defection", "Defection"),
    "event_roller": RuleLink("defection", "Defection"),
    "juju_tile": RuleLink("big_juju", "Big Juju"),
    "evacuate": RuleLink("evacuate", "When a hex becomes sea"),
    "plague_payment": RuleLink("dark_plague", "Dark Plague"),
    "event_loss": RuleLink("event-loss", "What you lose"),
    "cloud_hex": RuleLink("cloud", "Black Cloud"),
    # movement
    "move": RuleLink("movement", "Move"),
    "march": RuleLink("march", "Marching"),
    "ask_pin_proof": RuleLink("pinned", "Pinned"),
    "show_pin_proof": RuleLink("pinned", "Pinned"),
    "fly_reveal": RuleLink("flying", "Flying past enemies"),
    "fly_block": RuleLink("flying", "Flying past enemies"),
    "fly_leave": RuleLink("flying", "Flying past enemies"),
    "movement_excess": RuleLink("ten", "Ten in a hex"),
    "balloon": RuleLink("balloon", "The Balloon"),
    "balloon_target": RuleLink("balloon", "The Balloon"),
    "fan_landing": RuleLink("fan-balloon", "Fan against Balloon"),
    "fan_escape": RuleLink("fan-balloon", "Fan against Balloon"),
    "deny": RuleLink("denying", "Denying"),
    # exploration and bribery
    "choose_battle": RuleLink("combat", "Which hex first"),
    "income_tie": RuleLink("income-tie", "Which income stays"),
    "defence_item": RuleLink("defence-item", "Arms for the defence"),
    "bribe": RuleLink("bribe", "Bribes"),
    "take_loot": RuleLink("loot", "Loot"),
    # battle
    "battle_magic": RuleLink("battle-magic", "Magic in battle"),
    "attach": RuleLink("bearer", "Sword and Bow"),
    "dust_target": RuleLink("dust", "Dust of Defense"),
    "dust_retreat": RuleLink("dust", "Dust of Defense"),
    "warlord_target": RuleLink("warlord", "Warlord"),
    "name_target": RuleLink("three", "Three or four armies"),
    "marksman_mode": RuleLink("marksman", "Marksman"),
    "marksman_aim": RuleLink("marksman", "Marksman"),
    "assign_hits": RuleLink("hits", "Taking hits"),
    "save": RuleLink("talisman", "Talisman"),
    "retreat": RuleLink("retreat", "Retreat"),
    "excess_removal": RuleLink("excess", "More than ten"),
    "call_bluff": RuleLink("call-bluff", "Calling a bluff"),
    # answers
    "react": RuleLink("answers", "Answers"),
    "dispel_scope": RuleLink("dispel", "Dispel Magic"),
    # build, powers
    "build": RuleLink("build", "Build"),
    "assassin": RuleLink("assassin", "Assassin"),
    "assassin_victim": RuleLink("assassin", "Assassin"),
    "thief": RuleLink("thief", "Thief"),
    "thief_spoil": RuleLink("thief", "Thief"),
}
"""By kind of decision."""
