"""Finds what a process wears, carries and may take along, and which of it the seat at the computer may move."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.games.virtual_machine.any_moment import PRICE
from gattai_desktop.games.virtual_machine.equipping import BeforeFight, ChangeGear
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.traits import CARRIED, LEFT, MOST_LOAD, MOST_WORN, SLOTS, GearKind, gear_place
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.windows.games.virtual_machine.sheet_things import SheetLine
from gattai_desktop.windows.kit.seat_view import SeatView

GEAR_MOVES: Final = (BeforeFight, ChangeGear)


@frozen
class GearPiece:
    """A piece of gear. thing: what is carried of it by whoever may move it now; None where it stays."""

    line: SheetLine
    thing: CarriedThing | None = None


@frozen
class GearPart:
    """A place for gear: a slot, what is carried, what stays behind. free: what stands at an empty place in it."""

    place: Place
    title: str
    pieces: tuple[GearPiece, ...]
    free: str = ""


@frozen
class GearLook:
    """All gear of a process. beside: what stands beside its heading. behind: before a fight, what it leaves behind."""

    beside: str = ""
    parts: tuple[GearPart, ...] = ()
    behind: GearPart | None = None

    def spoken(self) -> str:
        parts = self.parts if self.behind is None else (*self.parts, self.behind)
        words = [one.line.spoken() for part in parts for one in part.pieces]
        return sentences((self.beside, *words)) if words else ""


def gear_moves(view: SeatView, who: str) -> tuple[BeforeFight | ChangeGear, ...]:
    """Return every change of a process's gear that the seat at the computer may make now."""
    every = (*view.options, *view.open_options)
    return tuple(move for move in every if isinstance(move, GEAR_MOVES) and move.seat == who)


def gear_look(view: SeatView, who: str) -> GearLook:
    """Return the gear of a process; nothing where it has none."""
    moves = gear_moves(view, who)
    before = _is_before(moves)
    left = _left_behind(view.sight, who, moves) if before else ()
    parts = tuple(_parts(view.sight, who, moves=moves, left=left))
    beside = _beside(view.sight, who, before=before)
    return GearLook(beside, parts, _behind(who, left) if before else None) if parts else GearLook()


def _is_before(moves: tuple[BeforeFight | ChangeGear, ...]) -> bool:
    return any(isinstance(move, BeforeFight) for move in moves)


def _beside(table: Table, who: str, *, before: bool) -> str:
    if not before:
        return speak("fight", "a change costs {price} Move", price=PRICE)
    items = world_of(table).items
    load = sum(items[one].load for what in ("worn", "carried") for one in table.listed(of(who, what)))
    if rulings_of(table).gear == "no_limit":
        return speak("fight", "load {load}", load=load)
    return speak("fight", "load {load} of {most}", load=load, most=MOST_LOAD)


def _left_behind(table: Table, who: str, moves: tuple[BeforeFight | ChangeGear, ...]) -> tuple[GearKind, ...]:
    """Return what a process may take along and does not."""
    items = world_of(table).items
    had = (*table.listed(of(who, "worn")), *table.listed(of(who, "carried")))
    return tuple(items[one] for one in dict.fromkeys(move.item for move in moves) if one not in had)


def _parts(
    table: Table, who: str, *, moves: tuple[BeforeFight | ChangeGear, ...], left: tuple[GearKind, ...]
) -> Iterator[GearPart]:
    """Yield its slots with what is worn, and what it carries. left: what it may take along besides.

    An empty place stands where something may be laid that does not take the place of something else.
    """
    before, items = _is_before(moves), world_of(table).items
    worn = process(table, who).worn
    carried = [items[one] for one in table.listed(of(who, "carried"))]
    to_wear = {one.slot for one in (*carried, *left)} if moves else set()
    for slot in SLOTS:
        pieces = tuple(_piece(who, one, movable=before) for one in worn if one.slot == slot)
        free = _slot_name(slot) if slot in to_wear and len(pieces) < MOST_WORN[slot] else ""
        if pieces or free:
            yield GearPart(gear_place(who, slot), "", pieces, free)
    if carried or before:
        words = "" if before else speak("fight", "carried: a change costs {price} Move", price=PRICE)
        pieces = tuple(_piece(who, one, movable=bool(moves), words=words, worn=False) for one in carried)
        title = speak("fight", "Carried") if before else ""
        yield GearPart(gear_place(who, CARRIED), title, pieces, speak("fight", "Carry along") if before else "")


def _behind(who: str, left: tuple[GearKind, ...]) -> GearPart:
    pieces = tuple(_piece(who, one, movable=True, worn=False) for one in left)
    return GearPart(gear_place(who, LEFT), speak("fight", "Stays behind"), pieces, speak("fight", "Leave behind"))


def _piece(who: str, one: GearKind, *, movable: bool, words: str = "", worn: bool = True) -> GearPiece:
    sign = "vmArmored" if one.slot == "armour" else "blade"
    line = SheetLine(content(one.name), words or content(one.text), sign if worn else "vmSwap", is_empty=not worn)
    return GearPiece(line, CarriedThing("item", one.id, who) if movable else None)


def _slot_name(slot: str) -> str:
    names = {
        "weapon": speak("fight", "Weapon: free"),
        "armour": speak("fight", "Armour: free"),
        "tassel": speak("fight", "Tassel: free"),
        "ring": speak("fight", "Ring: free"),
    }
    return names[slot]
