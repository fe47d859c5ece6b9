"""The toolkit, without what it would do to every import after its own.

PySide6 puts an `__import__` of its own into Python: from then on the source of each module that is imported is read, to
see whether it asks for another spelling of Qt's names. Nothing here does. The reading made a start a tenth longer, and
kept the text of the whole program in memory.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - with it comes the other `__import__`


def import_as_before() -> None:
    """Let Python import as it did before the toolkit came; nothing happens where it still does."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
