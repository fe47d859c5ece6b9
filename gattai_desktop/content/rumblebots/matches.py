"""Packs of Bots, read and checked whole; and the set-up of a match from ready decks."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.rumblebots.families import CONTENTS
from gattai_desktop.games.near_names import no_such
from gattai_desktop.games.rumblebots.bots import Bot, BotSet, Contraption, ReadyDeck
from gattai_desktop.games.rumblebots.setup import BATTLES, PlayerSetup, Setup
from gattai_desktop.resources import resource

SEATS_AT_TABLE: Final[tuple[Seat, ...]] = ("red", "blue", "green", "pink")
"""Who sits at a table of two, three or four."""

QUICK: Final = "quick-battle"
DRAFT: Final = "draft"
FREE: Final = "free-decks"
WAYS: Final = {QUICK: "quick", DRAFT: "draft", FREE: "free"}
"""The ways of playing, each with the option of the house ruling RB-H1 behind it."""

FAIR: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("harbour-wall", "clock-tower"),
    3: ("clock-tower", "deep-garden", "open-flame"),
    4: ("clock-tower", "harbour-wall", "open-flame", "night-broadcast"),
}
"""Which ready decks play by number of players, clockwise from the first seat: who sits after whom decides much, and in
another order one of them hardly ever wins (docs/balance.md)."""


@frozen
class BotPack:
    """A pack of Bots, and what is in it as a box of cards."""

    pack: Pack
    bots: BotSet

    @property
    def attribution(self) -> Attribution:
        return self.pack.attribution


def read_bot_pack(folder: Path) -> BotPack:
    """Read a pack of Bots. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS)
    bots = {one.id: one for one in pack.of(Bot)}
    others = {one.id: one for one in pack.of(Contraption)}
    return BotPack(pack, BotSet(bots, others, {one.id: one for one in pack.of(ReadyDeck)}))


@cache
def built_in_bots() -> BotPack:
    """Return the Bots that the program brings along."""
    return read_bot_pack(resource("packs/bot-battle"))


# ---------------------------------------------------------------------- setting up a match


def match(
    seats: Mapping[Seat, str] | Sequence[Seat],
    *,
    way: str = QUICK,
    decks: Mapping[Seat, str] | None = None,
    battles: int = BATTLES,
    more: Mapping[str, ReadyDeck] | None = None,
) -> Setup:
    """Return the set-up of a match; `seats` says who sits where, clockwise, `decks` who plays which ready deck.

    more: ready decks beside those of the box, by their ids. A seat without a deck gets one of `FAIR`. Raises
    NoSuchScenario for a way or a deck that there is not.
    """
    names = dict(seats) if isinstance(seats, Mapping) else dict.fromkeys(seats, "")
    if way not in WAYS:
        raise NoSuchScenario(no_such("No way of playing is called '{name}'.{there}", way, WAYS))
    ready = {**(more or {}), **built_in_bots().bots.decks}
    usual = FAIR.get(len(names), tuple(ready))
    players = []
    values: dict[str, Value] = {}
    for place, (seat, called) in enumerate(names.items()):
        if way != QUICK:
            players.append(PlayerSetup(seat, called))
            continue
        key = (decks or {}).get(seat) or usual[place % len(usual)]
        if key not in ready:
            raise NoSuchScenario(no_such("No ready deck is called '{name}'.{there}", key, ready))
        players.append(PlayerSetup(seat, called, ready[key].bots, (ready[key].contraption,)))
        values[f"player.{seat}.deck"] = key
    chosen = {"way": WAYS[way]} if way != QUICK else {}
    return Setup(
        name="Bot Battle", scenario=way, players=tuple(players), battles=battles, rulings=chosen, values=values
    )
