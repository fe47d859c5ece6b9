"""Moves of which more would come than a move can do, or than a table holds: they cannot be made, and say so."""

from collections.abc import Iterator
from contextlib import contextmanager

from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.limits import Endless, TooMuch, check_counts, check_value
from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Impossible


@contextmanager
def coming_to_an_end(ledger: Ledger) -> Iterator[None]:
    """See to it that what is played meanwhile stays within the limits (`cards.limits`). Raises Impossible."""
    try:
        yield
        check_counts(ledger.table.zones, ledger.table.values)
        for fact in ledger.facts:
            if isinstance(fact, ValueChanged):
                check_value(fact.after)
            elif isinstance(fact, Announced):
                check_value(fact.values)
    except Endless:
        raise Impossible(say("More would come of that than a move can do. Nothing was changed.")) from None
    except TooMuch as wrong:
        fault = wrong.words
        raise Impossible(
            say("More would come of that than a table holds: {fault}. Nothing was changed.", fault=fault)
        ) from None
