"""The set-up of a game.

| module  | holds                                                                  |
|---------|------------------------------------------------------------------------|
| draft   | what was chosen, what fits, and the setup that comes of it; no drawing  |
| words   | what modes, options and computer players are called                    |
| seats   | the left column                                                        |
| rules   | the middle column                                                      |
| summary | the right column, on parchment                                         |
| options | all rule options and the seed, on a screen of their own                |
| scene   | the screen itself                                                      |
"""
