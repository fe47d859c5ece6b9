"""Draws the cards of Tasuo Showdown by the names of their pictures: faces, backs, and what an owner peeks at.

A face is "tasuo:sl07", a back "back-red" (of an Ultra card "back-ultra-red"); "peek-red:sl16" is a set card as its
owner alone sees it, one corner turned up. Who shows which is the table's business.
"""

from typing import Final

from PySide6.QtGui import QPainter

from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import card_outline, outline_pen, paint_sign, painter_path
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour, pilot
from gattai_desktop.content.tasuo.card_packs import design_in
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.zones import SEATS
from gattai_desktop.windows.games.tasuo.card_inside import paint_inside
from gattai_desktop.windows.games.tasuo.card_signs import kind_sign
from gattai_desktop.windows.games.tasuo.card_words_shown import spoken_design

FACE: Final = "tasuo"
_BACK, _ULTRA, _PEEK = "back-", "back-ultra-", "peek-"
KINDS: Final = (FACE, *(f"{kind}{seat}" for kind in (_BACK, _ULTRA, _PEEK) for seat in SEATS))
"""The kinds of pictures that are drawn here."""
_CORNER: Final = "M0 0H150L0 168Z"
_TURNED: Final = "M150 0L0 168L40 176L158 46Z"


def back_of(owner: str, *, ultra: bool = False) -> str:
    """Return the name of the back of a player's cards, or of her Ultra Deck."""
    return f"{_ULTRA if ultra else _BACK}{owner}"


def peek_of(owner: str, design: str) -> str:
    """Return the name of the picture of a set card as its owner alone sees it."""
    return f"{_PEEK}{owner}:{design}"


def draws(face: str) -> bool:
    """Return whether this is the name of a picture that is drawn here."""
    kind, apart, _ = face.partition(":")
    return kind in KINDS and (design_in(face) is not None if apart else kind.startswith(_BACK))


def card_named(face: str) -> str:
    """Return the spoken name of such a picture: all of a card, "Card, face-down" for a back."""
    design = design_in(face)
    if design is None:
        return speak("board", "Card, face-down")
    if face.startswith(_PEEK):
        return speak("tasuo", "{card}, face-down", card=spoken_design(design).removesuffix("."))
    return spoken_design(design)


def paint_named_card(painter: QPainter, face: str, height: float) -> None:
    """Draw such a card in the box of 250 by 350 at 0, 0; `height`: as it is seen, device-independent pixels."""
    kind, design = face.partition(":")[0], design_in(face)
    if design is None:
        _paint_back(painter, kind.rpartition("-")[2], ultra=kind.startswith(_ULTRA))
    elif kind == FACE:
        paint_inside(painter, design, height)
    else:
        _paint_back(painter, kind.removeprefix(_PEEK), ultra=False)
        _paint_peek(painter, design)


def _paint_back(painter: QPainter, owner: str, *, ultra: bool) -> None:
    """Steel as the bot decks, five rhombs above and below, the owner's crest; an Ultra card has the night ground."""
    ground = card_colour("omen_ground" if ultra else "backs.bots.ground")
    edge = card_colour("omen_light" if ultra else "backs.bots.edge")
    painter.fillPath(card_outline(), ground)
    painter.save()
    painter.setOpacity(0.42)
    rhombs = outline_pen(card_colour("omen_glow" if ultra else "backs.bots.figure"), 3.4)
    for place in range(5):
        x, y = 36 + place * 44.5, 74 + abs(2 - place) * 12
        for middle in (y, 350 - y):
            path = painter_path(f"M{x} {middle - 22}L{x + 17} {middle}L{x} {middle + 22}L{x - 17} {middle}Z")
            painter.strokePath(path, rhombs)
    painter.setOpacity(0.92)
    inner = painter_path("M18 14H208L236 42V332Q236 336 232 336H42L14 308V18Q14 14 18 14Z")
    painter.strokePath(inner, outline_pen(edge, 5))
    painter.restore()
    who = pilot(owner)
    crest = plate_path(104, 104, 24, 7).translated(73, 123)
    painter.fillPath(crest, who.colour)
    painter.strokePath(crest, outline_pen(edge, 4))
    paint_sign(painter, "ts-ultra" if ultra else who.crest, 97, 147, 56, who.on)


def _paint_peek(painter: QPainter, design: CardDesign) -> None:
    """The corner is turned up and shows the sign of what the card is."""
    ink, corner = card_colour("face_ink"), painter_path(_CORNER)
    painter.save()
    painter.setClipPath(card_outline())
    painter.fillPath(corner, card_colour("face"))
    painter.strokePath(corner, outline_pen(ink, 4))
    painter.setOpacity(0.8)
    painter.fillPath(painter_path(_TURNED), ink)
    painter.setOpacity(1.0)
    paint_sign(painter, kind_sign(design), 16, 18, 62, ink)
    painter.restore()
