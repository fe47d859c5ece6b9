"""What abilities do when their moment has come: on reveal, beaten in defence, as new Champion (RULES RB-12, RB-27).

Those that work while attacking or defending are counted in `totals.py`.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Asking, item_asked
from gattai_desktop.games.move import Answer, Impossible, wish
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BOTS, Ability, Bot, bot_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import totals
from gattai_desktop.games.rumblebots.values import add_bonus, is_decided
from gattai_desktop.games.verdict import Reason, refusal


def owner(table: State, card: Card) -> Seat:
    """Whose Bot it is: that of the zone in which it lies."""
    return str(table.where(card)).partition(".")[2]


def _lying(table: State, key: str) -> Card:
    """Find a card of a gang by its key. Raises LookupError."""
    for seat in zones.players(table):
        for card in table.cards(zones.gang(seat)):
            if card.key == key:
                return card
    raise LookupError(f"{key} lies in no gang.")


def _ability(ledger: Ledger, key: str, opening: bool) -> None:
    """Carry out what a Bot does on reveal; the opening Bot only what is of use in defence (RULES RB-H6)."""
    card = _lying(ledger.table, key)
    bot = bot_of(card)
    ability = bot.ability
    if ability is None or ability.when != "reveal":
        return
    seat = owner(ledger.table, card)
    match ability.effect:
        case "peek":
            _look(ledger, seat, bot)
        case "recover":
            ledger.next(("recover", seat, key))
        case _ if not opening and _holds(ability, ledger.table, seat):
            add_bonus(ledger, ability.effect, ability.amount, bot.name, rule="RB-12")
            ledger.announce("ability", rule="RB-12", bot=bot.name, what=ability.effect, amount=ability.amount)


def _holds(ability: Ability, table: State, seat: Seat) -> bool:
    match ability.condition:
        case "barrier":
            return totals(table).barriers > 0
        case "no_barrier":
            return totals(table).barriers == 0
        case "first":
            return table.count(zones.gang(seat)) == 1
        case "deck":
            return table.count(zones.deck(seat)) <= ability.count
        case _:
            return True


def _look(ledger: Ledger, seat: Seat, bot: Bot) -> None:
    lying = ledger.table.cards(zones.deck(seat))
    if lying:
        looked = ledger.announce("looks", rule="RB-12", seat=seat, bot=bot.name)
        with ledger.because(looked):
            ledger.move_from(zones.deck(seat), lying[-1:], zones.look(seat), rule="RB-12", up=False)
            ledger.next(("peek", seat))


# ---------------------------------------------------------------------- looking at the top card


def _ask_peek(state: State, item: Item) -> Ask:
    seat = cast("Seat", item[1])
    return Ask(
        "peek", seat, say("Where does your top card go?"), (LeaveOnTop(seat), PutBelow(seat)), say("You looked at it.")
    )


@wish("leaves it on top")
class LeaveOnTop(Answer):
    """Answer: the card stays where it was."""

    answers = "peek"

    def answer(self, ledger: Ledger, item: Item) -> None:
        _put_back(ledger, str(item[1]), bottom=False)


@wish("puts it under the deck")
class PutBelow(Answer):
    """Answer: the card goes under the deck."""

    answers = "peek"

    def answer(self, ledger: Ledger, item: Item) -> None:
        _put_back(ledger, str(item[1]), bottom=True)


def _put_back(ledger: Ledger, seat: Seat, *, bottom: bool) -> None:
    cards = ledger.table.cards(zones.look(seat))
    if cards:
        ledger.move_from(zones.look(seat), cards, zones.deck(seat), rule="RB-12", up=False, bottom=bottom)


# ---------------------------------------------------------------------- bringing a card back


def candidates(table: State, seat: Seat, card: Card) -> tuple[Card, ...]:
    """Which cards the ability of a Bot could bring back now; none where it has worked in this battle already."""
    ability = bot_of(card).ability
    if ability is None or (table.values.get(f"once.{card.key}") and rulings_of(table).endless == "once_and_sixty"):
        return ()
    gang = table.cards(zones.gang(seat))
    keeps = table.listed("kept")
    dropped = tuple(one for one in gang if one.key not in keeps)
    match ability.recovers:
        case "self":
            return (card,)
        case "other":
            return tuple(one for one in gang if one is not card)
        case "discard":
            return table.cards(zones.discard(seat))[-1:]
        case "not_kept_or_kept" if not dropped and len(gang) > 1:
            return gang
        case "not_kept" | "not_kept_or_kept":
            return dropped
        case _:
            return ()


def _ask_recover(state: State, item: Item) -> Ask | None:
    _, seat, key = cast("tuple[str, Seat, str]", item)
    if not _still_there(state, seat, key):
        return None
    card = _lying(state, key)
    bot = bot_of(card)
    found = candidates(state, seat, card)
    assert bot.ability is not None
    if not found or (len(found) == 1 and not bot.ability.optional):
        return None
    put = tuple(PutUnder(seat, one) for one in found)
    options = (RecoverNothing(seat), *put) if bot.ability.optional else put
    question, why = say("Which Bot goes under your deck?"), say("The ability of {bot} works.", bot=bot.name)
    return Ask("recover", seat, question, options, why, settled=is_decided(state))


def _still_there(table: State, seat: Seat, key: str) -> bool:
    """Whether the Bot is still in the gang: the ability of another may have sent it away, and then it does nothing."""
    return any(card.key == key for card in table.cards(zones.gang(seat)))


def _recover(ledger: Ledger, seat: Seat, key: str) -> None:
    """Bring back the one card that there is to bring back."""
    if not _still_there(ledger.table, seat, key):
        return
    found = candidates(ledger.table, seat, _lying(ledger.table, key))
    if found:
        bring_back(ledger, seat, key, found[0])


def bring_back(ledger: Ledger, seat: Seat, key: str, card: Card) -> None:
    """Put a card under its owner's deck, or mix it in, because of the Bot with that key."""
    bot = bot_of(_lying(ledger.table, key))
    assert bot.ability is not None
    ledger.set(f"once.{key}", True, rule="RB-H10")
    told = ledger.announce("recovers", rule="RB-27", seat=seat, bot=bot.name, card=bot_of(card).name)
    with ledger.because(told):
        put_under(ledger, seat, card, rule="RB-27")
        if bot.ability.shuffled:
            ledger.shuffle(zones.deck(seat), rule="RB-27")


def put_under(ledger: Ledger, seat: Seat, card: Card, *, rule: str) -> None:
    """Put a card under a player's deck; it is kept no longer, and no ability of it waits."""
    ledger.move(card, zones.deck(seat), rule=rule, up=False, bottom=True)
    # What is still to be done everybody may read, and it must name no card that lies face down.
    waiting = ((item, cause) for item, cause in ledger.agenda if item != ("recover", seat, card.key))
    ledger.agenda[:] = [(_without(item, card), cause) for item, cause in waiting]
    keeps = ledger.table.listed("kept")
    if card.key in keeps:
        ledger.set("kept", tuple(key for key in keeps if key != card.key), rule=rule)


def _without(item: Item, card: Card) -> Item:
    return tuple(part for part in item if part != card.key) if item[0] == "defeated" else item


@wish("puts {card} under the deck")
class PutUnder(Answer):
    """Answer: this card goes under the deck."""

    card: Card
    laid_on = Place(zone=zones.deck("{seat}"))

    answers = "recover"

    def judge(self, state: State) -> Iterator[Reason]:
        item = item_asked(state)
        if self.card not in candidates(state, self.seat, _lying(state, str(item[2]))):
            yield refusal("RB-27", "{card} cannot be brought back.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.card.deck != BOTS:
            raise Impossible(say("{card} cannot be brought back.", card=self.card))
        bring_back(ledger, self.seat, str(item[2]), self.card)


@wish("brings nothing back")
class RecoverNothing(Answer):
    """Answer: nothing goes under the deck."""

    answers = "recover"

    def judge(self, state: State) -> Iterator[Reason]:
        ability = bot_of(_lying(state, str(item_asked(state)[2]))).ability
        if ability and not ability.optional:
            yield refusal("RB-27", "This ability is no choice: name a Bot.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing happens."""


MOVES = (LeaveOnTop, PutBelow, PutUnder, RecoverNothing)
DOINGS: Final[dict[str, Doing]] = {"ability": _ability, "recover": _recover}
ASKINGS: Final[dict[str, Asking]] = {"peek": _ask_peek, "recover": _ask_recover}
