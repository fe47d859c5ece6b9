"""Draws the warriors on cards: court the colour, element the head, attack the arms, weight the build, name the rest."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.tasuo.card_words import KA_SUMMON
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.windows.games.tasuo.card_shapes import (
    BEHIND,
    DARK,
    FACE,
    INK,
    LINE,
    LIT,
    OWN,
    RAY,
    CardPicture,
    CardShape,
    NameChance,
    PictureParts,
)
from gattai_desktop.windows.games.tasuo.card_signs import court_of, element_sign

_HEAVY: Final = 3
_SMALL_LIFE, _MIDDLE_LIFE = 14, 18  # halves of life up to which a call costs 1 and 2 (RULES TS-32)


def weight_of(life: int) -> int:
    """Return what a call of a warrior of this life costs, in halves of life: 1 to 3 (RULES TS-32)."""
    return 1 if life <= _SMALL_LIFE else 2 if life <= _MIDDLE_LIFE else _HEAVY


def _part(path: str, fill: str, *, two: bool = False) -> CardShape:
    return CardShape(path=path, fill=fill, line=LINE, width=2.4, mirrored=two)


_two: Final = partial(_part, two=True)


@lru_cache(maxsize=512)
def fighter(design: CardDesign, seed: str) -> CardPicture:
    """Return the picture of a warrior in a box of 100 by 120; `seed` is what its name has chosen by."""
    chance, night = NameChance(seed), design.is_ultra
    weight = _HEAVY if night and design.life > _MIDDLE_LIFE else weight_of(design.life)
    kind, element = (design.attack.type, design.attack.element) if design.attack else ("", "")
    parts = [*_rays()] if night else []
    parts += [*_back(chance), *_legs(kind, weight), *_torso(chance, element, weight)]
    parts += [*_ARMS.get(kind, _bare_arms)(), *_head(chance, element, weight)]
    if night and design.kind == KA_SUMMON:
        parts += [_two("M26 40L12 24L18 14L36 34Z", OWN)]
    if court_of(design).pale:
        parts = [evolve(one, width=1.8) if one.line == LINE else one for one in parts]
    # The more life, the broader; lives are halves.
    return CardPicture(shapes=tuple(parts), breadth=0.84 + min(9.0, design.life / 2 - 4) * 0.022)


def _rays() -> PictureParts:
    for step in range(12):
        way, far = math.radians(step * 30 + 15), 66 if step % 2 else 76
        near = (50 + 52 * math.cos(way), 50 + 52 * math.sin(way))
        end = (50 + far * math.cos(way), 50 + far * math.sin(way))
        yield CardShape(path=f"M{near[0]:.1f} {near[1]:.1f}L{end[0]:.1f} {end[1]:.1f}", line=RAY, width=4)


def _back(chance: NameChance) -> PictureParts:
    """Cape, wings, banners or nothing."""
    cape = "M22 42L6 114L26 106L38 116L50 106L62 116L74 106L94 114L78 42Z"
    hung = (_part(cape, BEHIND), _two("M24 40L-2 20L4 52L22 58Z", BEHIND), _two("M30 44V6L22 0V52Z", DARK))
    yield from hung[chance.of(1, 4) :][:1]


def _legs(kind: str, weight: int) -> PictureParts:
    if kind == "Kick":
        yield _two("M30 84H46V108H30Z", DARK)
        yield _two("M8 118L16 98H46V118Z", OWN)
    elif weight == _HEAVY:
        yield _part("M10 118L26 78H74L90 118Z", DARK)
        yield _part("M44 84H56L60 118H40Z", OWN)
    else:
        yield _two("M27 82H45V118H22Z", DARK)


_TORSOS: Final = (
    "M22 46H78L84 64L70 94H30L16 64Z",
    "M12 44H88L66 94H34Z",
    "M26 42H74V94H26Z",
    "M34 42H66L82 94H18Z",
)


def _torso(chance: NameChance, element: str, weight: int) -> PictureParts:
    yield _part(_TORSOS[chance.of(2, 4)], OWN)
    girt = (_part("M30 86H70V94H30Z", DARK), _part("M47 44H53V60H47Z", DARK))
    yield from girt[chance.of(3, 3) :][:1]
    if element:
        yield CardShape(sign=element_sign(element), fill=INK, at=(38, 60, 0.24))
    if weight > 1:
        yield _two("M2 46L26 36V58L8 62Z", DARK)
    if weight > 2:
        yield _two("M2 46L-6 26L14 38Z", OWN)
        yield _two("M8 66L24 62V72L10 76Z", DARK)


def _fists() -> PictureParts:
    yield _two("M6 58H20V78H6Z", DARK)
    yield _two("M-2 76H24V100H-2Z", OWN)
    yield CardShape(path="M-2 84H24M6 76V84M15 76V84", line=LINE, width=2.4, mirrored=True)


def _claws() -> PictureParts:
    yield _two("M6 58H20V74H6Z", DARK)
    yield _two("M3 72H23L28 92L18 102L16 86H10L8 102L-4 92Z", OWN)


def _blade() -> PictureParts:
    yield _part("M6 58H20V88H6Z", DARK)
    yield _part("M80 58H94V80H80Z", DARK)
    yield _part("M82 88L90 72L108 -6L114 12L98 82L92 92Z", OWN)
    yield _part("M76 76L102 84L100 92L74 84Z", DARK)


def _cannon() -> PictureParts:
    yield _part("M2 60H18V90H2Z", DARK)
    yield _part("M58 22H96V44H58Z", DARK)
    yield _part("M92 16H108V50H92Z", OWN)
    yield _part("M100 26H108V40H100Z", LIT)
    yield _part("M82 58H96V84H82Z", DARK)


def _bow() -> PictureParts:
    yield _part("M6 58H20V88H6Z", DARK)
    yield _part("M70 58H112V68H70Z", DARK)
    yield _part("M84 68H96V86H84Z", OWN)


def _raised_arms() -> PictureParts:
    yield _two("M6 60H20V40L4 18L-8 26L6 44Z", DARK)
    yield _two("M-12 6H8V28H-12Z", OWN)


def _bare_arms() -> PictureParts:
    yield _two("M9 56H20V82H9Z", DARK)


_ARMS: Final[Mapping[str, Callable[[], PictureParts]]] = {
    "Punch": _fists,
    "Grab": _claws,
    "Strike": _blade,
    "Blast": _cannon,
    "Projectile": _bow,
    "Throw": _raised_arms,
}


def _head(chance: NameChance, element: str, weight: int) -> PictureParts:
    yield from _HEADS.get(element, _ROUND_HEAD)
    eyes = (
        "M40 28H60V34H40Z",
        "M38 26H47V35H38ZM53 26H62V35H53Z",
        "M50 22A8 8 0 1 1 49.9 22Z",
        "M38 25H62V31H53V42H47V31H38Z",
    )
    yield CardShape(path=eyes[chance.of(4, 4)], fill=LIT if element in ("fire", "lava") else FACE)
    if weight == _HEAVY:
        horns = "M34 8L22 -14L42 2Z" if element in ("ice", "water") else "M34 14L16 -6L22 -18L40 6Z"
        yield _two(horns, OWN)
    elif chance.of(5, 3) == 0:
        yield _part("M62 8L72 -10L76 -6L68 12Z", OWN)


_ROUND_HEAD: Final = (_part("M50 0A24 24 0 1 1 49.9 0Z", DARK), _two("M26 18L14 8L16 34L26 32Z", OWN))
_STONE: Final = (_part("M28 46V16L36 6H64L72 16V46Z", DARK), _part("M26 14H74V24H26Z", OWN))
_HEADS: Final[Mapping[str, tuple[CardShape, ...]]] = {
    "fire": (
        _part("M50 -16C55 -4 70 0 64 18L50 12L36 18C32 6 46 0 50 -16Z", OWN),
        _part("M34 42V18L50 8L66 18V42L58 48H42Z", DARK),
    ),
    "steel": (_part("M34 46V8L40 2H60L66 8V46Z", DARK), _part("M47 -6H53V12H47Z", OWN)),
    "earth": _STONE,
    "lava": _STONE,
    "ice": (_part("M32 46L28 4L41 18L50 -16L59 18L72 4L68 46Z", DARK), _part("M50 -8L56 14H44Z", OWN)),
    "wood": (
        _part("M50 -14L74 16L66 46H34L26 16Z", DARK),
        _part("M50 -14L62 2L50 14L38 2Z", OWN),
        _two("M26 18L12 14L24 34Z", OWN),
    ),
    "wind": (_part("M32 46V16L44 4H66L70 46Z", DARK), _part("M66 4L104 -8L92 6L100 12L70 22Z", OWN)),
    "thunder": (
        _part("M32 46V14H68V46Z", DARK),
        _two("M38 14L30 -14L38 -14L46 14Z", DARK),
        _two("M26 -20H42V-8H26Z", OWN),
    ),
}
