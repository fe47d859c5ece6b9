"""Shows the first screen of a computer without sessions: First Contact and a few choices."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, drawing, plain
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.plate_look import PlateLook, hero_plate, line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill, in_decimals
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.windows.settings.language import CHOICES, LANGUAGES, SYSTEM
from gattai_desktop.windows.settings.settings import THEME_CHOICES, Settings, ThemeChoice
from gattai_desktop.windows.shelf.shelf_pages import StartRoom

_X: Final = 1080.0
_WIDE: Final = 660.0
_FAN: Final = (("back-coach", 150, 300, -14), ("QS", 260, 262, -5), ("KH", 400, 262, 5), ("omen-pilots", 520, 306, 14))
_SUITS: Final = (("H", 0, 0), ("D", 1, 0), ("C", 0, 1), ("S", 1, 1))


@frozen
class ChoiceLook:
    """A choice for this computer and its present setting. kind: colours, theme, wall or language."""

    kind: str
    words: str
    on: bool = False


class ChoiceButton(PaintedButton):
    """A plate that shows the present setting; a press takes the next one."""

    def __init__(self, paint: Paint, name: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._name = name
        self._look = ChoiceLook("", "")

    def set_look(self, look: ChoiceLook) -> None:
        self._look = look
        self.setAccessibleName(look.words if look.words.startswith(self._name) else f"{self._name}: {look.words}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with drawing(self, unit=self.height() / 78) as draw:
            edge = "live" if look.on else "edge" if self.underMouse() else "line"
            draw.plate(fill="panel" if look.on else None, edge=edge, line=2 * draw.unit, cut=16, inset=1)
            if look.kind == "colours":
                self._draw_suits(draw)
            elif look.kind == "theme":
                draw.fill(22, 18, 42, 42, "table")
                draw.shape((22, 18), (64, 18), (64, 60), (22, 60), edge="edge", line=1)
            else:
                draw.sign("story" if look.kind == "language" else "wall", 24, 18, 42)
            # The words keep their usual size, however high the plate is.
            style = plain(17 * self.paint.px(1.0) / draw.unit)
            rows = len(draw.wrapped(look.words, style, draw.wide - 92, 2))
            base = draw.base(draw.middle, style) - 0.6 * (rows - 1) * draw.size(style)
            draw.paragraph(84, base, look.words, style, room=draw.wide - 92, most=2)

    def _draw_suits(self, draw: Drawing) -> None:
        theme = self.paint.theme
        hearts, diamonds, clubs = (theme.suit_ink(suit) for suit in "HDC")
        bright = {"H": hearts.lighter(125), "D": hearts.lighter(125)}
        if theme.four_colours:
            bright |= {"D": diamonds.lighter(150), "C": clubs.lighter(150)}
        for suit, across, down in _SUITS:
            draw.sign(suit, 20 + 28 * across, 14 + 28 * down, 22, bright.get(suit, "text"))


class FirstRun(StartRoom):
    """Offers First Contact, a new session or a file, and a few choices about how the program looks.

    Signals:
        backAsked: Esc. settingsChosen(Settings): another theme, deck or language was chosen.
    """

    backAsked = Signal()
    settingsChosen = Signal(object)

    def __init__(self, paint: Paint, settings: Settings, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._settings = settings
        self.wall_words = ""
        """Words about the wall: its screen, and from how far it is read."""
        self._first = PlateButton(
            paint,
            hero_plate(
                self.tr("First Contact"), self.tr("Learn by playing, alone or with up to seven friends."), "star"
            ),
            self,
        )
        self._new = PlateButton(
            paint, line_plate(self.tr("New session"), self.tr("with your Team, or another game")), self
        )
        self._open = PlateButton(paint, line_plate(self.tr("Open a file"), sign="pile"), self, self.fileAsked)
        self._packs = PlateButton(paint, line_plate(self.tr("Packs"), sign="building"), self, self.packsAsked)
        self.puzzles = PlateButton(paint, line_plate(self.tr("Puzzles"), sign="puzzle"), self, self.puzzlesAsked)
        self._colours = ChoiceButton(paint, self.tr("Cards"), self)
        self._theme = ChoiceButton(paint, self.tr("Theme"), self)
        self.wall = ChoiceButton(paint, self.tr("Wall"), self)
        self.language = ChoiceButton(paint, self.tr("Language"), self)
        self.back = PlateButton(
            paint, PlateLook(self.tr("Back"), key="Esc", fill="", edge="", arrangement="button"), self
        )
        self.help = PlateButton(
            paint, PlateLook(self.tr("Help"), key="F1", fill="", edge="", arrangement="button"), self
        )
        self.back.hide()
        self.back.chosen.connect(self.backAsked)
        self._first.chosen.connect(self.firstContactAsked)
        self._new.chosen.connect(self.newAsked)
        self._colours.clicked.connect(self._other_colours)
        self._theme.clicked.connect(self._next_theme)
        self.language.clicked.connect(self._next_language)
        choices = [self._colours, self._theme, self.wall, self.language]
        ways = [self._first, self._new, self._open, self._packs, self.puzzles]
        ArrowGroup(self, [*ways, *choices], each=True)
        self.setAccessibleName(self.tr("Welcome"))
        self.set_settings(settings, wall="")

    def begin(self) -> None:
        """Focus First Contact, so that Enter begins; where there are sessions to go back to, the first choice."""
        self.setAccessibleName(self.tr("Look, wall, language") if self.has_way_back else self.tr("Welcome"))
        (self._colours if self.has_way_back else self._first).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_way_back(self) -> bool:
        """Whether there are sessions, to which Esc leads back."""
        return not self.back.isHidden()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.has_way_back:
            self.backAsked.emit()
        else:
            super().keyPressEvent(event)

    def set_settings(self, settings: Settings, *, wall: str) -> None:
        """Show these choices. wall: the name of the screen that will be the wall, "" where none was found."""
        self._settings = settings
        words = self.tr("Four colours") if settings.four_colours else self.tr("Two colours")
        self._colours.set_look(ChoiceLook("colours", words, on=True))
        themes: dict[ThemeChoice, str] = {
            "system": self.tr("As the system"),
            "dark": self.tr("Dark"),
            "light": self.tr("Light"),
            "contrast": self.tr("High contrast"),
        }
        self._theme.set_look(ChoiceLook("theme", themes[settings.theme]))
        off = settings.wall == "off"
        found = self.tr("Wall: off") if off else self.tr("Wall: found") if wall else self.tr("Wall: not found")
        self.wall.set_look(ChoiceLook("wall", found, on=bool(wall) and not off))
        spoken = LANGUAGES.get(settings.language, self.tr("Language: the system's"))
        self.language.set_look(ChoiceLook("language", spoken, on=settings.language != SYSTEM))
        if off:
            self.wall_words = self.tr("Nothing is shown on a wall.")
        elif wall:
            words = self.tr("The wall will be shown on {screen}; it can be read from {far} metres.")
            self.wall_words = fill(words, screen=wall, far=in_decimals(settings.reading.readable_now))
        else:
            self.wall_words = self.tr("No second screen was found. Plug one in; it is found by itself.")
        self.update()

    def _other_colours(self) -> None:
        self.settingsChosen.emit(evolve(self._settings, four_colours=not self._settings.four_colours))

    def _next_theme(self) -> None:
        following = THEME_CHOICES[(THEME_CHOICES.index(self._settings.theme) + 1) % len(THEME_CHOICES)]
        self.settingsChosen.emit(evolve(self._settings, theme=following))

    def _next_language(self) -> None:
        following = CHOICES[(CHOICES.index(self._settings.language) + 1) % len(CHOICES)]
        self.settingsChosen.emit(evolve(self._settings, language=following))

    def _column(self) -> tuple[float, float]:
        """Return left edge and width of words and plates, in drawn pixels: beside the cards, or without them."""
        return self.grid.column(_WIDE) if self.grid.narrow else (_X, _WIDE)

    def _lift(self) -> float:
        """Return how much higher all stands in one column, or where words take more lines, in drawn pixels."""
        return 130.0 if self.grid.narrow else 40.0 if self.grid.unit < 0.7 else 0.0

    def rescale(self) -> None:
        rect, (x, wide), up = self.grid.rect, self._column(), self._lift()
        self.back.setGeometry(rect(x + wide - 220, 6, 220, 50).toAlignedRect())
        self.help.setGeometry(rect(max(4.0, x - 44), 6, 180, 50).toAlignedRect())  # its word begins where all do
        self._first.setGeometry(rect(x, 416 - up, wide, 124).toAlignedRect())
        self._new.setGeometry(rect(x, 574 - up, wide, 74).toAlignedRect())
        for place, plate in enumerate((self._open, self._packs, self.puzzles)):
            each = (wide - 40) / 3
            plate.setGeometry(rect(x + place * (each + 20), 666 - up, each, 74).toAlignedRect())
        for place, choice in enumerate((self._colours, self._theme, self.wall, self.language)):
            row, column = divmod(place, 2)
            half = (wide - 20) / 2
            box = rect(x + (half + 20) * column, 848 - up + 84 * row, half, 70)
            choice.setGeometry(box.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        (x, wide), up = self._column(), self._lift()
        with self.page() as page:
            if not self.grid.narrow:
                paint_glow(page.pen, self.paint.theme, page.rect(-140, 20, 1400, 1040))
                for face, left, top, angle in _FAN:
                    page.card(face, left, top, 470, angle=angle, shadow="hover")
            page.letters(x, 190 - up, "GATTAI", min(110.0, wide / width_of("GATTAI", 1.0)), bar=17)
            line = self.tr("A card table for Gattaibushido:FUSION!")
            page.block(x + 2, 328 - up, wide, 72, line, plain(25), "soft")
            page.rule(790 - up, x=x, wide=wide)
            page.text(x, 816 - up, self.tr("THIS TABLE"), caps(14), "soft")
            page.block(x, 1017 - up, wide, 57 + up, self.wall_words, plain(17), "soft")
