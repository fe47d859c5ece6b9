"""Threats that walk among the Factions: behind a mask one is a Faction with its rating as Agency, until it turns.

| value | meaning |
|---|---|
| `pretenders` | the keys of such Threats, of which Pilots know nothing: they stand in no other list (INFO-7) |
| `threat.<key>.status` | "masked" while it is out of play |
| `threat.<key>.faction` | the key of the Faction that stands for it, once that has entered |
| `threat.<key>.mask` | what that Faction is called; without it, what the Threat is called |
"""

from collections.abc import Collection
from itertools import count
from typing import cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value, Values
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.factions import agency, stack_zone
from gattai_desktop.games.gattai.zones import PRETENDERS
from gattai_desktop.games.id_of_name import id_of_name


def pretends(values: Values, key: str) -> bool:
    """Whether a Threat puts on a mask as soon as it is made; one that is locked waits for its time, as others do."""
    return values.get(f"threat.{key}.status") != "locked" and has_mask(values, key)


def has_mask(values: Values, key: str) -> bool:
    """Whether a Threat has a power by which the eldest of its kind puts on a mask as soon as it is made."""
    made = entries.carried_by(values, f"threat.{key}", "creation")
    return any(
        step.verb == "mask" and (condition is None or condition.asks_about == {"eldest"})
        for found in made
        for condition in (found.effect.condition,)
        for step in found.steps
    )


def hide(values: dict[str, Value], given: Collection[str]) -> None:
    """Take those who pretend out of the list that Pilots see, at a table that begins.

    given: the paths of values of which the set-up says how they are; who is in play by that does not pretend any more.
    """
    listed = cast("tuple[str, ...]", values["threats"])
    hidden = tuple(key for key in listed if f"threat.{key}.status" not in given and pretends(values, key))
    if hidden:
        values |= {f"threat.{key}.status": threats.MASKED for key in hidden}
        values |= {"threats": tuple(key for key in listed if key not in hidden), PRETENDERS: hidden}


def behind(table: Table, faction: str) -> str | None:
    """The key of the Threat that a Faction is in truth; None where it is none."""
    masked = (key for key in table.listed(PRETENDERS) if table.values.get(f"threat.{key}.status") == threats.MASKED)
    return next((key for key in masked if table.values.get(f"threat.{key}.faction") == faction), None)


def mask(ledger: Ledger, key: str, *, rule: str) -> None:
    """Let a Threat enter as a Faction instead: its Agency is its rating, and nobody fights it."""
    table, threat = ledger.table, f"threat.{key}"
    rating = threats.rating(table, threat)
    comes_so = key in table.listed(PRETENDERS) and f"{threat}.faction" not in table.values
    if rating < 1 or not (comes_so or table.values.get(f"{threat}.status") == "active"):
        return
    if not comes_so:
        decks.discard(ledger, table.cards(threat), rule="ZONE-10")
        _moves(ledger, key, "threats", PRETENDERS, rule=rule)
        ledger.set(f"{threat}.status", threats.MASKED, rule=rule)
    name = str(table.values.get(f"{threat}.mask") or table.values[f"{threat}.name"])
    faction = _key_of(table, name)
    ledger.set(f"{threat}.faction", faction, rule=rule)
    begins: dict[str, Value] = {
        "name": name,
        "note": "",
        "agency": min(threats.CAP, rating),
        "offenses": 0,
        "revealed": True,
    }
    for path, value in begins.items():
        ledger.set(f"faction.{faction}.{path}", value, rule=rule)
    ledger.set("factions", (*table.listed("factions"), faction), rule=rule)
    ledger.announce("enters", rule=rule, target=f"faction.{faction}")


def _key_of(table: Table, name: str) -> str:
    """A key such as any Faction of that name has: it tells nothing of the Threat."""
    key = id_of_name(name) or "faction"
    keys = (f"{key}_{number}" if number > 1 else key for number in count(1))
    return next(one for one in keys if f"faction.{one}.name" not in table.values)


def _moves(ledger: Ledger, key: str, origin: str, target: str, *, rule: str) -> None:
    """Put the key of a Threat into another list. What Pilots may not know is hidden before it is out of the first."""
    ledger.set(target, (*ledger.table.listed(target), key), rule=rule)
    ledger.set(origin, tuple(one for one in ledger.table.listed(origin) if one != key), rule=rule)


def unmask(ledger: Ledger, key: str, *, rule: str, why: str = "") -> None:
    """Let it turn: its rating is its Agency now, with damage for each Favor card that is discarded (FACTION-7)."""
    table, threat = ledger.table, f"threat.{key}"
    faction = str(table.values.get(f"{threat}.faction"))
    if behind(table, faction) is None or faction not in table.listed("factions"):
        return
    favor, rating = table.cards(stack_zone(faction)), agency(table, faction)
    decks.discard(ledger, favor, rule="FACTION-7")
    ledger.set("factions", tuple(one for one in table.listed("factions") if one != faction), rule="FACTION-7")
    ledger.set(f"faction.{faction}.gone", "threat", rule="FACTION-7")
    ledger.announce("faction_turns", rule="FACTION-7", target=f"faction.{faction}")
    more = rating - threats.rating(table, threat)
    for gauge in ("tr", "base_tr"):
        ledger.set(f"{threat}.{gauge}", rating, rule="FACTION-7")
    for gauge in ("max_buffers", "buffers"):
        ledger.set(f"{threat}.{gauge}", max(0, ledger.number(f"{threat}.{gauge}") + more), rule="THREAT-2")
    _moves(ledger, key, PRETENDERS, "threats", rule=rule)
    ledger.set(entries.WAKE, entries.wakes(ledger.table.values), rule=rule)
    own = f"{threats.BROUGHT}.{key}"
    if own in table.listed(entries.KEPT):
        _moves(ledger, own, entries.KEPT, entries.ENTRIES, rule=rule)
    ledger.set(f"{threat}.faction", None, rule=rule)
    ledger.set(f"{threat}.status", "active", rule=rule)
    ledger.announce("enters", rule=rule, target=threat)
    threats.fill_stack(ledger, threat)
    if table.values.get(f"{threat}.bgm"):
        # A stack that lay there before would have told of it.
        threats.fill_bgm_stack(ledger, "tr_on_entry", rating)
        threats.fill_bgm_stack(ledger, "one_per_crisis_step", crisis.tier(table))
    ledger.next(*(("fire", "Damage", "Choice", 1, threat, why) for _ in favor))
