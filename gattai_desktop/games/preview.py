"""What a move would do, as one seat may know it beforehand, and which rulings decide that."""

from collections.abc import Callable, Iterable, Iterator

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Verdict


@frozen
class Preview:
    """What a move would do, as one seat may know it before it is done.

    `facts` are those that will happen, as far as they can be known (`complete` says whether that is all of them;
    a draw or a shuffle to come ends them), each with its number. `asks` are the questions that would follow.
    """

    move: Move
    verdict: Verdict
    facts: tuple[tuple[int, Fact], ...] = ()
    asks: tuple[Ask, ...] = ()
    complete: bool = True
    _deciding: Callable[[], tuple[str, ...]] = field(default=tuple, eq=False, repr=False)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The names of the rulings that decided it: another option of any of them would change the preview.

        Those behind a refusal come first. Each call takes some milliseconds.
        """
        refusing = (reason.ruling for reason in self.verdict.reasons if reason.ruling)
        return tuple(dict.fromkeys((*refusing, *self._deciding())))


Foresee = Callable[[State], Preview]
"""Previews a move on a table."""
RulingsRead = Callable[[State, Foresee], Iterator[tuple[str, Iterable[State]]]]
"""Yields each ruling that is looked at while a table is foreseen, and the table under its other options."""


def told_to(seat: Seat, facts: Iterable[Fact], hidden: Callable[[str], bool]) -> tuple[tuple[int, Fact], ...]:
    """Return the facts of a preview with their numbers, without those that the seat would not be told of (a ballot).

    hidden: which paths of values the seat may not see.
    """
    return tuple(
        (number, fact)
        for number, fact in enumerate(facts)
        if not (isinstance(fact, ValueChanged) and hidden(fact.path))
        and not (isinstance(fact, Announced) and fact.seen_by and seat not in fact.seen_by)
    )


def deciding(
    table: State, foresee: Foresee, rulings_read: RulingsRead, is_told: Callable[[Fact], bool]
) -> tuple[str, ...]:
    """Return the names of the rulings that decide a preview, in the order in which the rules ask them.

    A ruling decides it where another option would make another preview of it; `is_told` says which facts count.
    """

    def noticed(preview: Preview) -> Preview:
        # The numbers of causes shift with facts that nobody notices.
        told = (evolve(fact, cause=-1) for _, fact in preview.facts if is_told(fact))
        return evolve(preview, facts=tuple((-1, fact) for fact in told))

    found = noticed(foresee(table))
    return tuple(
        name
        for name, others in rulings_read(table, foresee)
        if any(noticed(foresee(other)) != found for other in others)
    )
