"""Describes what the page of packs shows: a pack as a card, and what stands in the panel beside them."""

import re
from collections.abc import Callable, Hashable
from typing import Final

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, content, listed, said, speak
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.credit import named_in
from gattai_desktop.content.faults import Fault
from gattai_desktop.content.pack import Pack

_SHOWN: Final = 4
"""How many kinds of entries a card counts."""
_NEAR: Final = " Did you mean "
"""How the English sentence begins that names the nearest word."""
_NEAREST: Final = re.compile(r"(.*[.!?:]) ((?:[^.!?]|\.(?=\w))+\?)", re.DOTALL)
"""A fault whose last sentence names the nearest word."""


@frozen
class PackCount:
    """How many entries of a kind a pack holds."""

    sign: str
    name: str
    number: int


@frozen
class PackLook:
    """What a card says of a pack.

    mark: "own", "newer" where a session began with another version, "carried" where only sessions have it, "faulty",
    or "" for one that came with the program. told: the mark in words. foot: who uses it.
    """

    title: str
    makers: str = ""
    licence: str = ""
    mark: str = ""
    told: str = ""
    counts: tuple[PackCount, ...] = ()
    foot: str = ""
    picture: str = "empty"

    @property
    def known(self) -> tuple[PackCount, ...]:
        """The kinds that are counted on the card: those that matter most, or the next where it holds none of them."""
        first, rest = self.counts[:_SHOWN], self.counts[_SHOWN:]
        return rest[:_SHOWN] if not any(one.number for one in first) and any(one.number for one in rest) else first

    def spoken(self) -> str:
        """Return what a screen reader says."""
        counts = listed([f"{called(one.number)} {one.name}" for one in self.known if one.number])
        parts = (self.title, self.makers, self.licence, self.told, counts, self.foot)
        return in_turn(parts)


@frozen
class PackNotice:
    """A plate in the panel: a fault, or a change. place: where it is; box: the field; more: what would do instead.

    faces: the cards that are drawn on it; `text` says them then, and is only spoken. source: its file and line, for
    who writes by hand. then: what a press on it does; None where it cannot be pressed.
    """

    head: str
    place: str = ""
    box: str = ""
    text: str = ""
    more: str = ""
    faces: tuple[str, ...] = ()
    source: str = ""
    then: Callable[[], object] | None = field(default=None, eq=False)

    def spoken(self) -> str:
        """Return what a screen reader says."""
        where = ", ".join(part for part in (self.head, self.place, self.box) if part)
        return in_turn((where, self.text, self.more, self.source))


@frozen
class PackAct:
    """A plate at the foot of the panel, and what it does. done: what it says then, where nothing else shows it."""

    key: Hashable
    look: PlateLook
    then: Callable[[], object] = field(eq=False)
    done: str = ""


@frozen
class PackPanelLook:
    """What the panel says. edge: the colour of its line; sign: before the title. foot: the last line of all."""

    title: str
    sign: str = ""
    edge: str = "line"
    name: str = ""
    lines: tuple[str, ...] = ()
    notices: tuple[PackNotice, ...] = ()
    acts: tuple[PackAct, ...] = ()
    foot: str = ""
    wrong: bool = False
    """Whether it says what was not brought in, and stays until another pack is chosen."""

    @property
    def back(self) -> Callable[[], object] | None:
        """Return what leads back to the thing in focus, where this stands over it; None otherwise."""
        return next((one.then for one in self.acts if one.key == "back"), None)


def counts_of(pack: Pack) -> tuple[PackCount, ...]:
    """Return how many entries a pack holds of each kind of which people are told; a single one is called so."""
    families = {one.file: one for one in pack.contents.families}
    numbers = [(one, len(pack.found.get(one.file, ()))) for one in pack.contents.counted]
    return tuple(
        PackCount(one.sign, called(families[one.file].kind) if number == 1 else said(one.name), number)
        for one, number in numbers
    )


def makers_of(pack: Pack) -> str:
    """Return whose work a pack is: as its entries say, or its head, which names her who made what is new in it."""
    makers = dict.fromkeys(one.author for one in pack.entries if isinstance(one, PackEntry) and one.author)
    of_head = named_in(pack.attribution.changes) or pack.attribution.author
    return listed([content(one) for one in makers or (of_head,)])


def notice_of(fault: Fault) -> PackNotice:
    """Return a fault as a plate: its file, its line, its field, what is wrong, and the nearest word."""
    text, more = called(fault.text), ""
    split = _NEAREST.fullmatch(text) if _NEAR in str(fault.text) else None
    if split is not None:
        text, more = split[1], split[2]
    line = speak("shelf", "line {line}", line=fault.line) if fault.line else ""
    entry = called(fault.entry) if fault.entry != fault.field else ""
    return PackNotice(fault.file, ", ".join(one for one in (line, entry) if one), fault.field, text, more)
