"""What can go wrong before there is a window."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""

    def __init__(self) -> None:
        super().__init__("four-crowns: no display was found, so no window can be opened.")
