"""Hides the table whenever the computer passes to another seat, until that seat says "it's me".

It covers the whole table window and is opaque. It shows nothing but what everybody knows, and, while its key is
held, the Hand of the seat it names, which `GameModel.hand` gives out for as long as it may be seen.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QPropertyAnimation, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.keys import TABLE, Keys, drawn_key, pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.board.theme import is_pilot, pilot
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.backdrop import WIDE, left_of, paint_cloth, top_of, unit_of
from gattai_desktop.windows.kit.faces import cards_in_words, face, in_order
from gattai_desktop.windows.kit.plain_ask import token_of_seat
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.who_plays import back_words, person_alone, person_beside, who
from gattai_desktop.windows.overlays.called_large import draw_called

if TYPE_CHECKING:
    from gattai_desktop.windows.forms.sheet import Sheet
    from gattai_desktop.windows.settings.help import HelpPage

OVER: Final = "over the curtain"
"""The property of widgets above the curtain that can be used while it is down."""
LOOK: Final = "H"
HELP: Final = "F1"
_LOOKED_AT: Final = 2 / 3
"""Upper edge of the Hand while its key is held, as a part of the window's height."""


class Curtain(PaintedGroup):
    """Hides the table until the seat at the computer says "it's me". It resizes itself with its window.

    Signals:
        rose: the seat has taken its place; the table has the focus again.
        answered(Move): the seat answers without a look at what it holds.
        leaveAsked: the table is left before anybody has sat down.
    """

    rose = Signal()
    answered = Signal(object)
    leaveAsked = Signal()

    def __init__(self, model: GameModel, room: GameRoom, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._window = window
        self._model = model
        self._room = room
        self._me = PlateButton(paint, primary_plate(self.tr("It's me")), self, model.take_seat)
        self._me.installEventFilter(self)
        self._back = PlateButton(paint, outline_plate(""), self, model.leave_seat)
        self._unseen = PlateButton(paint, outline_plate(self.tr("Pass without looking")), self, self._answer_unseen)
        self._leave = PlateButton(paint, PlateLook(""), self, self.leaveAsked)
        self._leads_back = False
        """Whether it still leads back to the shelf: whoever has opened the wrong session need show no hand."""
        self._rising = QPropertyAnimation(self, b"pos", self)
        self._rising.finished.connect(self.hide)
        self._ring = FocusRing(paint, self)
        self._sheet: Sheet | None = None
        self._help: HelpPage | None = None
        self.down = False
        """Whether the table is hidden."""
        self._seen = False
        """Whether it was painted since it fell; only then it rises slowly."""
        self._seat: Seat = model.seat
        """The seat on the curtain; while it rises still the seat for which it fell."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(window.rect())
        self.hide()
        follow_keyboard(self._keep_keyboard)
        model.curtainChanged.connect(self.follow)
        model.seatChanged.connect(self.follow)
        model.factsHappened.connect(self._happened)
        self.follow()

    def lead_back(self) -> None:
        """Offer the way back to the shelf until somebody sits down, if nobody sits there yet."""
        self._leads_back = self.down
        self._make_room_for_hand()

    def follow(self) -> None:
        """Fall or rise as the model says. It falls at once, before anything of the next seat is painted."""
        rises = self.down and not self._model.curtain_down
        self._leads_back &= self._model.curtain_down
        if self._model.curtain_down:
            self._fall()
        elif rises:
            self._rise()
        self._cover()
        self._make_room_for_hand()
        self.setAccessibleDescription(self.spoken_hand() if self._model.looking else self.sentence())
        self.update()
        if rises:  # what lies behind it can have the keyboard again
            self.rose.emit()

    def _happened(self) -> None:
        """Say what is waited for now, where something has happened while it is down."""
        if self.down:
            self._make_room_for_hand()
            self.setAccessibleDescription(self.spoken_hand() if self._model.looking else self.sentence())
            self.update()

    def _cover(self) -> None:
        """Disable what is behind it while it is down: a screen reader could press that too."""
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
        back = back_words(self._model)
        self._back.setHidden(looking or not back)
        self._back.set_look(outline_plate(back))
        self._leave.setHidden(looking or not self._leads_back)
        title, key = speak("table", "Back to the shelf"), "Esc" if self._back.isHidden() else ""
        self._leave.set_look(PlateLook(title, key=key, fill="", edge="", arrangement="button"))
        self._unseen.setHidden(looking or self._room.unseen_answer(self._model, self._seat) is None)
        self.rescale()
        if not looking and self.down and self.hasFocus():
            self._me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer_unseen(self) -> None:
        answer = self._room.unseen_answer(self._model, self._seat) if self.down else None
        if answer is not None:
            self.answered.emit(answer)

    @property
    def _second(self) -> PlateButton | None:
        """The button beside the first, if one stands there."""
        return next((one for one in (self._unseen, self._back) if not one.isHidden()), None)

    def _fall(self) -> None:
        self._rising.stop()
        self._close_help()
        self.setEnabled(True)
        self.setGeometry(self._window.rect())
        if not self.down or self._seat != self._model.seat:
            self.paint.presses.appeared(self._me)
        self._seat = self._model.seat
        self._name_seat()
        self._seen &= self.down
        self.down = True
        self._window.installEventFilter(self)
        self.show()
        self.raise_()
        self._me.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rise(self) -> None:
        self.down = False
        self._close_help()
        self._window.removeEventFilter(self)
        self.setEnabled(False)
        length = self.paint.motion.ms("curtain_rise")
        if length and self.paint.motion.flies() and self._seen:
            self._rising.setDuration(length)
            self._rising.setEasingCurve(self.paint.motion.easing("out"))
            self._rising.setStartValue(QPoint(0, 0))
            self._rising.setEndValue(QPoint(0, -self.height()))
            self._rising.start()
        else:
            self.hide()

    # ------------------------------------------------------------------ what it says

    def _name_seat(self) -> None:
        me = fill(self.tr("It's me, {name}"), name=person_alone(self._model, self._seat))
        self._me.set_look(primary_plate(me, fill=token_of_seat(self._seat)))
        self._make_room_for_hand()
        name = who(self._model, self._seat)
        self.setAccessibleName(fill(self.tr("Curtain. Pass the table to {name}."), name=name))
        self.rescale()

    @property
    def _person(self) -> str:
        """Return who plays the seat, where somebody said so."""
        return person_beside(self._model.sight(PUBLIC), self._seat)

    def sentence(self) -> str:
        """Return what everybody may know of the seat: how many cards it holds and what play waits for."""
        return self._room.curtain(self._model, self._seat)

    # ------------------------------------------------------------------ keys and focus

    def event(self, event: QEvent) -> bool:
        """Keep the table's shortcuts away while the curtain is down; those with F-keys and Ctrl stay, but for help."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self.down:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
            if (plain and not function) or self._meant(event) == HELP:
                event.accept()
                return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus between the curtain's own buttons alone."""
        buttons = (self._me, self._unseen, self._back, self._leave)
        shown = [one for one in buttons if not one.isHidden()]
        here = next((place for place, one in enumerate(shown) if one.hasFocus()), -1)
        other = shown[(here + (1 if forward else -1)) % len(shown)] if here >= 0 and shown else self._me
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @property
    def _keys(self) -> Keys:
        """Return the keys of the table, which a person may have changed since it was opened."""
        paint = getattr(self._window, "paint", self.paint)
        # A curtain over a replay has the table's keys too.
        return (paint if isinstance(paint, Paint) else self.paint).keys.of(TABLE)

    def _meant(self, event: QKeyEvent) -> str:
        return self._keys.meant(pressed_key(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._meant(event) == LOOK:
            if not event.isAutoRepeat():
                self._model.look_at_hand()
        elif self._meant(event) in (HELP, "?"):
            self._open_help()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Right)
        elif event.key() == Qt.Key.Key_Escape and not self._back.isHidden():
            self._model.leave_seat()
        elif event.key() == Qt.Key.Key_Escape and not self._leave.isHidden():
            self.leaveAsked.emit()
        # No other key reaches the table behind it.
        event.accept()

    def _open_help(self) -> None:
        """Say over the curtain what it is for."""
        from gattai_desktop.windows.forms.sheet import Sheet
        from gattai_desktop.windows.settings.help import CURTAIN, HelpPage

        if self._sheet is None or self._help is None:
            self._sheet = Sheet(self.paint, self, tells=True)
            self._help = HelpPage(self._sheet, self.rect, self)
        self._sheet.set_paint(self.paint)
        self._help.open(CURTAIN)

    def _close_help(self) -> None:
        if self._sheet is not None:
            self._sheet.hide()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._meant(event) == LOOK and not event.isAutoRepeat():
            self._model.cover_hand()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._me and event.type() == QEvent.Type.KeyPress:
            return self.paint.presses.is_new(self._me)  # the second of two quick keys, of which the first passed it
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

    def rescale(self) -> None:
        if self._sheet is not None:
            self._sheet.move_to(self.rect())
        unit, left, top = self._unit, self._left, self._top + 390 * self._unit
        for button in (self._me, self._back, self._unseen, self._leave):
            button.set_paint(self.paint.at(Scale(DRAWN_CU["full"] * unit)))
        high = max(36.0, 96 * unit)
        room = self.width() - left - 24
        mine = min(420 * unit, room) if self._second is None else min(420 * unit, room * 0.53)
        self._me.setGeometry(QRectF(left, top, max(mine, min(200.0, room * 0.53)), high).toAlignedRect())
        gap = 40 * unit
        x = self._me.geometry().right() + gap
        box = QRectF(x, top, min(max(380 * unit, 170), self.width() - x - 16), high).toAlignedRect()
        for button in (self._back, self._unseen):
            button.setGeometry(box)
        self._leave.resize(0, round(max(36.0, 64 * unit)))  # how wide its words are depends on its height
        wide, edge = self._leave.sizeHint().width(), round(16 * unit)
        self._leave.setGeometry(self.width() - wide - edge, edge, wide, self._leave.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._seen = True
        with drawing(self, unit=self._unit) as draw:
            draw.ground("scrim")
            self._draw_cloth(draw)
            words = draw.within(self._left / draw.unit, self._top / draw.unit)
            words.text(0, 30, self.tr("Pass the table to"), plain(40), "soft")
            room = words.wide - 60
            draw_called(words, room, called(self._model.name(self._seat)).upper(), self._person)
            sentence, step = self.sentence(), words.size(plain(28)) * 1.3
            # Two lines share the room above and below that one has: neither touches the name or the plates.
            above = step * 2 / 3 * (len(words.wrapped(sentence, plain(28), room, 2)) - 1)
            words.paragraph(0, 330 - above, sentence, plain(28), "soft", room=room, most=2, step=step)
            if self._model.looking:
                self._draw_hand(draw)
            else:
                self._draw_key(draw)

    def _draw_cloth(self, draw: Drawing) -> None:
        colour, ink, sign = self._livery()
        edge = self.paint.theme.sign_edge if self._seat == "black" else None
        paint_cloth(draw.pen, QSizeF(self.size()), colour, edge)
        draw.sign(sign, draw.wide * 345 / WIDE - 215, draw.middle - 240, 430, ink)

    def _livery(self) -> tuple[QColor, QColor, str]:
        """Return the seat's colour, the ink on it, and its sign."""
        if not is_pilot(self._seat):
            theme = self.paint.theme
            return theme.coach, theme.on_side, "horns"
        colours = pilot(self._seat)
        return colours.colour, colours.on, colours.crest

    def _draw_key(self, draw: Drawing) -> None:
        key = drawn_key(self._keys.shown(LOOK))
        if not key or not self._hand():
            return
        x, below = self._left / draw.unit, (self._me.geometry().bottom() + 14) / draw.unit
        y, high = max(self._top / draw.unit + 538, below), draw.least(46, 22)
        wide = max(draw.least(74, 30), draw.width(key, strong(24)) + 16 / draw.unit)
        draw.plate(x, y, wide, high, edge="edge", line=max(1.2, 2 * draw.unit), cut=8)
        base = draw.base(y + high / 2, strong(24))
        draw.text(x + wide / 2, base, key, strong(24), align="middle")
        line = self.tr("Hold to look at your hand. Let go and it is hidden.")
        x += wide + 18
        draw.text(x, base, line, plain(26), "soft", room=draw.wide - x - 8 / draw.unit)

    def _draw_hand(self, whole: Drawing) -> None:
        """Draw the Hand over the lower third."""
        hand, band = self._hand(), whole.within(0, whole.high * _LOOKED_AT)
        band.ground("rail")
        if not hand:
            band.text(band.wide / 2, band.middle, cards_in_words(0), plain(28), "soft", align="middle")
            return
        high = band.high * 0.86
        wide = card_width(high)
        step = min(wide * 1.06, (band.wide * 0.94 - wide) / max(1, len(hand) - 1))
        x = (band.wide - step * (len(hand) - 1) - wide) / 2
        for place, lying in enumerate(hand):
            band.card(face(lying.card), x + place * step, (band.high - high) / 2, high)

    def _hand(self) -> list[Lying]:
        """Return the Hand in the order that its seat chose."""
        return in_order(self._model.hand(self._seat), by_suit=self._seat in self.paint.by_suit)

    def spoken_hand(self) -> str:
        """Return what a screen reader says while the key is held."""
        cards = [lying.card for lying in self._hand()]
        return ", ".join(card_name(face(card)) for card in cards if not isinstance(card, Back))
