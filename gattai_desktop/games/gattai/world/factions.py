"""Factions: their Favor cards, and who may invest (RULES 2.21, MICRO-22). Their Offenses are in `offenses.py`.

A Faction's stack is the zone `faction.<key>`: all cards face-down but the topmost, which a Pilot may play.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table, path_to
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask, open_item
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks, looking
from gattai_desktop.games.gattai.events.recipients import in_play, kind_of, leading_pilot, name_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story.first_contact_investing import not_investing, replace
from gattai_desktop.games.gattai.zones import deck_zone, hand_zone
from gattai_desktop.games.move import Answer, Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def agency(table: Table, key: str) -> int:
    """How many Favor cards a Faction holds at most, 1 to 7 (FACTION-3)."""
    return cast("int", table.values[f"faction.{key}.agency"])


stack_zone: Final = path_to("faction.{}")
"""Where the Favor cards of a Faction lie."""


def favor_cards(table: Table) -> tuple[Card, ...]:
    """The face-up top card of each revealed Faction: what a Pilot may play instead of a card of hers (FACTION-4)."""
    stacks = (table.zones.get(faction, ()) for faction in in_play(table, "Faction"))
    return tuple(lying[-1].card for lying in stacks if lying and lying[-1].up)


def uncover(ledger: Ledger, key: str) -> None:
    """Turn the next Favor card face-up after the top one was taken (FACTION-5)."""
    lying = ledger.table.zones.get(stack_zone(key), ())
    if lying and not lying[-1].up:
        ledger.turn(stack_zone(key), (lying[-1].card,), rule="FACTION-5")


def invest(ledger: Ledger, key: str, card: Card, by: Seat) -> None:
    """Lay a card face-up on a Faction's stack; beyond its Agency the bottom card goes (FACTION-2, FACTION-3)."""
    looking.remember(ledger, card, by)
    zone = stack_zone(key)
    origin = ledger.table.where(card)
    if origin is None:
        raise Impossible(say("{card} is not on the table.", card=card))
    covered = ledger.table.zones.get(zone, ())
    if covered and covered[-1].up:
        ledger.turn(zone, (covered[-1].card,), rule="FACTION-2")
    ledger.move_from(origin, (card,), zone, rule="FACTION-2")
    if origin.startswith("faction."):
        uncover(ledger, origin.partition(".")[2])
    decks.discard_beyond(ledger, zone, agency(ledger.table, key))


# ---------------------------------------------------------------------- investing


@wish("invests {card} in {faction}")
class Invest(Move):
    """Wish: a Pilot lays a card of her Hand on a Faction's stack, in Story Mode (FACTION-10)."""

    card: Card
    faction: str
    shown = Shown(letter="I", refused="Not to be invested", flow="invest")
    laid_on = Place(zone=stack_zone("{faction}"))
    steps = ("story",)
    step_rule = "FACTION-10"
    anywhere = True
    offered_to = "others"

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["Invest"]:
        if table.values.get("step") in cls.steps:
            yield from (cls(seat, card, one.partition(".")[2]) for one in in_play(table, "Faction"))

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Invest"]:
        for one in in_play(state, "Faction"):
            for card in state.cards(hand_zone(seat)):
                yield cls(seat, card, one.partition(".")[2])

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat == COACH_SEAT:
            yield refusal("FACTION-10", "Coach never invests in Factions.")
        if f"faction.{self.faction}" not in in_play(state, "Faction"):
            yield refusal("MICRO-22a", "No Faction called {faction} is on the table.", faction=self.faction)
        else:
            yield from not_investing(state, self.seat, self.faction)
        if state.where(self.card) != hand_zone(self.seat):
            yield refusal("FACTION-2", "{card} is not in the Hand.", card=self.card)
        elif self.card.deck == COACH_SEAT:
            yield refusal("ZONE-7", "A Faction holds cards of the Pilots' Deck.")
        if self.seat != COACH_SEAT and pilot(state, self.seat).commitment_dead:
            yield refusal("PILOT-7", "{name} has lost a whole Commitment.", name=name_of(state, self.seat))

    def play(self, ledger: Ledger) -> None:
        if self.faction not in ledger.table.listed("factions"):
            raise Impossible(say("No Faction is called {faction}.", faction=self.faction))
        if ledger.table.where(self.card) != hand_zone(self.seat) or self.card.deck == COACH_SEAT:
            raise Impossible(say("{card} cannot be invested.", card=self.card))
        invest(ledger, self.faction, self.card, self.seat)
        replace(ledger, self.seat)


def favor(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Let a Pilot invest a card for each point, or ask the Coach to take one Offense away (MICRO-22, FACTION-8)."""
    if kind_of(ledger.table, recipient) == "Pilot":
        # As Alpha writes it: the Favor is given to a Pilot, who picks the Faction.
        ledger.next(("fire", "Favor", "Faction", amount, recipient, "favor"))
        return
    seat = _investor(ledger.table, instigator)
    key = recipient.partition(".")[2]
    ledger.next(("favor", seat, key, amount if isinstance(amount, int) else agency(ledger.table, key)))


def _investor(table: Table, instigator: str) -> Seat:
    """The Pilot who fired a Favor, or whose Gambit it is, or who leads; none with a dead Commitment (C-38)."""
    asked = (instigator, table.text("gambit.pilot"), leading_pilot(table), *in_play(table, "Pilot"))
    pilots = [one for one in asked if kind_of(table, one) == "Pilot"]
    return next((one for one in pilots if not pilot(table, one).commitment_dead), pilots[0] if pilots else asked[2])


def sources(table: Table, seat: Seat, key: str) -> tuple[Card, ...]:
    """The cards that may be invested: her Hand; in Final another Faction's top card too (FACTION-2, R-34)."""
    hand = tuple(one.card for one in table.zones.get(hand_zone(seat), ()) if one.card.deck != COACH_SEAT)
    if rulings_of(table).favor_sources == "hand":
        return hand
    here = tuple(one.card for one in table.zones.get(stack_zone(key), ()))
    return (*hand, *(card for card in favor_cards(table) if card not in here))


@wish("lets the Favor pass")
class LetFavorPass(Answer):
    """Wish: invest nothing."""

    shown = Shown("Let it pass", line="No card is invested")
    answers = "favor"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.announce("favor_passed", rule="MICRO-22", who=self.seat, target=f"faction.{item[2]}")


@wish("gives {card} as Favor")
class GiveFavor(Answer):
    """Wish: invest this card in the Faction that is favoured."""

    card: Card
    shown = Shown("{card}")
    answers = "favor"

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=stack_zone(str(open_item(table, "favor")[2])))

    def judge(self, state: State) -> Iterator[Reason]:
        """From her Hand, or where R-34 says (FACTION-2)."""
        if self.card not in sources(state, self.seat, str(open_item(state, "favor")[2])):
            yield refusal("FACTION-2", "{card} cannot be invested.", card=self.card, ruling="favor_sources")

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.card not in sources(ledger.table, self.seat, str(item[2])):
            raise Impossible(say("{card} cannot be invested.", card=self.card))
        invest(ledger, str(item[2]), self.card, self.seat)
        _rest_of_favor(ledger, item)


@wish("gives the top of the Deck as Favor")
class GiveTopOfDeck(Answer):
    """Wish: invest the top card of the Pilot Deck, unseen before (R-34 final)."""

    shown = Shown("Top of the Deck")
    answers = "favor"

    def judge(self, state: State) -> Iterator[Reason]:
        """Where the ruling has it, and the Deck is not empty (DECK-12)."""
        if rulings_of(state).favor_sources == "hand":
            yield refusal("FACTION-2", "Favor is invested from the Hand.", ruling="favor_sources")
        elif not state.count(deck_zone("pilots")):
            yield refusal("DECK-12", "The Pilots' Deck is empty.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        decks.reveal_omens(ledger, "pilots")
        decks.refill(ledger, "pilots", needed=True)
        card = ledger.table.top(deck_zone("pilots"))
        if card is not None:
            invest(ledger, str(item[2]), card, self.seat)
            decks.reveal_omens(ledger, "pilots")
            decks.refill(ledger, "pilots")
        _rest_of_favor(ledger, item)


@wish("asks to be forgiven an Offense")
class AskForgiveness(Answer):
    """Wish: instead of a card, one Offense less, if the Coach allows (FACTION-8)."""

    shown = Shown("Ask to be forgiven")
    answers = "favor"

    def judge(self, state: State) -> Iterator[Reason]:
        """Only where there is an Offense, and the Coach has not said no already."""
        yield from self.not_now_for(state, open_item(state, "favor"))

    def not_now_for(self, state: State, item: Item) -> Iterator[Reason]:
        """Yield what speaks against it while a Favor is asked about."""
        if not state.values.get(f"faction.{item[2]}.offenses"):
            yield refusal("FACTION-8", "There is no Offense to forgive.")
        elif item[4:]:
            yield refusal("FACTION-8", "Coach has said that it is not forgiven.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(("forgive", *item[1:4]))


def _rest_of_favor(ledger: Ledger, item: Item) -> None:
    left = cast("int", item[3]) - 1
    if left > 0:
        ledger.next(("favor", item[1], item[2], left))


def _ask_favor(state: State, item: Item) -> Ask | None:
    seat, key, left = str(item[1]), str(item[2]), item[3]
    options: list[Answer] = [LetFavorPass.made(seat)]
    options += [GiveFavor.made(seat, card) for card in sources(state, seat, key)]
    top, forgiven = GiveTopOfDeck.made(seat), AskForgiveness.made(seat)
    if not any(top.judge(state)):
        options.append(top)
    if not any(forgiven.not_now_for(state, item)):
        options.append(forgiven)
    one = "{name} gains Favor with {faction}: which card goes there?"
    text = Words(
        one if left == 1 else "{name} gains Favor with {faction}: which card goes there first, of {left}?",
        (("name", name_of(state, seat)), ("faction", name_of(state, f"faction.{key}")), ("left", left)),
    )
    return Ask("favor", seat, text, tuple(options))


@wish("forgives the Offense: {yes}")
class Forgive(Answer):
    """Wish: the Coach lets a Favor take an Offense away, or not."""

    yes: bool
    answers = "forgive"

    def shown_now(self) -> Shown:
        return Shown("Forgive" if self.yes else "Do not forgive")

    def told_now(self) -> LogWords:
        return LogWords("{seat} forgives the Offense" if self.yes else "{seat} does not forgive")

    def answer(self, ledger: Ledger, item: Item) -> None:
        if not self.yes:
            ledger.next(("favor", *item[1:4], "not forgiven"))
            return
        path = f"faction.{item[2]}.offenses"
        ledger.set(path, max(0, ledger.number(path) - 1), rule="FACTION-8")
        _rest_of_favor(ledger, item)


def _ask_forgiveness(state: State, item: Item) -> Ask | None:
    text = say("Does {faction} forgive an Offense?", faction=name_of(state, f"faction.{item[2]}"))
    return Ask("forgive", COACH_SEAT, text, (Forgive(COACH_SEAT, False), Forgive(COACH_SEAT, True)))


SUFFER = {"Favor": favor}
MOVES = (Invest, LetFavorPass, GiveFavor, GiveTopOfDeck, AskForgiveness, Forgive)
ASKINGS = {"favor": _ask_favor, "forgive": _ask_forgiveness}
