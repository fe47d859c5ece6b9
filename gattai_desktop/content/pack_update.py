"""What a newer version of a pack would change at a table that began with an earlier one: each value as a move by hand.

Both versions are laid out, and what differs between the two tables is what the pack changed. A value that the game has
changed since stays as it was played, and one that nobody may set by hand stays as the session began.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.content.own_box import read_copies
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.by_hand import HandRules, because, own_kind
from gattai_desktop.games.by_hand_values import SetValue, WriteText
from gattai_desktop.games.kinds import NotPossible, Text
from gattai_desktop.games.move import Move, Quoted

PLAYED: Final = say("It was changed at this table since.")
BEGUN: Final = say("A table that has begun keeps it as it is.")
CAME: Final = say("It is new in the pack; the next session begins with it.")
GONE: Final = say("It is no longer in the pack; this table keeps it.")


@frozen
class UpdateStep:
    """A value that the newer version has otherwise: what people call it, what it is and would be, and the move.

    An entry that came or went is one step, by its name: it neither is nor would be something.
    name: "" for one that has no name among people, and that no table takes.
    move: None where the table cannot take it; against says why.
    """

    path: str
    name: str
    was: str
    now: str
    move: Move | None = None
    against: Words = say("")
    after_others: bool = False
    """Whether it has no room before those ahead of it are taken: more Buffers than there are at most."""


def update_steps(setup: Any, new: OwnPack, table: Table, seat: Seat) -> tuple[UpdateStep, ...]:  # noqa: ANN401
    """Return what would change at a table of this set-up, if a seat took the newer version of one of its packs.

    Raises UnusablePack where what the session keeps can no longer be read.
    """
    old = next((one for one in read_copies(setup.packs) if one.id == new.id), None)
    before, after = (_laid(one, setup) for one in (old, new))
    steps = _steps(before, after, setup, new, table, seat)
    return tuple(_in_order(steps, after, box(setup.game).game.hand, table))


def _in_order(
    steps: Iterable[UpdateStep], after: Mapping[str, Value], hand: HandRules | None, table: Table
) -> Iterator[UpdateStep]:
    """Yield the steps so that each can be taken after those ahead of it: what has no room yet comes last."""
    steps = tuple(steps)
    taken = {one.path: after[one.path] for one in steps if one.move is not None}
    then, late = State(table.zones, {**table.values, **taken}), []
    for one in steps:
        if hand is None or _fits(hand, table, one.move) or not _fits(hand, then, one.move):
            yield one
        else:
            late.append(evolve(one, after_others=True))
    yield from late


def _fits(hand: HandRules, table: Table, move: Move | None) -> bool:
    """Whether a gauge may have the value that a move sets, as the table is."""
    if not isinstance(move, SetValue):
        return True
    kind = hand.values.by_hand(table, move.path)
    try:
        return kind is not None and kind.typed(move.value) is not None
    except NotPossible:
        return False


def _laid(pack: OwnPack | None, setup: Any) -> dict[str, Value]:  # noqa: ANN401
    """The values with which the played scenario of a pack begins; none where the pack has it no more."""
    forms = () if pack is None else pack.forms()
    form = next((one for one in forms if setup.scenario in one.called), None)
    return {} if form is None or pack is None else dict(pack.box.begin(form.setup({})).values)


def _steps(
    before: dict[str, Value],
    after: dict[str, Value],
    setup: Any,  # noqa: ANN401
    new: OwnPack,
    table: Table,
    seat: Seat,
) -> Iterator[UpdateStep]:
    game = box(setup.game).game
    hand = game.hand
    if not before or not after or hand is None:
        return
    whole = tuple(_came_and_went(before, after, hand, table))
    yield from whole
    theirs, inside = {one.path for one in whole}, tuple(f"{one.path}." for one in whole)
    for path in sorted(before.keys() | after.keys()):
        if hand.values.owner(path) in theirs or path.startswith(inside):
            continue
        was, now = before.get(path), after.get(path)
        here = table.values.get(path)
        if now in (was, here) or _is_elsewhere(path, table, before):
            continue
        name, was_said, now_said = _name(hand, table, path), _shown(here), _shown(now)
        if here != was:
            yield UpdateStep(path, name, was_said, now_said, against=PLAYED)
            continue
        move = _move(game.phrases.kinds, hand, table, seat, path, now)
        if move is None:
            yield UpdateStep(path, name, was_said, now_said, against=BEGUN)
        else:
            yield UpdateStep(path, name or path, was_said, now_said, because(move, new.title))


def _came_and_went(
    before: Mapping[str, Value], after: Mapping[str, Value], hand: HandRules, table: Table
) -> Iterator[UpdateStep]:
    """Yield whom or what only one of the versions has, where this table is as the earlier one was."""
    had, has, here = (_owners(hand, values) for values in (before, after, table.values))
    then = State(table.zones, {**table.values, **after})
    for owner in sorted(has - had - here):
        yield UpdateStep(owner, hand.names.thing(then, owner), "", "", against=CAME)
    for owner in sorted((had - has) & here):
        yield UpdateStep(owner, hand.names.thing(table, owner), "", "", against=GONE)


def _owners(hand: HandRules, values: Mapping[str, Value]) -> set[str]:
    return {owner for path in values if (owner := hand.values.owner(path))}


def _is_elsewhere(path: str, table: Table, before: dict[str, Value]) -> bool:
    """Whether a value belongs to somebody who does not sit at this table."""
    return path in before and path not in table.values


def _move(kinds: Any, hand: HandRules, table: Table, seat: Seat, path: str, now: Value) -> Move | None:  # noqa: ANN401
    """The move by hand that sets a value; None where nobody may."""
    kind = hand.values.by_hand(table, path)
    if kind is None or isinstance(now, tuple) or now is None:
        return None
    if isinstance(kind, Text):
        writes = own_kind(kinds, WriteText)
        return None if writes is None else writes(seat, text=Quoted(str(now)), path=path)
    sets = own_kind(kinds, SetValue)
    written = ("yes" if now else "no") if isinstance(now, bool) else str(now)
    return None if sets is None else sets(seat, path=path, value=written)


def _name(hand: HandRules, table: Table, path: str) -> str:
    found = hand.values.at(path)
    return hand.names.value(table, path) if found is not None and found.row.name else ""


def _shown(value: Value) -> str:
    if value is None:
        return "–"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
