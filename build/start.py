"""What a bundle starts: the same as `python -m client`, which a frozen program cannot be told to do."""

import sys

from client.__main__ import main

sys.exit(main())
