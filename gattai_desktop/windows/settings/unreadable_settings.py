"""Lays a file of settings that cannot be read aside: a slip of the hand in it costs nobody what else stood there.

Of a file that can be read it tells which lines cannot be used.
"""

from contextlib import suppress
from itertools import count
from pathlib import Path

from gattai_desktop.board.speech import message, speak
from gattai_desktop.content.written_file import why_not_read
from gattai_desktop.renaming import rename_patiently
from gattai_desktop.windows.settings.settings import MOST_BYTES, as_written, raw_settings, usable_settings


def laid_aside(path: Path) -> str:
    """Lay a file of settings that cannot be read aside, so that the next change does not write over it.

    Return what to tell a person; "" where the file can be read, or there is none.
    """
    try:
        raw = raw_settings(path)
        if as_written(raw) is None:
            from gattai_desktop.content.reading import parse_toml

            parse_toml(raw, MOST_BYTES)
        return ""
    except OSError:
        return ""
    except ValueError as wrong:
        names = (f"{path.stem}-unreadable{number if number > 1 else ''}{path.suffix}" for number in count(1))
        aside = next(one for one in map(path.with_name, names) if not one.exists())
        template = "The settings could not be read: {reason} The usual ones hold. Yours lie in {path}, as they were."
        with suppress(OSError):
            rename_patiently(path, aside)
            return speak("settings", template, reason=message(wrong), path=aside)
        return ""


def unusable_told(path: Path) -> str:
    """Return what to tell a person of the settings in a file that cannot be used; "" where there are none."""
    try:
        names = usable_settings(path)[1]
    except (FileNotFoundError, ValueError):
        return ""
    except OSError as wrong:
        template = "The settings in {path} could not be read: {reason}. The usual ones hold for now. Yours stay there."
        return speak("settings", template, path=path, reason=why_not_read(wrong))
    if not names:
        return ""
    template = "Some settings in {path} could not be used: {names}. The usual ones hold. Their lines stay."
    return speak("settings", template, path=path, names=", ".join(names))
