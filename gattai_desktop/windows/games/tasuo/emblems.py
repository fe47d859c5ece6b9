"""Draws the pictures of cards that are no warriors: an attack, a shield, jaws, a vessel, a weapon, rings, a shard."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.games.tasuo.card_words import BLOODLUSTED, CONTINUUM, DEFENSIVE, ITEM, OFFENSIVE, RESPONSIVE, WEAPON
from gattai_desktop.games.tasuo.decks import FRAGS
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.windows.games.tasuo.card_shapes import (
    FACE,
    INK,
    OWN,
    SHADE,
    CardPicture,
    CardShape,
    NameChance,
    PictureParts,
    polygon_path,
    star_path,
)
from gattai_desktop.windows.games.tasuo.card_signs import (
    COUNTER,
    court_of,
    effect_sign,
    element_sign,
    tag_sign,
    type_sign,
)


@lru_cache(maxsize=512)
def emblem(design: CardDesign, seed: str) -> CardPicture:
    """Return the picture of a card that is no warrior, in a box of 100; `seed` is what its name has chosen by."""
    drawn = _KINDS.get(design.kind, _vessel)
    return CardPicture(shapes=tuple(drawn(design, NameChance(seed))))


def _attack(design: CardDesign, chance: NameChance) -> PictureParts:
    """The sign of the attack before as many strokes as points of damage; a half is a short one."""
    if design.attack is None:
        return
    pale, damage = court_of(design).pale, design.attack.damage
    strokes = (damage + 1) // 2
    for step in range(strokes):
        short = step == strokes - 1 and damage % 2
        y, wide = 92 - step * 17, (26 if short else 52) + chance.of(step, 3) * 6
        path = f"M{step * 5 - 6} {y}l11 -11h{wide}l-11 11z"
        yield CardShape(path=path, fill=OWN, line=INK if pale else "", width=2)
    yield CardShape(sign=type_sign(design.attack.type), fill=INK, line=FACE, width=5, at=(24, 6, 0.76), beneath=True)


_SHIELDS: Final = (
    "M50 -4L98 12V54C98 82 76 96 50 106C24 96 2 82 2 54V12Z",
    "M4 0H78L98 20V86L80 104H22L4 86Z",
    polygon_path(6, 56),
)


def _shield(design: CardDesign, chance: NameChance) -> PictureParts:
    """The sign of the defence on one of three shields; a bent arrow is Counter."""
    yield CardShape(path=_SHIELDS[chance.of(1, 3)], fill=OWN, line=INK, width=4)
    if design.defence is not None:
        yield CardShape(sign=tag_sign(design.defence.tag), fill=INK, at=(25, 26, 0.5))
    if design.is_counter:
        yield CardShape(sign=COUNTER, fill=INK, line=FACE, width=14, at=(72, 74, 0.34), beneath=True)


def _burst(design: CardDesign, chance: NameChance) -> PictureParts:
    """The sign of what it does on a burst of 8 to 11 points."""
    burst = star_path(8 + chance.of(1, 4), 56, 36, chance.of(2, 20) - 90)
    yield CardShape(path=burst, fill=OWN, line=INK, width=3)
    yield CardShape(sign=effect_sign(design), fill=INK, at=(29, 29, 0.42))


def _jaws(design: CardDesign, chance: NameChance) -> PictureParts:
    """Two jaws round the sign of what it does."""
    teeth = 5 + chance.of(1, 3)
    step = 104 / teeth
    upper, lower = "M-2 26", "M-2 74"
    for tooth in range(teeth):
        middle, end = (tooth + 0.5) * step - 2, (tooth + 1) * step - 2
        upper += f"L{middle:.1f} 48L{end:.1f} 26"
        lower += f"L{middle:.1f} 54L{end:.1f} 74"
    yield CardShape(path=f"{upper}V4Q50 -14 -2 4Z", fill=INK)
    yield CardShape(path=f"{lower}V96Q50 114 -2 96Z", fill=INK)
    plate = polygon_path((8, 6, 4)[chance.of(2, 3)], 29, 0 if chance.of(3, 2) else 22.5)
    yield CardShape(path=plate, fill=OWN, line=FACE, width=5, beneath=True)
    yield CardShape(sign=effect_sign(design), fill=INK, at=(32.5, 32.5, 0.35))


_VESSELS: Final = (
    ("M26 8H74V24H68V34C92 42 100 60 98 76C96 94 80 102 50 102C20 102 4 94 2 76C0 60 8 42 32 34V24H26Z",),
    ("M50 2A48 48 0 1 1 49.9 2Z", "M50 16A34 34 0 1 1 49.9 16Z"),
    ("M50 0L94 34L78 98H22L6 34Z",),
)


def _vessel(design: CardDesign, chance: NameChance) -> PictureParts:
    """The sign of what it does on a vessel; of a Frag, the shard that it is of seven."""
    if design.kaju:
        yield from _shards(design)
        return
    for path, fill in zip(_VESSELS[chance.of(1, 3)], (OWN, FACE), strict=False):
        yield CardShape(path=path, fill=fill, line=INK, width=4)
    yield CardShape(sign=effect_sign(design), fill=INK, at=(34, 36, 0.32))


def _shards(design: CardDesign) -> PictureParts:
    which = (int("".join(one for one in design.id if one.isdecimal()) or 1) - 1) % FRAGS
    for shard in range(FRAGS):
        first, last = (math.radians(turn * 360 / FRAGS - 90) for turn in (shard, shard + 1))
        middle, away = (first + last) / 2, 7 if shard == which else 2
        x, y = 50 + away * math.cos(middle), 50 + away * math.sin(middle)
        corners = "".join(f"L{x + 52 * math.cos(one):.1f} {y + 52 * math.sin(one):.1f}" for one in (first, last))
        own = shard == which
        yield CardShape(
            path=f"M{x:.1f} {y:.1f}{corners}Z", fill=OWN if own else SHADE, line=INK, width=4 if own else 1.6
        )


def _weapon(design: CardDesign, _chance: NameChance) -> PictureParts:
    """A haft with one or two grips, and the head of the attack that it grants."""
    kind = design.attack.type if design.attack else ""
    yield CardShape(path="M-2 98L64 26L72 34L6 104Z", fill=INK)
    if kind == "Strike":
        yield CardShape(path="M58 34L62 -2L104 -10L92 30L70 46Z", fill=OWN, line=INK, width=4)
        yield CardShape(path="M92 2L72 24L84 18Z", fill=INK)
    elif kind in ("Projectile", "Blast"):
        yield CardShape(path="M54 30L102 -8L84 50L76 36L60 46Z", fill=OWN, line=INK, width=4)
        yield CardShape(path="M8 96C-10 84 -8 62 10 62", line=INK, width=5)
    else:  # a fan, spread
        yield CardShape(path="M56 40L38 -2L66 -14L98 -6L112 20L102 52Z", fill=OWN, line=INK, width=4)
        yield CardShape(path="M60 38L54 -8M64 38L82 -10M68 40L106 8M68 44L106 36", line=INK, width=3)
    grips = "M18 72l12 12M34 54l12 12" if design.hands == 2 else "M24 64l12 12"
    yield CardShape(path=grips, line=OWN, width=7)


def _rings(design: CardDesign, chance: NameChance) -> PictureParts:
    """Three rings round an element."""
    turned = chance.of(9, 30)
    for ring in range(3):
        wide, high = 52 - ring * 2, 20 + chance.of(ring, 5)
        path = f"M{50 + wide} 50A{wide} {high} 0 0 1 {50 - wide} 50A{wide} {high} 0 0 1 {50 + wide} 50Z"
        colour, width = (INK, 3.5) if ring else (OWN, 8)
        yield CardShape(path=path, line=colour, width=width, turned=ring * 60 + turned)
    yield CardShape(path="M50 30A20 20 0 1 1 49.9 30Z", fill=FACE)
    element = court_of(design).element
    yield CardShape(sign=element_sign(element) if element else effect_sign(design), fill=INK, at=(35, 35, 0.3))


_KINDS: Final[Mapping[str, Callable[[CardDesign, NameChance], PictureParts]]] = {
    OFFENSIVE: _attack,
    DEFENSIVE: _shield,
    BLOODLUSTED: _burst,
    RESPONSIVE: _jaws,
    ITEM: _vessel,
    WEAPON: _weapon,
    CONTINUUM: _rings,
}
