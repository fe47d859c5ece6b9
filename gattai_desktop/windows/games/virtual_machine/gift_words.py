"""Says on the plate "Give" what the card of a turn makes of the Team Hand of its side (RULES VM-22, VM-44, VM-H19)."""

from gattai_desktop.board.speech import said, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.poker import PAIR
from gattai_desktop.games.virtual_machine.team_hands import limit, scored
from gattai_desktop.games.virtual_machine.values import actor


@frozen
class GiftWords:
    """What is written below "Give", and the same where there is little room; "" where that is no less.

    costs: the hand is full then, without a better row: it goes, and its Uptimes with it.
    """

    line: str
    short: str = ""
    costs: bool = False


def gift_words(table: Table, card: Card) -> GiftWords:
    """Return what giving the card would do: a better row, or a hand that is full and goes."""
    side = zones.side_of(actor(table), table)
    then = scored(table, side, (card,))
    rises = then.rank > table.number(f"row.{side}") and then.rank >= PAIR.rank
    full = table.count(zones.team(side)) + 1 >= limit(table, side)
    if rises and full:
        short = speak("fight", "{row}, then full", row=said(then.name))
    elif rises:
        short = said(then.name)
    elif full:
        short = speak("fight", "then full: it goes")
        return GiftWords(speak("fight", "the Team Hand is full then and goes"), short, costs=True)
    else:
        return GiftWords(speak("fight", "to the Team Hand"))
    return GiftWords(speak("fight", "to the Team Hand: {row}", row=short), short)
