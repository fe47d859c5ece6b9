"""Speaks to whoever sits at a terminal: in the language that was asked for or chosen for the windows, or the system's.

The words are those of the windows, from the same files. What is typed, names and the formats of files have no language.
Of Qt only its core is asked, and only where a text has another form than the one that stands in the code.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gattai_desktop.exit_status import Unusable
from gattai_desktop.resources import ResourceMissingError, resource

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from PySide6.QtCore import QTranslator

    from gattai_desktop.content.faults import Fault, UnusablePack
    from gattai_desktop.records.fault import RecordFault

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")
VARIABLE: Final = "GATTAI_LANGUAGE"
_OPTION: Final = "--language"
_GERMAN: Final = 0x07
"""How Windows calls German, in the lower ten bits of a language."""
_wanted = [ENGLISH]
"""What the command line asks for; the language itself is found out with the first text that is told."""


def choose(asked: Sequence[str]) -> None:
    """Speak the language that a command line asks for, or else that of the windows."""
    wanted = os.environ.get(VARIABLE, "")
    for word, after in pairwise((*asked, "")):
        name, _, said = word.partition("=")
        if not word.startswith("-"):
            break  # what follows belongs to a command
        if len(name) > len("--") and _OPTION.startswith(name):
            wanted = said or after
            break
    _wanted[:] = [wanted]
    _language.cache_clear()


@cache
def _language() -> str:
    """Return what is wanted, or else chosen for the windows; without a choice the first language of the system."""
    found = (_wanted[0] or _of_windows(), *_of_system())
    return next((one for one in found if one in LANGUAGES), ENGLISH)


def speak(context: str, template: str, /, **values: object) -> str:
    """Return a text of the command line with its values; `count` chooses between one and many."""
    count = values.get("count")
    found = _translated(context, template, count if isinstance(count, int) else -1)
    return found.format(**{name: spoken(value) for name, value in values.items()}) if values else found


def spoken(text: object) -> str:
    """Return a text, a sentence of the game or an error in the chosen language; what people wrote stays as it is.

    A number that is not whole has one decimal.
    """
    from gattai_desktop.cards.words import Called, Words
    from gattai_desktop.games.told import plain

    match text:
        case Words():
            return plain(text, _of_the_game)
        case Called():
            return plain(text.words, _of_the_game)
        case Exception(args=(Called() as words, *_)):
            return spoken(words)
        case float():
            return f"{text:.1f}".replace(".", "." if _language() == ENGLISH else ",")
        case _:
            return str(text)


def warn(words: object) -> None:
    """Tell something on standard error, in the chosen language."""
    sys.stderr.write(f"{spoken(words)}\n")


def told_pack(wrong: "UnusablePack") -> str:
    """Return what is wrong with a pack: every fault in a line of its own."""
    words = "The pack '{title}' has {count} faults and was left alone. Mend the files and open it again."
    if wrong.newer:
        words = "The pack '{title}' was left alone."
    lines = (f"  {told_fault(one)}" for one in wrong.faults)
    return "\n".join((speak("command", words, title=wrong.title, count=len(wrong.faults)), *lines))


def told_fault(fault: "Fault | RecordFault") -> str:
    """Return a fault of a pack or record with its place."""
    line = speak("command", "line {line}", line=fault.line) if fault.line else ""
    within = (spoken(getattr(fault, name, "")) for name in ("entry", "field"))  # a record has neither
    place = ", ".join(part for part in (fault.file, line, *within) if part)
    return f"{place}: {spoken(fault.text)}"


def must_be_new(path: Path | None) -> None:
    """Raise Unusable where something lies already at the place that a file is to be written to."""
    if path is not None and path.exists():
        raise Unusable(speak("command", "{file} exists already. Choose another name; nothing was changed.", file=path))
    must_have_folder(path)


def must_have_folder(path: Path | None) -> None:
    """Raise Unusable where a file is to be written into a folder that is not there: its name may be mistyped."""
    if path is not None and not path.absolute().parent.is_dir():
        words = "There is no folder {folder}. Make it first, or choose another place; nothing was changed."
        raise Unusable(speak("command", words, folder=path.parent))


def called(name: str) -> str:
    """Return one of the game's own words, such as what the entries of a pack are, in the chosen language."""
    return _of_the_game(name, name=True)


def why(wrong: OSError) -> str:
    """Return why a file could not be opened, as the end of a sentence."""
    from gattai_desktop.content.written_file import why_not_read

    return called(why_not_read(wrong))


def _of_the_game(text: str, /, count: int = -1, *, name: bool = False) -> str:
    for context in ("names" if name else "game", "content", "rulings"):
        if (found := _translated(context, text, count)) != text:
            return found
    return text


def _translated(context: str, text: str, count: int = -1) -> str:
    """Return a text in the chosen language; English has only forms for one and for many to look up."""
    language = _language()
    if language == ENGLISH and "{count}" not in text:
        return text
    words = _words(language)
    return (words and words.translate(context, text, None, count)) or text


@cache
def _words(language: str) -> "QTranslator | None":
    """Return the words of a language; None where they were not built, or Qt lacks a library: then all is English."""
    try:
        from PySide6.QtCore import QTranslator

        file = resource(f"words/gattai_{language}.qm")
    except (ImportError, ResourceMissingError):
        return None
    found = QTranslator()
    return found if found.load(str(file)) else None


# ---------------------------------------------------------------------- what argparse shows


def translate_help(parser: "ArgumentParser") -> None:
    """Let a parser and those of its commands explain themselves in the chosen language."""
    if _language() == ENGLISH:
        return
    import argparse

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:  # noqa: ANN401
            super().add_usage(usage, actions, groups, prefix or speak("command", "usage: "))

    for part, name in help_texts(parser):
        if isinstance(part, argparse.ArgumentParser):
            part.formatter_class = Formatter
        setattr(part, name, _translated("command", getattr(part, name)))


def help_texts(parser: "ArgumentParser") -> Iterator[tuple[object, str]]:
    """Yield every part of a parser that has a text to show, with the name under which it has that."""
    import argparse

    groups, actions = parser._action_groups, parser._actions  # noqa: SLF001
    offered = [one for one in actions if isinstance(one, argparse._SubParsersAction)]  # noqa: SLF001
    named = (one for each in offered for one in each._choices_actions)  # noqa: SLF001
    parts = [
        *((parser, name) for name in ("description", "epilog")),
        *((one, name) for one in groups for name in ("title", "description")),
        *((one, "help") for one in (*actions, *named)),
    ]
    yield from ((part, name) for part, name in parts if getattr(part, name) not in (None, argparse.SUPPRESS))
    for each in offered:
        for one in each.choices.values():
            yield from help_texts(one)


# ---------------------------------------------------------------------- the language of windows and system


def _of_windows() -> str:
    """Return the language in the settings of the windows; "" where none can be read, as before the first start."""
    import tomllib

    from platformdirs import user_config_path

    try:
        settings = user_config_path("Gattai Desktop", appauthor=False).joinpath("settings.toml").read_text("utf-8-sig")
        return str(tomllib.loads(settings).get("language", ""))
    except (OSError, ValueError, RecursionError):
        return ""


def _of_system() -> Iterator[str]:
    """Yield the languages that the system prefers, the first first."""
    said = next((one for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (one := os.environ.get(name))), "")
    if said.partition(".")[0] in ("C", "POSIX"):
        return
    if not said and sys.platform == "win32":
        import ctypes

        if ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF == _GERMAN:
            yield "de"
        return
    for one in (*os.environ.get("LANGUAGE", "").split(":"), said):
        if one:
            yield one.replace("-", "_").partition("_")[0].lower()
