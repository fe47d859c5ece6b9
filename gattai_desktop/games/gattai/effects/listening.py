"""How effects answer events: before one applies it may be amended, prevented or paid down, and afterwards followed up.

While effects listen, the event that is under way is the last of the value `events`:
`(event, recipient, amount, instigator, why, prevented)`. Whose answer is being carried out is on the chain
(`limits.py`), because nothing that follows from an entry sets the same entry off again.
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games import uses
from gattai_desktop.games.gattai.effects import entries, limits
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.hooks import HAPPENINGS
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.settling import Settling

UnderWay = tuple[str, str, EventAmount, str, str, bool]

EVENTS: Final = "events"
BEFORE: Final = ("event.fire", "event.soak")


def anybody_listens(table: Table, event: str, windows: tuple[str, ...]) -> bool:
    """Whether any effect at this table answers that event in one of these windows."""
    for window in windows if entries.has_entries(table) else ():
        for found in entries.effects_in(table, window):
            if event in found.effect.event:
                return True
    return False


# ---------------------------------------------------------------------- the chain


def answers_already(table: Table, found: HeldEntry) -> bool:
    """Whether what happens now follows from this very effect (RULES ED-9)."""
    return limits.key_of(found) in limits.running(table)


# ---------------------------------------------------------------------- the event under way


def under_way(table: Table) -> UnderWay | None:
    """The event that is being answered now."""
    stack = cast("tuple[UnderWay, ...]", table.values.get(EVENTS) or ())
    return stack[-1] if stack else None


def current(table: Table, window: str, bindings: Bindings) -> dict[str, Value]:
    """The bindings of a window, with the event as others have left it."""
    found = dict(bindings)
    now = under_way(table)
    if window in BEFORE and now is not None:
        found.update(_bindings(now))
    return found


def _bindings(now: UnderWay) -> dict[str, Value]:
    event, recipient, amount, instigator, _why, _ = now
    value = amount if isinstance(amount, int) else 99
    return {"event": event, "recipient": recipient, "value": value, "source": instigator}


def before(
    table: Table, event: str, recipient: str, amount: EventAmount, instigator: str, why: str
) -> tuple[Item, ...]:
    """Return the items that answer an event before it applies; none where no effect listens."""
    if not anybody_listens(table, event, BEFORE):
        return ()
    return (("answer_event", event, recipient, amount, instigator, why),)


def begin_event(ledger: Ledger, event: str, recipient: str, amount: EventAmount, instigator: str, why: str) -> None:
    """Put the event under way, open both windows before it, and go on with what they leave of it."""
    now: UnderWay = (event, recipient, amount, instigator, why, False)
    stack = cast("tuple[UnderWay, ...]", ledger.table.values.get(EVENTS) or ())
    ledger.set(EVENTS, (*stack, now), rule="MICRO-12")
    pairs = tuple(_bindings(now).items())
    ledger.next(("moment", "event.fire", pairs), ("soak_moment", pairs), ("land_event",))


def soak_moment(ledger: Ledger, pairs: tuple[tuple[str, Value], ...]) -> None:
    """Let the event be paid down, if there is anything left of it."""
    now = under_way(ledger.table)
    if now is not None and not now[5] and now[2] != 0:
        ledger.next(("moment", "event.soak", tuple({**dict(pairs), **_bindings(now)}.items())))


def change(
    ledger: Ledger,
    *,
    amount: EventAmount | None = None,
    recipient: str = "",
    prevented: bool = False,
) -> UnderWay | None:
    """Change the event under way; returns it as it was, None where there is none."""
    stack = cast("tuple[UnderWay, ...]", ledger.table.values.get(EVENTS) or ())
    if not stack:
        return None
    event, hit, much, instigator, why, gone = stack[-1]
    changed = (event, recipient or hit, much if amount is None else amount, instigator, why, gone or prevented)
    ledger.set(EVENTS, (*stack[:-1], changed), rule="MICRO-12")
    return stack[-1]


def land(ledger: Ledger) -> None:
    """Take the event off the stack; what is left of it goes on, unless it was prevented."""
    stack = cast("tuple[UnderWay, ...]", ledger.table.values.get(EVENTS) or ())
    if not stack:
        return
    event, recipient, amount, instigator, why, prevented = stack[-1]
    ledger.set(EVENTS, stack[:-1] or None, rule="MICRO-12")
    if event in HAPPENINGS:
        # What was about to happen stands next on the agenda.
        if prevented:
            ledger.agenda.pop(0)
        return
    if not prevented:
        ledger.next(("land", event, recipient, amount, instigator, why))


def after(table: Table, event: str, recipient: str, amount: EventAmount, instigator: str) -> tuple[Item, ...]:
    """Return the items that follow an event after it was applied; none where no effect listens."""
    if not anybody_listens(table, event, ("event.done",)):
        return ()
    left = amount if isinstance(amount, int) else 99
    pairs: tuple[tuple[str, Value], ...] = (
        ("event", event),
        ("recipient", recipient),
        ("source", instigator),
        ("value", left),
        ("unsoaked", left),
    )
    return (("moment", "event.done", pairs),)


def grown(table: Table, resource: str, points: int, instigator: str) -> tuple[Item, ...]:
    """What follows where a Resource has grown otherwise than by its event (the happening `Resource`)."""
    return after(table, "Resource", f"resource.{resource}", points, instigator) if points > 0 else ()


# ---------------------------------------------------------------------- what everybody has seen stopped


def never_fails(found: HeldEntry) -> bool:
    """Whether an effect stops events each time that it listens, asks nobody and costs nothing."""
    effect = found.effect
    always = not (effect.optional or effect.limit or effect.costs or effect.picks)
    return always and any(step.verb == "prevent" for step in found.steps)


def remember_stopped(ledger: Ledger, found: HeldEntry, event: str, recipient: str) -> None:
    """Keep for the scenario that an event did nothing, where it will do nothing again until a deed changes that.

    What stops it may be hidden (INFO-7); that it was stopped is said aloud, so that all may know it.
    """
    if never_fails(found) and not seen_stopped(ledger.table, event, recipient):
        uses.count_use(ledger, _stopped(event, recipient), "scenario", rule="MICRO-14")


def forget_stopped(ledger: Ledger, recipient: str) -> None:
    """Forget what a recipient was seen to stop, once something was done against it: it may stop it no more."""
    uses.forget_uses(ledger, lambda key, _: key.startswith(_STOPS) and key.endswith(f"@{recipient}"), rule="MICRO-14")


def seen_stopped(table: Table, event: str, recipient: str) -> bool:
    """Whether everybody has seen that an event does nothing to a recipient."""
    return uses.times_used(table, _stopped(event, recipient)) > 0


_STOPS: Final = "stops:"


def _stopped(event: str, recipient: str) -> str:
    return f"{_STOPS}{event}@{recipient}"


def settle(ledger: Ledger) -> None:
    """Forget an event that was cut off, as when the conflict in which it was answered is called off."""
    if not any(item[0] == "land_event" for item, _ in ledger.agenda):
        ledger.set(EVENTS, None, rule="MICRO-12")


SETTLE = Settling(settle, there=EVENTS)
DOINGS = {"answer_event": begin_event, "soak_moment": soak_moment, "land_event": land}
