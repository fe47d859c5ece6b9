"""The curtain: whenever the computer passes to another seat, it hides the table until that seat says "it's me".

It lies over the whole table window and is opaque. It shows nothing but what everybody knows, and, while its key is
held, the Hand of the seat it names, which `GameModel.hand` gives out for as long as it may be seen.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QPropertyAnimation, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.keys import TABLE, Keys, drawn_key, pressed_key
from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import called
from gattai_desktop.board.theme import load_theme, pilot
from gattai_desktop.board.words import card_name, paint_text, wrapped
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.backdrop import WIDE, left_of, paint_cloth, top_of, unit_of
from gattai_desktop.windows.kit.faces import cards_in_words, face, in_order
from gattai_desktop.windows.kit.room import GameRoom

OVER: Final = "over the curtain"
"""The property of a part of the window that lies over the curtain and answers while it is down."""
_CAP: Final = 180
LOOK: Final = "H"
_LOOKED_AT: Final = 2 / 3
"""Where the Hand begins while its key is held, as a part of the height."""


class Curtain(PaintedGroup):
    """Hides the table until the seat at the computer says "it's me". Follows the size of its window by itself.

    Signals:
        fell: the curtain is down, and the table behind it takes no key any more.
        rose: the seat has taken its place; the table has the keyboard again.
    """

    fell = Signal()
    rose = Signal()

    def __init__(self, model: GameModel, room: GameRoom, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._window = window
        self._model = model
        self._room = room
        self._me = PlateButton(paint, primary_plate(self.tr("It's me")), self)
        back = self.tr("Back to the wall") if model.looks_back else self.tr("Back to the Coach")
        self._coach = PlateButton(paint, outline_plate(back), self)
        self._me.chosen.connect(model.take_seat)
        self._coach.chosen.connect(model.leave_seat)
        self._rising = QPropertyAnimation(self, b"pos", self)
        self._rising.finished.connect(self.hide)
        self._ring = FocusRing(paint, self)
        self.down = False
        """Whether the table is hidden."""
        self._seat: Seat = model.seat
        """Whose curtain it is; while it rises that of the seat for which it fell, whoever sits there then."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(window.rect())
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_keyboard)
        model.curtainChanged.connect(self.follow)
        model.seatChanged.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Fall or rise as the model says. Falling is at once, before anything else of the next seat is painted."""
        if self._model.curtain_down:
            self._fall()
        elif self.down:
            self._rise()
        self._cover()
        self._make_room_for_hand()
        self.setAccessibleDescription(self.spoken_hand() if self._model.looking else self.sentence())
        self.update()

    def _cover(self) -> None:
        """Let nothing behind it be pressed while it is down: a screen reader does not mind what lies over what."""
        for part in self._window.children():
            self._cover_part(part)

    def _cover_part(self, part: QObject) -> None:
        if isinstance(part, QWidget) and part is not self and not part.property(OVER):
            part.setEnabled(not self.down)

    def _make_room_for_hand(self) -> None:
        looking = self._model.looking
        if looking and not self._me.isHidden():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._me.setHidden(looking)
        coach = self._seat == COACH_SEAT or COACH_SEAT not in self._model.seats
        self._coach.setHidden(looking or (coach and not self._model.looks_back))
        if not looking and self.down and self.hasFocus():
            self._me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fall(self) -> None:
        self._rising.stop()
        self.setEnabled(True)
        self.setGeometry(self._window.rect())
        self._seat = self._model.seat
        self._name_seat()
        fallen, self.down = not self.down, True
        self._window.installEventFilter(self)
        self.show()
        self.raise_()
        self._me.setFocus(Qt.FocusReason.OtherFocusReason)
        if fallen:
            self.fell.emit()

    def _rise(self) -> None:
        self.down = False
        self._window.removeEventFilter(self)
        self.setEnabled(False)
        length = self.paint.motion.ms("curtain_rise")
        if length and self.paint.motion.flies() and self.isVisible():
            self._rising.setDuration(length)
            self._rising.setEasingCurve(self.paint.motion.easing("out"))
            self._rising.setStartValue(QPoint(0, 0))
            self._rising.setEndValue(QPoint(0, -self.height()))
            self._rising.start()
        else:
            self.hide()
        self.rose.emit()

    # ------------------------------------------------------------------ what it says

    def _name_seat(self) -> None:
        name = called(self._model.name(self._seat))
        self._me.set_look(primary_plate(self.tr("It's me, {name}").replace("{name}", name), fill=self._seat))
        self._make_room_for_hand()
        self.setAccessibleName(self.tr("Curtain. Pass the table to {name}.").replace("{name}", name))
        self.rescale()

    def sentence(self) -> str:
        """What everybody may know of the seat: how many cards it holds and what play waits for."""
        return self._room.curtain(self._model, self._seat)

    # ------------------------------------------------------------------ keys and focus

    def event(self, event: QEvent) -> bool:
        """Keep the table's shortcuts away for as long as the curtain is down; those with F-keys and Ctrl stay."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and self.down
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        ):
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk between the curtain's own buttons: what lies behind it cannot be reached."""
        other = self._coach if self._me.hasFocus() and not self._coach.isHidden() else self._me
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @property
    def _keys(self) -> Keys:
        """The keys as they are now: the table's, which a person may have changed since it was opened."""
        paint = getattr(self._window, "paint", self.paint)
        # They are those of the table wherever a curtain hangs, also before the past.
        return (paint if isinstance(paint, Paint) else self.paint).keys.of(TABLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.meant(pressed_key(event)) == LOOK:
            if not event.isAutoRepeat():
                self._model.look_at_hand()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(True)
        elif event.key() == Qt.Key.Key_Escape and not self._coach.isHidden():
            self._model.leave_seat()
        # No other key reaches the table behind it.
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._keys.meant(pressed_key(event)) == LOOK and not event.isAutoRepeat():
            self._model.cover_hand()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and self.down:
            if isinstance(event, QChildEvent):
                if event.polished():
                    self._cover_part(event.child())
            elif event.type() == QEvent.Type.Resize:
                self.setGeometry(self._window.rect())
            elif event.type() == QEvent.Type.WindowDeactivate and self._model.looking:
                self._model.cover_hand()
        return False

    def _keep_keyboard(self, _old: QWidget | None, now: QWidget | None) -> None:
        behind = now is not None and self._window.isAncestorOf(now) and not self.isAncestorOf(now)
        if self.down and behind:
            self._me.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ how it looks

    @property
    def _unit(self) -> float:
        return unit_of(QSizeF(self.size()))

    @property
    def _left(self) -> float:
        return left_of(QSizeF(self.size()))

    @property
    def _top(self) -> float:
        return top_of(QSizeF(self.size()))

    def _size(self, drawn: float) -> int:
        return max(12, round(drawn * self._unit))

    def rescale(self) -> None:
        unit, left, top = self._unit, self._left, self._top + 390 * self._unit
        high = max(36.0, 96 * unit)
        room = self.width() - left - 24
        mine = min(420 * unit, room) if self._coach.isHidden() else min(420 * unit, room * 0.53)
        self._me.setGeometry(QRectF(left, top, max(mine, min(200.0, room * 0.53)), high).toAlignedRect())
        gap = 40 * unit
        x = self._me.geometry().right() + gap
        self._coach.setGeometry(QRectF(x, top, min(max(380 * unit, 170), self.width() - x - 16), high).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        # The curtain is dark in every theme: cloth before a black stage.
        theme, dark = self.paint.theme, load_theme("dark")
        with painting(self) as painter:
            painter.fillRect(self.rect(), dark.scrim if theme.light else theme.scrim)
            self._paint_cloth(painter)
            unit, left, top = self._unit, self._left, self._top
            soft, ink = dark.soft, dark.text
            paint_text(painter, left, top + 30 * unit, self.tr("Pass the table to"), text_font(self._size(40)), soft)
            name = called(self._model.name(self._seat)).upper()
            room = self.width() - left - 60 * unit
            cap = min(_CAP * unit, _CAP * unit * room / max(1.0, width_of(name, _CAP * unit)))
            paint_cut(painter, left, top + 72 * unit + (_CAP * unit - cap) / 2, name, cap, ink, bar=17)
            font = text_font(self._size(28))
            lines = wrapped(self.sentence(), font, room, most=2)
            step = font.pixelSize() * 1.3
            for number, line in enumerate(lines):
                y = top + 330 * unit - step * (len(lines) - 1 - number)
                paint_text(painter, left, y, line, font, soft)
            if self._model.looking:
                self._paint_hand(painter)
            else:
                self._paint_key(painter, left, max(top + 538 * unit, self._me.geometry().bottom() + 14))

    def _paint_cloth(self, painter: QPainter) -> None:
        colour, ink, sign = self._livery()
        unit, height = self._unit, self.height()
        edge = load_theme("dark").sign_edge if self._seat == "black" else None
        paint_cloth(painter, QSizeF(self.size()), colour, edge)
        size = 430 * unit
        paint_sign(painter, sign, self.width() * 345 / WIDE - size / 2, height / 2 - 240 * unit, size, ink)

    def _livery(self) -> tuple[QColor, QColor, str]:
        """The seat's colour, the ink on it, and its sign."""
        if self._seat == COACH_SEAT:
            dark = load_theme("dark")
            return dark.coach, dark.on_side, "horns"
        colours = pilot(self._seat)
        return colours.colour, colours.on, colours.crest

    def _paint_key(self, painter: QPainter, left: float, top: float) -> None:
        dark, unit = load_theme("dark"), self._unit
        key = drawn_key(self._keys.shown(LOOK))
        if not key:
            return
        high = max(22.0, 46 * unit)
        cap = QRectF(left, top, max(30.0, 74 * unit, width_in(strong_font(self._size(24)), key) + 16), high)
        paint_plate(painter, cap, edge=dark.edge, width=max(1.2, 2 * unit), cut=8 * unit)
        font, words = strong_font(self._size(24)), text_font(self._size(26))
        baseline = cap.center().y() + font.pixelSize() * 0.36
        paint_text(painter, cap.center().x(), baseline, key, font, dark.text, "middle")
        line = self.tr("Hold to look at your hand. Let go and it is hidden.")
        x = cap.right() + 18 * unit
        paint_text(painter, x, baseline, line, words, dark.soft, room=self.width() - x - 8)

    def _paint_hand(self, painter: QPainter) -> None:
        """The Hand as the lower third, over all else."""
        theme = load_theme("dark")
        hand = self._hand()
        band = QRectF(0, self.height() * _LOOKED_AT, self.width(), self.height() * (1 - _LOOKED_AT))
        painter.fillRect(band, theme.rail)
        if not hand:
            font = text_font(self._size(28))
            paint_text(painter, band.center().x(), band.center().y(), cards_in_words(0), font, theme.soft, "middle")
            return
        height = band.height() * 0.86
        width = card_width(height)
        step = min(width * 1.06, (band.width() * 0.94 - width) / max(1, len(hand) - 1))
        x = band.center().x() - (step * (len(hand) - 1) + width) / 2
        y = band.top() + (band.height() - height) / 2
        for place, lying in enumerate(hand):
            paint_card(painter, self.paint.faces, self.paint.theme, face(lying.card), x + place * step, y, height)

    def _hand(self) -> list[Lying]:
        """The Hand in the order that its seat likes."""
        return in_order(self._model.hand(self._seat), by_suit=self._seat in self.paint.by_suit)

    def spoken_hand(self) -> str:
        """What a screen reader says while the key is held."""
        cards = [lying.card for lying in self._hand()]
        return ", ".join(card_name(face(card)) for card in cards if not isinstance(card, Back))
