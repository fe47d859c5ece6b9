"""Shows the menus of the table window and of the wall: what concerns this computer and not the game."""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.room_answers import HandRow, offered_in_menu
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.apply_settings import faces_here
from gattai_desktop.windows.settings.language import CHOICES, LANGUAGES
from gattai_desktop.windows.settings.look_menu import LookMenu, following
from gattai_desktop.windows.settings.settings import HAND_COVERS, Settings

_TWO_ROWS: Final = 6
"""Most plates under a heading that take two rows of three."""


class TableMenu(QObject):
    """Shows the menu on the table's sheet, under three headings.

    Signals:
        settingsChosen(Settings): another theme, deck, size or place of the wall.
    """

    settingsChosen = Signal(object)

    def __init__(
        self,
        sheet: Sheet,
        room: Callable[[], QRect],
        parent: QObject,
        *,
        has_rulings: bool = True,
        prints: Callable[[], bool] = lambda: False,
        saved: bool = True,
    ) -> None:
        """saved: whether the table is a session of its own, which can be looked at again and told."""
        super().__init__(parent)
        self._saved = saved
        self._has_rulings = has_rulings
        self._prints = prints
        self._sheet = sheet
        self._room = room
        self.does: dict[str, Callable[[], object]] = {}
        """What is done by the plates that lead out of the menu, by their keys."""
        self.offers: Callable[[], tuple[SheetChoice, ...]] = tuple
        """Returns what else is offered of this evening."""
        self.gives_up: Callable[[], Iterable[HandRow]] = tuple
        """Returns how whoever sits there can give up."""
        self.can_bring_back: Callable[[], bool] = lambda: False
        """Says whether anything was taken back since the last move."""
        self.hints_allowed: Callable[[], bool] = lambda: True
        """Says whether hints can be taken at this table."""
        self.sets_by_hand: Callable[[], bool] = lambda: False
        """Says whether whoever sits there may change the table by hand."""
        self.offers_hint: Callable[[], bool] = lambda: True
        """Says whether there is anything left to give a hint for."""
        self.now: Callable[[], Settings] | None = None
        """Returns the settings as they are when something is chosen: while the menu is open others may change."""
        self.looks = LookMenu(sheet, room, faces_here, self)
        self.looks.settingsChosen.connect(self.settingsChosen)

    def show(self, settings: Settings, first: str | None = None) -> None:
        """Show the menu; first: the plate that is focused."""
        groups = (
            (self.tr("THIS EVENING"), self._of_evening()),
            (self.tr("THIS TABLE"), self._of_table(settings)),
            (self.tr("THIS COMPUTER"), self._of_computer(settings)),
        )
        choices = tuple(evolve(one, group=heading) for heading, those in groups for one in those)
        # A third row under a heading would push the last row of all out of a low window.
        columns = 3 if all(len(those) <= _TWO_ROWS for _, those in groups) else 4
        look = SheetLook(self.tr("Menu"), choices=choices, columns=columns, first=first)
        now = self.now or (lambda: settings)
        self._sheet.ask(look, lambda key, _texts: self._answer(str(key), now()), self._room())

    def _of_evening(self) -> list[SheetChoice]:
        found = [self._choice("leave", self.tr("Back to the shelf"), self.tr("all is saved") if self._saved else "")]
        if self.offers_hint():
            found.append(self._choice("hint", self.tr("A hint"), self.tr("the program's advice"), key="F2"))
        found.append(self._choice("back", self.tr("Take back"), self.tr("the last move"), key="Ctrl+Z"))
        if self.can_bring_back():
            what = self.tr("what was taken back")
            found.append(self._choice("again", self.tr("Bring back"), what, key="Ctrl+Shift+Z"))
        if self._saved:
            found += self._of_session()
        if self._prints():
            found.append(self._choice("print", self.tr("Print sheets"), self.tr("on paper or as PDF")))
        return [*found, *offered_in_menu(self.gives_up(), self.tr("asks once more")), *self.offers()]

    def _of_table(self, settings: Settings) -> list[SheetChoice]:
        covers = {
            20.0: self.tr("after 20 seconds"),
            60.0: self.tr("after 1 minute"),
            180.0: self.tr("after 3 minutes"),
            0.0: self.tr("never"),
        }
        covered = covers.get(settings.hand_cover, self.tr("when nobody moves"))
        hints = self.tr("can be taken at this table") if self.hints_allowed() else self.tr("not at this table")
        found: list[SheetChoice] = []
        if self._has_rulings:
            found.append(self._choice("rulings", self.tr("Rulings"), self.tr("how this table plays")))
        found.append(self._choice("seating", self.tr("Seating"), self.tr("how you sit here")))
        found.append(self._choice("seats", self.tr("Seats"), self.tr("who plays each of them")))
        if self._saved:
            found.append(self._choice("hints", self.tr("Hints"), hints))
        if self._saved and self.sets_by_hand():
            found.append(self._choice("by hand", self.tr("By hand"), self.tr("cards, gauges, notes"), key="V"))
        found.append(self._choice("cover", self.tr("Cover the hand"), covered))
        found.append(self._choice("help", self.tr("Help"), self.tr("how to play"), key="F1"))
        return found

    def _of_computer(self, settings: Settings) -> list[SheetChoice]:
        voice = self.tr("tells what happens") if settings.voice else self.tr("speaks only when asked")
        return [
            self._choice("wall", self.tr("The wall"), self.tr("what everybody sees")),
            self._choice("look", self.tr("Look and sound"), self.tr("theme, size, sounds")),
            self._choice("voice", self.tr("Voice"), voice),
            self._language(settings),
            self._choice("keys", self.tr("Keys"), self.tr("what each does"), key="?"),
            self._choice("full", self.tr("Whole screen"), "", key="F11"),
        ]

    def _of_session(self) -> tuple[SheetChoice, ...]:
        return (
            self._choice("replay", self.tr("Replay"), self.tr("the session so far")),
            self._choice("tale", self.tr("The evening as a page"), self.tr("to keep or print")),
        )

    def _language(self, settings: Settings) -> SheetChoice:
        """The table is laid anew in another language, and what is half written would be lost."""
        if self._sheet.keeps_words:
            look = PlateLook(self.tr("Language"), self.tr("First finish what you write, or let it go."))
            return SheetChoice("language", evolve(look, judgement="refused", arrangement="line"))
        return self._choice("language", self.tr("Language"), LANGUAGES.get(settings.language, self.tr("as the system")))

    def _answer(self, key: str, settings: Settings) -> None:
        match key:
            case _ if key in self.does:
                self.does[key]()
            case "voice":
                self._chosen(evolve(settings, voice=not settings.voice), key)
            case "cover":
                self._chosen(evolve(settings, hand_cover=following(HAND_COVERS, settings.hand_cover)), key)
            case "language":
                self._chosen(evolve(settings, language=following(CHOICES, settings.language)), key)
            case "look":
                self.looks.show(settings)

    def _chosen(self, settings: Settings, key: str) -> None:
        # The menu stays open, so that the choice can be seen and changed again.
        self.show(settings, key)
        self.settingsChosen.emit(settings)

    def _choice(self, name: str, title: str, sub: str, *, key: str = "") -> SheetChoice:
        words = f"{sub}  {drawn_key(self._sheet.paint.keys.shown(key))}".strip()
        return SheetChoice(name, PlateLook(title, words, edge="edge", arrangement="line"))
