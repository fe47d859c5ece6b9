"""Chooses the seat that a replay is shown for: a plate for each, the wall's first, with the chosen one's hand."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat

_BEGINNING: Final = 4
"""How many letters of a name say whose it is, where the rest has no room."""
_LEAST: Final = 0.6
"""How much of its width the chosen plate keeps where the names of the others need some of it."""


@frozen
class SeatLook:
    """What a plate shows of a seat. faces: its hand, as pictures; chosen: the replay is shown as it saw the table.

    is_open: its hand lies open, whichever seat is chosen. away: nobody has this seat at the moment that is shown.
    """

    seat: Seat
    name: str
    faces: tuple[str, ...] = ()
    chosen: bool = False
    is_open: bool = False
    away: bool = False


class SeatPlate(PaintedButton):
    """A button for one seat; a press shows the replay as that seat saw the table."""

    def __init__(self, paint: Paint, look: SeatLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.set_look(look)

    def set_look(self, look: SeatLook) -> None:
        self.look = look
        seen = self.tr("chosen") if look.chosen else self.tr("not chosen")
        self.setAccessibleName(fill(self.tr("Seen by {name}, {chosen}"), name=look.name, chosen=seen))
        self.setAccessibleDescription(self._spoken_hand())
        self.setToolTip(called(look.name))
        self.update()

    def _spoken_hand(self) -> str:
        look = self.look
        open_cards = [card_name(face) for face in look.faces if not face.startswith("back-")]
        if open_cards:
            return ", ".join(open_cards)
        if look.seat == PUBLIC:
            return self.tr("what everybody saw")
        if look.away:
            return self.tr("not at the table")
        return speak("SeatPlate", "{count} cards, face-down", count=len(look.faces))

    def needed(self, *, eye: bool) -> float:
        """Return the width for its crest and its name, and for its eye too, in device-independent pixels."""
        draw = measuring(self.paint, 0)
        name = draw.width(called(self.look.name), strong(draw.at(16, 14)))
        return self.paint.px(_begin(draw) + name + (5 + draw.at(22, 18) + draw.at(12, 8) if eye else 9)) + 1

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(16), 3.5)

    def draw(self, draw: Drawing) -> None:
        look, small = self.look, self.paint.scale.small
        edge = "live" if look.chosen else "edge" if self.underMouse() else "line"
        fill, line = ("panel", 2.5) if look.chosen else (None, 1.5)
        draw.plate(fill=fill, edge=edge, line=line, cut=16, inset=1.5)
        side, mark = draw.at(34, 30), draw.at(22, 18)
        x, y = draw.at(16, 8), draw.at(16, 12)
        if look.seat == PUBLIC:
            draw.sign("wall", x, y, side)
        else:
            draw.crest(look.seat, x, y, side)
        right, at = draw.wide - mark - draw.at(12, 8), _begin(draw)
        name, whole = self._name_in(draw, draw.wide - 8 - at), strong(draw.at(16, 14))
        style = draw.fitted(name, whole, right - 4 - at)
        marked = draw.width(name, style) <= right - 4 - at
        if not marked:  # the edge of the plate says which is chosen
            right, style = draw.wide - 4, draw.fitted(name, whole, draw.wide - 8 - at)
        if marked and (look.chosen or not (look.away or look.seat == PUBLIC)):
            seeing = look.chosen or look.is_open
            draw.sign("eye" if seeing else "closed", right, y + (side - mark) / 2, mark, "text" if seeing else "soft")
        # Where not even its beginning has room, the crest and a tooltip show whose cards they are.
        room = right - 4 - at
        beside = small and bool(look.faces) and (look.chosen or look.is_open)
        if look.chosen if beside else min(draw.width(one, style) for one in (name, f"{name[:_BEGINNING]}…")) <= room:
            ink = "soft" if look.away else "text"
            at += draw.text(at, y + side * 0.68, name, style, ink, room=room) + 10
        if beside:
            self._draw_cards(draw.within(at, 5, right - 8 - at, draw.high - 10))
        if not small:
            self._draw_below(draw.within(16, 62, draw.wide - 32, draw.high - 74))

    def _name_in(self, draw: Drawing, room: float) -> str:
        """Return the name, or only the first word of one that has no room."""
        name, style = called(self.look.name), strong(draw.at(16, 14))
        first = name.partition(" ")[0]
        return name if draw.width(name, draw.fitted(name, style, room)) <= room else first

    def _draw_cards(self, draw: Drawing) -> None:
        faces, wide = self.look.faces, card_width(draw.high)
        step = min(wide * 0.75, (draw.wide - wide) / max(1, len(faces) - 1))
        for place, face in enumerate(faces):
            draw.card(face, place * step, 0, draw.high, shadow=None)

    def _draw_below(self, draw: Drawing) -> None:
        if self.look.seat == PUBLIC:
            draw.block(0, 0, draw.wide, draw.high, self.tr("public only: what all saw"), plain(14), "soft")
        elif self.look.faces:
            self._draw_cards(draw)
        else:
            words = self.tr("not at the table") if self.look.away else self.tr("no cards")
            draw.text(0, 20, words, plain(14), "soft", room=draw.wide)


def _begin(draw: Drawing) -> float:
    """Return where the name begins, right of the crest."""
    return draw.at(16 + 34 + 10, 8 + 30 + 6)


class SeatRow(PaintedGroup):
    """The plates of all seats side by side.

    Signals:
        chosen(Seat): the replay is to be seen through its eyes.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.plates: dict[Seat, SeatPlate] = {}
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Seen by"))

    def show_seats(self, looks: tuple[SeatLook, ...]) -> None:
        """Show these seats, from left to right."""
        fresh = [look.seat for look in looks] != list(self.plates)
        of_seat = {look.seat: look for look in looks}
        self.plates = one_for_each_look(self.plates, of_seat, lambda _seat, look: self._new(look))
        if fresh:
            self._island.set_members(list(self.plates.values()))
        self.rescale()

    def _new(self, look: SeatLook) -> SeatPlate:
        plate = SeatPlate(self.paint, look, self)
        plate.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        plate.clicked.connect(lambda: self.chosen.emit(look.seat))
        return plate

    def focus(self) -> None:
        """Focus the seat that was focused last."""
        self._island.focus()

    def rescale(self) -> None:
        count = max(1, len(self.plates))
        gap = self.paint.px(12 if not self.paint.scale.small else 8)
        room = self.width() - gap * (count - 1)
        wide = min(self.paint.px(240), room / count)
        # In a small window a hand has no room below its name: the chosen plate grows to the side.
        opened = any(plate.look.chosen and plate.look.faces for plate in self.plates.values())
        grown = min(self.paint.px(420), room * 0.42) if self.paint.scale.small and opened else wide
        if grown > wide:
            wide = (room - grown) / (count - 1)
        # Where the longest name has no room beside its eye, shorter ones leave it some. Before a name, all eyes go.
        needs = [{seat: plate.needed(eye=eye) for seat, plate in self.plates.items()} for eye in (True, False)]
        needed = next((one for one in needs if sum(one.values()) <= room), {})
        shared = grown == wide and max(needs[0].values(), default=0.0) > wide and bool(needed)
        if grown > wide:
            names = {seat: one for seat, one in needs[1].items() if not self.plates[seat].look.chosen}
            left = room - sum(names.values())
            if max(names.values(), default=0.0) > wide and left >= _LEAST * grown:
                needed, shared = {seat: names.get(seat, left) for seat in self.plates}, True
        spare = (room - sum(needed.values())) / count
        x = 0.0
        for seat, plate in self.plates.items():
            own = grown if plate.look.chosen else wide
            if shared:
                own = needed[seat] + spare
            plate.setGeometry(QRectF(x, 0, own, self.height()).toAlignedRect())
            x += own + gap
