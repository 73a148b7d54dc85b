"""`four-crowns` and `python -m client`."""

import sys

from engines.__main__ import main as engines_main


def main() -> int:
    """Until the window is built, sit down at the terminal table."""
    return engines_main(["play", *sys.argv[1:]] if sys.argv[1:] else ["play", "cover_your_kingdom"])


if __name__ == "__main__":
    sys.exit(main())
