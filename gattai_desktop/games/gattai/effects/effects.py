"""How effects take part: a window opens, owners are asked, pay and pick, and the steps happen in order.

Everything is an item of the agenda, so that a table can be put away between any two of them:

| item | what it is |
|---|---|
| `("moment", window, bindings)` | a window is opened |
| `("effect", entry, number, owner, window, bindings)` | one effect that listens may take part |
| `("effect_begin", entry, number, owner, bindings)` | numbers are picked, the price is paid |
| `("effect_group", entry, number, owner, group, bindings)` | targets are picked, then its steps follow |
| `("effect_step", entry, number, owner, group, way, step, bindings)` | one step happens (`steps.py`) |

Bindings are pairs of a name and a value; what they mean is in `condition_values.py`.
"""

from typing import cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import condition_values, costs, entries, limits, listening, modifiers, targets
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.effect import Effect
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.hooks import EVENT_WINDOWS, VERBS, WINDOWS
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import keeps

Pairs = tuple[tuple[str, Value], ...]

_AFTERWARDS = frozenset({"outcome", "cleanup"})
"""The windows of a conflict that open when its Rumble is over: nothing sleeps any more (RUMBLE-13)."""
ARMED = "throwdown.armed"
"""Effects that were paid in the Assist and wait for this turn's Drive: `(entry, number, owner, bindings)` each."""


def moment(table: Table, window: str, **bindings: Value) -> tuple[Item, ...]:
    """The items that open a window: none where nothing at this table could listen."""
    assert window in WINDOWS, window
    if not entries.has_entries(table):
        return ()
    listening_there = entries.effects_in(table, window, actor=bindings.get(WINDOWS[window].actor))
    if not waiting(table) and next(listening_there, None) is None:
        return ()
    return (("moment", window, tuple(bindings.items())),)


def made(table: Table, owner: str) -> tuple[Item, ...]:
    """The items by which what has just come to the table has what its entries give it when it is made."""
    return tuple(("effect", *found.key, "creation", ()) for found in entries.effects_in(table, "creation", owner))


def waiting(table: Table) -> tuple[HeldEntry, ...]:
    """The armed Assists that wait for this turn's Drive."""
    kept = cast("tuple[tuple[str, int, str, Pairs], ...]", table.values.get(ARMED) or ())
    return tuple(found for one in kept if (found := entries.again(table, *one[:3])) is not None)


def open_window(ledger: Ledger, window: str, pairs: Pairs) -> None:
    """Let every effect that listens take part, one after the other, armed ones first."""
    ledger.next(*_armed_items(ledger, window, pairs), *heard(ledger.table, window, pairs))


def heard(table: Table, window: str, pairs: Pairs) -> tuple[Item, ...]:
    """One item for each effect that could take part in a window now."""
    bindings = dict(pairs)
    return tuple(
        ("effect", *found.key, window, pairs)
        for found in entries.effects_in(table, window, actor=bindings.get(WINDOWS[window].actor))
        if not found.effect.armed and not _merely_holds(found) and _listens(table, found, window, bindings)
    )


def _merely_holds(found: HeldEntry) -> bool:
    """Whether an effect waits for a call or a Wave, or only says what may be done or what beats what."""
    steps = found.effect.steps
    if WINDOWS[found.effect.when[0]].by_move:
        return True
    return bool(steps) and all(step.verb and VERBS[step.verb].standing for step in steps)


def _listens(table: Table, found: HeldEntry, window: str, bindings: Bindings) -> bool:
    if window in EVENT_WINDOWS and bindings.get("event") not in found.effect.event:
        return False
    return takes_part(table, found, window, bindings)


def takes_part(table: Table, found: HeldEntry, window: str, bindings: Bindings) -> bool:
    """Whether an effect can take part: its actor, its condition, its limit, its price, once a chain."""
    bindings = listening.current(table, window, bindings)
    return (
        not asleep(table, found, window)
        and (found.effect.part != limits.SUMMON or bindings.get("summoned") is True)
        and (window in _AFTERWARDS or not final_form.sleeps(table, found))
        and condition_values.acts_here(table, found, window, bindings)
        and condition_values.holds(table, found, found.effect.condition, bindings)
        and not limits.used_up(table, found, bindings)
        and next(costs.unpayable(table, found, bindings), None) is None
        and not listening.answers_already(table, found)
        and _bounds(table, found, bindings) is not None
        and (not found.effect.picked_first or _finds_somebody(table, found, bindings))
    )


def _finds_somebody(table: Table, found: HeldEntry, bindings: Bindings) -> bool:
    """Whether anything can be picked that can be paid for."""
    return any(targets.candidates(table, found, group.target, bindings) for group in found.effect.groups)


def asleep(table: Table, found: HeldEntry, window: str) -> bool:
    """A Robo's Techs work while it is in the scene, its arrival apart (CONTENT 4.1)."""
    return window != "robo.enter" and modifiers.asleep(table, found)


def _bounds(table: Table, found: HeldEntry, bindings: Bindings) -> tuple[int, int] | None:
    """The least and the most that may be picked of the first open number; None where nothing can be."""
    for name, low, most in found.effect.picks:
        if name in bindings:
            continue
        try:
            high = min(MAX_CHOICES, most.worth(condition_values.numbers(table, found, bindings)))
        except NoNumber:
            return None
        high = costs.affordable(table, found, bindings, name, low, high)
        return (low, high) if high >= low else None
    return (0, 0)


def bounds(table: Table, found: HeldEntry, bindings: Bindings) -> tuple[int, int]:
    """The least and the most that may be picked now."""
    return _bounds(table, found, bindings) or (0, 0)


def open_number(found: HeldEntry, bindings: Bindings) -> str:
    """The name of the next number to be picked, "" where all are known."""
    return next((name for name, _, _ in found.effect.picks if name not in bindings), "")


# ---------------------------------------------------------------------- one effect


def take_part(ledger: Ledger, entry: str, number: int, owner: str, window: str, pairs: Pairs) -> None:
    """Let an effect take part that needs no question; for one that may be declined its owner was asked."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None or found.effect.asks_first or not takes_part(ledger.table, found, window, dict(pairs)):
        return
    start(ledger, found, window, pairs)


def start(ledger: Ledger, found: HeldEntry, window: str, pairs: Pairs) -> None:
    """Begin an effect: numbers, price and steps; nothing of what follows sets it off again (RULES ED-9)."""
    bindings = {**listening.current(ledger.table, window, dict(pairs)), "window": window}
    begins = ("effect_begin", *found.key, tuple(bindings.items()))
    if _made_in_secret(ledger.table, found.owner, bindings):
        ledger.next(begins)  # the chain lies open, and nothing is made twice
    else:
        limits.once(ledger, limits.key_of(found), found.owner, begins)


def _made_in_secret(table: Table, owner: str, bindings: Bindings) -> bool:
    """What a Threat is made of is the Coach's own to know, and most of all that one is no Faction (INFO-7)."""
    return bindings.get("window") == "creation" and keeps(table, owner, "powers")


def begin(ledger: Ledger, entry: str, number: int, owner: str, pairs: Pairs) -> None:
    """Bind what it says, pay, and put its steps on the agenda; an armed Assist waits for the Drive."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None:
        return
    bindings: dict[str, Value] = dict(pairs)
    first = _asked_first(ledger.table, found, (entry, number, owner), bindings)
    if first is not None:
        ledger.next(first)
        return
    for letter, value in found.effect.lets:
        try:
            bindings[letter] = value.worth(condition_values.numbers(ledger.table, found, bindings))
        except NoNumber:
            bindings[letter] = 0
    pairs = tuple(bindings.items())
    seen_by = (COACH_SEAT,) if _made_in_secret(ledger.table, owner, bindings) else ()
    part = found.effect.part or None
    cause = ledger.announce("effect", rule="ASSIST-2", seen_by=seen_by, entry=entry, who=owner, part=part)
    with ledger.because(cause):
        items = costs.pay(ledger, found, bindings)
        if costs.costs_of(ledger.table, found, bindings):
            items += moment(ledger.table, "pay", payer=costs.payer_of(found, bindings), paid_for=entry)
        limits.count(ledger, found)
        if bindings.get("window") == "assist":
            _remember(ledger, found)
        if found.effect.armed and bindings.get("window") == "assist":
            armed = cast("tuple[Item, ...]", ledger.table.values.get(ARMED) or ())
            ledger.set(ARMED, (*armed, (*found.key, pairs)), rule="ASSIST-2")
            ledger.next(*items)
            return
        ledger.next(*items, *_groups(found, pairs))


def _asked_first(table: Table, found: HeldEntry, key: tuple[str, int, str], bindings: Bindings) -> Item | None:
    """Return what has to be answered before an effect can begin: a leave, a price, a number, whom it is done to.

    None where nothing is open. A number that can be but one is no question: the effect begins anew with it.
    """
    pairs = tuple(bindings.items())
    if found.effect.consent and bindings.get("agreed") is not True:
        return ("effect_consent", *key, pairs)
    if found.effect.other_costs and "price" not in bindings:
        return ("effect_price", *key, pairs)
    if name := open_number(found, bindings):
        low, high = bounds(table, found, bindings)
        if low != high:
            return ("effect_number", *key, pairs)
        return ("effect_begin", *key, tuple({**bindings, name: low}.items()))
    if found.effect.picked_first and "picked" not in bindings:
        place = next(at for at, one in enumerate(found.effect.groups) if one.target is not None)
        return ("effect_pick", *key, place, pairs, ())
    return None


def _remember(ledger: Ledger, found: HeldEntry) -> None:
    """Keep in mind for this Throwdown that an Assist of a Daisho was used."""
    used = ledger.table.listed(targets.USED)
    daisho = ledger.table.values.get(f"entry.{found.entry}.family") in {"frame", "mod"}
    if daisho and found.entry not in used and ledger.table.values["step"] == "throwdown.turn":
        ledger.set(targets.USED, (*used, found.entry), rule="ASSIST-2")


def _groups(found: HeldEntry, pairs: Pairs) -> tuple[Item, ...]:
    return tuple(
        ("effect_group", *found.key, place, pairs)
        for place, group in enumerate(found.effect.groups)
        if found.rank >= group.rank and (group.steps or group.choices)
    )


def group(ledger: Ledger, entry: str, number: int, owner: str, place: int, pairs: Pairs) -> None:
    """Put the steps of a group on the agenda; its targets were picked before, where a choice was needed."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None:
        return
    bindings = dict(pairs)
    part = found.effect.groups[place]
    if part.target is not None and "picked" not in bindings:
        ledger.next(("effect_pick", entry, number, owner, place, pairs, ()))
        return
    if part.choices:
        ledger.next(("effect_choose", entry, number, owner, place, pairs))
        return
    ledger.next(*step_items(found, place, -1, pairs))


def step_items(found: HeldEntry, place: int, way: int, pairs: Pairs) -> tuple[Item, ...]:
    """The items of a list of steps: those of a group (`way` -1), or of the way that was chosen."""
    part = found.effect.groups[place]
    rows = part.steps if way < 0 else (*part.steps, *part.choices[way])
    return tuple(("effect_step", *found.key, step.text, pairs) for step in rows)


def of_position(table: Table, position: str, owner: str) -> tuple[Item, ...]:
    """What content says that the Rumble Tech of a Position does; nothing where no entry of this table is one."""
    for entry in entries.known(table):
        if table.values.get(f"entry.{entry}.family") == "position" and entry.rpartition(".")[2] == position:
            for number, effect in enumerate(entries.effects_of(table.values, entry)):
                return _groups(HeldEntry(entry, number, owner, 1, effect), (("window", "assist"),))
    return ()


# ---------------------------------------------------------------------- armed Assists


def _armed_items(ledger: Ledger, window: str, pairs: Pairs) -> tuple[Item, ...]:
    """Bring in what was armed for this window; what the Drive does not fit lapses when the Drive has landed."""
    if window not in {"drive.declare", "drive.landed"}:
        return ()
    waiting = cast("tuple[tuple[str, int, str, Pairs], ...]", ledger.table.values.get(ARMED) or ())
    left: list[Item] = []
    items: list[Item] = []
    for entry, number, owner, kept in waiting:
        found = entries.again(ledger.table, entry, number, owner)
        if found is None:
            continue
        bindings = {**dict(kept), **dict(pairs)}
        if not _bonus_is_theirs(ledger.table, owner, bindings.get("driver")):
            left.append((entry, number, owner, kept))
            continue
        fits = condition_values.holds(ledger.table, found, found.effect.condition, bindings)
        if window in found.effect.when and fits:
            ledger.announce("effect_lands", rule="ASSIST-2", entry=entry, who=owner)
            items += _groups(found, tuple(bindings.items()))
        elif window == "drive.landed" and not _bonus_waits(ledger.table, found.effect):
            ledger.announce("effect_lapses", rule="ASSIST-2", entry=entry, who=owner)
            items += [("effect_step", *found.key, step.text, tuple(bindings.items())) for step in found.effect.lapse]
        else:
            left.append((entry, number, owner, kept))
    ledger.set(ARMED, tuple(left) or None, rule="ASSIST-2")
    return tuple(items)


def turn_is_over(ledger: Ledger) -> None:
    """Let what was armed and not used lapse; a bonus to the Strike may wait for its Drive (STRIKE-14, R-124)."""
    armed = cast("tuple[tuple[str, int, str, Pairs], ...]", ledger.table.values.get(ARMED) or ())
    left = []
    for one in armed:
        found = entries.again(ledger.table, *one[:3])
        if found is not None and _bonus_waits(ledger.table, found.effect):
            left.append(one)
    ledger.set(ARMED, tuple(left) or None, rule="ASSIST-2")


def _bonus_waits(table: Table, effect: Effect) -> bool:
    """Whether an Assist that was paid goes on waiting when this turn's Drive is another than the one it names.

    Only a bonus to the Strike does, where R-124 lets it wait until it is used; it ends with the conflict at the latest.
    """
    bonus = any(step.verb == "strike" for step in effect.steps)
    return bonus and rulings_of(table).strike_bonus_expiry == "until_used"


def _bonus_is_theirs(table: Table, owner: str, driver: object) -> bool:
    """Whether a Drive is made by the side of the player who paid for the bonus."""
    return throwdown.side_of(table, owner) == throwdown.side_of(table, str(driver))


DOINGS = {"moment": open_window, "effect": take_part, "effect_begin": begin, "effect_group": group}
