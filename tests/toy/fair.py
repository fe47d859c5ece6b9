"""The rules of the fair: who alone chose a stall gets its card, carries it over the map and sells it; a King walks."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import DECK_CARDS, Card, card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.box import TABLE, Box, RecordWords
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move, wish
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.plain_setup import PlainSetup, laid_out
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.verdict import Reason, refusal

KEY: Final = "fair"
STALLS: Final = ("cheese", "cloth", "tools")
AREAS: Final = {"quay": "bridge hill", "bridge": "quay mill", "mill": "bridge hill", "hill": "mill quay"}
"""The map: each place with those that a road leads to."""
WARES: Final = tuple(ware for ware in DECK_CARDS["pilots"] if 2 <= ware.rank <= 9)
TOKENS: Final = {"red": "K♥P", "green": "K♠P"}
PLACES: Final = (*(f"stall.{stall}" for stall in STALLS), *(f"area.{area}" for area in AREAS))
CARDS: Final = {one.key: one for one in (*WARES, *map(card, TOKENS.values()))}


def token(seat: Seat) -> Card:
    """The card that stands for a player on the map."""
    return card(TOKENS[seat])


def stands(table: Table, seat: Seat) -> str:
    """Where on the map a player is."""
    return next(area for area in AREAS if token(seat) in table.cards(f"area.{area}"))


@wish("opens the fair")
class Open(Move):
    """Wish: shuffle, and lay out the stalls."""

    shown = Shown(letter="O")
    steps = ("start",)

    @classmethod
    def offered(cls, _state: State, seat: Seat) -> "Iterator[Open]":
        yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        ledger.shuffle("deck", rule="FAIR-1")
        lay_out(ledger)


def lay_out(ledger: Ledger) -> None:
    """Fill the stalls and ask all at once, or end the fair."""
    for stall in STALLS:
        if not ledger.table.count(f"stall.{stall}") and (top := ledger.table.top("deck")):
            ledger.move_from("deck", (top,), f"stall.{stall}", rule="FAIR-1")
    ledger.set("step", "market" if ledger.table.count("stall.tools") else "over", rule="FAIR-1")
    if ledger.table.count("stall.tools"):
        ledger.next(*(("pick", seat) for seat in TOKENS), ("deal",))


@wish("goes to {stall}")
class Pick(Answer):
    """Answer: a stall, which nobody learns before all have chosen."""

    stall: str
    answers = "pick"

    def judge(self, state: State) -> Iterable[Reason]:
        if self.stall not in STALLS:
            yield refusal("FAIR-1", "There is no stall called {stall}.", stall=self.stall)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(f"secret.{self.seat}.stall", self.stall, rule="FAIR-1")


def ask_stall(_state: State, item: Item) -> Ask:
    seat = str(item[1])
    options = tuple(Pick(seat, stall) for stall in STALLS)
    return Ask("pick", seat, say("Which stall do you go to?"), options, say("All choose at once."), round="stalls")


def deal(ledger: Ledger) -> None:
    """All have chosen: who is alone at a stall gets its card, and the walking begins."""
    chosen = {seat: str(ledger.table.values.get(f"secret.{seat}.stall")) for seat in TOKENS}
    for seat, stall in chosen.items():
        ledger.set(f"secret.{seat}.stall", None, rule="FAIR-1")
        if list(chosen.values()).count(stall) == 1 and ledger.table.count(f"stall.{stall}"):
            ledger.move(ledger.table.cards(f"stall.{stall}"), f"hand.{seat}", rule="FAIR-1", up=False)
    ledger.set("step", "walk", rule="FAIR-2")
    ledger.set("turn", "red", rule="FAIR-2")


@frozen
class OnTheMap(Move):
    """What is done with a card at a place of the map."""

    card: Card
    area: str
    steps = ("walk",)
    laid_on = Place(area="{area}")

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[OnTheMap]":
        if table.values.get("step") == "walk" and (card is token(seat)) == (cls is Walk):
            yield from (cls(seat, card, area) for area in AREAS)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[OnTheMap]":
        cards = (token(seat),) if cls is Walk else state.cards(f"hand.{seat}")
        return (cls(seat, one, area) for one in cards for area in AREAS)

    def judge(self, state: State) -> Iterable[Reason]:
        if state.values.get("turn") != self.seat:
            yield refusal("FAIR-2", "It is not your turn.")


@wish("walks {card} to {area}")
class Walk(OnTheMap):
    """Wish: go down a road; that ends the turn."""

    def judge(self, state: State) -> Iterable[Reason]:
        yield from OnTheMap.judge(self, state)
        if self.card is not token(self.seat) or self.area not in AREAS[stands(state, self.seat)].split():
            yield refusal("FAIR-2", "No road leads {card} to {area}.", card=self.card, area=self.area)

    def play(self, ledger: Ledger) -> None:
        ledger.move(self.card, f"area.{self.area}", rule="FAIR-2")
        ledger.set("turn", "green" if self.seat == "red" else None, rule="FAIR-2")
        if self.seat == "green":
            lay_out(ledger)


@wish("sells {card} in {area}")
class Sell(OnTheMap):
    """Wish: sell a card of the Hand where one stands."""

    def judge(self, state: State) -> Iterable[Reason]:
        yield from OnTheMap.judge(self, state)
        if self.card not in state.cards(f"hand.{self.seat}") or self.area != stands(state, self.seat):
            yield refusal("FAIR-2", "You sell what you hold, and where you stand.")

    def play(self, ledger: Ledger) -> None:
        ledger.move(self.card, f"area.{self.area}", rule="FAIR-2")
        ledger.set(f"sold.{self.seat}", ledger.number(f"sold.{self.seat}") + 1, rule="FAIR-2")


class Fair(Game):
    """The fair, for two."""

    key = KEY
    order_rule = "FAIR-1"
    cards = CARDS

    def __init__(self) -> None:
        self.phrases = Phrases((Open, Pick, Walk, Sell), card)
        self.doings = {"deal": deal}
        self.askings = {"pick": ask_stall}

    def zones(self, state: State) -> Mapping[str, Zone]:
        hands = (Zone(f"hand.{seat}", "hand", seat, frozenset({seat})) for seat in TOKENS)
        zones = (Zone("deck", "deck", closed=True), *hands, *(Zone(one, one.split(".")[0]) for one in PLACES))
        return {zone.id: zone for zone in zones}

    def settle(self, ledger: Ledger) -> None:
        """Nothing is checked between steps."""


def begin(setup: PlainSetup) -> State:
    """The table before the first move."""
    start = {"seats": tuple(TOKENS), "step": "start", **{f"sold.{seat}": 0 for seat in TOKENS}}
    return laid_out(setup, start, (("deck", WARES, False), ("area.quay", map(token, TOKENS), True)))


WORDS: Final = RecordWords(
    gauges={"player": {"sold": RecordGauge("Sold", path="sold.{key}")}, TABLE: {}},
    zones={"player": {"hand": "hand.{key}"}, TABLE: {"deck": "deck", **{one.split(".")[1]: one for one in PLACES}}},
    subject=lambda name, _values: ("player", name.lower()) if name.lower() in TOKENS else None,
    face_up=lambda zone, _place, _count: not zone.startswith(("deck", "hand")),
    decks={"pilots": tuple(CARDS.values())},
)
FAIR: Final = Box(KEY, "Fair", Fair(), begin, lambda _table: begin(PlainSetup()).values, WORDS)
