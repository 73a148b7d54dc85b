"""All that the table of Cover Your Kingdom says besides the game's own words (`engines/cover_your_kingdom`).

| module              | says                                                                      |
|---------------------|---------------------------------------------------------------------------|
| picking             | what may be clicked next                                                  |
| names               | captions of cards and lands                                               |
| reach               | where a Ruler sits                                                        |
| links               | where the rulebook explains what                                          |
| anecdotes chronicle | anecdotes of a finished game                                              |
"""
