"""A turn of a Throwdown: who may act, what lies on the Pile, and how the turn passes (RULES THROW-22, THROW-23, R-54).

`Turn` is what a Drive is judged by; it is worked out once for a table, because every card of a Hand is judged against
the same Pile.
"""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.throwdown.stages import Stage
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class Turn:
    """The turn that is being played."""

    rulings: Rulings
    side: Seat
    """The side on turn."""
    members: tuple[Seat, ...]
    """Who may act for it: all who fight on it and are able."""
    commander: Seat | None
    """Who leads it; None when she has dropped out (C-41)."""
    stage: Stage
    top: Card | None
    """The winning card, as it counts."""
    kind: str
    """How the winning card came there: "initiative", "counter", "escalate", "rumble"."""
    reference: Card | None
    """The card that a Counter must beat (R-121)."""
    last: tuple[str, Seat]
    """The last Drive and who made it; ("", "") before the first."""


@cached()
def turn_now(table: Table) -> Turn:
    """Return the present turn, worked out once for as long as nothing changes at the table."""
    rulings = rulings_of(table)
    side = throwdown.on_turn(table)
    pile = throwdown.pile(table)
    entries = throwdown.pile_entries(table)
    leader = throwdown.commander(table, side)
    members = tuple(seat for seat in throwdown.members(table, side) if throwdown.able(table, seat))
    top = pile[-1] if pile else None
    highest = rulings.counter_reference == "highest_in_pile"
    return Turn(
        rulings=rulings,
        side=side,
        members=members,
        commander=leader if leader in members else None,
        stage=stages.stage_of(table),
        top=top,
        kind=entries[-1][1] if entries else "",
        reference=max(pile, key=lambda card: card.strength) if highest and pile else top,
        last=cast("tuple[str, Seat]", table.values.get(throwdown.LAST) or ("", "")),
    )


def not_on_turn(table: Table, turn: Turn, seat: Seat) -> tuple[Reason, ...]:
    """Say why a seat may not act in this turn, if it may not (THROW-22, THROW-23, OUT-19)."""
    if seat in turn.members:
        return ()
    side = throwdown.side_of(table, seat)
    if side is not None and side != turn.side:
        return (refusal("THROW-22", "It is the turn of {side}.", side=throwdown.name_of(table, turn.side)),)
    name = throwdown.name_of(table, seat)
    fought_on = next((one for one in throwdown.sides(table) if seat in throwdown.involved(table, one)), None)
    if fought_on is None and seat == COACH_SEAT:
        return (refusal("PVP-7", "Coach takes no turn where Pilots fight Pilots."),)
    if fought_on is None:
        return (refusal("THROW-23", "{name} does not fight in this Throwdown.", name=name),)
    dropped = refusal("OUT-19", "{name} has dropped out.", name=name)
    if final_form.form(table, fought_on) is not None and robos.robo(table, seat).endurance == 0:
        return (refusal("RUMBLE-10", "The Robo of {name} has fallen: she is out of the Rumble.", name=name), dropped)
    return (dropped,)


@cached()
def may_not_drive(table: Table, seat: Seat) -> tuple[Reason, ...]:
    """Say why a seat may not make the Drive of this turn, if it may not (THROW-23, R-54, R-119)."""
    return tuple(_may_not_drive(table, turn_now(table), seat))


def _may_not_drive(table: Table, turn: Turn, seat: Seat) -> Iterator[Reason]:
    yield from not_on_turn(table, turn, seat)
    if seat in supporting(table, turn) and could_drive(table, turn):
        yield refusal(
            "THROW-28",
            "{name} supports in this turn: another Pilot plays.",
            ruling="support_discard",
            name=throwdown.name_of(table, seat),
        )
    head = _only_head(table, turn)
    if head is not None:
        if seat in turn.members and seat != head:
            name = throwdown.name_of(table, head)
            yield refusal(
                "THROW-46", "The Head plays for the Final Form: {name}.", ruling="final_form_one_actor", name=name
            )
        return
    if (
        turn.rulings.drive_declared_by == "commander_only"
        and turn.commander is not None
        and seat in turn.members
        and seat != turn.commander
    ):
        name = throwdown.name_of(table, turn.commander)
        yield refusal("THROW-23", "The Commander makes the Drive: {name}.", ruling="drive_declared_by", name=name)


def supporting(table: Table, turn: Turn) -> tuple[Seat, ...]:
    """Who has discarded a card in this turn to support another's play (THROW-28, R-108)."""
    if turn.rulings.support_discard == "off":
        return ()
    return table.listed(throwdown.SUPPORT)


def could_drive(table: Table, turn: Turn) -> tuple[Seat, ...]:
    """Who of the side may still make the Drive, besides those who support (THROW-23, R-54, R-119)."""
    left = tuple(seat for seat in turn.members if seat not in supporting(table, turn))
    head = _only_head(table, turn)
    if head is not None:
        return tuple(seat for seat in left if seat == head)
    if turn.rulings.drive_declared_by == "commander_only" and turn.commander is not None:
        return tuple(seat for seat in left if seat == turn.commander)
    return left


def _only_head(table: Table, turn: Turn) -> Seat | None:
    """The Head, where she alone plays for her Final Form (R-119)."""
    if turn.rulings.final_form_one_actor != "head_only":
        return None
    found = final_form.form(table, turn.side)
    return found.head if found is not None else None


def must_be_confirmed(table: Table, turn: Turn, seat: Seat) -> bool:
    """Whether the Commander is asked before this Drive (R-54, C-40)."""
    return _only_head(table, turn) is None and (
        turn.rulings.drive_declared_by == "commander_confirms"
        and turn.commander not in {None, seat}
        and seat != COACH_SEAT
        and seat in turn.members
    )


def acting_side(table: Table, seat: Seat) -> Seat:
    """The side for which a seat plays; one who stands aside and is allowed to play does so for the side on turn."""
    return throwdown.side_of(table, seat) or throwdown.on_turn(table)


def pass_turn(ledger: Ledger, side: Seat) -> None:
    """Let the other side have the turn, unless the fight is over (THROW-22)."""
    from gattai_desktop.games.gattai.effects import driving

    if ledger.table.values.get(throwdown.ROUTED) or ledger.table.values.get("step") != "throwdown.turn":
        return
    ledger.set(throwdown.ASSISTS, None, rule="THROW-22")
    ledger.set(throwdown.SUPPORT, None, rule="THROW-28")
    ledger.set("throwdown.outside", None, rule="THROW-23")
    driving.over(ledger, side)
    ledger.set(throwdown.TURN, throwdown.opponent(ledger.table, side), rule="THROW-22")
    bgm.rise(ledger)


DOINGS = {"pass_turn": pass_turn}
