"""Lays a file of settings that cannot be read aside: a slip of the hand in it costs nobody what else stood there.

Of a file that can be read it tells which lines cannot be used.
"""

from contextlib import suppress
from pathlib import Path

from gattai_desktop.board.speech import message, speak
from gattai_desktop.windows.settings.settings import MOST_BYTES, as_written, usable_settings


def laid_aside(path: Path) -> str:
    """Lay a file of settings that cannot be read aside, so that the next change does not write over it.

    Return what to tell a person; "" where the file can be read, or there is none.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        if as_written(raw) is None:
            from gattai_desktop.content.reading import parse_toml

            parse_toml(raw, MOST_BYTES)
        return ""
    except OSError:
        return ""
    except ValueError as wrong:
        names = (f"{path.stem}-unreadable{number or ''}{path.suffix}" for number in (0, *range(2, 100)))
        aside = next((one for one in map(path.with_name, names) if not one.exists()), None)
        template = "The settings could not be read: {reason} The usual ones hold. Yours lie in {path}, as they were."
        with suppress(OSError):
            if aside is not None:
                path.rename(aside)
                return speak("settings", template, reason=message(wrong), path=aside)
        return ""


def unusable_told(path: Path) -> str:
    """Return what to tell a person of the settings in a file that cannot be used; "" where there are none."""
    with suppress(OSError, ValueError):
        if names := usable_settings(path)[1]:
            template = "Some settings in {path} could not be used: {names}. The usual ones hold. Their lines stay."
            return speak("settings", template, path=path, names=", ".join(names))
    return ""
