"""Holds what the table window shows at one moment: one seat's sight, its hand, and what it may do now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat, Zone
from gattai_desktop.content.boxes import box
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.who_plays import who

M = TypeVar("M", bound=Move)


def covered_words() -> str:
    """Return what stands in the place of answers that name cards of a covered Hand."""
    return speak("answer", "Covered with the Hand. Any key or click shows both.")


@frozen(eq=False)
class SeatView:
    """The table as the seat at the computer sees it. Made anew after every signal of the model, never kept longer."""

    model: GameModel
    sight: Sight
    seat: Seat
    """The seat at the computer, before or behind the curtain."""
    hand: tuple[Lying, ...]
    zones: Mapping[str, Zone]
    asks: tuple[Ask, ...]
    absent: frozenset[str]
    """Parts of the game that this table plays without, such as Harmony in First Contact."""
    ahead: Card | None = None
    """The card that the seat has laid before its moment; the table knows nothing of it yet, and nobody else sees it."""

    @classmethod
    def of(cls, model: GameModel) -> SeatView:
        """Return the view of the table as it is now."""
        sight = model.sight()
        absent = box(model.game).game.absent(sight)
        return cls(model, sight, model.seat, model.hand(model.seat), model.zones(), model.asks(), absent)

    @property
    def options(self) -> tuple[Move, ...]:
        """Every move that the rules allow the seat now; worked out when it is first asked for."""
        return self.model.options()

    @property
    def open_options(self) -> tuple[Move, ...]:
        """The moves of other seats that any person at the computer may press for them, Coach's first."""
        others = sorted((seat for seat in self.model.seats if seat != self.seat), key=lambda seat: seat != COACH_SEAT)
        return tuple(move for seat in others for move in self.model.options(seat))

    def options_of(self, kind: type[M]) -> Iterator[M]:
        """Yield the allowed moves of one kind."""
        return (move for move in self.options if isinstance(move, kind))

    def may(self, kind: type[Move]) -> bool:
        """Say whether any move of a kind is allowed."""
        return any(isinstance(move, kind) for move in self.options)

    @property
    def is_coach(self) -> bool:
        """Whether the Coach sits at the computer with the curtain up."""
        return self.sight.seat == COACH_SEAT

    @property
    def one_hand(self) -> bool:
        """Whether one person presses for all, so that the table is never passed."""
        return self.model.sitting.seating == ONE_HAND

    @property
    def alone(self) -> bool:
        """Whether one person sits at the table, and the program in every other seat."""
        return len(self.model.people) == 1

    @property
    def passing(self) -> str:
        """What a plate says that gives another seat its turn."""
        return speak("table", "One hand presses for all") if self.one_hand else speak("table", "Pass the table")

    @property
    def waiting(self) -> str:
        """What is heard of whom play waits for: whoever is asked, else whoever is next."""
        waited = self.ask.seat if self.ask is not None else self.model.next_seat()
        return speak("voice", "Play waits for {name}", name=self.name(waited))

    @property
    def sets_by_hand(self) -> bool:
        """Whether the seat may change things by hand: the Coach, or any seat where nobody coaches."""
        hand = self.model.hand_rules
        return hand is not None and not any(hand.may(self.sight, self.sight.seat, True))

    @property
    def step(self) -> str:
        """The step of play, such as "story" or "throwdown.turn"."""
        return str(self.sight.values.get("step") or "story")

    @property
    def moment(self) -> str:
        """The part of play: "story", "gambit", "throwdown" or "outcome"."""
        return self.step.partition(".")[0]

    @property
    def pilots(self) -> tuple[Seat, ...]:
        """The Pilots' seats from the Coach's left."""
        return self.sight.listed("seats")

    @property
    def ask(self) -> Ask | None:
        """The question that play waits for."""
        return self.asks[0] if self.asks else None

    @property
    def on_turn(self) -> Seat:
        """The seat that is asked or on turn, the same for rail, header and wall; "" while anybody may act."""
        return self.model.on_turn()

    @property
    def newest(self) -> Happened | None:
        """What happened last; None where something was taken back, or nothing has happened yet."""
        newest = next(iter(self.model.log(self.model.entry)), None)
        return newest if newest is not None and newest.back_to is None else None

    def value(self, path: str, otherwise: Value = None) -> Value:
        """Return a value, or `otherwise` where it is hidden or not there."""
        found = self.sight.values.get(path)
        return otherwise if found is None else found

    def number(self, path: str, otherwise: int = 0) -> int:
        """Return a number, or `otherwise` where it is hidden or not there."""
        found = self.sight.values.get(path)
        return found if isinstance(found, int) else otherwise

    def text(self, path: str, otherwise: str = "") -> str:
        """Return a text, or `otherwise`."""
        found = self.sight.values.get(path)
        return otherwise if found is None else str(found)

    def prose(self, path: str) -> str:
        """Return a text of a pack in the language of the windows; texts typed at the table stay as they are."""
        return content(self.text(path))

    def keys(self, path: str) -> tuple[str, ...]:
        """Return a row of names, such as those of the Factions."""
        return self.sight.listed(path)

    def name(self, seat: Seat) -> str:
        return called(self.model.name(seat))

    def who(self, seat: Seat) -> str:
        """Return what a seat is called, with the person who plays it: "Momo (Ida)"."""
        return who(self.model, seat)

    def count(self, zone: str) -> int:
        """Return how many cards lie in a zone."""
        return self.sight.count(zone)

    def top(self, zone: str) -> Lying | None:
        """Return the top card of a zone as the seat sees it."""
        lying = self.sight.zones.get(zone)
        return lying[-1] if lying else None

    def holds(self, card: Card) -> bool:
        """Whether the seat's own hand holds a card."""
        return any(one.card is card for one in self.hand)

    def in_sight(self, move: Move) -> bool:
        """Whether a move may be named: while the Hand lies covered, not one that names a card of it."""
        if not self.model.covered:
            return True
        return cards_of(move) <= {lying.card for zone in self.sight.zones.values() for lying in zone}
