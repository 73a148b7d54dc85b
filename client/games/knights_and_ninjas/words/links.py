"""Links from each question into the rulebook. Labels go through the catalogue when shown."""

from collections.abc import Mapping

from ....tables.rule_link import RuleLink

RULE_FOR: Mapping[str, RuleLink] = {
    "turn": RuleLink("turn", "Your turn"),
    "blow": RuleLink("blow", "The next attack"),
    "respond": RuleLink("answers", "What answers what"),
    "highwayman": RuleLink("highwayman", "Highwaymen"),
    "herald_show": RuleLink("herald-show", "Herald"),
    "herald_pick": RuleLink("herald-pick", "Herald"),
    "monk_pay": RuleLink("monk-pay", "Monk"),
    "minstrel_cost": RuleLink("minstrel-cost", "What a Minstrel costs"),
    "draft": RuleLink("draft", "The draft"),
}
"""By kind of decision."""
