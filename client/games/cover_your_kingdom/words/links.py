"""Links to the rulebook for each question, deed, card and power. Labels go through the catalogue when shown."""

from collections.abc import Mapping

from engines.cover_your_kingdom.cards import KIND_IDS

from ....tables.rule_link import RuleLink

RULE_FOR: Mapping[str, RuleLink] = {
    "act": RuleLink("actions", "Actions"),
    "land": RuleLink("settle", "Lands"),
    "answer": RuleLink("answers", "Challenges"),
    "defend": RuleLink("elves-defence", "Elves"),
    "give_back": RuleLink("hypnogriff", "Hypnogriff"),
    "inn_contest": RuleLink("inn-contest", "The Inn"),
    "inn_hire": RuleLink("inn-hires", "The Inn"),
    "end_powers": RuleLink("dissed-hard", "DissedHard"),
}
"""By kind of decision."""

RULE_FOR_VERB: Mapping[str, RuleLink] = {
    "settle": RuleLink("settle", "Settling"),
    "settle_discard": RuleLink("settle", "Settling"),
    "add": RuleLink("add", "Adding"),
    "discard": RuleLink("discard", "Discarding"),
    "recruit": RuleLink("reach", "Recruiting and reach"),
    "wizard": RuleLink("wizard", "Wiizzaard"),
    "hypnogriff": RuleLink("hypnogriff", "Hypnogriff"),
    "protect": RuleLink("guard-protect", "Guards"),
    "block": RuleLink("guard-block", "Guards"),
    "elves": RuleLink("elves", "Elves"),
    "mob": RuleLink("mob", "Mobgoblins"),
    "claim": RuleLink("inn", "The Inn"),
    "kid": RuleLink("wiizzz-kid", "Wiizzz Kid"),
    "end": RuleLink("pass", "Must I act?"),
    "place": RuleLink("outcome", "Where a clan goes"),
    "answer": RuleLink("answers", "Challenges"),
    "concede": RuleLink("outcome", "Who gets the clan"),
    "sacrifice": RuleLink("elves-defence", "Elves"),
    "let_go": RuleLink("elves-defence", "Elves"),
    "give_back": RuleLink("hypnogriff", "Hypnogriff"),
    "take_clan": RuleLink("inn-hires", "The Inn"),
    "move_clan": RuleLink("inn-hires", "The Inn"),
    "disperse_clan": RuleLink("inn-hires", "The Inn"),
    "throw": RuleLink("dissed-hard", "DissedHard"),
}

_OWN_PAGE = ("minnowtaur", "hypnogriff", "elves", "wizard", "mob")

RULE_FOR_CARD: Mapping[str, str] = {
    **dict.fromkeys(KIND_IDS, "clans"),
    **{card: card for card in _OWN_PAGE},
    "ct": "settle",
    "spydra": "answers",
}
"""Card id -> anchor."""

RULE_FOR_POWER: Mapping[str, str] = {
    "wiizzz_kid": "wiizzz-kid",
    "dissed_hard": "dissed-hard",
    "match_maker": "match-maker",
    "equinity": "equinity",
    "extra_features": "extra-features",
    "mighty_swine": "mighty-swine",
    "vulcent_hands": "vulcent-hands",
    "subcerbient": "subcerbient",
}
"""Power id -> anchor."""
