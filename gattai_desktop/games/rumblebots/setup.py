"""What a match is set up with, and the table before its first move. Nothing is shuffled here: that is a move."""

from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.limits import check_table
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Lying, where_each_lies
from gattai_desktop.games.plain_setup import PlainPlayer, TableSetup, first_table, lay_rest
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import LOTS, MOST_PLAYERS, BotSet
from gattai_desktop.games.rumblebots.values import VALUES
from gattai_desktop.games.value_checks import of_another_form

KEY: Final = "rumblebots"
BATTLES: Final = 5
"""Battles of a match (RULES RB-H1)."""
DECK_SIZE: Final = 8
"""Most Bots of a deck (RULES RB-H1)."""


class UnusableMatch(ValueError):
    """A match cannot be set up like this; the message says what is wrong and what would do."""


@frozen
class PlayerSetup(PlainPlayer):
    """A player, and what of the box is hers, by ids, each as often as wanted."""

    bots: tuple[str, ...] = ()
    contraptions: tuple[str, ...] = ()


@frozen
class Setup(TableSetup):
    """What a match is set up with; nothing of its packs is read for playing. Other cards stay in the box."""

    game: str = KEY
    name: str = "A bot battle"
    players: tuple[PlayerSetup, ...] = ()
    battles: int = BATTLES


def begin(box: BotSet, setup: Setup) -> State:
    """Return the table before the first move. Raises UnusableMatch, TooMuch."""
    seats = tuple(one.seat for one in setup.players)
    if not 2 <= len(seats) <= MOST_PLAYERS or len(set(seats)) != len(seats):
        words = "A bot battle has 2 to {most} players, each with a seat of her own; here are {number}."
        raise UnusableMatch(wording(words, most=MOST_PLAYERS, number=len(seats)))
    if not 1 <= setup.battles <= 99:
        raise UnusableMatch(wording("A match has 1 to 99 battles, not {number}.", number=setup.battles))
    values: dict[str, Value] = {
        **VALUES.starting("", "", setup),
        **{path: value for one in setup.players for path, value in VALUES.starting("player", one.seat, one).items()},
        **setup.chosen_rulings(),
        **_listed(box),
        **setup.values,
    }
    check_table(setup.zones, values)
    return first_table(values, _laid(box, setup))


def least(box: BotSet, table: State) -> Mapping[str, Value]:
    """Return the values that every match of these players has, as at the start; a pack says which decks there are.

    Rules and windows rely on them. Raises what reading raises for a table whose seats are no names.
    """
    seats: Any = table.values["seats"]
    values = begin(box, Setup(players=tuple(PlayerSetup(seat) for seat in seats))).values
    return {path: value for path, value in values.items() if path.partition(".")[0] != "decks"}


_COUNTED: Final = ("strip.", "clash.bonus", "stats.")
"""How the paths begin of what a battle has counted: the clashes fought, what counts in this one, what each Bot won."""


def acting(table: Table) -> None:
    """Look up who is Champion, who challenges, and who fought which clash.

    Raises UnusableMatch for somebody who is not at the table, and for a clash or a count that is none.
    """
    seats = {"", *table.listed("seats")}
    if not {table.text("champion"), table.text("challenger")} <= seats:
        raise UnusableMatch(wording("The Champion or the challenger has no seat at this table."))
    if wrong := next(of_another_form(VALUES, table, _COUNTED), ""):
        raise UnusableMatch(wording("'{path}' is nothing that a battle counts.", path=AsWritten(wrong[:60])))
    fought = [value for path, value in table.values.items() if path.startswith("strip.")]
    if any(isinstance(clash, tuple) and not seats.issuperset(clash[:2]) for clash in fought):
        raise UnusableMatch(wording("Somebody who fought a clash has no seat at this table."))


def _listed(box: BotSet) -> dict[str, Value]:
    """The ready decks, so that everybody can take one at the table; the Contraption stands last."""
    found: dict[str, Value] = {"decks": tuple(box.decks)}
    for key, deck in box.decks.items():
        found[f"decks.{key}.name"] = deck.name
        found[f"decks.{key}.list"] = " ".join((*deck.bots, deck.contraption))
    return found


def _laid(box: BotSet, setup: Setup) -> dict[str, tuple[Lying, ...]]:
    found: dict[str, tuple[Lying, ...]] = dict(setup.zones)
    placed = where_each_lies(found, UnusableMatch)
    for player in setup.players:
        for zone, kinds, up in (
            (zones.deck(player.seat), player.bots, False),
            (zones.contraptions(player.seat), player.contraptions, True),
        ):
            if zone not in found:
                cards = [_free(box, kind, placed, zone) for kind in kinds]
                found[zone] = tuple(Lying(card, up) for card in cards)
    lots = box.by_deck[LOTS][: len(setup.players)]
    found.setdefault(zones.LOTS, tuple(Lying(card, True) for card in lots if card not in placed))
    lay_rest(found, zones.BOX, box.cards.values())
    return found


def _free(box: BotSet, kind: str, placed: dict[Card, str], zone: str) -> Card:
    copies = box.copies(kind)
    card = next((one for one in copies if one not in placed), None)
    if card is None:
        words = "{zone}: nothing in the box is called '{card}'."
        if copies:
            words = "{zone}: the box has only {number} of '{card}'."
        said = {"zone": AsWritten(zone), "card": AsWritten(kind[:60])}
        raise UnusableMatch(wording(words, number=len(copies), **said))
    placed[card] = zone
    return card
