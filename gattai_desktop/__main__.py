"""`python -m gattai_desktop` is the program."""

import sys

_WORKER, _KEEPER = "--multiprocessing-fork", "from multiprocessing.resource_tracker import main"


def _help_another() -> None:
    """Do what a running program started this one for, and end: in a build its processes are this program, called anew.

    Python's own way to ask for that imports all of it at every start.
    """
    if sys.argv[1:2] == [_WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    # It is told as Python tells itself: after its own switches, as a line to run.
    if sys.argv[-2:-1] == ["-c"] and sys.argv[-1].startswith(_KEEPER):
        exec(sys.argv[-1])  # noqa: S102 - whoever starts a program may have it run anything anyway
        sys.exit()


if __name__ == "__main__":
    from gattai_desktop.streams import have_streams, shown_in_a_box

    have_streams()
    if getattr(sys, "frozen", False):
        _help_another()
    from gattai_desktop.cli import main

    sys.exit(shown_in_a_box(main()))
