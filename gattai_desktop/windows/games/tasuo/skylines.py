"""Draws Arenas: a sky with its light, a skyline of the court's element, and the ground."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

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
)
from gattai_desktop.windows.games.tasuo.card_signs import court_of

_HOUSES: Final = 7


@lru_cache(maxsize=64)
def skyline(design: CardDesign, seed: str, wide: float, high: float) -> CardPicture:
    """Return the picture of a place in a box of that width and height."""
    chance, element = NameChance(seed), court_of(design).element
    house, ground = _PLACES.get(element, (_gable, _waves))
    parts = [CardShape(path=f"M0 0H{wide}V{high}H0Z", fill=SHADE)]
    x, y, far = wide * (0.62 + chance.of(1, 20) / 100), high * 0.34, high * 0.2
    parts.append(CardShape(path=f"M{x:.1f} {y - far:.1f}A{far} {far} 0 1 1 {x - 0.1:.1f} {y - far:.1f}Z", fill=FACE))
    step = wide / _HOUSES
    for at in range(_HOUSES):
        top = high * (0.28 + chance.of(at + 2, 38) / 100)
        parts += house(at, at * step, step, top, high)
    return CardPicture(shapes=(*parts, *ground(wide, high)))


def _colour(at: int) -> str:
    return INK if at % 2 else OWN


def _chimney(at: int, x: float, step: float, top: float, high: float) -> PictureParts:
    path = f"M{x} {high * 0.78}V{top + 10}L{x + step * 0.3} {top}H{x + step * 0.72}V{high * 0.78}Z"
    yield CardShape(path=path, fill=_colour(at))
    if at % 3 == 0:
        yield CardShape(path=f"M{x + step * 0.34} {top}c-4 -12 12 -14 4 -26c16 6 14 18 8 26z", fill=INK)
    else:
        yield CardShape(path=f"M{x + step * 0.2} {top + 20}h{step * 0.22}v9h{-step * 0.22}z", fill=FACE)


def _tree(at: int, x: float, step: float, top: float, high: float) -> PictureParts:
    yield CardShape(path=f"M{x + step * 0.4} {high * 0.8}V{top}H{x + step * 0.6}V{high * 0.8}Z", fill=INK)
    foot = top + high * 0.3
    path = f"M{x - 4} {foot}L{x + step / 2} {top - high * 0.12}L{x + step + 4} {foot}Z"
    yield CardShape(path=path, fill=_colour(at), line=INK, width=2)


def _cloud(at: int, x: float, step: float, top: float, high: float) -> PictureParts:
    path = f"M{x * 0.86 + 6} {top}h{step * 1.4}v{high * 0.1}h{-step * 1.4}z"
    yield CardShape(path=path, fill=_colour(at), line=INK, width=2)
    if at % 3 == 1:
        bolt = (
            f"M{x + step * 0.6} {top + high * 0.12}l-12 {high * 0.18}h9l-5 {high * 0.16}l18 {-high * 0.22}"
            f"h-10l6 {-high * 0.12}z"
        )
        yield CardShape(path=bolt, fill=OWN, line=INK, width=2)


def _gable(at: int, x: float, step: float, top: float, high: float) -> PictureParts:
    foot = high * 0.72
    path = f"M{x} {foot}V{top + 26}L{x + step / 2} {top}L{x + step} {top + 26}V{foot}Z"
    yield CardShape(path=path, fill=_colour(at))
    yield CardShape(path=f"M{x + step * 0.4} {top + 30}h{step * 0.2}v14h{-step * 0.2}z", fill=FACE)


def _meadow(wide: float, high: float) -> PictureParts:
    yield CardShape(path=_hill(wide, high), fill=OWN, line=INK, width=2)


def _night(wide: float, high: float) -> PictureParts:
    yield CardShape(path=_hill(wide, high), fill=INK)


def _hill(wide: float, high: float) -> str:
    return f"M0 {high * 0.84}L{wide * 0.4} {high * 0.76}L{wide} {high * 0.86}V{high}H0Z"


def _melt(wide: float, high: float) -> PictureParts:
    yield CardShape(path=f"M0 {high * 0.76}H{wide}V{high}H0Z", fill=INK)
    upper = f"M0 {high * 0.86}L{wide * 0.3} {high * 0.8}L{wide * 0.55} {high * 0.9}L{wide} {high * 0.82}V{high * 0.9}"
    lower = f"L{wide * 0.55} {high * 0.98}L{wide * 0.3} {high * 0.88}L0 {high * 0.94}Z"
    yield CardShape(path=upper + lower, fill=OWN)


def _waves(wide: float, high: float) -> PictureParts:
    for row in range(3):
        crest, reach = high * 0.09, wide / 24
        wave = f"q{reach} {-crest} {2 * reach} 0q{reach} {crest} {2 * reach} 0" * 6
        yield CardShape(path=f"M0 {high * (0.66 + row * 0.12)}{wave}V{high}H0Z", fill=_colour(row))


_House = Callable[[int, float, float, float, float], PictureParts]
_Ground = Callable[[float, float], PictureParts]
_PLACES: Final[Mapping[str, tuple[_House, _Ground]]] = {
    "fire": (_chimney, _melt),
    "wood": (_tree, _meadow),
    "wind": (_cloud, _night),
    "water": (_gable, _waves),
}
