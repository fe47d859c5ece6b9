"""Writes the program's warnings into a log file, and not onto the console."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

LONGEST: Final = 1_000_000
"""Bytes of a log above which a new one is begun when the program starts."""


def keep_log(warn: Callable[[str], None]) -> None:
    """Write warnings into a file of the program's own; `warn` is told where that cannot be written."""
    from platformdirs import user_log_path

    file = user_log_path("Gattai Desktop", appauthor=False) / "gattai-desktop.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > LONGEST:
            file.replace(file.with_suffix(".log.1"))
        keeper = logging.FileHandler(file, encoding="utf-8")
    except OSError as wrong:
        warn(f"No log can be kept in {file.parent}: {wrong.strerror}.")
        logging.basicConfig(level=logging.CRITICAL)
        return
    lines = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(handlers=[keeper], level=logging.WARNING, format=lines)
