"""Links from each question to its place in the rulebook. Labels go through the catalogue when shown."""

from collections.abc import Mapping

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
