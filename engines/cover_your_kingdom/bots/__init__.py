"""Computer Rulers: settle what is dear, cover it, fight for what is worth it.

| module     | holds                                                              |
|------------|--------------------------------------------------------------------|
| taste      | what everything is worth; characters differ in it                  |
| ledger     | what a Ruler knows, counted and weighed                            |
| worths     | what each answer brings, term by term                              |
| evaluation | how likely each Ruler is to win, fitted on whole games             |
| memory     | what lay open once                                                 |
| mind       | all of it as the search of `core` wants it                         |
| players    | easy, normal and hard                                              |
"""

from .players import Easy, Hard, Normal

__all__ = ["Easy", "Hard", "Normal"]
