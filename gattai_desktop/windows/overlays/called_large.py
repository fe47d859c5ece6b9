"""Writes on the curtain, in large letters, which seat is called to the computer, and behind them who plays it."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.letters import width_of

_CAP: Final = 180.0
"""How high the letters are, unless a long name wants them smaller; drawing pixels."""
_TOP: Final = 72.0
_PERSON: Final = 0.4
"""Most of the room that the name of who plays the seat takes."""
_APART: Final = 30.0


def draw_called(draw: Drawing, room: float, name: str, person: str) -> None:
    """Draw the name of a seat, and behind it that of a person; person: "" where nobody said it."""
    style, beside = plain(40), f"({person})" if person else ""
    taken = min(draw.width(beside, style), room * _PERSON) + _APART if beside else 0.0
    cap = min(_CAP, _CAP * (room - taken) / max(1.0, width_of(name, _CAP)))
    top = _TOP + (_CAP - cap) / 2
    x = draw.letters(0, top, name, cap, bar=17) + _APART
    draw.text(x, top + cap, beside, style, "soft", room=room - x)
