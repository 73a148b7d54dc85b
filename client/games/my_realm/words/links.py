"""Links from each question into the rulebook. Labels go through the catalogue when shown."""

from collections.abc import Mapping

from ....tables.rule_link import RuleLink

RULE_FOR: Mapping[str, RuleLink] = {
    "rebellion": RuleLink("rebellion", "Rebellion"),
    "discuss": RuleLink("discuss", "Talk"),
    "speak": RuleLink("statements", "What can be said"),
    "answer": RuleLink("answer", "Answers"),
    "decide": RuleLink("decide", "Judgement"),
}
"""By kind of decision."""
