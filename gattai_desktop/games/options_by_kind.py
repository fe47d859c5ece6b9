"""What a seat may do, worked out kind by kind: for who plays on quickly, and looks at a few kinds of many."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar, overload

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.offers import OfferedKinds, offered
from gattai_desktop.games.response_window import stopped_by

if TYPE_CHECKING:
    from gattai_desktop.games.game import Game

M = TypeVar("M", bound=Move)


class OptionsByKind(Sequence[Move]):
    """The options of a seat. Asked for one kind it works out no other; looked at as a whole it is what the game says.

    answers: those of the question that the seat is asked. of_moment: the kinds of this moment that descend from one.
    """

    def __init__(
        self,
        state: State,
        seat: Seat,
        answers: tuple[Move, ...],
        of_moment: Callable[[type[Move]], OfferedKinds],
        whole: Callable[[], tuple[Move, ...]],
    ) -> None:
        self.seat, self.answers = seat, answers
        self._state, self._of_moment, self._whole = state, of_moment, whole

    def of_kind(self, kind: type[M]) -> list[M]:
        """Return the options of one kind, in the order of all."""
        found = [move for move in self.answers if isinstance(move, kind)]
        # No answer is offered but by its question.
        return found if issubclass(kind, Answer) else [*found, *offered(self._state, self._of_moment(kind))]  # type: ignore[list-item]

    def __len__(self) -> int:
        return len(self._whole())

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, place: int | slice) -> Move | tuple[Move, ...]:
        return self._whole()[place]


def options_by_kind(game: "Game", state: State, seat: Seat) -> Sequence[Move]:
    """Return what the game offers a seat, for who looks at a few kinds of it; the whole list where play is stopped."""
    if stopped_by(state) or not game.leads(state):
        return game.options(state, seat)
    ask = game.ask_for(state, seat)
    moment = (state.values.get("step"), ask.kind if ask is not None else None, seat, game.parts(state))
    answers = ask.options if ask is not None and ask.seat == seat else ()
    return OptionsByKind(
        state, seat, answers, lambda kind: game.offers.at(*moment, kind), lambda: game.options(state, seat)
    )


def of_kind(options: Iterable[Move], kind: type[M]) -> list[M]:
    """Return those of the options that are of one kind."""
    if isinstance(options, OptionsByKind):
        return options.of_kind(kind)
    return [move for move in options if isinstance(move, kind)]


def answers_of(options: Sequence[Move]) -> Sequence[Move]:
    """Return those of the options that answer a question; none where none is asked."""
    return options.answers if isinstance(options, OptionsByKind) else of_kind(options, Answer)


def seat_of_options(options: Sequence[Move]) -> Seat:
    """Return whose options these are."""
    return options.seat if isinstance(options, OptionsByKind) else options[0].seat
