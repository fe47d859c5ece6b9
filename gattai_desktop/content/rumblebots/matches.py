"""Packs of Bots, read and checked whole; and the set-up of a match from ready decks."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, cast, get_args

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import Fault, NoSuchScenario, UnusablePack, nearest
from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.content.pack import Attribution, read_entries, read_head
from gattai_desktop.games.rumblebots.bots import (
    COPIES,
    FACTIONS,
    MOST_PLAYERS,
    Ability,
    Bot,
    BotSet,
    Condition,
    Contraption,
    Effect,
    ReadyDeck,
    Recovers,
    Use,
    When,
)
from gattai_desktop.games.rumblebots.setup import BATTLES, DECK_SIZE, KEY, PlayerSetup, Setup
from gattai_desktop.resources import resource

_MOST: Final = 99
"""Most that a Bot's figures are read as."""

SEATS: Final[tuple[Seat, ...]] = ("red", "blue", "green", "pink")
"""Who sits at a table of two, three or four."""

QUICK: Final = "quick-battle"
DRAFT: Final = "draft"
FREE: Final = "free-decks"
WAYS: Final = {QUICK: "quick", DRAFT: "draft", FREE: "free"}
"""The ways of playing, each with the option of the house ruling RB-H1 behind it."""


@frozen(kw_only=True)
class BotPack:
    """A pack of Bots: what is in it, and whose work it is."""

    id: str
    title: str
    attribution: Attribution
    bots: BotSet


def read_bot_pack(folder: Path) -> BotPack:
    """Read a pack of Bots. Raises UnusablePack with every fault of every file."""
    faults: list[Fault] = []
    head = read_head(folder, faults)
    if head.pop("game") != KEY:
        faults.append(Fault("pack.toml", "pack", "game", f"A pack of Bots says: game = '{KEY}'."))
    head.pop("edition")
    head.pop("needs")
    bots = {one.id: one for one in read_entries(folder / "bots.toml", "bot", _bot, faults)}
    others = {one.id: one for one in read_entries(folder / "contraptions.toml", "contraption", _contraption, faults)}

    def deck(of: Fields) -> ReadyDeck:
        return _deck(of, bots, others)

    decks = {one.id: one for one in read_entries(folder / "decks.toml", "deck", deck, faults)}
    if faults:
        raise UnusablePack(str(head["title"] or folder.name), sorted(set(faults)))
    return BotPack(**head, bots=BotSet(bots, others, decks))


@cache
def built_in_bots() -> BotPack:
    """Return the Bots that the program brings along."""
    return read_bot_pack(resource("packs/bot-battle"))


def _bot(of: Fields) -> Bot:
    factions = of.texts("factions")
    for faction in factions:
        if faction not in FACTIONS:
            of.fault("factions", f"'{faction}' is no faction.{nearest(faction, FACTIONS)}")
    if not 1 <= len(factions) <= 2:
        of.fault("factions", f"A Bot has one or two factions, not {len(factions)}.")
    bot = Bot(
        id=of.id(),
        name=of.name(),
        factions=factions,
        tier=of.number("tier", 1, 3),
        attack=of.number("attack", 0, _MOST),
        defence=of.number("defence", 0, _MOST),
        criticals=of.number("criticals", 0, 9, default=0),
        barriers=of.number("barriers", 0, 9, default=0),
        ability=_ability(of.table("ability")) if of.has("ability") else None,
        text=of.text("text"),
    )
    of.done()
    return bot


def _ability(of: Fields) -> Ability:
    # Each word is checked against the Literal of its field; mypy cannot follow that.
    chosen: dict[str, Any] = {
        "when": of.choice("when", get_args(When)),
        "effect": of.choice("effect", get_args(Effect)),
        "condition": of.choice("condition", get_args(Condition)) if of.has("condition") else "",
        "recovers": of.choice("recovers", get_args(Recovers)) if of.has("recovers") else "",
    }
    ability = Ability(
        **chosen,
        amount=of.number("amount", -_MOST, _MOST, default=0),
        faction=of.choice("faction", FACTIONS) if of.has("faction") else "",
        count=of.number("count", 0, _MOST, default=0),
        shuffled=of.flag("shuffled"),
        optional=of.flag("optional"),
    )
    if ability.condition in ("faction", "each_other") and not ability.faction:
        of.fault("faction", "The condition asks for a faction.")
    if (ability.effect == "recover") != bool(ability.recovers):
        of.fault("recovers", "An ability that recovers says which card, and no other does.")
    of.done()
    return ability


def _contraption(of: Fields) -> Contraption:
    contraption = Contraption(
        id=of.id(),
        name=of.name(),
        effect=cast("Use", of.choice("effect", get_args(Use))),
        amount=of.number("amount", 0, _MOST),
        text=of.text("text", needed=True),
    )
    of.done()
    return contraption


def _deck(of: Fields, bots: Mapping[str, Bot], others: Mapping[str, Contraption]) -> ReadyDeck:
    deck = ReadyDeck(
        id=of.id(),
        name=of.name(),
        bots=of.texts("bots"),
        contraption=of.text("contraption", needed=True, most=MAX_NAME),
    )
    of.done()
    for name in deck.bots:
        if name not in bots:
            of.fault("bots", f"'{name[:40]}' is not in bots.toml.{nearest(name, bots)}")
        elif deck.bots.count(name) > COPIES["bots"] // MOST_PLAYERS:
            of.fault("bots", f"'{name}' is in it too often: {COPIES['bots'] // MOST_PLAYERS} times at most.")
    if len(deck.bots) != DECK_SIZE:
        of.fault("bots", f"A ready deck has {DECK_SIZE} Bots, not {len(deck.bots)}.")
    if deck.contraption not in others:
        of.fault("contraption", f"It is not in contraptions.toml.{nearest(deck.contraption, others)}")
    return deck


# ---------------------------------------------------------------------- setting up a match


def match(
    seats: Mapping[Seat, str] | Sequence[Seat],
    *,
    way: str = QUICK,
    decks: Mapping[Seat, str] | None = None,
    battles: int = BATTLES,
    rulings: Mapping[str, str] | None = None,
) -> Setup:
    """Return the set-up of a match; `seats` says who sits where, clockwise, `decks` who plays which ready deck.

    A seat without a deck gets the next one in the pack's order. Raises NoSuchScenario for a way or a deck that there
    is not.
    """
    names = dict(seats) if isinstance(seats, Mapping) else dict.fromkeys(seats, "")
    if way not in WAYS:
        raise NoSuchScenario(f"No way of playing is called '{way[:40]}'. There are: {', '.join(WAYS)}.")
    ready = built_in_bots().bots.decks
    players = []
    values: dict[str, Value] = {}
    for place, (seat, called) in enumerate(names.items()):
        if way != QUICK:
            players.append(PlayerSetup(seat, called))
            continue
        key = (decks or {}).get(seat) or list(ready)[place % len(ready)]
        if key not in ready:
            raise NoSuchScenario(f"No ready deck is called '{key[:40]}'.{nearest(key, ready)}")
        players.append(PlayerSetup(seat, called, ready[key].bots, (ready[key].contraption,)))
        values[f"player.{seat}.deck"] = key
    chosen = {**(rulings or {}), **({"way": WAYS[way]} if way != QUICK else {})}
    return Setup(
        name="Bot Battle", scenario=way, players=tuple(players), battles=battles, rulings=chosen, values=values
    )
