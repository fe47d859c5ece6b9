"""Shows a ruling: as a row of the list, and the one in focus in full, with its options."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate
from gattai_desktop.windows.rulings.ruling_looks import RulingLook

_INSET: Final = (6.0, 2.0)
"""Margin for the focus ring on all sides, pixels of the screen."""


class RulingRow(PaintedButton):
    """A row for one ruling.

    Signals:
        looked(name): it was focused or pressed. stepped(name, way): left or right: another option is wanted.
    """

    looked = Signal(str)
    stepped = Signal(str, int)

    def __init__(self, paint: Paint, look: RulingLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.lit = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.looked.emit(self.look.name))
        self.set_look(look, lit=False)

    def set_look(self, look: RulingLook, *, lit: bool) -> None:
        """Show this ruling; lit: it is shown in full beside the list."""
        self.look, self.lit = look, lit
        words = f"{look.id} {look.title}: {look.question} {look.means}"
        self.setAccessibleName(
            speak("rulings", "{words}, changed at this table", words=words) if look.changed else words
        )
        self.update()

    def needed(self, wide: int) -> int:
        """Return its height at that width."""
        draw = measuring(self.paint, wide).inset(*_INSET)
        return round((self._write(draw) + self._foot(draw) + 4) * draw.unit)

    def _write(self, draw: Drawing) -> float:
        """Write its name, its question and who changed it; return the last baseline."""
        look, room, step = self.look, draw.wide - 28, draw.least(25, 17)
        y = draw.least(30, 20)
        used = draw.text(14, y, look.title, title(19), room=room - 120)
        draw.text(30 + used, y, look.id, plain(14), "soft")
        y = draw.paragraph(14, y + step, look.question, plain(16), room=room, most=9, step=step)
        draw.sign("tick", 16, y - 12, 12, "legal")
        y = draw.paragraph(36, y, look.means, strong(16), room=room - 22, most=9, step=step)
        if look.change is not None:
            y = draw.paragraph(14, y, changed_words(look), plain(14), "price", room=room, most=1, step=step)
        return y - step

    def _foot(self, draw: Drawing) -> float:
        """Return the height of the lowest part, where the source stands."""
        return draw.ruler.paragraph(0, 0, self.look.source, plain(14), room=draw.wide - 40, most=9) + 18

    def ring_shape(self) -> QPainterPath:
        across, down = _INSET
        return ring_path(QRectF(self.rect()).adjusted(across, down, -across, -down), self.paint.px(16), 2.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(self.look.name, -1 if event.key() == Qt.Key.Key_Left else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def draw(self, whole: Drawing) -> None:
        draw = whole.inset(*_INSET)
        if self.lit:
            draw.plate(fill="panel", edge="line", line=1.0, cut=16, inset=0.5)
        else:
            draw.fill(12, draw.high, draw.wide - 24, 1 / draw.unit, "line")
        right = draw.wide
        if self.look.changed:
            draw.shape((right - 46, 0), (right - 16, 0), (right, 16), (right, 46), fill="price")
        y = self._write(draw)
        high = draw.high - y - 8
        draw.block(14, y + 6, draw.wide - 40, high, self.look.source, plain(14), "soft", middle=True)


def changed_words(look: RulingLook) -> str:
    """Return who changed a ruling, when, and why."""
    change = look.change
    if change is None:
        return ""
    words = speak("rulings", "Changed by {who}, move {entry}", who=change.who, entry=change.entry)
    return speak("rulings", "{changed}: “{why}”", changed=words, why=AsWritten(change.why)) if change.why else words


class RulingFocus(PaintedGroup):
    """Shows one ruling. A seat that may change it can press its options.

    Signals:
        ruled(name, option, why): let it be so from the next move on.
    """

    ruled = Signal(str, str, str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look: RulingLook | None = None
        """The ruling that it shows."""
        self.begun = True
        """Whether the table is played at: before, no log asks why."""
        self._open = False
        self._options: list[ThingPlate] = []
        self.why = NameField(paint, self.tr("Why"), self, letters=15)
        self.why.setPlaceholderText(self.tr("Why, for the log (optional)"))
        self.why.setMaxLength(200)
        back = outline_plate(self.tr("Back to the edition's value"), "Del")
        self.back = PlateButton(paint, back, self, self.reset)
        self._island = ArrowGroup(self)

    def set_look(self, look: RulingLook | None, *, open_to_seat: bool) -> None:
        """Show a ruling; open_to_seat: this seat may change it."""
        self.look, self._open = look, open_to_seat
        take_away(*self._options)
        self._options = []
        for place, (key, meaning) in enumerate(look.options if look is not None else ()):
            on = look is not None and key == look.now
            thing = Thing("", meaning, state="legal" if on else "", key=str(place + 1) if open_to_seat else "", lit=on)
            plate = ThingPlate(self.paint, thing, self)
            plate.clicked.connect(lambda _=False, one=key: self.choose(one))
            plate.show()
            self._options.append(plate)
        self._island.set_members([*self._options, self.back])
        self.why.setVisible(self.begun and open_to_seat and look is not None)
        self.back.setVisible(open_to_seat and look is not None and look.changed)
        if look is not None:
            words = self.tr("Back to the edition's value") if look.says else self.tr("Back to the usual value")
            self.back.set_look(outline_plate(words, "Del"))
        self.setAccessibleName(f"{look.id} {look.title}. {look.question}" if look is not None else "")
        self.rescale()
        self.update()

    def choose(self, option: str) -> None:
        """Choose this option, where the seat may and it is another one."""
        if self.look is not None and self._open and option != self.look.now:
            self.ruled.emit(self.look.name, option, self.why.text().strip())
            self.why.clear()

    def reset(self) -> None:
        """Go back to what the edition says."""
        if self.look is not None:
            self.choose(self.look.default)

    def press(self, figure: str) -> bool:
        """Choose the option with that figure key."""
        number = int(figure) - 1 if figure.isdecimal() and len(figure) == 1 else -1
        if self.look is None or not 0 <= number < len(self.look.options):
            return False
        self.choose(self.look.options[number][0])
        return True

    def stops(self) -> list[QWidget]:
        """Return all widgets here that can be focused."""
        return [one for one in (*self._options[:1], self.why, self.back) if not one.isHidden()]

    def rescale(self) -> None:
        if self.look is not None:
            draw = measuring(self.paint, self.width())
            self.setMinimumHeight(round(self._write(draw, self.look) * draw.unit))

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="line", line=1.0, cut=24, inset=1.5)
        if self.look is not None:
            self._write(draw, self.look)

    def _write(self, draw: Drawing, look: RulingLook) -> float:
        """Write everything, or lay out the parts where nothing is drawn; return the height."""
        wide, heading, step = draw.wide - 56, draw.least(36, 24), draw.least(24, 17)
        where = f"{look.id}, {called(look.chapter)}" if look.chapter else look.id
        draw.text(28, 42, where, caps(13), "soft", room=wide)
        y = draw.paragraph(28, 42 + heading, look.title, title(27), room=wide, step=heading) - heading + 14
        y = draw.paragraph(28, y + step, look.question, plain(16), "soft", room=wide, most=12, step=step) - step + 20
        if look.says:
            y = self._write_editions(draw, look, y)
        draw.rule(y, x=28, wide=wide)
        draw.text(28, y + draw.least(28, 16), self.tr("At this table"), caps(13), "soft")
        y += draw.least(40, 20)
        for plate in self._options:
            y = _stand(draw, plate, y, plate.needed(round(wide * draw.unit)) / draw.unit)
        if look.change is not None:
            first, words = y + draw.least(20, 14), changed_words(look)
            below = draw.paragraph(28, first, words, plain(15), "price", room=wide, most=9, step=step)
            y += below - first - step + draw.least(34, 18)
        if not self.why.isHidden():
            y = _stand(draw, self.why, y, draw.least(40, 32))
        if not self.back.isHidden():
            y = _stand(draw, self.back, y, draw.least(46, 34))
        note = self.tr("Applies from the next move on.") if self.begun else self.tr("Applies from the first move on.")
        note = note if self._open else self.tr("Coach decides it.")
        first, step = y + draw.least(18, 14), draw.least(22, 17)
        return draw.paragraph(28, first, note, plain(14.5), "soft", room=wide, step=step) - first + y + 24

    def _write_editions(self, draw: Drawing, look: RulingLook, y: float) -> float:
        """Write what each edition says; return the lower end."""
        step, room = draw.least(24, 17), draw.wide - 128
        draw.rule(y, x=28, wide=draw.wide - 56)
        y += draw.least(30, 16)
        draw.text(28, y, self.tr("What the editions say"), caps(13), "soft")
        for edition, words in look.says:
            draw.text(28, y + step, edition, strong(15))
            below = draw.paragraph(100, y + step, words, plain(15), "soft", room=room, most=12, step=step)
            y = max(below - step, y + step) + 4
        return y + 14


def _stand(draw: Drawing, part: QWidget, y: float, high: float) -> float:
    """Put a widget below the text, where nothing is drawn; return the place of the next."""
    if draw.painter is None:
        part.setGeometry(draw.rect(28, y, draw.wide - 56, high).toRect())
    return y + high + 10
