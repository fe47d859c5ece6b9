"""Shows one ruling in full: what each edition says, each option with its meaning, and who changed it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong, title
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate
from gattai_desktop.windows.rulings.row import changed_words
from gattai_desktop.windows.rulings.ruling_looks import RulingLook


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
        self._open = False
        self._options: list[ThingPlate] = []
        self.why = NameField(paint, self.tr("Why"), self)
        self.why.setPlaceholderText(self.tr("Why, for the log (optional)"))
        self.why.setMaxLength(200)
        back = PlateLook(self.tr("Back to the edition's value"), key="Del", fill="", arrangement="button")
        self.back = PlateButton(paint, back, self)
        self.back.chosen.connect(self.reset)
        self._island = ArrowGroup(self)

    def set_look(self, look: RulingLook | None, *, open_to_seat: bool) -> None:
        """Show a ruling; open_to_seat: this seat may change it."""
        self.look, self._open = look, open_to_seat
        for old in self._options:
            old.hide()
            old.deleteLater()
        self._options = []
        for place, (key, meaning) in enumerate(look.options if look is not None else ()):
            on = look is not None and key == look.now
            thing = Thing("", meaning, state="legal" if on else "", key=str(place + 1) if open_to_seat else "", lit=on)
            plate = ThingPlate(self.paint, thing, self)
            plate.clicked.connect(lambda _=False, one=key: self.choose(one))
            plate.show()
            self._options.append(plate)
        self._island.set_members([*self._options, self.back])
        self.why.setVisible(open_to_seat and look is not None)
        self.back.setVisible(open_to_seat and look is not None and look.changed)
        if look is not None:
            words = self.tr("Back to the edition's value") if look.says else self.tr("Back to the usual value")
            self.back.set_look(PlateLook(words, key="Del", fill="", arrangement="button"))
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
            self.why.setFont(text_font(self.paint.text(15)))
            draw = measuring(self.paint, self.width())
            self.setMinimumHeight(round(self._write(draw, self.look) * draw.unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.plate(fill="panel", cut=24, inset=1)
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
        note = self.tr("Applies from the next move on.") if self._open else self.tr("Coach decides it.")
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
