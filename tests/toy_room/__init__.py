"""The room of Peek, the toy game: as much as a game needs to be played in the window, and no more.

`tests/test_new_game.py` puts it into a copy of the box.
"""
