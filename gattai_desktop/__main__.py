"""`python -m gattai_desktop` is the program."""

import sys

from gattai_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A worker of `odds` in a build of one folder is this program, called once more.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
