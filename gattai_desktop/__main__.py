"""`python -m gattai_desktop` is the program."""

import sys

from gattai_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
