"""Says whose a large place for a card is: a crest and a name beside the card or above it, and the cards that help."""

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen


@frozen
class PlaceLook:
    """One of the two places. face: "" while it is empty; waited: play waits for its card.

    helpers: (seat, face) of cards that lie beside it in aid; helped: the names of who laid them.
    """

    seat: str
    name: str
    line: str = ""
    face: str = ""
    waited: bool = False
    lit: bool = False
    helpers: tuple[tuple[str, str], ...] = ()
    helped: tuple[str, ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says."""
        card = card_name(self.face) if self.face else speak("board", "empty")
        helped = ", ".join(speak("board", "{name} helps", name=name) for name in self.helped)
        return ", ".join(part for part in (self.name, card, self.line, helped) if part)


def draw_helpers(draw: Drawing, look: PlaceLook, *, back: bool = False) -> None:
    """Draw the cards of who helps in one row, as close as the room wants it, each with a crest on its foot.

    back: the row ends at the right edge.
    """
    wide, count = card_width(draw.high), len(look.helpers)
    step = max(0.0, min(wide + 6, (draw.wide - wide) / max(1, count - 1)))
    start = max(0.0, draw.wide - wide - step * (count - 1)) if back else 0.0
    for place, (seat, face) in enumerate(look.helpers):
        draw.card(face, start + place * step, 0, draw.high)
        draw.crest(seat, start + place * step, draw.high * 0.64, min(step or wide, draw.high * 0.36))


def draw_beside(draw: Drawing, look: PlaceLook, card: QRectF, *, left: bool) -> None:
    """Write the owner and the stakes of a side on the outer side of its card."""
    begins, ends, top = card.left() / draw.unit, card.right() / draw.unit, card.y() / draw.unit
    room = max(0.0, min(220.0, (begins if left else draw.wide - ends) - 20))
    owner = draw.within(begins - 14 - room if left else ends + 14, top, room)
    side = owner.size(plain(14)) * 1.3
    words = min(room - side - 8, owner.width(look.name, plain(14)) + 2)
    x = room - words - side - 8 if left else 0.0
    owner.crest(look.seat, x, 2, side)
    if owner.width(look.name, plain(14)) <= room - side - 8:  # else the crest says it
        owner.text(x + side + 8, 2 + side * 0.76, look.name, plain(14), "soft")
    step = owner.size(plain(13)) * 1.3
    wide = min(room, owner.width(look.line, plain(13)) + 2)
    owner.paragraph(room - wide if left else 0, side + 2 + step, look.line, plain(13), "soft", room=wide, step=step)


def draw_owner_above(card: Drawing, look: PlaceLook, room: float) -> None:
    """Draw the crest of its owner above the upper left corner of a card, and the name where it has room."""
    tag, above = card.high * 0.085, -17  # of the brackets of a place that waits for its card
    card.crest(look.seat, 12, above - tag, tag)
    if card.width(look.name, plain(14)) <= room - 20 - tag:  # else the crest says it
        card.text(20 + tag, above - 5, look.name, plain(14), "soft")
