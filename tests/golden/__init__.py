"""Golden playthroughs: whole games told as stories, kept beside the rules so that a change of rules is a readable diff.

python -m tests.golden          writes all of them anew
git diff tests/golden           shows what the change did to the games
"""
