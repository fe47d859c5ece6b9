"""Writes a report of a fault of the program, and says where it is."""

import platform
import traceback
from pathlib import Path

from gattai_desktop import __version__
from gattai_desktop.cards.redaction import veiled


def report(wrong: BaseException) -> str:
    """Return what a bug report needs: versions and where in the program it happened. It names no card."""
    head = f"Gattai Desktop {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n"
    return head + veiled("".join(traceback.format_exception(wrong)))


def written_down(wrong: BaseException, folder: Path | None = None) -> str:
    """Write the report into a file and return what to tell; where no file can be written the report itself is told."""
    if folder is None:
        from platformdirs import user_log_path

        folder = user_log_path("Gattai Desktop", appauthor=False)
    name = f"mishap-{type(wrong).__name__}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(report(wrong), encoding="utf-8", errors="backslashreplace")
    except OSError:
        return f"The program made a mistake ({type(wrong).__name__}: {wrong}). Sessions are as they were last saved."
    return (
        f"The program made a mistake ({type(wrong).__name__}). Sessions are as they were last saved. "
        f"Please send in {folder / name}."
    )
