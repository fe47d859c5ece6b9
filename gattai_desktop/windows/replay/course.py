"""What the timeline of a replay shows of a session."""

from collections.abc import Collection, Mapping

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.model.timeline import Mark, SessionPart
from gattai_desktop.windows.replay.kinds import CountedNames


@frozen
class CourseLook:
    """What the timeline shows of a session, the same for every moment.

    parts: name and sign of each kind of part; signs: sign, colour token and name of each kind of mark; lit: the kinds
    that are shown; undone: entries that held no more at the end; begun, ended: times; numbered: names with a number.
    """

    last: int
    read: int
    parts: tuple[SessionPart, ...] = ()
    marks: tuple[Mark, ...] = ()
    turns: tuple[int, ...] = ()
    part_names: Mapping[str, tuple[str, str]] = field(factory=dict)
    signs: Mapping[str, tuple[str, str, str]] = field(factory=dict)
    lit: frozenset[str] = frozenset()
    undone: Collection[int] = ()
    begun: str = ""
    ended: str = ""
    numbered: CountedNames = field(factory=dict)
