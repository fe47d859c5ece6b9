"""Gattaibushido:FUSION! put together: every chapter's moves, agenda items and asks in one Game.

A chapter that adds moves, doings or asks is named in `chapters.py`; nothing else has to change.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from gattai_desktop.cards.card import CARDS, Card, card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight, State, Table, cached, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, COACH_SEAT, Seat, Zone
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.drops import Drop
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai import waiting
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand import laying
from gattai_desktop.games.gattai.by_hand.laying import guide_is_off
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.games.gattai.zones import pilot_seats, unseen_entries, zones
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.presentation import AboutWhom, CarriedThing, Place
from gattai_desktop.games.seat_names import seat_called
from gattai_desktop.games.verdict import Reason, refusal

if TYPE_CHECKING:
    from gattai_desktop.games.by_hand import HandRules


@cached(depends_on=paths("entries", "first_contact"))
def _parts(state: State) -> frozenset[str]:
    from gattai_desktop.games.gattai.effects import entries

    found = {"entries": entries.has_entries(state), "first_contact": first_contact.is_on(state)}
    here = {part for part, is_here in found.items() if is_here}
    return frozenset(first_contact.NOT_IN_PLAY - first_contact.absent(state) | here)


class Gattai(Game):
    """The card game of Gattaibushido:FUSION!"""

    key = "gattai"
    values = VALUES
    cards = CARDS

    @cached_property
    def phrases(self) -> Phrases:  # type: ignore[override]
        """Every kind of move, with its words."""
        from gattai_desktop.games.gattai.chapters import KINDS

        return Phrases(KINDS, card)

    @cached_property
    def doings(self) -> Mapping[str, Doing]:  # type: ignore[override]
        """What carries out each agenda item."""
        from gattai_desktop.games.gattai.chapters import DOINGS

        return DOINGS

    @cached_property
    def askings(self) -> Mapping[str, Asking]:  # type: ignore[override]
        """The agenda items that may have to wait for an answer."""
        from gattai_desktop.games.gattai.chapters import ASKINGS

        return ASKINGS

    @cached_property
    def hand(self) -> "HandRules":  # type: ignore[override]
        """What the game says of moves by hand."""
        from gattai_desktop.games.gattai.by_hand.by_hand import GATTAI_HAND

        return GATTAI_HAND

    @cached_property
    def settle(self) -> Callable[[Ledger], None]:
        """What the chapters check after each step."""
        from gattai_desktop.games.gattai.chapters import Settlings

        return Settlings().settle

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones(state)

    def seats(self, state: Table) -> tuple[Seat, ...]:
        return (*pilot_seats(state), COACH_SEAT)

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        return (pilot_seats(state), (COACH_SEAT,))

    def name(self, state: State, seat: Seat) -> str:
        return seat_called(seat, state.values.get(f"pilot.{seat}.name"))

    def about(self, table: Table, owner: str) -> AboutWhom:
        if owner.startswith("threat."):
            return AboutWhom(COACH_SEAT, threat_sign(table.values, owner.removeprefix("threat.")))
        return super().about(table, owner.removeprefix("pilot."))

    def absent(self, table: Table) -> frozenset[str]:
        return first_contact.absent(table)

    def called(self, table: Table, field: str, value: Value) -> str:
        from gattai_desktop.games.gattai.telling.of_moves import field_name

        return field_name(table, field, value) if isinstance(value, str) else super().called(table, field, value)

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        if seat == ALL:
            return lambda _path: False
        hides = VALUES.hidden(state, seat)
        if seat == COACH_SEAT:
            return hides
        return lambda path: hides(path) or (path.startswith("entry.") and path in unseen_entries(state))

    def secrets(self, state: State) -> Iterable[str]:
        return (*super().secrets(state), *unseen_entries(state))

    def against_taking_back(self, state: State) -> Reason | None:
        """Say that a card which is down stays down, where the table plays so (ED-6, R-127)."""
        if rulings_of(state).taking_back == "table":
            return None
        return refusal("ED-6", "A card that is down stays down.", ruling="taking_back")

    def parts(self, state: State) -> frozenset[str]:
        """Return "entries" where packs brought some, "first_contact" where that is played, and what else is in play."""
        return _parts(state)

    def on_turn(self, state: State) -> tuple[Seat, ...] | None:
        return waiting.waits_for(state)

    def leads(self, state: Table) -> bool:
        return state.values.get("guide") is not False

    def drops(
        self, table: Sight, seat: Seat, carried: Card | CarriedThing, origin: Place, ask: Ask | None = None
    ) -> tuple[Drop, ...]:
        """At a free table a card goes anywhere; elsewhere nothing is played from a Deck, a Trash or a row of Omens."""
        if guide_is_off(table) and isinstance(carried, Card):
            from gattai_desktop.games.by_hand_cards import drops_by_hand

            every = sorted(zones(to_play_on(table)), key=laying.seldom)
            return drops_by_hand(self.phrases.kinds, every, seat, carried, origin)
        return super().drops(table, seat, carried, origin, ask) if laying.is_played_from(origin.zone) else ()

    def _reasons(self, state: State, move: Move) -> Iterator[Reason]:
        # A free table is played by hand: the rules neither lead nor ask there.
        if guide_is_off(state) and not move.by_hand:
            yield refusal("ED-4", "The rules are off: move cards and set gauges by hand.")
        else:
            yield from super()._reasons(state, move)

    def out_of_reach(self, state: State, move: Move) -> Iterator[Reason]:
        """Say of each card of a move whether it lies where it could be played at all."""
        if not move.by_hand:
            for one in cards_of(move):
                yield from laying.cannot_be_played(state, move.seat, one)

    def keeps_secret(self, move: Move) -> bool:
        """Ballots, the Coach's own Strike and what he does by hand may; all else is said aloud at the table."""
        from gattai_desktop.games.gattai.telling import of_moves

        return of_moves.keeps_secret(move)

    def rulings_read(self, table: State, doing: Callable[[State], object]) -> Iterator[tuple[str, Iterable[State]]]:
        from gattai_desktop.games.gattai.book.deciding import rulings_read

        return rulings_read(table, doing)

    def is_told(self, fact: Fact) -> bool:
        from gattai_desktop.games.gattai.book.deciding import is_told

        return is_told(fact)
