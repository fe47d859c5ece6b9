"""The middle of the desk: everything that an evening has, part by part, on one board (LOOK 21)."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup, middle_of, tab_stops
from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import speak
from gattai_desktop.board.towards import towards
from gattai_desktop.windows.desk.desk_card import DeskCardButton, NewCardButton
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskPart

_HEADING: Final = 34.0
_GAP: Final = 10.0
_BETWEEN: Final = 20.0
_SELDOM_WIDE: Final = 150.0
_SELDOM_HIGH: Final = 46.0
"""Size of the places in the last row, drawing pixels."""


class DeskBoard(PaintedGroup):
    """The board. It lays itself out in `lay`, for a width.

    Signals, each with the part and the id of a card, "" for the dashed place:
        chosen: a press. edited: Enter. takenOut: Del. moved(part, id, place): dragged or stepped to a place.
        added(part): the dashed place was pressed. focused(part): the keyboard is in that part.
    """

    chosen = Signal(str, str)
    edited = Signal(str, str)
    takenOut = Signal(str, str)
    moved = Signal(str, str, int)
    added = Signal(str)
    focused = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget, parts: tuple[DeskPart, ...]) -> None:
        super().__init__(paint, parent)
        self.parts = parts
        self.cards: dict[str, dict[str, DeskCardButton]] = {one.key: {} for one in parts}
        self._notes: dict[str, str] = {}
        self.news: dict[str, NewCardButton] = {}
        self._islands: dict[str, ArrowGroup] = {}
        self._last_row = ArrowGroup(self, beyond=self._beyond)
        self._headings: list[tuple[str, str, float]] = []
        """What stands above each part: its title, a note, and where."""
        self._aim: tuple[str, int] | None = None
        for one in parts:
            if one.new:
                new = NewCardButton(paint, one, self)
                new.clicked.connect(lambda _on, key=one.key: self.added.emit(key))
                self.news[one.key] = new
            self._islands[one.key] = ArrowGroup(self, beyond=self._beyond)
        self._last_row.set_members([self.news[one.key] for one in self._empty()])

    # ------------------------------------------------------------------ what lies on it

    def show_cards(self, part: str, cards: Sequence[DeskCard], note: str = "") -> None:
        """Show these cards of a part, in their order."""
        there, kind = self.cards[part], self.part(part)
        wanted = {one.id: one for one in cards}
        held = next((place for place, one in enumerate(there.values()) if one.hasFocus()), None)
        take_away(*(button for key, button in there.items() if key not in wanted))
        kept: dict[str, DeskCardButton] = {}
        for key, card in wanted.items():
            kept[key] = there[key] if key in there else self._new(kind, card)
            kept[key].set_card(card)
        self.cards[part] = kept
        self._notes[part] = note
        self._islands[part].set_members([] if kind in self._empty() else self._members(part))
        self._last_row.set_members([self.news[one.key] for one in self._empty()])
        left = self._members(part)
        if held is not None and left and not any(one.hasFocus() for one in kept.values()):
            left[min(held, len(left) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _members(self, part: str) -> list[QWidget]:
        """The cards of a part, and the place for a new one."""
        return [*self.cards[part].values(), *([self.news[part]] if part in self.news else [])]

    def _empty(self) -> list[DeskPart]:
        """The parts that most packs do not have, and this one neither: their places share the last row."""
        return [one for one in self.parts if one.seldom and not self.cards[one.key]]

    def _new(self, part: DeskPart, card: DeskCard) -> DeskCardButton:
        made, key, one = DeskCardButton(self.paint, part, card, self), part.key, card.id
        made.clicked.connect(lambda _on=False: self.chosen.emit(key, one))
        made.edited.connect(lambda: self.edited.emit(key, one))
        made.takenOut.connect(lambda: self.takenOut.emit(key, one))
        made.focused.connect(lambda: self.focused.emit(key))
        made.stepped.connect(lambda way: self._step(key, one, way))
        made.dragged.connect(lambda at: self._drag(key, at))
        made.dropped.connect(lambda at: self._drop(key, one, at))
        made.show()
        return made

    def mark(self, part: str, card: str) -> None:
        """Frame the card that is at the right."""
        for key, buttons in self.cards.items():
            for one, button in buttons.items():
                button.set_chosen(on=(key, one) == (part, card))

    def part(self, key: str) -> DeskPart:
        return next(one for one in self.parts if one.key == key)

    def focus_card(self, part: str, card: str) -> None:
        """Give the keyboard to a card, where it lies on the board."""
        button = self.cards.get(part, {}).get(card)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def card_in_focus(self, part: str, card: str) -> tuple[str, str]:
        """Return the card that has the keyboard, with its part; or else this one, where it lies here."""
        for key, buttons in self.cards.items():
            for one, button in buttons.items():
                if button.hasFocus():
                    return key, one
        return (part, card) if card in self.cards.get(part, {}) else ("", "")

    def near(self, part: str, card: str) -> QWidget:
        """Return a card, or what is nearest to where it lay: the last of its part, or where a new one is made."""
        key = part if part in self.cards else self.parts[0].key
        last = [*self.cards[key].values()][-1:]
        return self.cards[key].get(card) or next(iter(last), None) or self.news.get(key, self)

    def stops(self) -> list[QWidget]:
        """Return the card of each part at which Tab stops."""
        found: list[QWidget] = []
        empty = self._empty()
        groups = [self._members(one.key) for one in self.parts if one not in empty]
        groups.append([self.news[one.key] for one in empty])
        for members in groups:
            found += tab_stops(members)[:1]
        return found

    def part_in_focus(self) -> str:
        """Return the part that has the keyboard; "" for none."""
        for key, buttons in self.cards.items():
            if any(one.hasFocus() for one in buttons.values()) or (key in self.news and self.news[key].hasFocus()):
                return key
        return ""

    def part_for_new(self, otherwise: str) -> str:
        """Return the part that has the keyboard, or else this one, or the first, in which something can be made."""
        part = self.part_in_focus() or otherwise
        return part if part in self.news else next(iter(self.news))

    # ------------------------------------------------------------------ moving

    def _beyond(self, start: QWidget, way: QPointF) -> QWidget | None:
        """Return what lies above or below a part, seen from one of its cards."""
        if not way.y():
            return None
        lying = (each for one in self.parts for each in self._members(one.key) if each is not start)
        return towards(middle_of(start), way, ((each, middle_of(each)) for each in lying if each.isVisible()))

    def _step(self, part: str, card: str, way: int) -> None:
        order = [*self.cards[part]]
        self.moved.emit(part, card, order.index(card) + way)

    def _place_at(self, part: str, at: QPoint) -> int:
        """The place among the cards of a part at which a card would lie that is let go there."""
        here = self.mapFromGlobal(at)
        buttons = [*self.cards[part].values()]
        for place, one in enumerate(buttons):
            box = one.geometry()
            if here.y() <= box.bottom() and here.x() <= box.center().x():
                return place
        return len(buttons)

    def _drag(self, part: str, at: QPoint) -> None:
        self._aim = part, self._place_at(part, at)
        self.update()

    def _drop(self, part: str, card: str, at: QPoint) -> None:
        self._aim = None
        self.update()
        place, order = self._place_at(part, at), [*self.cards[part]]
        self.moved.emit(part, card, place - 1 if order.index(card) < place else place)

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        """Lay all cards out for that width, and resize to the height that this needs."""
        y, empty = 0.0, self._empty()
        self._headings = []
        for part in self.parts:
            if part not in empty:
                self._headings.append((part.title, self._notes.get(part.key, ""), y))
                y = self._lay_group(self._members(part.key), *self._size(part, wide), y, wide)
        if empty:
            self._headings.append((speak("desk", "What else can be made"), "", y))
            most = max(1, int(wide // max(120.0, self.paint.px(_SELDOM_WIDE))))
            across = ceil(len(empty) / ceil(len(empty) / most))
            each = (wide - self.paint.px(_GAP) * (across - 1)) / across
            high = max(40.0, self.paint.px(_SELDOM_HIGH))
            y = self._lay_group([self.news[one.key] for one in empty], each, high, y, wide)
        self.resize(wide, max(round(y), 40))
        self.update()

    def _lay_group(self, members: Sequence[QWidget], each: float, high: float, y: float, wide: int) -> float:
        """Lay what belongs together below its heading, each of that size, and return where the next heading is."""
        gap, x = self.paint.px(_GAP), 0.0
        y += self.paint.px(_HEADING)
        for one in members:
            if x and x + each > wide + 1:
                x, y = 0.0, y + high + gap
            one.setGeometry(round(x), round(y), round(each), round(high))
            one.show()
            x += each + gap
        return y + (high if members else 0.0) + self.paint.px(_BETWEEN)

    def _size(self, part: DeskPart, wide: int) -> tuple[float, float]:
        px = self.paint.px
        if part.kind == "steps":
            return max(28.0, min(px(part.wide), (wide - px(_GAP) * 13) / 14)), max(80.0, px(part.high))
        across = max(1, round(wide / max(150.0, px(part.wide))))
        return (wide - px(_GAP) * (across - 1)) / across, max(part.high * 0.72, px(part.high))

    def draw(self, draw: Drawing) -> None:
        for words, note, y in self._headings:
            base = y / draw.unit + 20
            used = draw.text(4, base, words.upper(), caps(13.5), "soft")
            if draw.width(note, plain(14)) <= draw.wide - used - 30:
                draw.text(used + 28, base, note, plain(14), "soft")
        if self._aim is not None:
            self._draw_aim(draw, *self._aim)

    def _draw_aim(self, draw: Drawing, part: str, place: int) -> None:
        buttons = [*self.cards[part].values()]
        if not buttons:
            return
        last = place >= len(buttons)
        box = buttons[-1 if last else place].geometry()
        x = (box.right() + 4 if last else box.left() - 5) / draw.unit
        draw.fill(x, box.top() / draw.unit, 3, box.height() / draw.unit, "legal")
