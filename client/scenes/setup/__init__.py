"""The set-up of a game. What was chosen is a `match.draft`; what a game calls its modes and options is in its room.

| module  | holds                                                |
|---------|------------------------------------------------------|
| words   | what shields and computer players are called         |
| seats   | the left column                                      |
| picker  | whom a computer plays, and how well: over the rules  |
| rules   | the middle column                                    |
| summary | the right column, on parchment                       |
| options | all rule options and the seed, on a screen of their own |
| scene   | the screen itself                                    |
"""
