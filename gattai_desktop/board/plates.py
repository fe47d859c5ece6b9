"""Buttons cut like plates: Drives, answers, the one bright button of a screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_plate, paint_refused_plate, plate_path, ring_path
from gattai_desktop.board.plate_look import JUDGEMENT_SIGNS, PlateLook
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import (
    Piece,
    Sign,
    Text,
    Words,
    as_words,
    broken,
    paint_text,
    paint_words,
    spoken,
    words_width,
    wrapped,
)
from gattai_desktop.cards.frozen import evolve


class PlateButton(PaintedButton):
    """A plate that can be pressed.

    Signals:
        clicked: Qt's own; sent whether the plate may be chosen or not.
        chosen: pressed and allowed.
        reasonAsked: pressed although refused; carries the reason as words.
    """

    chosen = Signal()
    reasonAsked = Signal(str)

    def __init__(self, paint: Paint, look: PlateLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._answer)
        self.set_look(look)

    @property
    def look(self) -> PlateLook:
        """What the plate says now."""
        return self._look

    def set_look(self, look: PlateLook) -> None:
        """Say something else."""
        self._look = look
        self.setAccessibleName(look.spoken_name())
        self._say_key()
        self.updateGeometry()
        self.update()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._say_key()

    def _say_key(self) -> None:
        key = self._key()
        self.setAccessibleDescription(speak("board", "Key {key}", key=key) if key else "")

    def _key(self) -> str:
        """The key to press, which a person may have changed; "" for none."""
        return self.key_shown(self._look.key)

    def set_title(self, title: str) -> None:
        """Change the title alone."""
        self.set_look(evolve(self._look, title=title))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self._cut(), 5.0)

    def sizeHint(self) -> QSize:
        px, look = self.paint.px, self._look
        title = width_in(self._title_font(), look.title)
        sub = words_width(look.sub, self._sub_size())
        key = px(44) if self._key() else 0
        match look.arrangement:
            case "drive":
                signs = px(26) * (len(look.signs) + bool(look.judgement))
                wide, high = max(title + signs + key, sub) + px(28 if self.paint.scale.small else 36), px(76)
            case "button":
                wide, high = title + px(36) + key, px(44)
            case "line":
                wide, high = title + sub + px(110), px(74)
            case "hero":
                wide, high = max(title, sub) + px(150), px(124)
            case _:
                wide, high = max(title, sub) + px(60), px(226)
        return QSize(max(32, round(wide)), max(32, round(high)))

    def least_width(self) -> int:
        """How wide the plate must be for its title, however its line is cut; for plates of the row kind."""
        px, look = self.paint.px, self._look
        sign = px(21 if self.paint.scale.small else 26) * (len(look.signs) + bool(look.judgement))
        key = max(px(22), 20.0) + px(18) if self._key() else 0
        return round(width_in(self._title_font(), look.title) + sign + key + px(26 if self.paint.scale.small else 34))

    def hitButton(self, pos: QPoint) -> bool:
        return plate_path(self.width(), self.height(), self._cut()).contains(QPointF(pos))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self.paint.theme
        with painting(self) as painter:
            inset = 1.2
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            if self.isDown():
                box.translate(0, min(2.0, inset + 0.8))
            if look.refused:
                paint_refused_plate(painter, theme, box, self._cut())
            else:
                fill = theme.colour(look.fill) if look.fill else None
                if self._hovered and look.fill in ("", "panel"):
                    fill = _mixed(theme.panel, theme.text, 0.06)
                edge = theme.colour(look.edge) if look.edge else None
                if look.fill == "black" or (theme.light and look.fill in ("legal", "price")):
                    edge = theme.sign_edge
                width = 2.0 if look.edge in ("pilots", "live", "coach") else 1.5
                paint_plate(painter, box, fill=fill, edge=edge, width=width, cut=self._cut())
            {
                "drive": self._drive,
                "button": self._button,
                "line": self._line,
                "hero": self._hero,
                "outcome": self._outcome,
            }[look.arrangement](painter, box)

    # ------------------------------------------------------------------ the five arrangements
    def _drive(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        tight = self.paint.scale.small
        pad, size = px(12 if tight else 16), px(13 if tight else 16)
        title = self._title_size()
        below = self._sub_size()
        lines = self.lines_below(box.width() - 2 * pad, box.height() - title * 1.2)
        baseline = box.y() + px(24 if tight else 29)
        if not look.sub:
            baseline = box.center().y() + title * 0.36
        elif len(lines) > 1:
            baseline = box.center().y() - below * 1.2 + title * 0.3
        x = box.x() + pad
        if look.judgement:
            colour = theme.colour(look.judgement)
            paint_sign(painter, JUDGEMENT_SIGNS[look.judgement], x, baseline - size * 0.86, size, colour)
            x += size + px(8 if tight else 10)
        for mark in look.signs:
            paint_sign(painter, mark.sign, x, baseline - size * 0.86, size, theme.colour(mark.token))
            x += size + px(8)
        key = (
            self._key_cap(painter, box.right() - px(31 if tight else 36), box.y() + px(8 if tight else 12))
            if self._key()
            else 0.0
        )
        ink = theme.soft if look.refused else self._ink()
        room = box.right() - key - x - px(6)
        paint_text(painter, x, baseline, look.title, fitting(display_font, title, look.title, room), ink, room=room)
        sub = theme.refused if look.refused else (theme.soft if look.fill in ("", "panel") else self._ink())
        y = baseline + below * 1.3 if len(lines) > 1 else box.bottom() - px(13 if tight else 17)
        for row, line in enumerate(lines):
            paint_words(
                painter, theme, box.x() + pad, y + row * below * 1.2, line, below, sub, room=box.width() - 2 * pad
            )

    def lines_below(self, room: float, high: float) -> tuple[Words, ...]:
        """The line below the title; where it is cut and two have room, it becomes two, and only the second is cut."""
        size = self._sub_size()
        if len(broken(self._look.sub, size, room)) < 2 or high < size * 2.6:
            return (as_words(self._look.sub),)
        first, *rest = broken(self._look.sub, size, room - self.paint.px(30) * bool(self._key()))
        torn = len(first)
        while torn > 1 and (isinstance(first[torn - 1], Sign) or not spoken(first[torn - 1 : torn]).strip()):
            torn -= 1  # a sign goes with the card behind it
        second: list[Piece] = [piece for piece in first[torn:] if isinstance(piece, Sign)]
        for piece in (piece for line in rest for piece in (*line, Text(" "))):
            # What was torn at a space gets it back; one text is cut with an ellipsis, many are not.
            before = second[-1] if second else None
            if isinstance(piece, Text) and isinstance(before, Text) and piece.strong == before.strong:
                second[-1] = Text(before.words + piece.words, piece.strong)
            else:
                second.append(piece)
        return first[:torn], tuple(second)

    def _button(self, painter: QPainter, box: QRectF) -> None:
        look, px = self._look, self.paint.px
        font = self._title_font()
        key = px(34) if self._key() else 0.0
        baseline = box.center().y() + font.pixelSize() * 0.36
        paint_text(
            painter,
            box.center().x() - key / 2,
            baseline,
            look.title,
            font,
            self._ink(),
            "middle",
            room=box.width() - px(16) - key,
        )
        if self._key():
            self._key_cap(painter, box.right() - px(34), box.center().y() - px(11))

    def _line(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        font = display_font(self._title_size())
        baseline = box.center().y() + font.pixelSize() * 0.36
        x = box.x() + px(24)
        for mark in look.signs:
            size = min(px(22), box.height() * 0.5)
            paint_sign(painter, mark.sign, x, box.center().y() - size / 2, size, theme.colour(mark.token))
            x += size + px(16)
        ink = theme.soft if look.refused else self._ink()
        used = paint_text(painter, x, baseline, look.title, font, ink, room=box.right() - x - px(12))
        rest = box.right() - px(24) - (x + used + px(16))
        if look.sub and rest > px(40):
            sub = self._ink() if look.fill == "live" else theme.refused if look.refused else theme.soft
            wide = min(rest, words_width(look.sub, self._sub_size()))
            paint_words(
                painter, theme, box.right() - px(24) - wide, baseline, look.sub, self._sub_size(), sub, room=wide
            )

    def _hero(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self.paint.theme
        k = box.height() / 124
        for mark in look.signs[:1]:
            paint_sign(
                painter, mark.sign, box.x() + 36 * k, box.center().y() - 26 * k, 52 * k, theme.colour(mark.token)
            )
        x = box.x() + 116 * k
        room = box.right() - x - 16 * k
        paint_text(painter, x, box.y() + 54 * k, look.title, display_font(round(34 * k)), self._ink(), room=room)
        lines = wrapped(spoken(look.sub), text_font(round(19 * k)), room, 2)
        for row, line in enumerate(lines):
            paint_text(
                painter,
                x,
                box.y() + (92 if len(lines) == 1 else 84) * k + row * 23 * k,
                line,
                text_font(round(19 * k)),
                self._ink(),
            )

    def _outcome(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self._look, self.paint.theme
        k = min(box.height() / 226, box.width() / 330)
        pad = 28 * k
        ink = theme.soft if look.refused else theme.text
        room = box.width() - 2 * pad
        title, small = display_font(round(34 * k)), text_font(round(18 * k))
        lines = wrapped(spoken(look.sub), small, room, 2)
        # Where the line is too long, the signs go up beside the title, and it has two.
        beside = len(lines) > 1
        side = title.pixelSize() * 0.9 if beside else 34 * k
        x, y = box.x() + pad, box.y() + 30 * k
        for mark in look.signs:
            paint_sign(painter, mark.sign, x, y, side, theme.colour(mark.token))
            x += side * 1.41
        left = x + side * 0.2 if beside else box.x() + pad
        y = y + side * 0.9 if beside else box.y() + 122 * k
        paint_text(painter, left, y, look.title, title, ink, room=box.x() + pad + room - left)
        y = y + small.pixelSize() * 1.6 if beside else box.y() + 158 * k
        for line in lines:
            paint_text(painter, box.x() + pad, y, line, small, ink, room=room)
            y += small.pixelSize() * 1.25
        note = theme.refused if look.refused else theme.soft
        y = y if beside else box.y() + 192 * k
        paint_text(painter, box.x() + pad, y, look.detail, text_font(round(16 * k)), note, room=room)
        if self._key():
            self._key_cap(painter, box.right() - 36 * k - self.paint.px(8), box.y() + 30 * k)

    def _key_cap(self, painter: QPainter, x: float, y: float) -> float:
        theme, px = self.paint.theme, self.paint.px
        font = strong_font(self.paint.text(13))
        side = max(px(22), 20.0)
        key = self._key()
        wide = max(side, width_in(font, key) + px(12))
        x -= wide - side
        plain = self._look.fill in ("", "panel") or self._look.refused
        ink, edge = (theme.soft, theme.edge) if plain else (self._ink(), self._ink())
        paint_plate(painter, QRectF(x, y, wide, side), edge=edge, width=1.2, cut=side * 0.23, radius=3)
        paint_text(painter, x + wide / 2, y + side * 0.5 + font.pixelSize() * 0.36, key, font, ink, "middle")
        return wide + px(8)

    def _ink(self) -> QColor:
        look, theme = self._look, self.paint.theme
        return theme.text if look.fill in ("", "panel", "well") else theme.on(look.fill)

    def _title_font(self) -> QFont:
        plain = self._look.arrangement == "button" and not self._look.fill
        return strong_font(self._title_size()) if plain else display_font(self._title_size())

    def _title_size(self) -> int:
        small = self.paint.scale.small
        drawn: float = {"drive": 15 if small else 18, "button": 15 if small else 16, "line": 17 if small else 19}.get(
            self._look.arrangement, 34
        )
        if (
            self._look.arrangement in ("button", "line")
            and self.height() > 0
            and self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        ):
            # A taller plate speaks louder: the lone button of a screen is read from further away.
            drawn = max(
                drawn,
                min(34, self.height() / self.paint.scale.unit * (0.36 if self._look.arrangement == "button" else 0.31)),
            )
        return self.paint.text(drawn)

    def _sub_size(self) -> int:
        if self._look.arrangement == "line":
            return self.paint.text(max(14, self._title_size() / self.paint.scale.unit * 0.8))
        return self.paint.text({"drive": 13 if self.paint.scale.small else 14}.get(self._look.arrangement, 18))

    def _cut(self) -> float:
        high = self.height() / max(0.01, self.paint.scale.unit)
        return self.paint.px(min(28.0, max(8.0, high * (0.18 if self._look.arrangement == "drive" else 0.23))))

    # ------------------------------------------------------------------ hands
    def _answer(self) -> None:
        if self._look.refused:
            self.reasonAsked.emit(spoken(self._look.sub) or self._look.detail)
        else:
            self.chosen.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # arrows go by geometry, see `island`
        else:
            super().keyPressEvent(event)


def _mixed(ground: QColor, ink: QColor, share: float) -> QColor:
    def part(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        part(ground.redF(), ink.redF()), part(ground.greenF(), ink.greenF()), part(ground.blueF(), ink.blueF())
    )
