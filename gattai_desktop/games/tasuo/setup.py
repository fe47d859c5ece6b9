"""What a showdown is set up with, and the table before its first move. Nothing is shuffled here: that is a move."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card, NamedCard
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.limits import check_table
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Lying, where_each_lies
from gattai_desktop.games.near_names import no_such
from gattai_desktop.games.plain_setup import PlainPlayer, TableSetup, first_table, lay_rest
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.decks import Listed, chosen_limits, read_deck
from gattai_desktop.games.tasuo.designs import DesignSet
from gattai_desktop.games.tasuo.queue import QUEUE, WAITING, entries, waiting
from gattai_desktop.games.tasuo.turns import first_armor
from gattai_desktop.games.tasuo.values import START, VALUES
from gattai_desktop.games.value_checks import of_another_form

DECKS: Final = ("slag-court", "tide-court", "bramble-court", "storm-court")
"""The ready decks, A to D."""


class UnusableShowdown(ValueError):
    """A showdown cannot be set up like this; the message says what is wrong and what would do."""


@frozen
class DuelistSetup(PlainPlayer):
    """A player, and the ready deck that is played, by its id; none for a table that a record lays.

    own: a list of cards that is played in place of a ready deck; the session keeps it, whatever becomes of that deck.
    program: which player the program is here; "" for a person.
    alone: nobody else sees the screen of this player, so that being asked may depend on the own hand (RULES TS-H44).
    """

    deck: str = ""
    alone: bool = False
    program: str = ""
    own: str = ""


@frozen
class ShowdownSetup(TableSetup):
    """What a showdown is set up with. Cards that nobody plays stay in the box."""

    game: str = KEY
    name: str = "Tasuo Showdown"
    players: tuple[DuelistSetup, ...] = ()


class DieFace(NamedCard):
    """One face of a die: its rank is its number."""

    __slots__ = ()

    def __init__(self, die: str, number: int) -> None:
        super().__init__(f"{die.replace('.', '-')}-{number}", zones.DICE_DECK, name=str(number))
        self.rank = number


FACES = tuple(DieFace(die, number) for die in zones.DICE for number in range(1, 7))
"""Both dice, face by face."""


def begin(designs: DesignSet, setup: ShowdownSetup) -> State:
    """Return the table before the first move. Raises UnusableShowdown, TooMuch."""
    named = {one.seat: one for one in setup.players}
    if len(named) != len(setup.players) or any(seat not in zones.SEATS for seat in named):
        raise UnusableShowdown(wording("A showdown has two players, red and blue, each once."))
    players = [named.get(seat) or DuelistSetup(seat) for seat in zones.SEATS]
    rulings = setup.chosen_rulings()
    armor = first_armor(State({}, rulings))
    values: dict[str, Value] = {
        "game": setup.game,
        "name": setup.name,
        "scenario": setup.scenario,
        "seats": zones.SEATS,
        "step": START,
        "turn": 0,
        **rulings,
    }
    for one in players:
        values |= {
            f"name.{one.seat}": one.name or one.seat.capitalize(),
            f"armor.{one.seat}": armor,
            f"bodies.{one.seat}": 0,
            f"gauge.{one.seat}": 0,
        }
        if one.alone:
            values[f"alone.{one.seat}"] = 1
        if one.program:
            values[program_in(one.seat)] = one.program
        if one.deck:
            values[f"decklist.{one.seat}"] = one.deck
    values |= setup.values
    check_table(setup.zones, values)
    laid = _laid(designs, players, setup)
    for seat in zones.SEATS:  # what a record lays has lain there for long
        lying = len(laid.get(zones.legend(seat), ()))
        if lying and f"since.{seat}" not in values:
            values[f"since.{seat}"] = (0,) * lying
    return first_table(values, laid)


def least(designs: DesignSet, table: Table) -> Mapping[str, Value]:
    """Return the values that every showdown has, as at the start."""
    names: Any = table.values
    players = tuple(DuelistSetup(seat, str(names.get(f"name.{seat}") or "")) for seat in zones.SEATS)
    return begin(designs, ShowdownSetup(players=players)).values


def acting(table: Table) -> None:
    """Look up which turn it is, and who waits on the Queue. Raises UnusableShowdown for what no showdown has."""
    if table.number("turn") < 0:
        raise UnusableShowdown(wording("There is no such turn."))
    if wrong := next(of_another_form(VALUES, table, (QUEUE, WAITING)), ""):
        raise UnusableShowdown(wording("'{path}' is nothing that waits on the Queue.", path=AsWritten(wrong[:60])))
    if not {one.seat for one in (*entries(table), *waiting(table))} <= {"", *zones.SEATS}:
        raise UnusableShowdown(wording("Somebody who waits on the Queue has no seat at this table."))


def _laid(designs: DesignSet, players: list[DuelistSetup], setup: ShowdownSetup) -> dict[str, tuple[Lying, ...]]:
    found: dict[str, tuple[Lying, ...]] = dict(setup.zones)
    placed = where_each_lies(found, UnusableShowdown)
    for player in players:
        if player.deck or player.own:
            _deal(player, _lists(designs, player, setup.rulings), designs, found, placed)
            if setup.rulings.get("ultra_deck") == "none":
                found.pop(zones.ultra(player.seat), None)
    for die in zones.DICE:
        faces = tuple(Lying(one, True) for one in FACES if one.key.startswith(die.replace(".", "-")))
        found.setdefault(die, faces)
    lay_rest(found, zones.BOX, (*designs.cards.values(), *FACES))
    return found


def _deal(
    player: DuelistSetup,
    lists: tuple[Listed, Listed],
    designs: DesignSet,
    found: dict[str, tuple[Lying, ...]],
    placed: dict[Card, str],
) -> None:
    taken = set(placed)
    for zone, wanted in zip((zones.deck(player.seat), zones.ultra(player.seat)), lists, strict=True):
        if zone not in found:
            cards = tuple(card for card in designs.dealt(player.seat, wanted) if card not in taken)
            # A list is written from the top, a deck lies from the bottom.
            found[zone] = tuple(Lying(card, False) for card in reversed(cards))
            taken.update(cards)  # a card that both lists name is in one of them


def _lists(designs: DesignSet, player: DuelistSetup, rulings: Mapping[str, str]) -> tuple[Listed, Listed]:
    """Return the main deck and the Ultra Deck of a player, by the ids of designs."""
    if player.own:
        deck, limits = read_deck(player.own), chosen_limits(rulings)
        for name, copies in (*deck.cards, *deck.ultra):
            design = designs.by_name.get(name)
            most = design.most_copies if design is not None and not design.is_ultra else limits.copies_ultra
            if design is None or copies > most:
                words = "{player}'s deck: {number} {card} cannot be dealt."
                card, whose = AsWritten(name[:60]), player.seat.capitalize()
                raise UnusableShowdown(wording(words, player=whose, number=copies, card=card))
        main, ultra = (
            tuple((designs.by_name[name].id, copies) for name, copies in one) for one in (deck.cards, deck.ultra)
        )
        return main, ultra
    ready = designs.decks.get(player.deck)
    if ready is None:
        raise UnusableShowdown(no_such("No ready deck is called '{name}'.{there}", player.deck, designs.decks))
    return ready.cards, tuple(Counter(ready.ultra).items())
