"""The plates that ask who plays: a person or the program and how well, in one seat, or one person alone or several."""

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.chosen_button import ChosenButton
from gattai_desktop.board.drawing import Drawing, Ink, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import fill, first_large, said
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.strengths import STRENGTH_NAMES, STRENGTHS
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS

_BARS: Final = 3
"""As many as there are strengths."""
_GAP: Final = 6.0
"""Between bars and word."""
_LEAST_PAD: Final = 2.0
"""Without so much beside bars and word the word is left out."""
_BESIDE: Final = 12.0
"""Between the two plates of a question."""
_DIGITS: Final = {Qt.Key.Key_1: STRENGTHS[0], Qt.Key.Key_2: STRENGTHS[1], Qt.Key.Key_3: STRENGTHS[2]}


@frozen
class SitterLook:
    """What a plate shows: a sign or rising bars, so many of them filled, and words beside them.

    sign: drawn `signs` times, each over the one before. line: below the words, where it has room.
    """

    words: str = ""
    line: str = ""
    sign: str = ""
    signs: int = 1
    bars: int = 0


class SitterPlate(ChosenButton):
    """One of several plates, of which one is chosen; its owner says which.

    Signals:
        clicked: Qt's own. A press changes nothing by itself.
    """

    ring: ClassVar = (8.0, 4.0)

    def __init__(self, paint: Paint, look: SitterLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look

    def choose(self, *, on: bool) -> None:
        """Show whether it is the chosen one; a screen reader says that it is checked."""
        self.setChecked(on)
        self.update()

    def draw(self, draw: Drawing) -> None:
        on, look = self.isChecked(), self.look
        ink: Ink = "table" if on else "text" if look.words else "soft"
        edge: Ink = "text" if self.underMouse() else "edge"
        draw.plate(fill="live" if on else None, edge=None if on else edge, cut=min(12.0, draw.high * 0.22), inset=1)
        if look.bars:
            self._draw_strength(draw, ink)
        elif look.words:
            self._draw_words(draw, ink)
        else:
            size = draw.high * 0.5
            draw.sign(look.sign, (draw.wide - size) / 2, (draw.high - size) / 2, size, ink)

    def _draw_strength(self, draw: Drawing, ink: Ink) -> None:
        high = min(draw.at(18, 14), draw.high * 0.5)
        size = draw.at(15, 12)
        bars, chosen = high * 1.15, strong(size)
        used = bars + _GAP + draw.width(self.look.words, chosen)  # the plate that is chosen says its word, too
        pad = min(draw.at(12, 6), (draw.wide - used) / 2)
        fits = pad >= _LEAST_PAD
        left = pad if fits else (draw.wide - bars) / 2
        words = chosen if self.isChecked() else plain(size)
        for place in range(_BARS):
            tall, wide = high * (0.4 + 0.3 * place), high * 0.3
            x, y = left + place * high * 0.4, draw.middle + high / 2 - tall
            corners = (x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)
            draw.shape(*corners, fill=ink if place < self.look.bars else None, edge=ink, line=1.2)
        if fits:
            draw.text(left + bars + _GAP, draw.base(draw.middle, words), self.look.words, words, ink)

    def _draw_words(self, draw: Drawing, ink: Ink) -> None:
        look = self.look
        size = min(draw.at(30, 17), draw.high * 0.55)
        step, pad, tick = size * 0.55, draw.at(16, 8), draw.at(16, 12)
        name, line = strong(draw.at(17, 14)), plain(draw.at(14, 12))
        ticked = draw.width(look.words, name) + tick + 8
        room = draw.wide - pad - size - draw.at(32, 11)
        signs = max(1, min(look.signs, 1 + int((room - ticked) / step)))  # fewer rather than that no tick has room
        for place in range(signs):
            draw.sign(look.sign, pad + place * step, draw.middle - size / 2, size, ink)
        x, room = draw.wide - draw.at(16, 5) - room + step * (signs - 1), room - step * (signs - 1)
        name = draw.fitted(look.words, name, room - tick - 8)
        tells = self.isChecked() and draw.width(look.words, name) + tick + 8 <= room
        room -= tick + 8 if tells else 0
        two = bool(look.line) and draw.high >= draw.size(name) + draw.size(line) * 1.5 + 4
        two = two and draw.width(look.line, line) <= room
        if two:
            lines = draw.size(name) * 1.1 + draw.size(line) * 1.2
            top = draw.middle - lines / 2
            draw.text(x, top + draw.size(name) * 0.92, look.words, name, ink, room=room, fit=True)
            draw.text(x, top + lines - draw.size(line) * 0.25, look.line, line, "table" if self.isChecked() else "soft")
        else:
            draw.text(x, draw.base(draw.middle, name), look.words, name, ink, room=room, fit=True)
        if tells:
            draw.sign("tick", draw.wide - pad - tick, draw.middle - tick / 2, tick, ink)


class CompanyQuestion(PaintedGroup):
    """Two plates side by side, one of them chosen.

    Signals:
        chosen(str): `alone`, or with `friends`.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        looks = {
            ALONE: SitterLook(self.tr("Alone"), self.tr("the program fills the chairs"), "person"),
            FRIENDS: SitterLook(self.tr("With friends"), self.tr("one computer for all"), "person", signs=3),
        }
        self.plates = {key: SitterPlate(paint, look, self) for key, look in looks.items()}
        self._island = ArrowGroup(self, list(self.plates.values()))
        for key, plate in self.plates.items():
            plate.setAccessibleName(f"{looks[key].words}: {looks[key].line}")
            plate.clicked.connect(lambda _on=False, key=key: self.chosen.emit(key))
        self.setAccessibleName(self.tr("Who comes tonight?"))

    def show_choice(self, company: str) -> None:
        for key, plate in self.plates.items():
            plate.choose(on=key == company)
        if company in self.plates:
            self._island.stop_at(self.plates[company])

    def rescale(self) -> None:
        gap = self.paint.px(_BESIDE)
        wide = (self.width() - gap) / 2
        for place, plate in enumerate(self.plates.values()):
            plate.setGeometry(QRectF(place * (wide + gap), 0, wide, self.height()).toAlignedRect())


class SeatSitter(QObject):
    """The plates of one seat: person, program, and the three strengths. It shows what is chosen, and decides nothing.

    Space changes between person and program, 1 to 3 choose a strength, arrows go through the row.

    Signals:
        personAsked: a person is to sit there. programAsked: the program. strengthAsked(str): the program, that strong.
    """

    personAsked = Signal()
    programAsked = Signal()
    strengthAsked = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(parent)
        self.person = SitterPlate(paint, SitterLook(sign="person"), parent)
        self.program = SitterPlate(paint, SitterLook(sign="program"), parent)
        self.strengths = {
            one: SitterPlate(paint, SitterLook(first_large(said(STRENGTH_NAMES[one])), bars=place), parent)
            for place, one in enumerate(STRENGTHS, 1)
        }
        self.plates = (self.person, self.program, *self.strengths.values())
        self._island = ArrowGroup(self.person, self.plates)
        self.person.clicked.connect(self.personAsked)
        self.program.clicked.connect(self.programAsked)
        for one, plate in self.strengths.items():
            plate.clicked.connect(lambda _on=False, one=one: self.strengthAsked.emit(one))
        for plate in self.plates:
            plate.installEventFilter(self)
        self._played = False

    def call(self, seat: str) -> None:
        """Say whose plates they are."""
        self.person.setAccessibleName(fill(self.tr("{seat}: a person"), seat=seat))
        self.program.setAccessibleName(fill(self.tr("{seat}: the program"), seat=seat))
        for one, plate in self.strengths.items():
            words = said(STRENGTH_NAMES[one])
            plate.setAccessibleName(fill(self.tr("{seat}: the program, {strength}"), seat=seat, strength=words))
        self.person.setToolTip(self.tr("A person"))
        self.program.setToolTip(self.tr("The program"))

    def show_choice(self, strength: str, *, here: bool) -> None:
        """Show who sits there. strength: that of the program, "" for a person. here: whether it is asked for at all."""
        self._played = bool(strength)
        self.person.choose(on=not strength)
        self.program.choose(on=bool(strength))
        for one, plate in self.strengths.items():
            plate.choose(on=one == strength)
            plate.setVisible(here and bool(strength))
        self.person.setVisible(here)
        self.program.setVisible(here)
        self._island.stop_at(self._chosen)

    @property
    def _chosen(self) -> SitterPlate:
        return self.program if self._played else self.person

    @property
    def has_focus(self) -> bool:
        """Whether one of the plates has the keyboard."""
        return any(plate.hasFocus() for plate in self.plates)

    def focus(self) -> None:
        """Take the keyboard, where the plates are shown."""
        self._chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self, first: QRect, step: int, strengths: QRect, gap: int) -> None:
        """Lay the plates out: person at `first`, the program so far beside it, the strengths side by side."""
        self.person.setGeometry(first)
        self.program.setGeometry(first.translated(step, 0))
        wide = (strengths.width() - gap * (len(STRENGTHS) - 1)) // len(STRENGTHS)
        for place, plate in enumerate(self.strengths.values()):
            plate.setGeometry(strengths.x() + place * (wide + gap), strengths.y(), wide, strengths.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.modifiers():
            return False
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                (self.personAsked if self._played else self.programAsked).emit()
            return True
        if (strength := _DIGITS.get(Qt.Key(event.key()))) is not None:
            self.strengthAsked.emit(strength)
            return True
        return False
