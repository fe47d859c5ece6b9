"""Reads and writes a person's choices for this computer in a small TOML file: theme, colours, pace, the wall.

A file that cannot be read, or a single line of it, costs nothing but that choice: the default takes its place.
"""

import errno
import json
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, get_args

from gattai_desktop.board.reading import FARTHEST, NARROWEST, NEAREST, WIDEST, Reading
from gattai_desktop.board.scale import LARGEST, SMALLEST
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import fields, frozen
from gattai_desktop.content.written_file import bytes_written, why_not_read, why_not_written
from gattai_desktop.games.strengths import STEADY, STRENGTHS
from gattai_desktop.renaming import patiently
from gattai_desktop.windows.settings.language import CHOICES, SYSTEM

_log = logging.getLogger(__name__)

AUTO: Final = "auto"
WINDOW: Final = "window"
OFF: Final = "off"
ThemeChoice = Literal["system", "dark", "light", "contrast"]
ALONE, FRIENDS = COMPANIES = ("alone", "friends")
"""How people sit down at a new table: one with the program, or several."""
THEME_CHOICES: Final[tuple[ThemeChoice, ...]] = get_args(ThemeChoice)
LONGEST: Final = 200
"""Most letters of a setting, and most lines of one that has several."""
MOST_BYTES: Final = 64 * 1024
"""Of a file of settings; of one that is larger nothing is read."""
_MOST_DIGITS: Final = 9
"""Digits of the longest number that the program writes itself."""
_EARLIER: Final = "covers_hand"
"""How earlier versions wrote that the Hand is never covered."""


@frozen(kw_only=True)
class Settings:
    """All choices that are saved.

    language: `system`, or the key of one that the program speaks.
    wall: `auto` (the second screen, where there is one), `window`, `off`, or the name of a screen.
    passes_by_itself: the curtain falls at once when another seat acts, without Enter.
    zoom: how much everything is enlarged, 0.7 to 3. speed: 0 (at once) to 3.
    """

    theme: ThemeChoice = "dark"
    four_colours: bool = True
    zoom: float = 1.0
    scales: tuple[str, ...] = ()
    """The sizes of single windows, as `board.sizes.Sizes` writes them."""
    speed: float = 1.0
    reduced_motion: bool = False
    wall: str = AUTO
    passes_by_itself: bool = True
    keys: tuple[str, ...] = ()
    """The keys that were changed, as `board.keys.Keys` writes them."""
    voice: bool = True
    """Whether screen readers are told what happens without asking."""
    language: str = SYSTEM
    by_suit: tuple[str, ...] = ()
    """The seats whose Hand is sorted by suit."""
    card_size: float = 1.0
    turns: bool = True
    """Whether a field with two sides turns towards the seat at the computer; else the same side always lies below."""
    motion_of_system: bool = True
    """Whether to follow the system's setting for less motion; otherwise `reduced_motion` decides."""
    sounds: bool = True
    explained: tuple[str, ...] = ()
    """The words of the book that were explained when they first came up, each once."""
    hand_cover: float = 60.0
    """Seconds without pointer or key after which the Hand is covered, at a table with secrets; 0 for never."""
    puzzles: tuple[str, ...] = ()
    """The puzzles that were tried and solved, as `puzzle_progress` writes them."""
    faces: str = ""
    """The card faces: "" for the usual ones, "large" for a large index, or the name of a folder of one's own."""
    company: str = ""
    """How the last new table was sat down at, `alone` or with `friends`; "" before the first choice."""
    strength: str = STEADY
    """How well the program played at the last new table that had seats of it."""
    played: str = ""
    """What was played at the last new table, by the key of its form; "" before the first one."""
    pace: str = "people"
    """How fast the program plays its seats: "slow", "people" (as they do) or "at once"."""
    wall_width: float = 2.0
    wall_distance: float = 5.0
    wall_fewer: bool = False
    """How wide the picture on the wall is and how far away the farthest seat, in metres; fewer things, but larger."""

    on_walls: tuple[str, ...] = ()
    """The sheets that lay over the wall when tables were left, the entry of each session and its file; oldest first."""

    @property
    def reading(self) -> Reading:
        """The distance from which the wall is read."""
        return Reading(self.wall_width, self.wall_distance, self.wall_fewer)


_LEAST_MOST: Final = {
    "zoom": (SMALLEST, LARGEST),
    "speed": (0.0, 3.0),
    "card_size": (1.0, 3.0),
    "hand_cover": (0.0, 3600.0),
    "wall_width": (NARROWEST, WIDEST),
    "wall_distance": (NEAREST, FARTHEST),
}
HAND_COVERS: Final = (20.0, 60.0, 180.0, 0.0)
"""What the menu offers for `hand_cover`, in the order in which a press goes through it."""
_ONE_OF: Final[dict[str, tuple[str, ...]]] = {
    "theme": THEME_CHOICES,
    "language": CHOICES,
    "company": ("", *COMPANIES),
    "strength": STRENGTHS,
    "pace": ("slow", "people", "at once"),
}


def default_file() -> Path:
    """Return the usual place of the settings."""
    from platformdirs import user_config_path

    return user_config_path("Gattai Desktop", appauthor=False) / "settings.toml"


def read_settings(path: Path) -> Settings:
    """Return the settings of a file, with defaults for lines that cannot be used."""
    try:
        found, unusable = usable_settings(path)
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError) as wrong:
        _log.warning("The settings in %s cannot be read (%s); the usual ones are used.", path, wrong)
        return Settings()
    for name in unusable:
        _log.warning("%s: '%s' cannot be used; the usual one is.", path, name)
    return Settings(**found)


def usable_settings(path: Path) -> tuple[dict[str, Any], list[str]]:
    """Return the settings that stand in a file, by name, and the names of those that cannot be used.

    Raises OSError, and ValueError for what is no TOML.
    """
    raw = raw_settings(path)
    data = as_written(raw)
    if data is None:
        # Read only now: the first window is shown before any content is read.
        from gattai_desktop.content.reading import parse_toml

        data = parse_toml(raw, MOST_BYTES)
    if data.get(_EARLIER) is False:
        data.setdefault("hand_cover", 0)
    found: dict[str, Any] = {}
    usual = Settings()
    for one in fields(Settings):
        value = _fitting(one.name, getattr(usual, one.name), data.get(one.name))
        if value is not None:
            found[one.name] = value
    return found, [one.name for one in fields(Settings) if one.name in data and one.name not in found]


def raw_settings(path: Path) -> bytes:
    """Return what is in a file of settings, as far as it is read. Raises OSError."""
    with patiently(lambda: path.open("rb")) as file:
        return file.read(MOST_BYTES + 1)


def as_written(raw: bytes) -> dict[str, Any] | None:
    """Read lines as `write_settings` writes them: names with values in JSON, which is TOML too. None for all else.

    A start then need not bring along what reads TOML.
    """
    found: dict[str, Any] = {}
    if len(raw) > MOST_BYTES:
        return None
    try:
        for line in raw.decode().splitlines():
            name, equals, value = line.partition(" = ")
            if not equals or not name.isascii() or not name.isidentifier() or name in found:
                return None
            found[name] = json.loads(value, parse_int=_whole, parse_constant=_no_number)
    except (ValueError, RecursionError):
        return None
    return found


def _whole(digits: str) -> int:
    """Return a whole number of a size that this program writes; for others what reads TOML is asked."""
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"This program writes no number of {len(digits)} digits.")
    return int(digits)


def _no_number(name: str) -> float:
    """Refuse what JSON of Python has beside numbers, and TOML writes otherwise."""
    raise ValueError(f"{name} is no number.")


def _fitting(name: str, usual: object, value: object) -> object:
    """Return the value where it fits its field, else None."""
    if isinstance(usual, bool):
        return value if isinstance(value, bool) else None
    if isinstance(usual, float):
        least, most = _LEAST_MOST[name]
        number = float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None
        return number if number is not None and least <= number <= most else None
    if isinstance(usual, tuple):
        lines = value if isinstance(value, list) else [None]
        fitting = len(lines) <= LONGEST and all(isinstance(one, str) and len(one) <= LONGEST for one in lines)
        return tuple(lines) if fitting else None
    if not isinstance(value, str) or len(value) > LONGEST:
        return None
    return value if value in _ONE_OF.get(name, (value,)) else None


def write_settings(path: Path, settings: Settings) -> str:
    """Write the settings: all or nothing, and none that could not be read again.

    What a newer version of the program wrote there, and this one does not know, stays as it is.
    Returns what went wrong in words, "" for nothing.
    """
    lines, left_out = _lines(settings)
    try:
        newer = _of_a_newer_version(path, settings)
    except OSError as wrong:
        return not_kept(path, why_not_read(wrong))
    lines = [line for line in lines if line.partition(" = ")[0] not in newer]
    written = "".join((*lines, *newer.values())).encode()
    if len(written) > MOST_BYTES:
        return not_kept(path, os.strerror(errno.EFBIG))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        bytes_written(path, written)
    except OSError as wrong:
        return not_kept(path, why_not_written(wrong))
    if left_out:
        template = "What was chosen for {names} cannot be saved in {path}. It lasts until the program ends."
        return speak("settings", template, names=", ".join(left_out), path=path)
    return ""


def _of_a_newer_version(path: Path, settings: Settings) -> dict[str, str]:
    """Return the lines of the file that this version does not know, by name; every version writes one a setting.

    One of a known name counts too where its value cannot be used here, and nobody has chosen another since.
    Raises OSError where a file lies there and cannot be read: nothing may take its place then.
    """
    from gattai_desktop.content.reading import NotToml, parse_toml

    try:
        text = raw_settings(path)[:MOST_BYTES].decode("utf-8-sig")
        data = parse_toml(text.encode(), MOST_BYTES)
    except (FileNotFoundError, UnicodeDecodeError, NotToml):
        return {}
    usual, found = Settings(), {}
    for line in text.splitlines():
        name, equals, _ = line.partition(" = ")
        if not equals or name not in data or name == _EARLIER:
            continue
        before = getattr(usual, name, None)
        if before is None or (_fitting(name, before, data[name]) is None and getattr(settings, name) == before):
            with suppress(NotToml):
                if parse_toml(line.encode(), MOST_BYTES) == {name: data[name]}:
                    found[name] = f"{line}\n"
    return found


def not_kept(path: Path, reason: str) -> str:
    """Return what to tell where settings could not be written."""
    template = "The settings could not be saved in {path}: {reason}. They last until the program ends."
    return speak("settings", template, path=path, reason=reason)


def _lines(settings: Settings) -> tuple[list[str], list[str]]:
    """Return the lines of a file, and the names of the settings that could not be read again from them."""
    from gattai_desktop.content.reading import parse_toml

    lines, left_out, usual = [], [], Settings()
    for one in fields(Settings):
        value = getattr(settings, one.name)
        # JSON allows characters in a text that TOML does not.
        line = f"{one.name} = {json.dumps(value, ensure_ascii=False)}\n".replace("\x7f", "\\u007f")
        try:
            again = _fitting(one.name, getattr(usual, one.name), parse_toml(line.encode(), MOST_BYTES)[one.name])
        except ValueError:  # no TOML, or half a character
            again = None
        if again == value:
            lines.append(line)
        else:
            left_out.append(one.name)
    return lines, left_out
