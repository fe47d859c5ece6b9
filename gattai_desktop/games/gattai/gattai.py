"""Gattaibushido:FUSION! put together: every chapter's moves, agenda items and asks in one Game.

A chapter that adds moves, doings or asks is named in `_CHAPTERS`; nothing else has to change.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import CARDS, card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight, State, Table, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, COACH_SEAT, Seat, Zone
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.by_hand_cards import drops_by_hand
from gattai_desktop.games.drops import Drop
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai import waiting
from gattai_desktop.games.gattai.book.deciding import is_told, rulings_read
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand import cards as by_hand_cards
from gattai_desktop.games.gattai.by_hand import coachs_hand, laying
from gattai_desktop.games.gattai.by_hand.by_hand import GATTAI_HAND, guide_is_off
from gattai_desktop.games.gattai.cards import decks, hands, looking, omens
from gattai_desktop.games.gattai.effects import (
    calling,
    driving,
    effect_asks,
    effects,
    entries,
    limits,
    listening,
    steps,
    steps_cards,
)
from gattai_desktop.games.gattai.events import boosts, damage, events, lines, payload, soak, undoing
from gattai_desktop.games.gattai.gambit import gambit_outcome
from gattai_desktop.games.gattai.gambit import moves as gambit_moves
from gattai_desktop.games.gattai.gambit import offer as gambit_offer
from gattai_desktop.games.gattai.outcome import defeat, outcome, spoils
from gattai_desktop.games.gattai.pilots import (
    armory,
    bases,
    evolving,
    lessons_vote,
    ranks,
    robo_moves,
    shifts,
    using_gear,
)
from gattai_desktop.games.gattai.rumble import lineup, rumble_damage, rumble_setup, taking_positions, tech_effects
from gattai_desktop.games.gattai.rumble import start as rumble_start
from gattai_desktop.games.gattai.rumble import techs as rumble_techs
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.story import (
    changing_edition,
    first_contact,
    first_contact_moves,
    scenario,
    session_setup,
    story,
)
from gattai_desktop.games.gattai.telling import of_moves as told_moves
from gattai_desktop.games.gattai.telling.of_moves import field_name
from gattai_desktop.games.gattai.throwdown import (
    assists,
    challenge,
    conflict_end,
    drives,
    establishment,
    exchange,
    initiative,
    joining,
    narrative_death,
    reveal,
    rout,
    strike,
    support,
    turn,
    votes,
)
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world import crisis, factions, offenses, waves
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.games.gattai.zones import pilot_seats, zones
from gattai_desktop.games.move import Move, Phrases
from gattai_desktop.games.presentation import AboutWhom, Place
from gattai_desktop.games.verdict import Reason, refusal

# Every chapter with moves (MOVES), agenda items (DOINGS), asks (ASKINGS) or checks after each step (SETTLE).
_CHAPTERS: Final[tuple[ModuleType, ...]] = (
    decks,
    hands,
    omens,
    events,
    lines,
    soak,
    damage,
    boosts,
    factions,
    offenses,
    waves,
    crisis,
    payload,
    ranks,
    limits,
    effects,
    effect_asks,
    listening,
    steps,
    steps_cards,
    calling,
    session_setup,
    story,
    bases,
    scenario,
    lessons_vote,
    shifts,
    evolving,
    armory,
    support,
    using_gear,
    defeat,
    looking,
    driving,
    by_hand_cards,
    coachs_hand,
    changing_edition,
    first_contact_moves,
    gambit_offer,
    gambit_moves,
    gambit_outcome,
    challenge,
    narrative_death,
    joining,
    votes,
    establishment,
    exchange,
    initiative,
    reveal,
    drives,
    rumble_start,
    lineup,
    taking_positions,
    rumble_setup,
    rumble_damage,
    rumble_techs,
    tech_effects,
    robo_moves,
    assists,
    turn,
    undoing,
    strike,
    rout,
    outcome,
    spoils,
    conflict_end,
)


def _gathered(name: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for chapter in _CHAPTERS:
        found.update(getattr(chapter, name, {}))
    return found


_Settlings = tuple[tuple[int, Settling], ...]
"""What is checked after a step, each with its place among all of them."""
_NOTHING: Final[frozenset[str]] = frozenset()

_OF_PARTS: Final = paths("entries", "first_contact")


def _parts(state: State) -> frozenset[str]:
    found = {"entries": entries.has_entries(state), "first_contact": first_contact.is_on(state)}
    here = {part for part, is_here in found.items() if is_here}
    return frozenset(first_contact.NOT_IN_PLAY - first_contact.absent(state) | here)


class Gattai(Game):
    """The card game of Gattaibushido:FUSION!"""

    key = "gattai"
    hand = GATTAI_HAND
    cards = CARDS

    def __init__(self) -> None:
        kinds: tuple[type[Move], ...] = tuple(kind for chapter in _CHAPTERS for kind in getattr(chapter, "MOVES", ()))
        self.phrases = Phrases(kinds, card)
        self.doings: Mapping[str, Doing] = _gathered("DOINGS")  # type: ignore[assignment]
        self.askings: Mapping[str, Asking] = _gathered("ASKINGS")  # type: ignore[assignment]
        settlings: list[Settling] = [chapter.SETTLE for chapter in _CHAPTERS if hasattr(chapter, "SETTLE")]
        self._settlings = tuple(enumerate(settlings))
        self._wake: Final = decks.DECK_ZONES.union(*(one.touched for one in settlings))
        self._lasting: Final = frozenset(one.there for one in settlings if not one.touched)
        self._woken: dict[frozenset[str], tuple[_Settlings, _Settlings]] = {}

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones(state)

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (*pilot_seats(state), COACH_SEAT)

    def name(self, state: State, seat: Seat) -> str:
        return str(state.values.get(f"pilot.{seat}.name") or seat.capitalize())

    def about(self, table: Table, owner: str) -> AboutWhom:
        if owner.startswith("threat."):
            return AboutWhom(COACH_SEAT, threat_sign(table.values, owner.removeprefix("threat.")))
        return super().about(table, owner.removeprefix("pilot."))

    def absent(self, table: Table) -> frozenset[str]:
        return first_contact.absent(table)

    def called(self, table: Table, field: str, value: Value) -> str:
        return field_name(table, field, value) if isinstance(value, str) else super().called(table, field, value)

    def bounds(self, state: State) -> Iterator[tuple[str, int, int]]:
        return VALUES.bounds(state)

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        return VALUES.hidden(state, seat) if seat != ALL else lambda _path: False

    def against_taking_back(self, state: State) -> Reason | None:
        """Say that a card which is down stays down, where the table plays so (ED-6, R-127)."""
        if rulings_of(state).taking_back == "table":
            return None
        return refusal("ED-6", "A card that is down stays down.", ruling="taking_back")

    def parts(self, state: State) -> frozenset[str]:
        """Return "entries" where packs brought some, "first_contact" where that is played, and what else is in play."""
        try:
            return state.kept[_OF_PARTS]["parts"]  # type: ignore[no-any-return]
        except KeyError:
            return state.cached("parts", lambda: _parts(state), depends_on=_OF_PARTS)

    def on_turn(self, state: State) -> tuple[Seat, ...] | None:
        return waiting.waits_for(state)

    def leads(self, state: Table) -> bool:
        return state.values.get("guide") is not False

    def drops(self, table: Sight, seat: Seat, card: Card, origin: Place, ask: Ask | None = None) -> tuple[Drop, ...]:
        """At a free table a card goes anywhere; elsewhere nothing is played from a Deck, a Trash or a row of Omens."""
        if guide_is_off(table):
            every = sorted(zones(to_play_on(table)), key=laying.seldom)
            return drops_by_hand(self.phrases.kinds, every, seat, card, origin)
        return super().drops(table, seat, card, origin, ask) if laying.is_played_from(origin.zone) else ()

    def _reasons(self, state: State, move: Move) -> Iterator[Reason]:
        # A free table is played by hand: the rules neither lead nor ask there.
        if guide_is_off(state) and not move.by_hand:
            yield refusal("ED-4", "The guide is off: move cards and set gauges by hand.")
        else:
            yield from super()._reasons(state, move)

    def out_of_reach(self, state: State, move: Move) -> Iterator[Reason]:
        """Say of each card of a move whether it lies where it could be played at all."""
        if not move.by_hand:
            for one in told_moves.cards_of(move):
                yield from laying.cannot_be_played(state, move.seat, one)

    def keeps_secret(self, move: Move) -> bool:
        """Ballots, the Coach's own Strike and what he does by hand may; all else is said aloud at the table."""
        return told_moves.keeps_secret(move)

    def rulings_read(self, table: State, doing: Callable[[State], object]) -> Iterator[tuple[str, Iterable[State]]]:
        return rulings_read(table, doing)

    def is_told(self, fact: Fact) -> bool:
        return is_told(fact)

    def settle(self, ledger: Ledger) -> None:
        """Look for Jokers on top of a Deck, then for what each chapter checks (RULES STEP-6)."""
        touched, anew, changed = _NOTHING, False, len(ledger.facts)
        if changed > ledger.settled:
            ledger.settled, touched, anew = changed, self._wake & ledger.touched, True
            if not decks.DECK_ZONES.isdisjoint(touched):
                decks.reveal_new_omens(ledger)
                changed, touched = len(ledger.facts), self._wake & ledger.touched
        begun = 0
        while True:
            values = ledger.table.values
            woken = self._woken.get(touched) or self._woken_by(touched)
            for place, one in woken[values.keys().isdisjoint(self._lasting)]:
                if place >= begun and (not one.there or one.there in values) and values.get("guide") is not False:
                    one.check(ledger)
                    if anew and len(ledger.facts) > changed:
                        break
            else:
                return
            # What was written just now can wake those that come after it.
            begun, changed, touched = place + 1, len(ledger.facts), self._wake & ledger.touched

    def _woken_by(self, touched: frozenset[str]) -> tuple[_Settlings, _Settlings]:
        """What is looked at where that is touched: all of it, and what needs no value that is seldom there."""
        woken = tuple(
            (place, one) for place, one in self._settlings if not one.touched or not one.touched.isdisjoint(touched)
        )
        now = tuple((place, one) for place, one in woken if one.there not in self._lasting)
        found = self._woken[touched] = woken, now
        return found
