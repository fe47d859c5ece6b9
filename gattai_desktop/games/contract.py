"""What a game says of itself: its moves, seats and zones, what is hidden, and where it differs from other games."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Seat, Zone
from gattai_desktop.games.ask import Asking
from gattai_desktop.games.by_hand import HandRules
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.presentation import NOBODY, AboutWhom
from gattai_desktop.games.seat_names import seat_called
from gattai_desktop.games.value_table import ValueTable
from gattai_desktop.games.verdict import Reason


class GameContract(ABC):
    """What every game has to say, and what it may say: each method here can be written anew by a game."""

    key: str
    order_rule: ClassVar[str] = "STEP-6"
    """The rule of the order of play: it refuses a move while a question is open."""
    hand: ClassVar[HandRules | None] = None
    """What the game says of moves by hand; None where nothing is done by hand."""
    values: ClassVar[ValueTable | None] = None
    """Between which ends its values stay, and who may not see them; None where it says so itself."""
    phrases: Phrases
    """Every kind of move, with its words."""
    cards: Mapping[str, Card]
    """Every card of the game by its key."""
    doings: Mapping[str, Doing]
    """What carries out each agenda item. One that only asks needs none."""
    askings: Mapping[str, Asking]
    """The agenda items that may have to wait for an answer."""

    @abstractmethod
    def zones(self, state: State) -> Mapping[str, Zone]:
        """Which zones exist, whose they are, and who may see into them."""

    def seats(self, state: Table) -> tuple[Seat, ...]:
        """Every seat at the table, clockwise; the Coach last in a game that has one."""
        return cast("tuple[Seat, ...]", state.values["seats"])

    def bounds(self, state: State) -> Iterable[tuple[str, int, int]]:
        """Yield the path of each gauge with the least and the most that it may be."""
        return self.values.bounds(state) if self.values is not None else ()

    def needs_curtain(self, state: State) -> bool:
        """Whether any seat knows something now that others at the same computer must not see."""
        return True

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """Return who plays together, each side's seats; by itself every seat is a side of its own."""
        return tuple((seat,) for seat in self.seats(state))

    def name(self, state: State, seat: Seat) -> str:
        """The name of the seat for people: the name of its player where it has one."""
        return seat_called(seat, state.values.get(f"name.{seat}"))

    def about(self, table: Table, owner: str) -> AboutWhom:
        """Return who is meant by a seat, or by the path of what belongs to a seat, such as "threat.tide"."""
        return AboutWhom(owner) if owner in self.seats(cast("State", table)) else NOBODY

    def absent(self, table: Table) -> frozenset[str]:
        """Return the parts of the game that stay in the box at this table, by names that only its room knows."""
        return frozenset()

    def called(self, table: Table, field: str, value: Value) -> str:
        """Return the name for people of a value in a field of a move; free words and names as they were written."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.hand.called(table, field, str(value)) if self.hand is not None else str(value)

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        """Return a function that says which paths a seat may not see: by itself, the secrets of other seats."""
        if self.values is not None:
            return self.values.hidden(state, seat)
        return lambda path: path.startswith("secret.") and not path.startswith(f"secret.{seat}.") and seat != ALL

    def secrets(self, state: State) -> Iterable[str]:
        """The paths of a table whose values may be hidden from some seat: of no other need anybody ask."""
        return self.values.secrets(state.values) if self.values is not None else state.values

    @abstractmethod
    def settle(self, ledger: Ledger) -> None:
        """Do what the rules check after every step (Omens, Routs)."""

    def parts(self, state: State) -> frozenset[str]:
        """Which optional parts of the game this table has; kinds of moves name one as `needs_part`."""
        return frozenset()

    def out_of_reach(self, state: State, move: Move) -> Iterator[Reason]:
        """Yield why not even the Coach can allow a move: its cards lie where no card is played from."""
        return iter(())

    def leads(self, state: Table) -> bool:
        """Whether the rules lead this table at all; where they do not, nothing is offered."""
        return True

    def on_turn(self, state: State) -> tuple[Seat, ...] | None:
        """The seats that play waits for while no question is open; None for every seat that has a move."""
        return None

    def against_taking_back(self, state: State) -> Reason | None:
        """Why the rules of this table forbid taking back; None where the table may agree on it."""
        return None

    def pause(self, state: State) -> int:
        """For how many milliseconds the open question holds play, however soon it is answered; 0 for none."""
        return 0

    def answered_by_itself(self, state: State) -> Answer | None:
        """The answer that play goes on with after that pause, where the seat is not really asked; None where it is."""
        return None

    def look_to_tell(self, state: State, seat: Seat) -> Move | None:
        """The move that tells everybody that a seat now looks at its hidden cards; None where nobody need know."""
        return None

    def keeps_secret(self, move: Move) -> bool:
        """Whether the words of a move could tell a seat what is hidden from it."""
        return True

    def rulings_read(self, table: State, doing: Callable[[State], object]) -> Iterator[tuple[str, Iterable[State]]]:
        """Yield each ruling that `doing` reads of a table, and the table under each other option of that ruling."""
        return iter(())

    def is_told(self, fact: Fact) -> bool:
        """Whether a fact is something that people notice at the table."""
        return True
