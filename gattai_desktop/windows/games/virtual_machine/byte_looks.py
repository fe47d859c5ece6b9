"""Finds what a seat may know of the status byte of a process: which of its eight places are set (LOOK 24)."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.status_byte import bit_of
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.windows.kit.seat_view import SeatView

SIGNS: Final = {
    "blind": "vmBlind", "burning": "vmBurning", "berserk": "vmBerserk", "silenced": "vmSilenced",
    "confused": "vmConfused", "invisible": "vmInvisible", "noclip": "vmNoclip", "armored": "vmArmored",
}  # fmt: skip
"""The sign of each bit."""


@frozen
class BitPlace:
    """One place of the byte of a process. bit: "" where the seat has not seen which one stands there.

    worn: set by gear. barred: it cannot be set because of gear. unseen: the CPU knows it, the MCs do not.
    """

    number: int
    bit: str = ""
    is_set: bool = False
    worn: bool = False
    barred: bool = False
    unseen: bool = False

    def spoken(self) -> str:
        """Return what a screen reader says: "Place 3, Armored, set, by gear"."""
        if not self.bit:
            return speak("fight", "Place {number}, not seen yet", number=self.number)
        parts = [speak("fight", "Place {number}", number=self.number), called(self.bit.capitalize())]
        parts.append(speak("fight", "set") if self.is_set else speak("fight", "clear"))
        parts += [speak("fight", "by gear")] if self.worn else []
        parts += [speak("fight", "barred by gear")] if self.barred else []
        parts += [speak("fight", "the MCs have not seen it")] if self.unseen else []
        return ", ".join(parts)


def bit_places(view: SeatView, who: str) -> tuple[BitPlace, ...]:
    """Return the eight places of the byte of a process, as far as the seat knows them."""
    now = process(view.sight, who)
    found = []
    for number, lying in enumerate(view.sight.zones.get(BYTE, ()), 1):
        if isinstance(lying.card, Back):
            found.append(BitPlace(number))
            continue
        bit = bit_of(lying.card)
        is_set = bit in now.bits
        worn = is_set and bit in now.sets
        found.append(BitPlace(number, bit, is_set, worn, bit in now.bars, not lying.up))
    return tuple(found)


def draw_byte(draw: Drawing, places: tuple[BitPlace, ...], size: float, step: float, *, numbered: bool = False) -> None:
    """Draw the places in a row from the left: filled where set, outlined where clear, a question mark where unseen."""
    for at, one in enumerate(places):
        cell = draw.within(at * step, 0, size, size)
        ink = "soft"
        if one.is_set:
            cell.plate(fill="text", cut=size * 0.16, radius=2)
            ink = "table"
        else:
            cell.plate(edge="line", line=1.0, cut=size * 0.16, radius=2)
        if one.bit:
            inner = size * 0.64
            cell.sign(SIGNS[one.bit], (size - inner) / 2, (size - inner) / 2, inner, ink)
        else:
            words = f"{one.number}?" if numbered else "?"
            style = strong(size * (0.46 if numbered else 0.62))
            cell.text(size / 2, cell.base(size / 2, style), words, style, "edge", align="middle")
        if one.worn:
            cell.fill(0, size + 2, size, 2.5, "text")
        if one.barred:
            cell.stroke(2, size - 2, size - 2, 2, "refused", 1.6)
        if one.unseen:
            cell.sign("vmInvisible", size * 0.62, -size * 0.18, size * 0.5, "soft")
