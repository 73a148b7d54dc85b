"""The set-up of a game.

| module  | holds                                                                  |
|---------|------------------------------------------------------------------------|
| draft   | what was chosen, what fits, and the setup that comes of it; no drawing  |
| terms   | the shapes of what is said about a game                                |
| words   | what shields and computer players are called; `words_*`: each game     |
| seats   | the left column                                                        |
| rules   | the middle column                                                      |
| summary | the right column, on parchment                                         |
| options | all rule options and the seed, on a screen of their own                |
| scene   | the screen itself                                                      |
"""
