"""Tells of a session that nobody can even ask for: its folder is closed, or its disk or network is gone."""

from pathlib import Path

from gattai_desktop.content.written_file import is_there, why_not_read
from gattai_desktop.sessions.errors import NotReadable


def refuse_closed(path: Path) -> None:
    """Raise NotReadable where nobody can ask whether a file is there."""
    try:
        is_there(path)
    except OSError as wrong:
        raise NotReadable(
            "{name} cannot be reached: {reason}. It was not touched. See whether its folder or disk is there, and "
            "whether you may look into it; then try once more.",
            name=path.name,
            reason=why_not_read(wrong),
        ) from wrong
