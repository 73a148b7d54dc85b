"""The twelve checks that every game in the box must pass, written once.

| check                                                        | where                |
|--------------------------------------------------------------|----------------------|
| 1 starts for every number of seats and every option set      | test_start_and_end   |
| 2 ends within its bound under random play                    | test_start_and_end   |
| 3 accepts every option it offers                             | test_options         |
| 4 refuses anything else and stays untouched                  | test_options         |
| 5 asks one seat, with a declared kind and shape              | test_options         |
| 6 keeps its laws at every decision                           | test_start_and_end   |
| 7 a replay reproduces the digests                            | test_copies          |
| 8 dump, load, dump is the same at every decision             | test_copies          |
| 9 a clone shares nothing                                     | test_copies          |
| 10 what a seat cannot know changes nothing it sees           | test_secrecy         |
| 11 everything that is asked or told has words                | test_words           |
| 12 bots answer legally, from the view alone, in time         | test_bots            |

Nothing here knows a game. `cases` says what is played, from the registry; a new game is tested by being in the box.
"""
