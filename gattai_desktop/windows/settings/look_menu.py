"""Lets a person choose how the table looks, moves and sounds: each press of a plate takes the next choice."""

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.scale import LARGEST, SMALLEST, STEP
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.settings import THEME_CHOICES, Settings
from gattai_desktop.windows.settings.sounds import Silence, player_here

T = TypeVar("T")

Found = Callable[[], tuple[dict[str, str], tuple[str, ...]]]
"""Returns the card faces, each by its key with its name, and why some cannot be used."""
SPEEDS: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0)
MOTIONS: Final = ("system", "full", "reduced")
_CARDS: Final = 0.25


class LookMenu(QObject):
    """Shows the choices on a sheet, which stays open so that the result can be seen and changed again.

    Signals:
        settingsChosen(Settings): something was chosen.
    """

    settingsChosen = Signal(object)

    def __init__(
        self,
        sheet: Sheet,
        room: Callable[[], QRect],
        faces: Found,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._room = room
        self._faces = faces
        self._settings = Settings()
        """What was shown last, where nobody says what the settings are."""
        self.now: Callable[[], Settings] | None = None
        """Returns the settings as they are when something is chosen."""
        self.field_turns = False
        """Whether the game at this table has a field that can turn towards whoever plays."""

    def show(self, settings: Settings, first: str = "") -> None:
        """Show the choices; first: the plate that is focused."""
        look = self._look(settings, first)
        self._sheet.ask(look, lambda key, _texts: self._answer(str(key)), self._room())

    def _look(self, settings: Settings, first: str = "") -> SheetLook:
        self._settings = settings
        size, cards = f"{round(settings.zoom * 100)} %", f"{round(settings.card_size * 100)} %"
        pace = self.tr("at once") if settings.speed == 0 else f"{settings.speed:g} ×"
        faces, wrong = self._faces()
        turns = self.tr("your side lies below") if settings.turns else self.tr("stays as it lies")
        suits = self.tr("four colours") if settings.four_colours else self.tr("two colours")
        choices = (
            self._choice("theme", self.tr("Theme"), self._theme(settings.theme)),
            self._choice("colours", self.tr("Suits"), suits),
            self._choice("faces", self.tr("Card faces"), faces.get(settings.faces, self.tr("the usual ones"))),
            self._choice("motion", self.tr("Motion"), self._motion(settings)),
            self._choice("pace", self.tr("Speed of motion"), pace),
            self._choice("sounds", self.tr("Sounds"), self._sounds(settings), key="M"),
            self._choice("larger", self.tr("Everything larger"), size, counts=True),
            self._choice("smaller", self.tr("Everything smaller"), size, counts=True),
            self._choice("cards larger", self.tr("Larger Hand"), cards, counts=True),
            self._choice("cards smaller", self.tr("Smaller Hand"), cards, counts=True),
            *((self._choice("turns", self.tr("Field of a duel"), turns),) if self.field_turns else ()),
        )
        return SheetLook(self.tr("Look and sound"), wrong, choices=choices, first=first or None)

    def _answer(self, key: str) -> None:
        """Choose what a plate says; the plates stay, so that the next press is one at once."""
        chosen = self._chosen(key, self.now() if self.now is not None else self._settings)
        self.settingsChosen.emit(chosen)
        look = self._look(chosen)
        if self._sheet.asks(look.title):
            self._sheet.say(look.lines, look.choices)
        else:
            self.show(chosen, key)

    def _chosen(self, key: str, settings: Settings) -> Settings:
        match key:
            case "theme":
                return evolve(settings, theme=following(THEME_CHOICES, settings.theme))
            case "colours":
                return evolve(settings, four_colours=not settings.four_colours)
            case "faces":
                return evolve(settings, faces=following(tuple(self._faces()[0]), settings.faces))
            case "motion":
                wish = following(MOTIONS, motion_of(settings))
                return evolve(settings, motion_of_system=wish == "system", reduced_motion=wish == "reduced")
            case "pace":
                return evolve(settings, speed=following(SPEEDS, settings.speed))
            case "sounds":
                return evolve(settings, sounds=not settings.sounds)
            case "larger":
                return evolve(settings, zoom=round(min(LARGEST, settings.zoom + STEP), 1))
            case "smaller":
                return evolve(settings, zoom=round(max(SMALLEST, settings.zoom - STEP), 1))
            case "turns":
                return evolve(settings, turns=not settings.turns)
            case "cards larger":
                return evolve(settings, card_size=min(LARGEST, settings.card_size + _CARDS))
            case _:
                return evolve(settings, card_size=max(1.0, settings.card_size - _CARDS))

    def _theme(self, theme: str) -> str:
        names = {
            "system": self.tr("as the system"), "dark": self.tr("Dark"), "light": self.tr("Light"),
            "contrast": self.tr("High contrast"),
        }  # fmt: skip
        return names[theme]

    def _sounds(self, settings: Settings) -> str:
        if not settings.sounds:
            return self.tr("off")
        return self.tr("nothing here plays them") if isinstance(player_here(), Silence) else self.tr("on")

    def _motion(self, settings: Settings) -> str:
        names = {"system": self.tr("as the system wishes"), "full": self.tr("all of it"), "reduced": self.tr("little")}
        return names[motion_of(settings)]

    def _choice(self, name: str, title: str, sub: str, *, key: str = "", counts: bool = False) -> SheetChoice:
        look = PlateLook(title, f"{sub}  {key}".strip(), edge="edge", arrangement="line")
        return SheetChoice(name, look, closes=False, counts=counts)


def motion_of(settings: Settings) -> str:
    """Return which of the three choices for motion is set."""
    return "system" if settings.motion_of_system else "reduced" if settings.reduced_motion else "full"


def following(row: tuple[T, ...], now: T) -> T:
    """Return the choice after this one; the first after the last, or after an unknown one."""
    return row[(row.index(now) + 1) % len(row)] if now in row else row[0]
