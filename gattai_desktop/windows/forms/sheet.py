"""Shows a question of the window over its middle, with plates to press and fields to fill."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import hush, sentences, take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.chosen_button import CountingPlate
from gattai_desktop.board.drawing import Drawing, caps, plain, title
from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.windows.forms.asked_before import AskedBefore, SheetQuestion
from gattai_desktop.windows.forms.completed_field import CompletedField
from gattai_desktop.windows.forms.sheet_fields import ParagraphField
from gattai_desktop.windows.forms.sheet_form import SheetForm
from gattai_desktop.windows.forms.sheet_parts import SheetLines, SheetPlates, stood_clear, titles_wide
from gattai_desktop.windows.kit.first_figure import FirstFigure
from gattai_desktop.windows.kit.focus_groups import FocusRestorer, tab_within
from gattai_desktop.windows.kit.marked_things import MarkedThings
from gattai_desktop.windows.kit.noticed import Noticed
from gattai_desktop.windows.kit.scrolling import ScrolledArea
from gattai_desktop.windows.kit.seat_view import covered_words
from gattai_desktop.windows.kit.shade import Shade
from gattai_desktop.windows.kit.sheet_look import BACK, Answered, SheetChoice, SheetLook

ROUNDING: Final = 3.0
_MENU_WIDE: Final = {3: 940, 4: 1240}
"""How wide a menu with headings is, by its columns, drawing pixels."""
_LEAST_WIDE: Final = 600.0
"""So wide it is in a small window, too, as far as the window is: its lines are sentences. Device-independent pixels."""
SHARE: Final = 0.6
"""Opacity of the veil over the table: its words must not be read together with the sheet's."""


class Sheet(PaintedGroup):
    """Covers the middle of the window while it asks. Esc closes it without an answer.

    Signals:
        closed(): it is gone, answered or not. begun(): it asks something else than before.
    """

    closed = Signal()
    begun = Signal()

    def __init__(self, paint: Paint, parent: QWidget, *, tells: bool = False) -> None:
        """tells: what it asks is said aloud, in a window without a voice."""
        super().__init__(paint, parent)
        self.look = SheetLook("")
        self.explain: Callable[[QWidget], bool] = lambda _words: False
        """Explains the next word that is written here, or by that widget; says whether there was one."""
        self._answered: Answered = lambda _key, _texts: None
        self._buttons: dict[Hashable, PlateButton] = {}
        self._aside: QWidget | None = None
        self._inside = QWidget()
        self._scroll = ScrolledArea(paint, self._inside, self, follows=False)
        self._lines = SheetLines(paint, self._inside)
        self.form = SheetForm(self._inside, self)
        self.form.entered.connect(self._go_on_by_enter)
        self.form.grew.connect(self._place)
        self._plates = SheetPlates(paint, self._inside)
        self._island = ArrowGroup(self, ends=True)
        self.things = MarkedThings(parent, self)
        self.things.pressed.connect(self.choose)
        self._close = PlateButton(paint, outline_plate(self.tr("Back"), "Esc"), self, self.dismiss)
        self._keyboard, self._first, self.before = FocusRestorer(), FirstFigure(), AskedBefore()
        self._beneath: list[SheetQuestion] = []
        """Questions that something else covers: they ask on when that closes, with the words typed there."""
        self._ground, self._room, self._covers_all = parent, QRect(), False
        if tells:
            self.begun.connect(Noticed(self).tell)
        self._dim = Shade(paint, parent, SHARE)
        self._dim.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)  # veiled plates play nothing
        self.hide()

    def raise_(self) -> None:
        self._dim.raise_()
        self.things.raise_()
        super().raise_()

    def ask(self, look: SheetLook, answered: Answered, room: QRect, *, over: bool = False) -> None:
        """Ask this over a part of the window. `answered` gets the plate's key and the texts of the fields.

        over: it asks again afterwards what it asks now, typed on or not.
        """
        if not self.isVisible():
            self._keyboard.borrow_in(self.window())
        elif (over or self._asked(None).typed) and not self.asks(look.title):
            self._beneath.append(self._asked(self.look.first))
        self.before.asks()
        self._ask(look, {}, answered, room)

    def _asked(self, first: Hashable | None) -> SheetQuestion:
        """The present question, as it can be asked again. first: the plate that is focused then."""
        return SheetQuestion(evolve(self.look, first=first), self.form.written(), self._answered, self._room)

    def _ask(self, look: SheetLook, written: dict[str, str], answered: Answered, room: QRect) -> None:
        self.look, self._answered, self._room = look, answered, room
        self._covers_all = room == self._ground.rect()
        self.setAccessibleName(look.title)
        self._build()
        self._scroll.verticalScrollBar().setValue(0)
        self._place()
        for part in self._parts():  # shown before it stood there, one would look pointed at that is not
            part.show()
        self.raise_()
        self.show()
        if any(isinstance(one, ParagraphField) for one in self.form.fields.values()):
            self._place()  # what is written breaks its lines only once it is shown
        self.focus_first()
        for key, text in written.items():
            self.form.fields[key].setText(text)
        self.begun.emit()
        self.form.go_on()

    def move_to(self, room: QRect) -> None:
        """Move to another part of the window, after it was resized; what was asked over all of it stays there."""
        self._room = self._ground.rect() if self._covers_all else room
        if self.isVisible():
            self._place()

    def dismiss(self) -> None:
        """Go back to the question before, or close; else press the plate of this key, the first or the only one."""
        meant = next((one.key for one in self.look.choices if one.look.key == "Esc"), self.look.first)
        if self.look.can_close and (before := self.before.back()):
            self._ask(*before)
        elif self.look.can_close:
            self._leave()
        elif meant is not None or len(self.look.choices) == 1:
            self.choose(self.look.choices[0].key if meant is None else meant)

    def make_way(self) -> None:
        """Leave for a card that is lifted now, where the question stands beside what can be lifted."""
        if self.isVisible() and self.look.beside is not None and self.look.can_close:
            self._leave()

    @property
    def keeps_words(self) -> bool:
        """Whether something is half written, here or in a question beneath."""
        return any(one.typed for one in (*self._beneath, self._asked(None)))

    def asks(self, title: str) -> bool:
        return self.isVisible() and self.look.title == title

    def say(self, lines: tuple[DrawnWords | str, ...], choices: tuple[SheetChoice, ...] = ()) -> None:
        """Show other words above the fields, and on the plates if they are given: the same ones, which stay."""
        if not self.isHidden():
            self.look = evolve(self.look, lines=lines, choices=choices or self.look.choices)
            for one in self.look.choices:
                self._buttons[one.key].set_look(self.look.plate(one))
            self._place()

    def cover(self, *, covered: bool) -> None:
        """Hide all but its title, or show it again with what was written."""
        if covered == self._scroll.isHidden():
            return
        self._scroll.setHidden(covered)
        for mark in self.things.widgets if covered else ():
            mark.hide()
        if not covered and self.isVisible():
            QTimer.singleShot(0, self, self._place)  # the marks lie on the cards, as soon as those lie there again
            self.focus_first()

    def choose(self, key: Hashable) -> None:
        """Answer as if that plate were pressed."""
        choice = next((one for one in (*self.look.choices, *self.look.several) if one.key == key), None)
        if self.isHidden() or choice is None:  # the second press of a plate whose sheet is gone, or was answered
            return
        texts = {name: text.strip() for name, text in self.form.written().items()}
        answered, leads = self._answered, choice.closes and (self.look.leads or choice in self.look.several)
        with self.before.answering(self._asked(key) if leads else None):
            if choice.closes:
                self._leave()
            choice.carry_out(texts, answered)

    def set_paint(self, paint: Paint) -> None:
        self._dim.set_paint(paint)
        self.things.set_paint(paint)
        super().set_paint(paint)
        if self.isVisible():
            self._place()

    # ------------------------------------------------------------------ building
    def _build(self) -> None:
        self._take_parts_away()
        self._aside = self.look.aside(self.paint, self._inside) if self.look.aside is not None else None
        self.form.make(self.paint, self.look.fields)
        for choice in self.look.choices:
            kind = CountingPlate if choice.counts else PlateButton
            button = self._buttons[choice.key] = kind(self.paint, self.look.plate(choice), self._inside)
            button.chosen.connect(lambda key=choice.key: self.choose(key))
            button.installEventFilter(self)
        self._island.set_members([*self.form.presets, *self._buttons.values()])
        choices = (one for one in self.look.choices if not one.look.refused)
        asked = {one.key: (one.things, self._buttons[one.key].accessibleName()) for one in choices}
        asked |= {one.key: (one.things, one.look.spoken_name()) for one in self.look.several}
        self.things.show_things(self.paint, asked)
        self._close.setVisible(self.look.can_close)

    def _parts(self) -> tuple[QWidget, ...]:
        aside = (self._aside,) if self._aside is not None else ()
        return (*self._buttons.values(), *self.form.fields.values(), *self.form.presets, *aside)

    def _take_parts_away(self) -> None:
        take_away(*self._buttons.values(), *((self._aside,) if self._aside is not None else ()))
        self.form.take_away()
        self.things.take_away()
        self._buttons, self._aside = {}, None

    def _go_on_by_enter(self, key: str) -> None:
        """Go on with Enter from a field to the next empty one; else answer, where only one plate could be meant."""
        empty = self.form.empty_after(key)
        if empty is not None:
            empty.setFocus(Qt.FocusReason.TabFocusReason)
            return
        possible = [key for key, button in self._buttons.items() if not button.look.refused]
        if len(possible) == 1:
            self.choose(possible[0])
        elif possible:
            self._buttons[possible[0]].setFocus(Qt.FocusReason.TabFocusReason)

    def focus_first(self) -> None:
        """Focus the plate that is to be first, or the first field or plate; under too many words the way back."""
        stops: list[QWidget] = [self._close] if self.look.first == BACK else []
        stops += [self._buttons[key] for key in (self.look.first,) if key in self._buttons]
        stops += self.form.fields.values()
        stops += [self._buttons[one.key] for one in sorted(self.look.choices, key=lambda one: one.look.refused)]
        first = (stops or [self._close])[0]
        read = self.look.lines and self.look.can_close and self.look.first is None and not self.form.fields
        too_long = read and first.geometry().bottom() > self._scroll.height()
        (self._close if too_long else first).setFocus(Qt.FocusReason.PopupFocusReason)

    def asks_for(self, seat: Seat) -> Hashable | None:
        """Return the plate that means this seat, where a seat is to be chosen; None where none is."""
        plates = (one for one in self.look.choices if self.isVisible() and not one.look.refused)
        return next((one.key for one in plates if one.look.crest == seat), None)

    def _leave(self) -> None:
        if self._beneath:
            self._ask(*self._beneath.pop())
            return
        self.hide()
        self._keyboard.give_back()
        self.closed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        self._dim.hide()
        if self.isHidden():
            self.forget()
        super().hideEvent(event)

    def forget(self) -> None:
        """Forget the question, which the next seat must not find."""
        self._take_parts_away()
        self.look = SheetLook("")
        self._beneath = []
        self.before.end()
        self._island.set_members(())
        hush(self)

    # ------------------------------------------------------------------ places
    def _place(self) -> None:
        px, room = self.paint.px, self._room
        self._dim.setVisible(self.look.beside is None)
        self._dim.cover(QRect(room.x(), room.y(), room.width(), self._ground.height() - room.y()))
        columns = self.look.columns if any(one.group for one in self.look.choices) else 0
        usual = max(px(_MENU_WIDE.get(columns, 760)), _LEAST_WIDE)
        if self.look.beside is not None:  # so narrow that one sees it, unless a title has no room then
            usual = min(usual, max(px(470), titles_wide(self.paint, self._buttons.values()) + px(76)))
        wide = min(room.width() - round(px(16)), round(usual))
        inner = wide - round(px(56))
        header = px(66)
        body = self._place_body(inner)
        foot = max(px(64), self._close.sizeHint().height() + px(16) + 6) if self.look.can_close else px(20)
        things, needed = self.things.boxes(), round(header + body + foot)
        if needed > room.height() - round(px(16)):
            room = self._down_to_foot(room, things)
        high = min(room.height() - round(px(16)), needed)
        self.setGeometry(stood_clear(self.look.beside, QSize(wide, high), room, round(px(12)), things))
        body_high = max(1, round(high - header - foot))
        self._scroll.setGeometry(round(px(20)), round(header), inner + round(px(28)), body_high)
        # A pixel of rounding must not bring a scroll bar.
        tall = body_high if abs(body - body_high) < ROUNDING else round(body)
        # In a small window the bar is broader than its share of the edge.
        bar = self._scroll.bar_wide if tall > body_high else 0
        self._inside.resize(min(inner + round(px(16)), self._scroll.width() - bar), tall)
        size = self._close.sizeHint()
        close = max(size.width(), round(px(130)))
        top = high - size.height() - round(px(16))
        # It ends where fields and plates end, which leave the edge to the scroll bar.
        self._close.setGeometry(wide - close - round(px(44)), top, close, size.height())
        self.things.lay(self.geometry())
        self.update()

    def _down_to_foot(self, room: QRect, things: list[QRect]) -> QRect:
        """Return the room with what lies below it, which is veiled anyway, unless something there is asked about."""
        below = QRect(room.left(), room.bottom() + 1, room.width(), self._ground.height() - room.bottom() - 1)
        return room if self.look.beside is not None or any(map(below.intersects, things)) else room.united(below)

    def _place_body(self, wide: int) -> float:
        px, pad = self.paint.px, self.paint.px(8)
        self.setAccessibleDescription(sentences(spoken(line) for line in self.look.lines))
        y = px(4) + self._lines.stand(self.look.lines, pad, 0, wide - 2 * pad, paragraphs=self.look.paragraphs)
        if self._aside is not None:
            needed = self._aside.sizeHint().height()
            self._aside.setGeometry(round(pad), round(y), round(wide - 2 * pad), needed)
            y += needed + px(12)
        y = self.form.stand(self.paint, pad, y, wide - 2 * pad)
        return y + self._plates.stand(self.look, self._buttons, pad, y, wide - 2 * pad) + px(6)

    def draw(self, draw: Drawing) -> None:
        look = self.look
        draw.shadow(cut=20, inset=2)
        draw.plate(fill="panel", edge=look.edge, line=2.2, cut=20, inset=2)
        left = 28
        if look.sign:
            draw.crest("coach", left, 20, 36, look.sign)
            left += 50
        room = draw.wide - 4 / draw.unit - 28 - left
        draw.text(left, 46, look.title, title(24), room=room, fit=True)
        if self._scroll.isHidden():
            draw.lines(28, 84, covered_words(), plain(16), "soft")
            return
        for one in look.fields:
            edit = self.form.fields[one.key]
            at = edit.mapTo(self, edit.rect().topLeft())
            if self._scroll.geometry().contains(at):
                base = at.y() / draw.unit - draw.least(11, 9)
                draw.text(at.x() / draw.unit, base, one.label, caps(12), "soft")
                if isinstance(edit, ParagraphField):
                    right = (at.x() + edit.width()) / draw.unit
                    draw.text(right, base, edit.note(), plain(12), "soft", align="end")

    # ------------------------------------------------------------------ keys
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        """Keep Tab on the sheet: fields, words below them, plates, what they stand for on the table, Back."""
        if self.isHidden():
            return True  # Qt asks as it goes, and nobody is to hear of a stop that goes with it
        stops: list[QWidget] = [*self.form.fields.values(), *self.form.presets[:1], *self._stop()]
        stops += self.things.stop()
        stops += [self._close] if not self._close.isHidden() else []
        if not stops:
            return True
        self._scroll.ensureWidgetVisible(tab_within(stops, self.window().focusWidget(), forward=next))
        return True

    def _stop(self) -> list[QWidget]:
        """Return the plate at which Tab stops: the one that was focused last."""
        return [*(tab_stops(self._buttons.values()) or self._buttons.values())][:1]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            return
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + bar.pageStep() * (1 if event.key() == Qt.Key.Key_PageDown else -1))
            return
        letter = event.text().upper()
        key = self._first.meant(letter, ((one.look, self._buttons[one.key]) for one in self.look.choices))
        meant = (one for one in self.look.choices if key and one.look.key == key and not one.look.refused)
        choice = next(meant, None)
        if choice is not None:
            self.choose(choice.key)
        if key is None or choice is not None:
            return
        if self.paint.keys.meant(pressed_key(event)) == "?" and self.explain(self._lines):
            return
        first = next(iter(self.form.fields.values()), None)
        if first is not None and letter.strip() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            first.setFocus()  # whoever types on a plate writes, or takes the last letter back
            first.keyPressEvent(event)
        # No other key may reach the table beneath, but the one that lists the keys.
        lists = first is None and self.look.can_close and self.paint.keys.meant(pressed_key(event)) == "?"
        event.setAccepted(not lists)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        completing = isinstance(watched, CompletedField) and watched.completing  # then Esc closes its list
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.KeyPress and not completing:
            self.dismiss()
            return True
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            margin = round(self.paint.px(10))  # the focus ring runs around it
            self._scroll.ensureWidgetVisible(watched, margin, margin)
        return False
