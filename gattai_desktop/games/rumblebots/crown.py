"""A beaten Champion and a new one: what a gang can still do, who stays, who goes (RULES RB-18 to RB-22, RB-26)."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Asking, item_asked, one_of
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import candidates
from gattai_desktop.games.rumblebots.bots import FACTIONS, bot_of
from gattai_desktop.games.rumblebots.clashes import write_down
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import wall
from gattai_desktop.games.rumblebots.values import challenger, is_decided
from gattai_desktop.games.verdict import Reason, refusal


def choices(table: Table, seat: Seat) -> Mapping[str, tuple[Card, ...]]:
    """Return for each faction in a gang the Bots that would stay; a Bot of two is in both (RULES RB-20, RB-21).

    Factions for which the same Bots would stay are one choice, unless the table counts them apart (RB-H7).
    """
    gang = table.cards(zones.gang(seat))
    apart = rulings_of(table).two_factions == "as_chosen"
    found: dict[str, tuple[Card, ...]] = {}
    for faction in FACTIONS:
        stay = tuple(card for card in gang if faction in bot_of(card).factions)
        if stay and (apart or stay not in found.values()):
            found[faction] = stay
    return found


def _ask_crown(state: State, _item: Item) -> Ask | None:
    seat = challenger(state)
    found = choices(state, seat)
    # The strongest wall first.
    best = sorted(found, key=lambda one: -wall(state, seat, found[one], one).defence)
    options = (Keep(seat, faction) for faction in best)
    asked = one_of("crown", seat, say("Which faction stays and defends?"), options, say("You are Champion."), least=2)
    return evolve(asked, settled=is_decided(state)) if asked is not None else None


@wish("keeps {faction}")
class Keep(Answer):
    """Answer: the Bots of this faction stay and turn to defence (RULES RB-20)."""

    faction: str

    answers = "crown"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.faction not in choices(state, self.seat):
            yield refusal("RB-20", "No Bot of {faction} is in the gang.", faction=self.faction.capitalize())

    def answer(self, ledger: Ledger, item: Item) -> None:
        _keep(ledger, self.seat, self.faction)


def _crown(ledger: Ledger) -> None:
    """Keep the one faction that there is (RULES RB-20); none where the gang was emptied by hand."""
    seat = challenger(ledger.table)
    _keep(ledger, seat, next(iter(choices(ledger.table, seat)), ""))


def _keep(ledger: Ledger, seat: Seat, faction: str) -> None:
    ledger.set("champion", seat, rule="RB-19")
    ledger.set("token", seat, rule="RB-19")
    ledger.set("challenger", None, rule="RB-19")
    ledger.set("clash.bonus", None, rule="RB-22")
    stay = tuple(card.key for card in ledger.table.cards(zones.gang(seat)) if faction in bot_of(card).factions)
    crowned = ledger.announce("champion", rule="RB-19", seat=seat, why="clash", faction=faction)
    with ledger.because(crowned):
        ledger.set(f"faction.{seat}", faction or None, rule="RB-20")
        ledger.set("kept", stay, rule="RB-20")
        if faction:
            _count_kept(ledger, faction)
        able = tuple(
            ("recover", seat, card.key)
            for card in ledger.table.cards(zones.gang(seat))
            if (ability := bot_of(card).ability) and ability.when == "crowned"
        )
        ledger.next(*able, ("contraption", "keep", seat), ("lays_down", seat), ("clash",))


def _count_kept(ledger: Ledger, faction: str) -> None:
    path = f"stats.kept.{faction}"
    ledger.set(path, ledger.table.number(path) + 1, rule="RB-20")


def _lays_down(ledger: Ledger, seat: Seat) -> None:
    """Discard who does not stay, and count the new wall (RULES RB-20, RB-22)."""
    keeps = ledger.table.listed("kept")
    go = tuple(card for card in ledger.table.cards(zones.gang(seat)) if card.key not in keeps)
    if go:
        ledger.move_from(zones.gang(seat), go, zones.discard(seat), rule="RB-20")
    ledger.set("kept", None, rule="RB-20")
    found = wall(ledger.table, seat)
    ledger.announce("wall", rule="RB-22", seat=seat, defence=found.defence, needed=found.needed)


def _beaten(ledger: Ledger, seat: Seat) -> None:
    """Let the abilities of a beaten gang work before it is discarded (RULES RB-27, RB-H9)."""
    write_down(ledger, won=True)
    able = tuple(
        card.key
        for card in ledger.table.cards(zones.gang(seat))
        if (ability := bot_of(card).ability) and ability.when == "defeated"
    )
    ledger.next(
        ("defeated", seat, *able),
        ("contraption", "recover", seat),
        ("discards_gang", seat),
        ("crown",),
    )


def _waiting(state: State, item: Item) -> tuple[Card, ...]:
    """The Bots of the item whose ability could still do something; another may have sent one away."""
    seat, keys = cast("Seat", item[1]), item[2:]
    gang = {card.key: card for card in state.cards(zones.gang(seat))}
    waiting = (gang[str(key)] for key in keys if key in gang)
    return tuple(card for card in waiting if candidates(state, seat, card))


def _ask_order(state: State, item: Item) -> Ask | None:
    seat = cast("Seat", item[1])
    if rulings_of(state).beaten_order == "as_revealed":
        return None
    options = (First(seat, card) for card in _waiting(state, item))
    return one_of("defeated", seat, say("Which ability works first?"), options, say("Your gang was beaten."), least=2)


@wish("lets {card} work first")
class First(Answer):
    """Answer: the ability of this Bot works before those of the others."""

    card: Card

    answers = "defeated"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in _waiting(state, item_asked(state)):
            yield refusal("RB-27", "{card} has no ability that waits.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        rest = tuple(key for key in item[2:] if key != self.card.key)
        ledger.next(("recover", self.seat, self.card.key), ("defeated", self.seat, *rest))


def _defeated(ledger: Ledger, seat: Seat, *keys: str) -> None:
    """Let the abilities work one after the other where there is nothing to choose."""
    waiting = _waiting(ledger.table, ("defeated", seat, *keys))
    if waiting:
        first = waiting[0].key
        rest = tuple(key for key in keys if key != first)
        ledger.next(("recover", seat, first), ("defeated", seat, *rest))


def _discards_gang(ledger: Ledger, seat: Seat) -> None:
    """Discard what is left of the gang, then look whether the player must surrender (RULES RB-18, RB-26)."""
    gang = ledger.table.cards(zones.gang(seat))
    if gang:
        ledger.move_from(zones.gang(seat), gang, zones.discard(seat), rule="RB-18")
    ledger.set(f"faction.{seat}", None, rule="RB-18")
    if not ledger.table.count(zones.deck(seat)):
        ledger.next(("surrender", seat, "RB-26"))


MOVES = (Keep, First)
DOINGS: Final[dict[str, Doing]] = {
    "crown": _crown,
    "lays_down": _lays_down,
    "beaten": _beaten,
    "defeated": _defeated,
    "discards_gang": _discards_gang,
}
ASKINGS: Final[dict[str, Asking]] = {"crown": _ask_crown, "defeated": _ask_order}
