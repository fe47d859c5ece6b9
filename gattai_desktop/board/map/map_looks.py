"""Describes what a map shows: areas, links, lines of sight, tokens, and the line from one token to another."""

from collections.abc import Mapping
from typing import Literal

from gattai_desktop.cards.frozen import field, frozen

Edge = Literal["battlements", "broken foot", "funnel", "striped foot", "dots", "double", "heavy"]
"""What the plate of an area has besides a plain edge."""
TokenShape = Literal["crest", "hexagon", "double hexagon"]
TargetJudged = Literal["", "legal", "price"]
HowStruck = Literal["", "hit", "missed", "worked"]


@frozen
class Chip:
    """A small plate with a sign and a figure at the corner of an area."""

    sign: str
    figure: str


@frozen
class AreaLook:
    """One area; x goes to the right and y down, in the map's own measure.

    signs stand beside the name, `words` below it where there is room; marks are hollow signs. refused: why it cannot be
    done there, written below the plate. target: whether the area itself can be aimed at. told: what its signs and
    marks mean, for whoever rests on it with the pointer.
    """

    key: str
    name: str
    x: float
    y: float
    edges: frozenset[Edge] = frozenset()
    signs: tuple[str, ...] = ()
    words: str = ""
    marks: tuple[str, ...] = ()
    chip: Chip | None = None
    refused: str = ""
    target: TargetJudged = ""
    spoken: str = ""
    told: str = ""


@frozen
class LinkLook:
    """A way between two areas, with what a step over it costs. dotted: open to few alone."""

    start: str
    end: str
    cost: str = ""
    one_way: bool = False
    dotted: bool = False


@frozen
class SightLook:
    """A line of sight that is printed on the map. short: its words where there is little room."""

    start: str
    end: str
    words: str
    short: str


@frozen
class TokenLook:
    """A token in an area.

    seat: whose crest it is; sign: what stands on a hexagon. number: tells it from others of its kind. share: how full
    its bar is, 0 to 1; lost: how much of that a preview would take. badges: signs at its lower left. downed: hollow,
    struck, without figure. faint: only a dashed outline. hidden: others do not see it. active: it is its turn.
    own: whoever looks plays it. target: whether it can be aimed at. struck: how it was just attacked or hacked, and
    fading how far that is past, 0 to 1.
    """

    key: str
    area: str
    shape: TokenShape
    seat: str = ""
    sign: str = ""
    number: str = ""
    share: float | None = None
    figure: str = ""
    lost: float = 0.0
    badges: tuple[str, ...] = ()
    downed: bool = False
    faint: bool = False
    hidden: bool = False
    active: bool = False
    own: bool = False
    target: TargetJudged = ""
    liftable: bool = False
    struck: HowStruck = ""
    fading: float = 1.0
    spoken: str = ""


@frozen
class FireLook:
    """The line from one token to another or into an area, along the areas that it crosses, both ends with them.

    turns_in: the area in which it turns, by `degrees`. breaks_in: the area in which it breaks. printed: it follows a
    line of sight that is printed on the map. jagged: it goes there at a price. refused: it may not go there.
    """

    way: tuple[str, ...]
    start: str = ""
    goal: str = ""
    turns_in: str = ""
    degrees: int = 0
    breaks_in: str = ""
    printed: bool = False
    jagged: bool = False
    refused: bool = False

    @property
    def token(self) -> str:
        """The colour token of its line."""
        return "refused" if self.breaks_in or self.refused else "price" if self.jagged else "legal"


@frozen
class MapMotion:
    """What has just happened on a map, to be seen while it moves.

    ways: the areas by which a token comes to where it now stands, from the one it left. falls: they fall, which is
    twice as quick. struck: how tokens were attacked or hacked.
    """

    ways: Mapping[str, tuple[str, ...]] = field(factory=dict)
    falls: bool = False
    struck: Mapping[str, HowStruck] = field(factory=dict)


@frozen
class MapLook:
    """A whole map. way: the areas of a walk that is lit, from where it begins."""

    areas: tuple[AreaLook, ...]
    links: tuple[LinkLook, ...] = ()
    sights: tuple[SightLook, ...] = ()
    tokens: tuple[TokenLook, ...] = ()
    fire: FireLook | None = None
    way: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[object, ...]:
        """What decides where areas and links lie."""
        return tuple((one.key, one.x, one.y) for one in self.areas), self.links, self.sights

    @property
    def counts(self) -> tuple[object, ...]:
        """What moves on a map: where everybody stands, with how much."""
        return tuple((one.key, one.area, one.share, one.figure) for one in self.tokens)
