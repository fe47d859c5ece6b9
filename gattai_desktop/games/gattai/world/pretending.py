"""Threats that walk among the Factions: behind a mask one is a Faction with its rating as Agency, until it turns.

| value | meaning |
|---|---|
| `threat.<key>.status` | "masked" while it is out of play and the Faction `<key>mask` stands for it |
| `threat.<key>.mask` | what that Faction is called; without it, what the Threat is called |
"""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.world.factions import agency, stack_zone


def faction_of(key: str) -> str:
    """The key of the Faction that stands for a Threat behind its mask."""
    return f"{key}mask"


def behind(table: Table, faction: str) -> str | None:
    """The key of the Threat that a Faction is in truth; None where it is none."""
    masked = (key for key in table.listed("threats") if table.values.get(f"threat.{key}.status") == threats.MASKED)
    return next((key for key in masked if faction_of(key) == faction), None)


def mask(ledger: Ledger, key: str, *, rule: str) -> None:
    """Let a Threat in play enter as a Faction instead: its Agency is its rating, and nobody fights it."""
    table, threat, faction = ledger.table, f"threat.{key}", faction_of(key)
    rating = threats.rating(table, threat)
    if table.values.get(f"{threat}.status") != "active" or faction in table.listed("factions") or rating < 1:
        return
    decks.discard(ledger, table.cards(threat), rule="ZONE-10")
    ledger.set(f"{threat}.status", threats.MASKED, rule=rule)
    begins: dict[str, Value] = {
        "name": table.values.get(f"{threat}.mask") or table.values[f"{threat}.name"],
        "note": "",
        "agency": min(threats.CAP, rating),
        "offenses": 0,
        "revealed": True,
    }
    for name, value in begins.items():
        ledger.set(f"faction.{faction}.{name}", value, rule=rule)
    ledger.set("factions", (*table.listed("factions"), faction), rule=rule)
    ledger.announce("enters", rule=rule, target=f"faction.{faction}")


def unmask(ledger: Ledger, key: str, *, rule: str, why: str = "") -> None:
    """Let it turn: its rating is its Agency now, with damage for each Favor card that is discarded (FACTION-7)."""
    table, threat, faction = ledger.table, f"threat.{key}", faction_of(key)
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
    ledger.set(f"{threat}.status", "active", rule=rule)
    ledger.announce("enters", rule=rule, target=threat)
    threats.fill_stack(ledger, threat)
    ledger.next(*(("fire", "Damage", "Choice", 1, threat, why) for _ in favor))
