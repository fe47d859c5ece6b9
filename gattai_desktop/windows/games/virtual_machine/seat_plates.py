"""Shows a plate for each seat while all pick: who has chosen, who picks now, who is waited for (LOOK 24)."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.picking_looks import SeatPicking, seats_picking
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_LEAST: Final = 0.2
"""The share of a plate's width that its cards have at least."""
_READABLE: Final = 0.8
"""How much smaller the words may be beside the cards."""


class SeatPickPlate(LookReading[SeatPicking]):
    """One seat while all pick."""

    def draw(self, draw: Drawing) -> None:
        look = self.look
        if look.how == "waited":
            draw.plate(edge="edge", line=2.0, cut=16, inset=1.2, dashes=(9, 7) if look.is_first else (3, 6))
        else:
            edge = "live" if look.how == "picks" else None
            draw.plate(fill="panel", edge=edge, line=2.0, cut=16, inset=1.2)
        _draw_head(draw, look, _draw_cards(draw, look))


def _draw_head(draw: Drawing, look: SeatPicking, end: float) -> None:
    """Draw who it is and how far. end: where the words have to end, in drawing pixels."""
    size, pad = draw.at(38, 28), draw.at(14, 10)
    top = (draw.high - size) / 2
    draw.crest(look.seat, pad, top, size)
    if look.how == "out":
        draw.stroke(pad - 2, top + size + 2, pad + size + 2, top - 2, "refused", 2.5)
    x = pad + size + draw.at(12, 8)
    room = end - x
    base = draw.middle - draw.at(5, 4)
    used = draw.text(x, base, look.name, strong(draw.at(16, 14)), room=room)
    if look.person and room - used > 40:
        draw.text(x + used + 7, base, look.person, plain(draw.at(13, 12.5)), "soft", room=room - used - 7)
    sign, ink = {
        "chosen": ("tick", "legal"), "picks": ("arrow-right", "text"), "waited": ("hand", "soft"),
        "later": ("bolt", "soft"), "out": ("cross", "soft"),
    }[look.how]  # fmt: skip
    base = draw.middle + draw.at(16, 15)
    draw.sign(sign, x, base - 11, 12, ink)
    style, words = draw.fitted(look.words, plain(draw.at(13.5, 13)), room - 18), look.words
    if draw.width(words, style) > room - 18 and look.is_first:
        words = speak("fight", "is next")
    draw.text(x + 18, base, words, style, ink, room=room - 18)


def _draw_cards(draw: Drawing, look: SeatPicking) -> float:
    """Draw the backs or open cards that lie there, and dashed places for those that may still come.

    Return where they begin, in drawing pixels: the words end there. A small window has no room for them, and none has
    where the name would be cut or the words be much smaller for their sake.
    """
    none = draw.wide - 8
    if draw.paint.scale.small or look.how == "out" or not look.most:
        return none
    pad, between = draw.at(14, 10), 4.0
    high = draw.high - 2 * draw.at(9, 8)
    wide = card_width(high)
    head = draw.at(38, 28) + draw.at(12, 8) + pad + 18
    words = draw.width(look.words, plain(draw.at(13.5, 13)))
    room = draw.wide - pad - wide - 8 - head
    if room < _READABLE * words or room + 18 < draw.width(look.name, strong(draw.at(16, 14))):
        return none
    beside = head + words + 16 + pad  # the words are not cut for their sake
    step = min(wide + between, (max(draw.wide - beside, draw.wide * _LEAST) - wide) / max(1, look.most - 1))
    start = draw.wide - pad - wide - step * (look.most - 1)
    side = "coach" if look.seat == CPU else "pilots"
    for place in range(look.most):
        x = start + place * step
        if place < look.down:
            draw.card(face(look.laid[place]) if look.laid else f"back-{side}", x, draw.at(9, 8), high, shadow=None)
        elif step > wide * 0.5 or place == look.most - 1:
            draw.well(x, draw.at(9, 8), high)
    return start - 8


class SeatPlates(FightPart):
    """All seats while all pick, beside each other."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._picked = 0
        self._plates: dict[str, SeatPickPlate] = {}
        self.setAccessibleName(speak("fight", "Who has chosen"))

    def show_view(self, view: SeatView) -> None:
        looks = {one.seat: one for one in seats_picking(view, self._picked)}
        self._plates = one_for_each(self._plates, looks, lambda seat: SeatPickPlate(self.paint, looks[seat], self))
        for seat, plate in self._plates.items():
            if plate.look != looks[seat]:
                plate.set_look(looks[seat])
        self.rescale()

    def set_picked(self, count: int) -> None:
        """Show how many cards the seat at the computer has picked so far."""
        self._picked = count
        self.show_view(self.requests.view)

    @property
    def looks(self) -> tuple[SeatPicking, ...]:
        """What the plates show, from the left."""
        return tuple(plate.look for plate in self._plates.values())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return ()

    def rescale(self) -> None:
        gap = self.paint.px(8 if self.paint.scale.small else 12)
        count = max(1, len(self._plates))
        wide = (self.width() - gap * (count - 1)) / count
        for place, plate in enumerate(self._plates.values()):
            plate.setGeometry(QRectF(place * (wide + gap), 0, wide, self.height()).toRect())
