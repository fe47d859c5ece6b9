"""A new Champion: which faction stays, who goes (RULES RB-19 to RB-22)."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.battle_values import challenger
from gattai_desktop.games.rumblebots.bots import FACTIONS, bot_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import wall
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
    if len(found) < 2:
        return None
    # The strongest wall first.
    best = sorted(found, key=lambda one: -wall(state, seat, found[one], one).defence)
    return Ask(
        "crown",
        seat,
        say("Which faction stays and defends?"),
        tuple(Keep(seat, faction) for faction in best),
        say("You are Champion."),
    )


@wish("keeps {faction}")
@frozen
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
    ledger.set(path, cast("int", ledger.table.values.get(path) or 0) + 1, rule="RB-20")


def _lays_down(ledger: Ledger, seat: Seat) -> None:
    """Discard who does not stay, and count the new wall (RULES RB-20, RB-22)."""
    keeps = cast("tuple[str, ...]", ledger.table.values.get("kept") or ())
    go = tuple(card for card in ledger.table.cards(zones.gang(seat)) if card.key not in keeps)
    if go:
        ledger.move_from(zones.gang(seat), go, zones.discard(seat), rule="RB-20")
    ledger.set("kept", None, rule="RB-20")
    found = wall(ledger.table, seat)
    ledger.announce("wall", rule="RB-22", seat=seat, defence=found.defence, needed=found.needed)


MOVES = (Keep,)
DOINGS: Final[dict[str, Doing]] = {"crown": _crown, "lays_down": _lays_down}
ASKINGS: Final[dict[str, Asking]] = {"crown": _ask_crown}
