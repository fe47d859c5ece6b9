"""Moves by hand: the Coach's at any time, and every seat's where the guide is off (RULES ED-4, section 6).

The moves are those of every game (`games/by_hand.py`); this module says who may make them and where cards can lie.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import DECKS
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games import by_hand
from gattai_desktop.games.by_hand import HandRules, Names, RuleIds
from gattai_desktop.games.gattai import names
from gattai_desktop.games.gattai.book.rulings import ROWS, rulings_of
from gattai_desktop.games.gattai.by_hand import laying
from gattai_desktop.games.gattai.by_hand.laying import entries_kept, guide_is_off
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import listening
from gattai_desktop.games.gattai.events import damage
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.harmony import fit_schism
from gattai_desktop.games.gattai.values import VALUES, value_name
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import deck_zone, omen_zone, pilot_seats, zones
from gattai_desktop.games.verdict import Reason, refusal


def _may(state: Table, seat: Seat, free: bool) -> Iterator[Reason]:
    """The Coach; at a table without the guide every seat, what is free to all."""
    if seat != COACH_SEAT and not (free and guide_is_off(state)):
        yield refusal("ED-4", "Only Coach does this by hand.")
    elif seat != COACH_SEAT and seat not in pilot_seats(state):
        yield refusal("ED-4", "Nobody called {seat} sits here.", seat=seat)


def _may_set(state: State, seat: Seat, path: str) -> Iterator[Reason]:
    """Without the guide a Pilot sets her own gauges and the Team's."""
    if seat != COACH_SEAT and not path.startswith((f"pilot.{seat}.", "team.")):
        yield refusal("ED-4", "That gauge is not yours to set.")


def _omens_first(ledger: Ledger, zone: str) -> None:
    """A Joker on a Deck becomes an Omen before the card under it can be taken."""
    for deck in DECKS:
        if deck_zone(deck) == zone:
            decks.reveal_omens(ledger, deck)


def _omens_turned(ledger: Ledger, zone: str) -> None:
    """An Omen turned face-down is Spent (OMEN-11)."""
    for deck in DECKS:
        if omen_zone(deck) == zone:
            ledger.next(("omens_back", deck))


def _keep_within(ledger: Ledger, path: str) -> None:
    """Let follow what a value set by hand brings: what stands above its maximum falls (PILOT-8, THREAT-3, TEAM-3)."""
    if path == "team.harmony":
        fit_schism(ledger)
    kind, _, rest = path.partition(".")
    key = rest.partition(".")[0]
    if kind == "pilot":
        damage.fit_gauges(ledger, key)
        robos.fit(ledger, key)
    elif kind == "threat":
        most = ledger.number(f"threat.{key}.max_buffers")
        ledger.set(f"threat.{key}.buffers", min(most, ledger.number(f"threat.{key}.buffers")), rule="THREAT-3")
        if path == f"threat.{key}.tr":
            threats.beaten_at_zero(ledger, f"threat.{key}")
        if path == f"threat.{key}.status" and ledger.table.values[path] == threats.BEATEN:
            ledger.next(*listening.after(ledger.table, "Defeat", f"threat.{key}", 1, COACH_SEAT))
    elif kind == "team" and rest in RESOURCES:
        ledger.next(*listening.grown(ledger.table, rest, _grown_by(ledger, path), COACH_SEAT))
    elif kind == "faction":
        decks.discard_beyond(ledger, f"faction.{key}", ledger.number(f"faction.{key}.agency"))


def _grown_by(ledger: Ledger, path: str) -> int:
    """How many points a number has more since it was set just now; 0 where it stayed as it was."""
    for fact in ledger.facts[-1:]:
        if isinstance(fact, ValueChanged) and fact.path == path:
            return cast("int", fact.after or 0) - cast("int", fact.before or 0)
    return 0


GATTAI_HAND: Final = HandRules(
    ids=RuleIds(
        by_hand="ED-4",
        place="ZONE-1",
        card="CARD-14",
        turning="DECK-4",
        facing="DECK-6",
        flipping="DECK-5",
        mixing="DECK-9",
        pile="ZONE-2",
        ruling="ED-2",
    ),
    names=Names(zone=names.zone_name, value=value_name, thing=names.named),
    may=_may,
    zones=zones,
    lies_up=laying.lies_up,
    fits=laying.fits,
    reach=laying.reach,
    may_name=laying.may_name,
    turns=lambda zone: zone.kind != "deck",
    flips=lambda zone: zone.kind not in {"deck", "omens"},
    values=VALUES,
    may_set=_may_set,
    switch=ROWS.switch,
    ruling_now=lambda table, name: rulings_of(table).chosen(name),
    keeping=entries_kept,
    unseen_from=_omens_first,
    turned=_omens_turned,
    fitted=_keep_within,
    seats=lambda table: (*pilot_seats(table), COACH_SEAT),
)


@frozen
class CoachByHand(by_hand.ByHand):
    """A move of the Coach's own hand; of any seat where `free` and the guide is off."""

    hand = GATTAI_HAND
