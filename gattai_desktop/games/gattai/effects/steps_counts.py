"""Verbs that change a counter, a pool or how often something was used (the kernel operation `count`)."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.value import as_names
from gattai_desktop.games.gattai.effects import entries, limits, listening, modifiers
from gattai_desktop.games.gattai.effects.costs import pool_path
from gattai_desktop.games.gattai.effects.targets import Act
from gattai_desktop.games.gattai.events.boosts import BOUNTIFUL
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.pilots import bases, gear, robos
from gattai_desktop.games.gattai.pilots.harmony import fit_schism
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.rumble import final_form, rumble_damage
from gattai_desktop.games.gattai.world import locations, offenses, threats

_RULE: Final = "ASSIST-2"


def _endurance(ledger: Ledger, act: Act) -> None:
    points = act.number(ledger, 0)
    for one in act.hits(ledger):
        seat = one.split(".")[1] if one.startswith("pilot.") else one
        if points >= 0:
            rumble_damage.mend(ledger, seat, modifiers.standing(ledger.table, seat, "repair", points), rule=_RULE)
        else:
            lost = min(-points, robos.robo(ledger.table, seat).endurance)
            robos.hurt(ledger, seat, -points, rule=_RULE)
            if lost and seat != (actor := act.actor(ledger)):
                ledger.next(*listening.after(ledger.table, "Endurance", seat, lost, actor))


def _corrode(ledger: Ledger, act: Act) -> None:
    """So much of the Endurance that the Robos of those who are named lack is repaired at half."""
    for one in act.hits(ledger):
        seat = one.split(".")[1] if one.startswith("pilot.") else one
        robos.corrode(ledger, seat, act.number(ledger, 0), rule=_RULE)


def _rebuild(ledger: Ledger, act: Act) -> None:
    """Those who are named stand again, even out of ruins (LOC-3)."""
    for one in act.hits(ledger):
        if f"{one}.state" in ledger.table.values:
            ledger.set(f"{one}.state", locations.STANDING, rule="LOC-3")


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
    fit_schism(ledger)


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
        if after > now and bases.cut_off(ledger.table, one, "restore"):
            ledger.announce("no_effect", rule="TEAM-9", event="Replenish", target=f"resource.{one}")
            continue
        ledger.set(path, max(0, after), rule=_RULE)
        ledger.next(*listening.grown(ledger.table, one, after - now, act.actor(ledger)))


def _offense(ledger: Ledger, act: Act) -> None:
    """Offenses more or less; the third ends a Faction, wherever it comes from (FACTION-6)."""
    points = act.number(ledger, 0)
    for one in act.hits(ledger):
        if points > 0:
            offenses.disfavor(ledger, one, points, act.actor(ledger))
        else:
            path = f"{one}.offenses"
            ledger.set(path, max(0, ledger.number(path) + points), rule=_RULE)


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
    path = "scenario.effects"
    ledger.set(path, ledger.table.number(path) + act.number(ledger, 0), rule=_RULE)


def _pool(ledger: Ledger, act: Act) -> None:
    """Add tokens to a pool, up to its cap where one is written; or take some out."""
    path = pool_path(act.found.owner, act.word(0))
    now = ledger.table.number(path)
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
    """So much of one counter for so much of another, n times where a number was picked; none whose base is Razed."""
    if bases.cut_off(ledger.table, act.word(0)) or bases.cut_off(ledger.table, act.word(2), "restore"):
        return
    times = act.bindings.get("n")
    times = times if isinstance(times, int) else 1
    gives, gets = _counter(act, act.word(0)), _counter(act, act.word(2))
    have = ledger.number(gives)
    price = act.number(ledger, 1)
    times = min(times, have // price if price else times)
    if times > 0:
        ledger.set(gives, have - times * price, rule=_RULE)
        after = ledger.number(gets) + times * act.number(ledger, 3)
        ledger.set(gets, _room(ledger, gets, after), rule=_RULE)
        if act.word(2) in RESOURCES:
            ledger.next(*listening.grown(ledger.table, act.word(2), times * act.number(ledger, 3), act.actor(ledger)))


def _room(ledger: Ledger, path: str, points: int) -> int:
    """As much as a gauge of a Pilot holds; a Resource has no end (PILOT-8)."""
    if not path.startswith("pilot."):
        return points
    _, seat, gauge = path.split(".")
    her = pilot(ledger.table, seat)
    return min(points, max(ledger.number(path), her.max_charges if gauge == "charges" else her.max_buffers))


def _counter(act: Act, name: str) -> str:
    if name in RESOURCES:
        return f"team.{name}"
    return f"pilot.{act.found.owner}.{'charges' if name == 'charge' else 'buffers' if name == 'buffer' else name}"


def _refresh(ledger: Ledger, act: Act) -> None:
    """What was used up of an entry may be used anew by those who are named."""
    for owner in act.hits(ledger):
        limits.refresh(ledger, act.word(0), owner)


def _rumble_tech(ledger: Ledger, act: Act) -> None:
    """What a Position does beyond the verbs there are (RULES RUMBLE-15)."""
    seat = act.actor(ledger)
    if act.word(0) == "wing":
        ledger.next(("tech_move", seat))
    elif final_form.form_of(ledger.table, seat) is not None:
        ledger.next((f"tech_{act.word(0)}", seat, act.number(ledger, 1)))


def _spend_use(ledger: Ledger, act: Act) -> None:
    """One use of an entry is gone, for those who are named."""
    for owner in act.hits(ledger):
        for found in entries.carried_by(ledger.table.values, owner):
            if found.entry == act.word(0):
                limits.count(ledger, found)


def _destroy(ledger: Ledger, act: Act) -> None:
    """The piece of Gear that says so is gone, for those who are named (GEAR-2)."""
    for owner in act.hits(ledger):
        for one in gear.carried(ledger.table, owner):
            if one.entry == act.found.entry:
                ledger.announce("gear_destroyed", rule="GEAR-2", who=owner, gear=one.key, name=one.name)
                gear.destroy(ledger, one.key)


def _picked_gear(act: Act) -> tuple[str, ...]:
    return tuple(one.removeprefix("gear.") for one in as_names(act.bindings.get("picked")))


def _ready(ledger: Ledger, act: Act) -> None:
    """The Gear that was picked may be used anew in this scene (GEAR-2)."""
    for key in _picked_gear(act):
        gear.refresh(ledger, key)


def _bring_back(ledger: Ledger, act: Act) -> None:
    """The Gear that was picked, and gone, is with its Pilot again (GEAR-2)."""
    for key in _picked_gear(act):
        gear.bring_back(ledger, key)


COUNT_DOINGS: Final[Mapping[str, Callable[[Ledger, Act], None]]] = {
    "endurance": _endurance,
    "corrode": _corrode,
    "rebuild": _rebuild,
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
    "rumble_tech": _rumble_tech,
    "spend_use": _spend_use,
    "destroy": _destroy,
    "ready": _ready,
    "bring_back": _bring_back,
}
