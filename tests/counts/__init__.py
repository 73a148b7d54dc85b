"""Counts: how many answers, and sequences of two and three answers, follow from fixed positions.

A rule that offers one option too many or too few shows here at once, wherever it hides.

    python -m tests.counts          counts all the positions of the files anew
"""
