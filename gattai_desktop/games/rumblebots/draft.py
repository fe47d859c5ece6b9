"""Before the first battle: the Draft, or a ready deck in a quick match (RULES RB-H1)."""

from collections.abc import Iterator, Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BotCard, ContraptionCard
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.setup import DECK_SIZE
from gattai_desktop.games.rumblebots.values import DRAFT, READY
from gattai_desktop.games.verdict import Reason, refusal

DEALT: Final = 12
"""Bots that everybody gets."""
CONTRAPTIONS_DEALT: Final = 2
MOST_TIERS: Final = 15
"""Tiers of a deck, together."""
COPIES_OF_TIER: Final = {1: 3, 2: 2, 3: 1}
"""How often a Bot of each tier is in the pool."""
COPIES_OF_CONTRAPTION: Final = 2
COPIES_OF_FREE: Final = 2
"""How often a Bot may be in a free deck."""


def _dealt(table: State) -> bool:
    return any(table.count(zone(seat)) for seat in zones.players(table) for zone in (zones.draft, zones.kept))


@wish("deals the Draft")
class Deal(Move):
    """Wish: mix the pool and deal everybody Bots and Contraptions. Any player may."""

    steps = (DRAFT,)
    step_rule = "RB-H1"
    elsewhere = say("There is no Draft now.")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Deal"]:
        if seat in zones.players(state):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        if _dealt(state):
            yield refusal("RB-H1", "The Draft is dealt already.")

    def play(self, ledger: Ledger) -> None:
        if _dealt(ledger.table):
            raise Impossible(say("The Draft is dealt already: those cards come first."))
        if rulings_of(ledger.table).way == "free":
            _deal_everything(ledger)
            return
        box = ledger.table.cards(zones.BOX)
        bots = [card for card in box if isinstance(card, BotCard) and _nth(card) <= COPIES_OF_TIER[card.bot.tier]]
        others = [card for card in box if isinstance(card, ContraptionCard) and _nth(card) <= COPIES_OF_CONTRAPTION]
        for pool, cards, each in (
            (zones.POOL, bots, DEALT),
            (zones.CONTRAPTION_POOL, others, CONTRAPTIONS_DEALT),
        ):
            ledger.move_from(zones.BOX, cards, pool, rule="RB-H1", up=False)
            ledger.shuffle(pool, rule="RB-H1")
            for seat in zones.players(ledger.table):
                top = ledger.table.cards(pool)[-each:][::-1]
                ledger.move_from(pool, top, zones.draft(seat), rule="RB-H1", up=False)
            left = ledger.table.cards(pool)
            if left:
                ledger.move_from(pool, left, zones.LEFTOVER, rule="RB-H1", up=False)


def _deal_everything(ledger: Ledger) -> None:
    """Lay two copies of each Bot and one of each Contraption before everybody: who is free chooses from all."""
    for place, seat in enumerate(zones.players(ledger.table)):
        cards = [
            card
            for card in ledger.table.cards(zones.BOX)
            if isinstance(card, BotCard | ContraptionCard) and free_share(card) == place
        ]
        ledger.move_from(zones.BOX, cards, zones.draft(seat), rule="RB-H1", up=False)


def free_share(card: Card) -> int:
    """The place at the table, from 0, of the player to whom a copy belongs where everybody chooses from all."""
    return (_nth(card) - 1) // (COPIES_OF_FREE if isinstance(card, BotCard) else 1)


def _nth(card: Card) -> int:
    """Which copy a card is, from 1."""
    return int(card.key.partition(".")[2] or 1)


@wish("drafts {cards}")
class KeepDealt(Move):
    """Wish: keep these Bots and this Contraption of what was dealt; the others go back into the box."""

    cards: tuple[Card, ...]
    shown = Shown("Keep these", letter="K")
    steps = (DRAFT,)
    step_rule = "RB-H1"
    elsewhere = say("There is no Draft now.")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["KeepDealt"]:
        """One choice that is allowed; which is best, a person knows better."""
        if seat in zones.players(state) and state.count(zones.draft(seat)):
            yield cls(seat, suggested(state.cards(zones.draft(seat))))

    def judge(self, state: State) -> Iterator[Reason]:
        """Own cards, at most 8 Bots of 15 tiers, at most one Contraption."""
        mine = state.cards(zones.draft(self.seat))
        if not mine:
            yield refusal("RB-H1", "Nothing is dealt to you.")
            return
        for card in self.cards:
            if card not in mine:
                yield refusal("RB-H1", "{card} was not dealt to you.", card=card)
        bots = [card.bot for card in self.cards if isinstance(card, BotCard)]
        tiers = sum(bot.tier for bot in bots)
        if not bots or len(bots) > DECK_SIZE:
            yield refusal("RB-H1", "Keep 1 to {most} Bots, not {count}.", most=DECK_SIZE, count=len(bots))
        if tiers > MOST_TIERS and rulings_of(state).way != "free":
            yield refusal("RB-H1", "{tiers} tiers are too many: {most} at most.", tiers=tiers, most=MOST_TIERS)
        if len(self.cards) - len(bots) > 1:
            yield refusal("RB-H1", "Keep one Contraption.")

    def play(self, ledger: Ledger) -> None:
        """Put the chosen cards aside; when everybody has chosen, they become decks."""
        mine = ledger.table.cards(zones.draft(self.seat))
        chosen = tuple(dict.fromkeys(card for card in self.cards if card in mine))
        if not any(isinstance(card, BotCard) for card in chosen):
            raise Impossible(say("Without Bots there is no deck."))
        ledger.announce("drafted", rule="RB-H1", seat=self.seat)
        ledger.move_from(zones.draft(self.seat), chosen, zones.kept(self.seat), rule="RB-H1", up=False)
        rest = ledger.table.cards(zones.draft(self.seat))
        if rest:
            ledger.move_from(zones.draft(self.seat), rest, zones.LEFTOVER, rule="RB-H1", up=False)
        if all(not ledger.table.count(zones.draft(seat)) for seat in zones.players(ledger.table)):
            _lay_out(ledger)


def _lay_out(ledger: Ledger) -> None:
    for seat in zones.players(ledger.table):
        kept = ledger.table.cards(zones.kept(seat))
        bots = [card for card in kept if isinstance(card, BotCard)]
        others = [card for card in kept if isinstance(card, ContraptionCard)]
        ledger.move_from(zones.kept(seat), bots, zones.deck(seat), rule="RB-H1", up=False)
        if others:
            ledger.move_from(zones.kept(seat), others, zones.contraptions(seat), rule="RB-7")
    ledger.set("step", READY, rule="RB-H1")


def suggested(dealt: Sequence[Card]) -> tuple[Card, ...]:
    """Return a choice that is allowed: the heaviest Bots that fit, eight of them if possible, and a Contraption."""
    bots = sorted((card for card in dealt if isinstance(card, BotCard)), key=lambda card: (-card.bot.tier, card.key))
    chosen: list[BotCard] = []
    left = MOST_TIERS
    for card in bots:
        free = DECK_SIZE - len(chosen)
        if free and card.bot.tier <= left - (free - 1):
            chosen.append(card)
            left -= card.bot.tier
    other = next((card for card in dealt if isinstance(card, ContraptionCard)), None)
    return (*chosen, other) if other is not None else tuple(chosen)


def decks(table: Table) -> tuple[str, ...]:
    """The keys of all ready decks."""
    return table.listed("decks")


def deck_name(table: Table, key: str) -> str:
    """What a ready deck is called."""
    return str(table.values.get(f"decks.{key}.name") or key)


def deck_list(table: Table, key: str) -> tuple[str, ...]:
    """The ids of a ready deck: its Bots, and its Contraption last."""
    return tuple(table.text(f"decks.{key}.list").split())


def kind_of(card: Card) -> str:
    """The id of what a card is a copy of."""
    return card.key.partition(".")[0]


def left_in_deck(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the ids of the Bots that a player's ready deck still holds: its list without what lies open.

    That tells nothing of their order. Nothing where the list is unknown, as in a Draft, or does not come out even.
    """
    left = list(deck_list(table, table.text(f"player.{seat}.deck")))
    for zone in (zones.gang(seat), zones.discard(seat), zones.look(seat), zones.contraptions(seat)):
        for card in table.cards(zone):
            if kind_of(card) not in left:
                return ()
            left.remove(kind_of(card))
    return tuple(left) if len(left) == table.count(zones.deck(seat)) else ()


@wish("takes {deck}")
class TakeDeck(Move):
    """Wish: play this match with a ready deck; what lay there before goes back into the box."""

    deck: str
    shown = Shown(kind="Choose decks", letter="D", flow="decks")
    steps = (READY,)
    step_rule = "RB-H1"
    elsewhere = say("Decks are taken before the first battle.")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["TakeDeck"]:
        if seat in zones.players(state):
            yield from (cls(seat, key) for key in decks(state))

    def judge(self, state: State) -> Iterator[Reason]:
        yield from no_deck_now(state)
        if self.deck not in decks(state):
            yield refusal("RB-H1", "No ready deck is called {deck}.", deck=self.deck)

    def play(self, ledger: Ledger) -> None:
        take(ledger, self.seat, self.deck)


def no_deck_now(state: State) -> Iterator[Reason]:
    """Say why nobody takes a ready deck now, if nobody does."""
    if rulings_of(state).way != "quick":
        yield refusal("RB-H1", "At this table everybody makes a deck of her own.", ruling="way")
    if state.number("battle"):
        yield refusal("RB-H1", "The match has begun; decks stay as they are.")


def take(ledger: Ledger, seat: Seat, deck: str) -> None:
    """Put a player's old cards back, and take a free copy of each that is on the list of a deck."""
    wanted = deck_list(ledger.table, deck)
    if not wanted:
        raise Impossible(say("There is no such deck."))
    for zone in (zones.deck(seat), zones.contraptions(seat), zones.gang(seat), zones.discard(seat)):
        cards = ledger.table.cards(zone)
        if cards:
            ledger.move_from(zone, cards, zones.BOX, rule="RB-H1")
    ledger.set(f"player.{seat}.deck", deck, rule="RB-H1")
    *bots, contraption = wanted
    ledger.move_from(zones.BOX, _copies(ledger, bots), zones.deck(seat), rule="RB-H1", up=False)
    ledger.move_from(zones.BOX, _copies(ledger, [contraption]), zones.contraptions(seat), rule="RB-H1")


def _copies(ledger: Ledger, kinds: list[str]) -> list[Card]:
    """A free copy of each kind. Raises Impossible where the box has no more of one."""
    found: list[Card] = []
    for kind in kinds:
        here = ledger.table.cards(zones.BOX)
        card = next((one for one in here if kind_of(one) == kind and one not in found), None)
        if card is None:
            raise Impossible(say("The box has no more of {kind}.", kind=kind))
        found.append(card)
    return found


MOVES = (Deal, KeepDealt, TakeDeck)
