"""Refuses moves that would do more than a move may do, or make a table larger than one may be."""

from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.limits import Endless, TooMuch, check_counts, check_values
from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Impossible


def see_that_it_fits(ledger: Ledger) -> None:
    """See whether a move that was played leaves a table within the limits of `cards.limits`. Raises TooMuch."""
    check_counts(ledger.table.zones, ledger.table.values)
    facts = ledger.facts
    check_values([one.after for one in facts if one.__class__ is ValueChanged])
    check_values([value for one in facts if one.__class__ is Announced for _, value in one.values])


def too_far(wrong: Endless | TooMuch) -> Impossible:
    """Return what a move is refused with that goes beyond the limits."""
    if isinstance(wrong, TooMuch):
        text = "More would come of that than a table holds: {fault}. Nothing was changed."
        return Impossible(say(text, fault=wrong.words))
    return Impossible(say("More would come of that than a move can do. Nothing was changed."))
