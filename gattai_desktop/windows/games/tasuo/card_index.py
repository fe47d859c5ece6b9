"""Draws the left strip of a card: the index plate, whose foot names the kind, and what counts below it (LOOK 25).

All of it stands in the left 0.41 of the width, so that a hand may overlap down to that strip.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline, painter_path, shapes
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.tasuo.card_words import (
    BLOODLUSTED,
    CONTINUUM,
    DEFENSIVE,
    KA_SUMMON,
    OFFENSIVE,
    RESPONSIVE,
    SWIFT,
    TASUO_MODE,
    WEAPON,
)
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.windows.games.tasuo import card_signs
from gattai_desktop.windows.games.tasuo.card_signs import court_of, element_sign, kind_sign, type_sign
from gattai_desktop.windows.games.tasuo.fighters import weight_of
from gattai_desktop.windows.games.tasuo.half_numbers import paint_halves

_PLATES: Final[Mapping[str, str]] = {
    BLOODLUSTED: "swift",
    RESPONSIVE: "response",
    TASUO_MODE: "ultra",
    KA_SUMMON: "ultra",
}
"""The plates that are not called after their kind."""
MOST_BREASTPLATES: Final = 3


@frozen(kw_only=True)
class CardInk:
    """The colours of a face's words and signs, and whether it has room for words."""

    full: bool
    night: bool
    plain: QColor
    """Of figures and signs on the plate."""
    word: QColor
    """Of those on the ground of the card."""
    soft: QColor


def card_ink(design: CardDesign, *, full: bool) -> CardInk:
    """Return the colours of a card; an Ultra card has the night ground."""
    night, ink = design.is_ultra, card_colour("face_ink")
    light, glow = card_colour("omen_light"), card_colour("omen_glow")
    return CardInk(full=full, night=night, plain=ink, word=light if night else ink, soft=glow if night else ink)


def paint_index(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    """Draw the index plate of a card and the strip below it, in the box of every card."""
    plate = painter_path(shapes()["plates"][_PLATES.get(design.kind, design.kind)], even_odd=False)
    painter.fillPath(plate, court_of(design).colour)
    painter.strokePath(plate, outline_pen(ink.word if ink.night else ink.plain, 4))
    if design.fights:
        _warrior_plate(painter, design, ink)
    else:
        _PLATES_OF.get(design.kind, _other_plate)(painter, design, ink)
    if design.fights:
        _warrior_strip(painter, design, ink)
    elif design.kind in (OFFENSIVE, WEAPON):
        _attack_strip(painter, design, ink)
    elif design.kind == DEFENSIVE:
        _defence_strip(painter, design, ink)
    elif design.kind == CONTINUUM and court_of(design).element:
        size = 28 if ink.full else 40
        paint_sign(painter, element_sign(court_of(design).element), 10 if ink.full else 24, 142, size, ink.plain)


# ---------------------------------------------------------------------- on the plate


def _warrior_plate(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    paint_halves(painter, 46, 16, design.life, 66, ink.plain, "middle", 74)
    paint_sign(painter, card_signs.LIFE, 13, 96, 27, ink.plain)
    if design.attack is not None:
        paint_sign(painter, element_sign(design.attack.element), 47, 94, 31, ink.plain)


def _attack_plate(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    if design.attack is None:
        return
    paint_halves(painter, 42, 16, design.attack.damage, 54, ink.plain, "middle", 70)
    paint_sign(painter, type_sign(design.attack.type), 20, 82, 42, ink.plain)


def _weapon_plate(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    if design.attack is not None:
        paint_halves(painter, 44, 16, design.attack.damage, 50, ink.plain, "middle", 70)
    paint_sign(painter, kind_sign(design), 8, 78, 36, ink.plain)


def _defence_plate(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    paint_sign(painter, kind_sign(design), 17, 20, 58, ink.plain)
    if design.is_counter:
        paint_sign(painter, card_signs.COUNTER, 31, 88, 30, ink.plain)
    else:
        paint_sign(painter, card_signs.DEFENSIVE_SIGN, 34, 92, 24, ink.plain)


def _other_plate(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    if design.manner in ("", SWIFT):
        paint_sign(painter, kind_sign(design), 18, 22, 56, ink.plain)
        return
    paint_sign(painter, kind_sign(design), 25, 14, 42, ink.plain)
    beside = card_signs.DEFENSIVE_SIGN if design.manner == DEFENSIVE else card_signs.OFFENSIVE_SIGN
    paint_sign(painter, beside, 32, 62, 28, ink.plain)


_PLATES_OF: Final[Mapping[str, Callable[[QPainter, CardDesign, CardInk], None]]] = {
    OFFENSIVE: _attack_plate,
    WEAPON: _weapon_plate,
    DEFENSIVE: _defence_plate,
}


# ---------------------------------------------------------------------- below the plate


def _warrior_strip(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    """One to three breastplates, then the printed attack: sign, damage, links if it chains, crosshair if it Targets."""
    cost = weight_of(design.life)
    y, size = (143, 21) if ink.full else (148, 23)
    for place in range(MOST_BREASTPLATES):
        if place < cost:
            paint_sign(painter, card_signs.ARMOR, 8 + place * 27, y, size, ink.word)
        else:
            unpaid = QColor(ink.soft)
            unpaid.setAlphaF(1.0 if ink.night else 0.42)
            paint_sign_outline(painter, card_signs.ARMOR, 8 + place * 27, y, size, unpaid, 1.6)
    if design.attack is None:
        return
    flags = [card_signs.CHAIN] if design.attack.chainable else []
    flags += [card_signs.TARGETS] if design.attack.targets else []
    if ink.full:
        paint_sign(painter, type_sign(design.attack.type), 8, 169, 28, ink.word)
        paint_halves(painter, 44, 170, design.attack.damage, 26, ink.word, "start", 44)
        for place, flag in enumerate(flags):
            paint_sign(painter, flag, 10 + place * 29, 199, 21, ink.word)
        return
    paint_sign(painter, type_sign(design.attack.type), 24, 184, 44, ink.word)
    paint_halves(painter, 46, 240, design.attack.damage, 46, ink.word, "middle", 76)
    left = 46 - (len(flags) * 38 - 8) / 2
    for place, flag in enumerate(flags):
        paint_sign(painter, flag, left + place * 38, 300, 30, ink.word)


def _attack_strip(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    attack = design.attack
    if attack is None:
        return
    row = [type_sign(attack.type)] if design.kind == WEAPON else []
    row += [element_sign(attack.element)]
    row += [card_signs.CHAIN] if attack.chainable else []
    row += [card_signs.TARGETS] if attack.targets else []
    for place, sign in enumerate(row):
        if ink.full:
            paint_sign(painter, sign, 8 + place % 3 * 29, 150 + place // 3 * 32, 25, ink.plain)
        else:
            paint_sign(painter, sign, 24, 152 + place * 48, 40, ink.plain)


_ALL, _TIMES = "all", "×"


def _defence_strip(painter: QPainter, design: CardDesign, ink: CardInk) -> None:
    """What it costs, the signs of what it stops, the crosshair where it stops what Targets, and how many."""
    terms = design.defence
    if terms is None:
        return
    down = _price(painter, design, ink)
    types = [type_sign(one) for one in terms.types] or [_ALL]
    row = [card_signs.TARGETS] if terms.aim == "targets" else types
    row += [card_signs.TARGETS] if terms.aim == "both" else []
    row += [f"{_TIMES}{terms.stops}"] if terms.stops > 1 else []
    many = len(row)
    size: float = (24 if many > 3 else 26) if ink.full else 30 if many > 4 else 33 if many > 3 else 36
    step = 36 if many > 4 else 40 if many > 3 else 46
    for place, sign in enumerate(row):
        x, y = (8 + place % 3 * 29, 146 + place // 3 * 30) if ink.full else (28, 150 + place * step)
        _stopped(painter, sign, x, y + down, size, ink)


def _stopped(painter: QPainter, sign: str, x: float, y: float, size: float, ink: CardInk) -> None:
    if sign != _ALL and not sign.startswith(_TIMES):
        paint_sign(painter, sign, x, y, size, ink.plain)
        return
    words = speak("tasuo", "all") if sign == _ALL else sign
    font = strong_font(round(size * 0.84))
    painter.setFont(font)
    painter.setPen(ink.plain)
    painter.drawText(QPointF(max(4.0, x + size / 2 - width_in(font, words) / 2), y + size * 0.85), words)


def _price(painter: QPainter, design: CardDesign, ink: CardInk) -> float:
    """Draw what must be paid, as often as it is paid; return how far down the rest begins."""
    effect = next(iter(design.effects), None)
    armor, gauge = (effect.price("armor"), effect.price("gauge")) if effect else (0, 0)
    signs = [card_signs.ARMOR] * armor + [card_signs.GAUGE] * gauge
    for place, sign in enumerate(signs):
        x = 8 + place * 29 if ink.full else 46 + (place - len(signs) / 2) * 38 + 2
        paint_sign(painter, sign, x, 146 if ink.full else 147, 25 if ink.full else 34, ink.plain)
    return (29 if ink.full else 40) if signs else 0
