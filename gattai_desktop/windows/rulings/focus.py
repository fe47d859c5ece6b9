"""The ruling in focus: what each edition says, each option with what it means in play, who changed it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import caps_font, display_font, strong_font, text_font
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate
from gattai_desktop.windows.rulings.row import changed_words
from gattai_desktop.windows.rulings.ruling_looks import RulingLook


class RulingFocus(PaintedGroup):
    """Shows one ruling. Its options can be pressed by whoever may rule.

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
        self._at: dict[str, float] = {}
        self.why = NameField(paint, self.tr("Why"), self)
        self.why.setPlaceholderText(self.tr("Why, for the log (need not be)"))
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
        for place, (key, words, meaning) in enumerate(look.options if look is not None else ()):
            on = look is not None and key == look.now
            thing = Thing(
                words, meaning, state="legal" if on else "", key=str(place + 1) if open_to_seat else "", lit=on
            )
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
        """Let this option hold, where the seat may say so and it is another."""
        if self.look is not None and self._open and option != self.look.now:
            self.ruled.emit(self.look.name, option, self.why.text().strip())
            self.why.clear()

    def reset(self) -> None:
        """Go back to what the edition says."""
        if self.look is not None:
            self.choose(self.look.default)

    def press(self, figure: str) -> bool:
        """Choose the option with that figure."""
        number = int(figure) - 1 if figure.isdecimal() and len(figure) == 1 else -1
        if self.look is None or not 0 <= number < len(self.look.options):
            return False
        self.choose(self.look.options[number][0])
        return True

    def stops(self) -> list[QWidget]:
        """Everything here that takes the keyboard."""
        return [one for one in (*self._options[:1], self.why, self.back) if not one.isHidden()]

    def rescale(self) -> None:
        look, px = self.look, self.paint.px
        if look is None:
            return
        pad, wide = px(28), self.width() - px(56)
        text = self.paint.text
        y = px(56) + len(wrapped(look.title, display_font(text(27)), wide, 3)) * max(24.0, px(36))
        self._at["question"] = y
        y += len(wrapped(look.question, text_font(text(16)), wide, 12)) * max(17.0, px(24)) + px(20)
        self._at["says"] = y
        y += max(16.0, px(30)) + px(14) if look.says else 0.0
        for _, said in look.says:
            lines = len(wrapped(said, text_font(text(15)), wide - px(72), 12))
            y += max(1, lines) * max(17.0, px(24)) + px(4)
        self._at["options"] = y
        y += max(20.0, px(40))
        for plate in self._options:
            plate.set_paint(self.paint)
            high = plate.needed(round(wide))
            plate.setGeometry(QRectF(pad, y, wide, high).toRect())
            y += high + px(10)
        self._at["changed"] = y
        if look.change is not None:
            y += max(18.0, px(34)) + (len(self._changed(wide)) - 1) * max(17.0, px(24))
        if not self.why.isHidden():
            high = max(32, round(px(40)))
            self.why.setGeometry(round(pad), round(y), round(wide), high)
            self.why.set_paint(self.paint)
            self.why.setFont(text_font(text(15)))
            y += high + px(10)
        if not self.back.isHidden():
            self.back.set_paint(self.paint)
            high = max(34, round(px(46)))
            self.back.setGeometry(round(pad), round(y), round(wide), high)
            y += high + px(10)
        self._at["foot"] = y
        self.setMinimumHeight(round(y + px(24) + len(self._foot(wide)) * max(17.0, px(22))))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self.look, self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            paint_plate(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), fill=theme.panel, cut=px(24))
            if look is None:
                return
            x, wide, caps = px(28), self.width() - px(56), caps_font(text(13))
            where = f"{look.id}, {called(look.chapter)}" if look.chapter else look.id
            paint_text(painter, x, px(42), where.upper(), caps, theme.soft, room=wide)
            y = px(42)
            for line in wrapped(look.title, display_font(text(27)), wide, 3):
                y += max(24.0, px(36))
                paint_text(painter, x, y, line, display_font(text(27)), theme.text, room=wide)
            y = self._at["question"]
            for line in wrapped(look.question, text_font(text(16)), wide, 12):
                y += max(17.0, px(24))
                paint_text(painter, x, y, line, text_font(text(16)), theme.soft, room=wide)
            if look.says:
                self._paint_texts(painter, look, x, wide)
            y = self._at["options"]
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(round(x), round(y), round(x + wide), round(y))
            paint_text(painter, x, y + max(16.0, px(28)), self.tr("At this table").upper(), caps, theme.soft)
            if look.change is not None:
                at = self._at["changed"] + max(14.0, px(20))
                for line in self._changed(wide):
                    paint_text(painter, x, at, line, text_font(text(15)), theme.price, room=wide)
                    at += max(17.0, px(24))
            at = self._at["foot"] + max(14.0, px(18))
            for line in self._foot(wide):
                paint_text(painter, x, at, line, text_font(text(14.5)), theme.soft, room=wide)
                at += max(17.0, px(22))

    def _paint_texts(self, painter: QPainter, look: RulingLook, x: float, wide: float) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        y = self._at["says"]
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(round(x), round(y), round(x + wide), round(y))
        y += max(16.0, px(30))
        paint_text(painter, x, y, self.tr("What the editions say").upper(), caps_font(text(13)), theme.soft)
        for edition, said in look.says:
            lines = wrapped(said, text_font(text(15)), wide - px(72), 12) or ("",)
            for row, line in enumerate(lines):
                y += max(17.0, px(24))
                if row == 0:
                    paint_text(painter, x, y, edition, strong_font(text(15)), theme.text)
                paint_text(painter, x + px(72), y, line, text_font(text(15)), theme.soft, room=wide - px(72))
            y += px(4)

    def _changed(self, wide: float) -> tuple[str, ...]:
        words = changed_words(self.look) if self.look is not None else ""
        return wrapped(words, text_font(self.paint.text(15)), wide, 9)

    def _foot(self, wide: float) -> tuple[str, ...]:
        foot = self.tr("Holds from the next move on, never backwards.")
        foot = foot if self._open else self.tr("Coach decides it.")
        return wrapped(foot, text_font(self.paint.text(14.5)), wide, 3)
