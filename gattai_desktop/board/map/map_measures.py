"""The lengths of a map: on a full table, on a small one, and on a wall."""

from typing import Final

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import frozen


@frozen
class MapMeasures:
    """The lengths of a map in drawing pixels."""

    plate: tuple[float, float]
    name: float
    token: float
    figure: float
    bar: float
    chip: float
    """Height of a chip with a cost."""
    reach: float
    """Height of the chip at the corner of an area."""
    line: float
    head: float
    note: float
    pad: float
    crowd: tuple[float, float, float]
    """Plates in which many tokens have room for their figures: so wide six in a row, so high two rows of them, and so
    high two rows of the smallest."""
    words: bool = True
    """Whether the state of an area is written below its name."""
    low: bool = False
    """Whether plates have room for names and tokens alone: signs stand beside the tokens, which have no figures."""
    lists: bool = False
    """Whether many tokens of an area stand in two columns, each with number and figure beside it (a wall is read from
    afar, and its figures do not shrink)."""
    close: bool = False
    """Whether tokens stand so close, to each other or to words, that little may reach beyond one."""


TABLE: Final = MapMeasures((177, 109), 14, 36, 12, 5, 26, 23, 3, 8, 13, 10, (190, 146, 108))
SMALL: Final = MapMeasures((134, 82), 13, 28, 12, 4, 20, 19, 2.4, 6, 12.5, 8, (186, 120, 102), words=False)
WALL: Final = MapMeasures((252, 166), 29, 52, 29, 8, 44, 40, 5, 12, 30, 14, (252, 166, 166), words=False, lists=True)


def measures_of(paint: Paint) -> MapMeasures:
    """Return the lengths of a map in a window with that paint."""
    return {"full": TABLE, "small": SMALL, "wall": WALL}[paint.scale.layout]
