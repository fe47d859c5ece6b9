"""Refuses moves that would do more than a move may do, or make a table larger than one may be."""

from types import TracebackType

from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.limits import Endless, TooMuch, check_counts, check_value
from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Impossible


class StepLimit:
    """Holds what is played inside the `with` to the limits of `cards.limits`. Raises Impossible."""

    __slots__ = ("_ledger",)

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def __enter__(self) -> None:
        """Play begins."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None:
                self._see_that_it_fits()
        except TooMuch as wrong:
            error = wrong
        if isinstance(error, Endless):
            raise Impossible(say("More would come of that than a move can do. Nothing was changed.")) from None
        if isinstance(error, TooMuch):
            fault = error.words
            raise Impossible(
                say("More would come of that than a table holds: {fault}. Nothing was changed.", fault=fault)
            ) from None

    def _see_that_it_fits(self) -> None:
        check_counts(self._ledger.table.zones, self._ledger.table.values)
        for fact in self._ledger.facts:
            kind = fact.__class__
            if kind is ValueChanged:
                value = fact.after  # type: ignore[attr-defined]
                if value is not None and value is not True and value is not False:
                    check_value(value)
            elif kind is Announced and fact.values:  # type: ignore[attr-defined]
                check_value(fact.values)  # type: ignore[attr-defined]
