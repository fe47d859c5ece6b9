"""Chooses the language of the windows: the system's, or the one chosen for this computer.

The translations lie in `resources/words/` as Qt reads them. English is the language in which everything is written; its
file only knows how to speak of one and of many. What is typed at the table, names, and the formats of files have no
language here: a session is the same session on every computer.
"""

import os
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gattai_desktop.board.speech import forget_language
from gattai_desktop.resources import ResourceMissingError, resource

SYSTEM: Final = "system"
LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
"""Every language by its key, with its own name for itself."""
CHOICES: Final = (SYSTEM, *LANGUAGES)
VARIABLE: Final = "GATTAI_LANGUAGE"
"""The environment variable that overrides the settings, for tests and for one run in another language."""

_SPOKEN: list[QTranslator] = []


def _unheard(_warning: str) -> None:
    """Drop a warning."""


def language_of(wanted: str) -> str:
    """Return the key of the language: the wanted one, or the first that the system prefers and the program has."""
    wanted = os.environ.get(VARIABLE, "") or wanted
    if wanted in LANGUAGES:
        return wanted
    for asked in QLocale.system().uiLanguages():
        key = asked.replace("_", "-").partition("-")[0]
        if key in LANGUAGES:
            return key
    return "en"


def speak_language(wanted: str, warn: Callable[[str], object] = _unheard) -> str:
    """Set the language of windows made from now on, of numbers and of dates; return its key.

    Where it was not built, as in a fresh checkout, it is read from the file that translators edit.

    warn: told where that is missing too; the windows then speak the English of their source.
    """
    key = language_of(wanted)
    for translator in _SPOKEN:
        QCoreApplication.removeTranslator(translator)
    _SPOKEN.clear()
    # Qt's own words are on the buttons of its file dialog.
    if key != "en":
        _install("qtbase_" + key, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    installed = _install("gattai_" + key, str(resource("words"))) if is_built(key) else _install_unbuilt(key)
    if not installed:
        warn(f"{LANGUAGES[key]} was not built: run 'make words'. The windows speak the English of their source.")
        key = "en"
    forget_language()
    system, own = QLocale.system(), QLocale(key)
    fits = system.language() == own.language() or (key == "en" and system.language() == QLocale.Language.C)
    QLocale.setDefault(system if fits else own)
    return key


def is_built(key: str) -> bool:
    """Whether the translation of this language was made and can be read."""
    try:
        return resource(f"words/gattai_{key}.qm").is_file()
    except ResourceMissingError:
        return False


def _install(name: str, folder: str) -> bool:
    translator = QTranslator()
    loaded = translator.load(name, folder)
    if loaded:
        QCoreApplication.installTranslator(translator)
        _SPOKEN.append(translator)
    return loaded


def _install_unbuilt(key: str) -> bool:
    from gattai_desktop.windows.settings.unbuilt_words import UnbuiltWords  # a built program needs none

    try:
        translator = UnbuiltWords(resource(f"words/gattai_{key}.ts"))
    except (ResourceMissingError, SyntaxError):
        return False
    _SPOKEN.append(translator)
    return QCoreApplication.installTranslator(translator)
