"""What the steps of an effect do: a trigger event fires, a verb is carried out (CONTENT 7.2, 8.1).

A verb's doing gets the ledger and the `Act`: who does it, with which numbers. Verbs that move cards are in
`steps_cards.py`; what merely holds (`permit`, `forbid`, `beats` in the window "always") is not done but asked for.
"""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.games.gattai import circumstances, entries, final_form, limits, listening, robos, standing, threats
from gattai_desktop.games.gattai.act import Act
from gattai_desktop.games.gattai.boosts import BOUNTIFUL
from gattai_desktop.games.gattai.costs import pool_path
from gattai_desktop.games.gattai.effects import Pairs
from gattai_desktop.games.gattai.hooks import VERBS
from gattai_desktop.games.gattai.recipients import RESOURCES, TEAM
from gattai_desktop.games.gattai.step import Step, parse_step
from gattai_desktop.games.gattai.steps_actors import ACTOR_DOINGS
from gattai_desktop.games.gattai.steps_cards import CARD_DOINGS
from gattai_desktop.games.gattai.targets import actor_of, hit_by

_RULE: Final = "ASSIST-2"


def step(ledger: Ledger, entry: str, number: int, owner: str, text: str, pairs: Pairs) -> None:
    """Carry out one step, if its condition is met."""
    found = entries.again(ledger.table, entry, number, owner)
    if found is None:
        return
    what = parse_step(text)
    bindings = listening.current(ledger.table, str(dict(pairs).get("window", "")), dict(pairs))
    if not circumstances.holds(ledger.table, found, what.condition, bindings):
        return
    act = Act(found, what, bindings)
    if what.event:
        ledger.next(*fire_items(ledger, act))
    else:
        _DOINGS[what.verb](ledger, act)


def cost(ledger: Ledger, entry: str, number: int, owner: str, pairs: Pairs, text: str) -> None:
    """Fire the event that an effect costs."""
    step(ledger, entry, number, owner, text, pairs)


def fire_items(ledger: Ledger, act: Act) -> tuple[Item, ...]:
    """The items that fire the event of a step, once for each whom it names."""
    what, table = act.step, ledger.table
    amount = act.amount(ledger, 0) if what.values else None
    if amount == 0:
        ledger.announce("no_effect", rule="MICRO-7", event=what.event, target=what.target or None)
        return ()
    actor = actor_of(table, act.found, act.bindings)
    why = entries.name_of(table, act.found.entry)
    targets: tuple[str | None, ...]
    if what.target in {"Source", "Event", "Here"} or (act.bindings.get("picked") and what.target in _NAMES_PICKED):
        targets = hit_by(table, act.found, what, act.bindings)
    elif what.target == "Self":
        targets = (actor,)
    elif what.target == "Robo":
        targets = ()
    else:
        targets = (what.target or None,)
    return tuple(("fire", what.event, _named(one), amount, actor, why) for one in targets)


_NAMES_PICKED: Final = frozenset({"Choice", "Pilot", "Threat", "Ally", "Faction", "Location", "Resource", "Opponent"})


def _named(target: str | None) -> str | None:
    return None if target == TEAM else target


# ---------------------------------------------------------------------- counting


def _endurance(ledger: Ledger, act: Act) -> None:
    points = act.number(ledger, 0)
    for one in act.hits(ledger):
        seat = one.split(".")[1] if one.startswith("pilot.") else one
        if points >= 0:
            robos.repair(ledger, seat, standing.standing(ledger.table, seat, "repair", points), rule=_RULE)
        else:
            robos.hurt(ledger, seat, -points, rule=_RULE)


def _tr(ledger: Ledger, act: Act) -> None:
    points = act.number(ledger, 0)
    for one in act.hits(ledger):
        if points >= 0:
            threats.gain(ledger, one, points)
        else:
            threats.lose(ledger, one, -points)


def _harmony(ledger: Ledger, act: Act) -> None:
    now = ledger.number("team.harmony")
    ledger.set("team.harmony", max(1, min(7, now + act.number(ledger, 0))), rule=_RULE)


def _resource(ledger: Ledger, act: Act) -> None:
    name = act.word(0)
    picked = act.bindings.get("picked")
    names = [name] if name in RESOURCES else [str(one).partition(".")[2] for one in picked or ()]  # type: ignore[union-attr]
    for one in names:
        path = f"team.{one}"
        amount = act.amount(ledger, 1)
        now = ledger.number(path)
        negative = act.step.values[1].signed and not isinstance(amount, int)
        after = now + amount if isinstance(amount, int) else 0 if negative or name == "empty" else BOUNTIFUL
        ledger.set(path, max(0, after), rule=_RULE)


def _offense(ledger: Ledger, act: Act) -> None:
    for one in act.hits(ledger):
        path = f"{one}.offenses"
        ledger.set(path, max(0, ledger.number(path) + act.number(ledger, 0)), rule=_RULE)


def _stat(ledger: Ledger, act: Act) -> None:
    for one in act.hits(ledger):
        path = f"pilot.{one}.{act.word(0)}"
        if path in ledger.table.values:
            ledger.set(path, max(0, ledger.number(path) + act.number(ledger, 1)), rule=_RULE)


def _threat_buffers(ledger: Ledger, act: Act) -> None:
    for one in act.hits(ledger):
        for gauge in ("max_buffers", "buffers"):
            path = f"{one}.{gauge}"
            ledger.set(path, max(0, ledger.number(path) + act.number(ledger, 0)), rule=_RULE)


def _score(ledger: Ledger, act: Act) -> None:
    now = ledger.table.values.get("score.effects") or 0
    assert isinstance(now, int)
    ledger.set("score.effects", now + act.number(ledger, 0), rule=_RULE)


def _pool(ledger: Ledger, act: Act) -> None:
    """Add tokens to a pool, up to its cap where one is written; or take some out."""
    path = pool_path(act.found.owner, act.word(0))
    now = ledger.table.values.get(path) or 0
    assert isinstance(now, int)
    after = max(0, now + act.number(ledger, 1))
    if len(act.step.values) > 2:
        after = min(after, max(now, act.number(ledger, 2)))
    ledger.set(path, after, rule=_RULE)
    if act.step.lasts:
        kept = ledger.table.values.get(limits.POOLS_UNTIL) or ()
        mark = (path, act.step.lasts)
        if mark not in kept:  # type: ignore[operator]
            ledger.set(limits.POOLS_UNTIL, (*kept, mark), rule=_RULE)  # type: ignore[misc]


def _empty(ledger: Ledger, act: Act) -> None:
    path = pool_path(act.found.owner, act.word(0))
    if path in ledger.table.values:
        ledger.set(path, None, rule=_RULE)


def _trade(ledger: Ledger, act: Act) -> None:
    """So much of one counter for so much of another, n times where a number was picked."""
    times = act.bindings.get("n")
    times = times if isinstance(times, int) else 1
    gives, gets = _counter(act, act.word(0)), _counter(act, act.word(2))
    have = ledger.number(gives)
    price = act.number(ledger, 1)
    times = min(times, have // price if price else times)
    if times > 0:
        ledger.set(gives, have - times * price, rule=_RULE)
        ledger.set(gets, ledger.number(gets) + times * act.number(ledger, 3), rule=_RULE)


def _counter(act: Act, name: str) -> str:
    if name in RESOURCES:
        return f"team.{name}"
    return f"pilot.{act.found.owner}.{'charges' if name == 'charge' else 'buffers' if name == 'buffer' else name}"


def _refresh(ledger: Ledger, act: Act) -> None:
    for entry in act.bindings.get("picked") or (act.found.entry,):  # type: ignore[union-attr]
        limits.refresh(ledger, str(entry), act.found.owner)


def _rumble_tech(ledger: Ledger, act: Act) -> None:
    """What a Position does beyond the verbs there are (RULES RUMBLE-15)."""
    seat = act.actor(ledger)
    if act.word(0) == "wing":
        ledger.next(("tech_move", seat))
    elif final_form.form_of(ledger.table, seat) is not None:
        ledger.next((f"tech_{act.word(0)}", seat, act.number(ledger, 1)))


def _spend_use(ledger: Ledger, act: Act) -> None:
    limits.count(ledger, act.found)


# ---------------------------------------------------------------------- numbers for a while


def _for_a_while(what: str) -> Callable[[Ledger, Act], None]:
    def hold(ledger: Ledger, act: Act) -> None:
        for one in act.hits(ledger):
            amount, entry = act.number(ledger, 0), act.found.entry
            standing.hold(ledger, one, what, amount, act.step.lasts or "throwdown", entry, rule=_RULE)

    return hold


# ---------------------------------------------------------------------- the event under way


def _amend(ledger: Ledger, act: Act) -> None:
    now = listening.under_way(ledger.table)
    if now is not None and isinstance(now[2], int):
        points = act.number(ledger, 0)
        # What is made smaller keeps a last point (MICRO-13: an event that happens is worth something).
        least = min(1, now[2])
        listening.change(ledger, amount=max(least, now[2] + points) if points < 0 else now[2] + points)


def _redirect(ledger: Ledger, act: Act) -> None:
    for one in act.hits(ledger)[:1]:
        listening.change(ledger, recipient=one)


def _prevent(ledger: Ledger, act: Act) -> None:
    now = listening.change(ledger, prevented=True)
    if now is not None and not now[5]:
        who = act.found.owner
        ledger.announce("event_prevented", rule="MICRO-14", event=now[0], target=now[1], who=who)


def _soak(ledger: Ledger, act: Act) -> None:
    """Pay the event down: it still happened, but less of it lands."""
    now = listening.under_way(ledger.table)
    if now is None:
        return
    points = act.amount(ledger, 0)
    left = max(0, now[2] - points) if isinstance(now[2], int) and isinstance(points, int) else 0
    ledger.announce("soaked", rule="MICRO-15", event=now[0], target=now[1], amount=points, who=act.found.owner)
    listening.change(ledger, amount=left)


# ---------------------------------------------------------------------- Drives, Gambits, words


def _flag(name: str) -> Callable[[Ledger, Act], None]:
    def set_flag(ledger: Ledger, act: Act) -> None:
        for one in act.hits(ledger):
            standing.hold(ledger, one, name, 1, act.step.lasts or "play", act.found.entry, rule=_RULE)

    return set_flag


def _gambit(ledger: Ledger, act: Act) -> None:
    now = ledger.table.values.get("gambit.effects") or 0
    assert isinstance(now, int)
    ledger.set("gambit.effects", now + act.number(ledger, 0), rule="GAMBIT-20")


def _flip_more(ledger: Ledger, act: Act) -> None:
    now = ledger.table.values.get("gambit.flips") or 0
    assert isinstance(now, int)
    ledger.set("gambit.flips", now + act.number(ledger, 0), rule=_RULE)


def _note(ledger: Ledger, act: Act) -> None:
    """The table plays it: its words go into the log."""
    text = ledger.table.values.get(f"entry.{act.found.entry}.text")
    ledger.announce("effect_told", rule=_RULE, entry=act.found.entry, who=act.found.owner, text=text)


def _holds_anyway(_ledger: Ledger, _act: Act) -> None:
    """What always holds is asked for where it matters; there is nothing to do."""


_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    **CARD_DOINGS,
    **ACTOR_DOINGS,
    "endurance": _endurance,
    "tr": _tr,
    "harmony": _harmony,
    "resource": _resource,
    "offense": _offense,
    "stat": _stat,
    "threat_buffers": _threat_buffers,
    "score": _score,
    "pool": _pool,
    "empty": _empty,
    "trade": _trade,
    "refresh": _refresh,
    "spend_use": _spend_use,
    "rumble_tech": _rumble_tech,
    "strike": _for_a_while("strike"),
    "max_hand": _for_a_while("max_hand"),
    "max_buffers": _for_a_while("max_buffers"),
    "max_charges": _for_a_while("max_charges"),
    "assists": _for_a_while("assists"),
    "price": _for_a_while("price"),
    "amend": _amend,
    "redirect": _redirect,
    "prevent": _prevent,
    "soak": _soak,
    "permit": _holds_anyway,
    "forbid": _holds_anyway,
    "beats": _holds_anyway,
    "ignore_strike": _flag("ignore_strike"),
    "resonate": _flag("resonate"),
    "gambit": _gambit,
    "flip_more": _flip_more,
    "note": _note,
}
assert set(_DOINGS) == set(VERBS), "Every verb does something, and nothing else does."

DOINGS = {"effect_step": step, "effect_cost": cost}

__all__ = ["DOINGS", "Step", "fire_items", "step"]
