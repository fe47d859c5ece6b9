"""The menu of the table window and that of the wall: what has to do with this computer and not with the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.settings import Settings
from gattai_desktop.windows.sheet import Sheet, SheetChoice, SheetLook

_ZOOM_STEP: Final = 0.1


class TableMenu(QObject):
    """Asks over the table's sheet, and tells what was chosen.

    Signals:
        settingsChosen(Settings): another theme, deck, size or place of the wall.
        rulingsAsked: the rulings of this table. leaveAsked: back to the shelf. wallAsked: the wall's menu.
        replayAsked: the session so far, step by step. fullScreenAsked: the whole screen, or a window again.
        keysAsked: the list of the keys.
    """

    settingsChosen = Signal(object)
    rulingsAsked = Signal()
    leaveAsked = Signal()
    replayAsked = Signal()
    fullScreenAsked = Signal()
    wallAsked = Signal()
    keysAsked = Signal()

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], parent: QObject, *, has_rulings: bool = True) -> None:
        super().__init__(parent)
        self._has_rulings = has_rulings
        self._sheet = sheet
        self._room = room

    def show(self, settings: Settings) -> None:
        """Ask what is wanted."""
        colours = self.tr("Four colours") if settings.four_colours else self.tr("Two colours")
        voice = self.tr("tells what happens") if settings.voice else self.tr("speaks when it is asked")
        themes: dict[ThemeName, str] = {
            "dark": self.tr("Dark"), "light": self.tr("Light"), "contrast": self.tr("High contrast"),
        }  # fmt: skip
        choices = (
            self._choice("leave", self.tr("Back to the shelf"), self.tr("all is saved")),
            self._choice("wall", self.tr("The wall"), self.tr("what the room sees")),
            *(
                (self._choice("rulings", self.tr("Rulings"), self.tr("how this table plays")),)
                if self._has_rulings
                else ()
            ),
            self._choice("replay", self.tr("Replay"), self.tr("the session so far, step by step")),
            self._choice("theme", self.tr("Theme"), themes[settings.theme]),
            self._choice("colours", self.tr("Cards"), colours),
            self._choice("larger", self.tr("Larger"), f"{round(settings.zoom * 100)} %"),
            self._choice("smaller", self.tr("Smaller"), f"{round(settings.zoom * 100)} %"),
            self._choice("voice", self.tr("Voice"), voice),
            self._choice("keys", self.tr("Keys"), self.tr("what each does"), key="?"),
            self._choice("full", self.tr("Whole screen"), "", key="F11"),
        )
        look = SheetLook(self.tr("Table"), choices=choices)
        self._sheet.ask(look, lambda key, _texts: self._answer(str(key), settings), self._room())

    def _answer(self, key: str, settings: Settings) -> None:
        following = THEMES[(THEMES.index(settings.theme) + 1) % len(THEMES)]
        match key:
            case "leave":
                self.leaveAsked.emit()
            case "replay":
                self.replayAsked.emit()
            case "rulings":
                self.rulingsAsked.emit()
            case "full":
                self.fullScreenAsked.emit()
            case "wall":
                self.wallAsked.emit()
            case "keys":
                self.keysAsked.emit()
            case "voice":
                self._chosen(evolve(settings, voice=not settings.voice))
            case "theme":
                self._chosen(evolve(settings, theme=following))
            case "colours":
                self._chosen(evolve(settings, four_colours=not settings.four_colours))
            case "larger":
                self._chosen(evolve(settings, zoom=round(min(2.0, settings.zoom + _ZOOM_STEP), 1)))
            case "smaller":
                self._chosen(evolve(settings, zoom=round(max(0.7, settings.zoom - _ZOOM_STEP), 1)))

    def _chosen(self, settings: Settings) -> None:
        self.settingsChosen.emit(settings)
        # What was chosen is looked at, and perhaps changed once more.
        self.show(settings)

    def _choice(self, name: str, title: str, sub: str, *, key: str = "", lit: bool = False) -> SheetChoice:
        words = f"{sub}  {drawn_key(self._sheet.paint.keys.shown(key))}".strip()
        return SheetChoice(name, PlateLook(title, words, edge="live" if lit else "edge", arrangement="line"))
