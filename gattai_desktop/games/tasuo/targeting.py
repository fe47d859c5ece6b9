"""What effects of the foe do to a warrior that was chosen: this too a Defensive card stops (RULES TS-71, TS-H69)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo.card_effects import DefenceTerms
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import NOBODY, chosen_for, effect_of, given_to
from gattai_desktop.games.tasuo.queue import QUEUE, QueueEntry, entries
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.warriors import warrior_named
from gattai_desktop.games.verdict import Reason, refusal

DEALING: Final = ("damage",)
HARMING: Final = ("damage", "inflict")
"""Verbs that a Defensive card stops on a warrior that was chosen."""


def harmed(table: Table, entry: QueueEntry, seat: Seat) -> tuple[str, ...]:
    """Return the keys of a player's warriors that an entry of the foe's has chosen to harm (RULES TS-H69)."""
    ruling = rulings_of(table).targeting
    effect = effect_of(table, entry) if entry.seat != seat and ruling != "never" else None
    if effect is None:
        return ()
    verbs = HARMING if ruling == "chosen_harm" else DEALING
    found: list[str] = []
    for number, part in enumerate(effect.parts):
        key = chosen_for(entry, effect, number) if part.target.word == "enemy" else ""
        warrior = warrior_named(table, key) if key else None
        if warrior is not None and warrior.owner == seat and any(one.word in verbs for one in part.verbs):
            found.append(key)
    return tuple(dict.fromkeys(found))


def against_warding(table: Table, terms: DefenceTerms, entry: QueueEntry, warrior: TasuoCard) -> Iterator[Reason]:
    """Yield why a Defensive card does not stop what an effect does to a warrior (RULES TS-71, TS-H80)."""
    if terms.types or terms.aim == "plain":
        yield refusal("TS-71", "It stops no effect that Targets.", ruling="targeting")
    if is_warded(table, entry, warrior.key):
        yield refusal("TS-H80", "A Defensive card for {warrior} waits already.", warrior=warrior)


def is_warded(table: Table, entry: QueueEntry, key: str) -> bool:
    """Whether a Defensive card for a warrior waits already that answers an entry."""
    waiting = (one for one in entries(table) if one.kind == "defence" and not one.negated)
    return any(one.answers == entry.number and key in one.targets for one in waiting)


def ward(ledger: Ledger, entry: QueueEntry, key: str) -> None:
    """Let an entry do nothing to a warrior that it has chosen; its other parts still resolve (RULES TS-H69)."""
    effect = effect_of(ledger.table, entry)
    given = given_to(effect) if effect is not None else 0
    chosen = (NOBODY if one == key else one for one in entry.targets[given:])
    warded = evolve(entry, targets=(*entry.targets[:given], *chosen))
    after = (warded if one.number == entry.number else one for one in entries(ledger.table))
    ledger.set(QUEUE, tuple(one.kept for one in after), rule="TS-71")
