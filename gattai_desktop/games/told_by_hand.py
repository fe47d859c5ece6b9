"""Tells in one sentence what was done by hand, for games that have no words of their own for it."""

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games import by_hand_cards as cards
from gattai_desktop.games import by_hand_values as values
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.told import Strong, spoken


def told_by_hand(table: Table, move: ByHand, seat: str) -> Words:
    """Return the sentence of a move; `table` is what the mover's seat saw before it, `seat` the mover's name."""
    place = move.hand.names.zone
    match move:
        case cards.MoveCards():
            return say("{seat} moves {cards} to {zone}, by hand", seat=seat, **_to(table, move, move.cards, move.zone))
        case cards.MoveCardsFacing():
            words = "{seat} moves {cards} to {zone}, {facing}, by hand"
            return say(words, seat=seat, facing=move.facing, **_to(table, move, move.cards, move.zone))
        case cards.MoveToPlace():
            words = "{seat} moves {cards} into {zone}, by hand"
            return say(words, seat=seat, **_to(table, move, (move.card,), move.zone))
        case cards.MoveTop():
            words = "{seat} moves the top {count} of {origin} to {zone}, by hand"
            origin, zone = place(table, move.origin), place(table, move.zone)
            return say(words, seat=seat, count=move.count, origin=origin, zone=zone)
        case cards.TurnCards():
            return say("{seat} turns {cards}, by hand", seat=seat, cards=_names(move.cards))
        case cards.FlipStack():
            return say("{seat} turns {zone} over as one, by hand", seat=seat, zone=place(table, move.zone))
        case cards.ShuffleZone():
            return say("{seat} mixes {zone}, by hand", seat=seat, zone=place(table, move.zone))
        case values.SetValue():
            name = move.hand.names.value(table, move.path)
            return say("{seat} sets {name} to {value}, by hand", seat=seat, name=name, value=Strong(move.value))
        case values.WriteText():
            name = move.hand.names.value(table, move.path)
            return say("{seat} writes “{text}” for {name}", seat=seat, text=move.text, name=name)
        case values.SetRuling():
            row, option = move.hand.switch(move.switch, move.option)
            words = "{seat} rules: {ruling} is {option} from now on"
            return say(words, seat=seat, ruling=row.replace("_", " "), option=Strong(option.replace("_", " ")))
        case values.WriteNote():
            return say("{seat}: “{text}”", seat=seat, text=move.text)
        case _:
            return say("{seat} does something by hand", seat=seat)


def _to(table: Table, move: ByHand, moved: tuple[Card, ...], zone: str) -> dict[str, object]:
    return {"cards": _names(moved), "zone": move.hand.names.zone(table, zone)}


def _names(moved: tuple[Card, ...]) -> tuple[object, ...]:
    return tuple(Strong(spoken(card)) for card in moved)
