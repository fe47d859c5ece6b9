"""Tells people what happened in a bot battle: each move is a line, and beneath it what followed from it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.facts import Announced, CardsMoved, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.by_hand_cards import MoveTop
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import LeaveOnTop, PutBelow, PutUnder, RecoverNothing
from gattai_desktop.games.rumblebots.battle_start import BeginBattle, Energize
from gattai_desktop.games.rumblebots.by_hand import zone_name
from gattai_desktop.games.rumblebots.contraptions import LeaveIdle, SaveIt, SwitchOn, UseFor, UseIt
from gattai_desktop.games.rumblebots.crown import First, Keep
from gattai_desktop.games.rumblebots.draft import Deal, KeepDealt, TakeDeck, deck_name
from gattai_desktop.games.rumblebots.own_decks import TakeOwnDeck
from gattai_desktop.games.rumblebots.reveal import CountClash, RevealNext
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.values import VALUES, name
from gattai_desktop.games.told import Strong, ToldLine, told_by_hand
from gattai_desktop.games.told_beneath import (
    AnnouncedValues,
    EntryScene,
    TellingOf,
    ToldWords,
    in_words,
    line,
    told_beneath,
)

_COUNTS: Final = {"attack": "attack", "criticals": "criticals", "defence": "defence", "barriers": "barriers"}


def tell(table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], mover: Seat = "") -> tuple[ToldLine, ...]:
    """Return the lines of one entry. `table` is what the seat saw before it, `facts` what it saw happen."""
    scene = _BotScene(table, move, facts)
    head: tuple[ToldLine, ...] = ()
    if move is not None:
        head = (ToldLine(_move(table, move, scene.facts), sign=move.seat),)
    elif mover:
        head = (ToldLine(say("{seat} chooses, unseen", seat=name(table, mover)), sign=mover),)
    return tuple(told_beneath(scene, head, partial(_said, scene), _sign))


def _sign(fact: Fact) -> str:
    seat = fact.by_name.get("seat") if isinstance(fact, Announced) else None
    return seat if isinstance(seat, str) else ""


class _BotScene(EntryScene):
    """An entry of the log with what is needed to tell it in the words of the bot battle."""

    def name(self, seat: object) -> str:
        return name(self.table, str(seat))

    def field(self, of: AnnouncedValues, field: str) -> object:
        return self.name(of[field]) if field in ("seat", "champion") else of[field]


def _move(table: Table, move: Move, facts: tuple[tuple[int, Fact], ...]) -> Words:
    seat = name(table, move.seat)
    match move:
        case BeginBattle():
            return say("{seat} begins the battle", seat=seat)
        case RevealNext():
            bot = next((one.cards[0] for _, one in facts if isinstance(one, CardsMoved)), None)
            return say("{seat} reveals {bot}", seat=seat, bot="a Bot" if bot is None else Strong(bot.name))
        case TakeOwnDeck():
            return say("{seat} takes {deck}", seat=seat, deck=Strong(move.name))
        case TakeDeck():
            return say("{seat} takes {deck}", seat=seat, deck=Strong(deck_name(table, move.deck)))
        case Keep():
            return say("{seat} keeps {faction}", seat=seat, faction=Strong(move.faction.capitalize()))
        case UseFor():
            words = "{seat} uses {contraption} for {bot}"
            return say(words, seat=seat, contraption=Strong(move.contraption.name), bot=move.card.name)
        case UseIt() | SwitchOn():
            return say("{seat} uses {contraption}", seat=seat, contraption=Strong(move.contraption.name))
        case SaveIt():
            return say("{seat} saves {contraption}", seat=seat, contraption=move.contraption.name)
        case LeaveIdle():
            words = "{seat} leaves {contraption} out of this battle"
            return say(words, seat=seat, contraption=move.contraption.name)
        case PutUnder():
            return say("{seat} puts {bot} under the deck", seat=seat, bot=Strong(move.card.name))
        case First():
            return say("{seat} lets {bot} work first", seat=seat, bot=Strong(move.card.name))
        case ByHand():
            return told_by_hand(table, move, seat)
        case _:
            free = _FREELY if rulings_of(table).way == "free" else _PLAIN
            return say(free.get(type(move)) or _PLAIN[type(move)], seat=seat)


_PLAIN: Final[Mapping[type[Move], str]] = {
    Deal: "{seat} deals the Draft",
    KeepDealt: "{seat} has drafted",
    Energize: "{seat} energizes a crystal",
    CountClash: "{seat} has the clash counted",
    LeaveOnTop: "{seat} leaves the card on top",
    PutBelow: "{seat} puts the card under the deck",
    RecoverNothing: "{seat} brings nothing back",
}
_FREELY: Final[Mapping[type[Move], str]] = {
    Deal: "{seat} lays out all Bots",
    KeepDealt: "{seat} has made a deck",
}
"""The same where nothing is dealt by chance: everybody makes a deck out of the whole box."""


def _said(scene: _BotScene, fact: Fact) -> Iterator[ToldWords]:
    match fact:
        case Announced():
            yield from in_words(scene, fact, _ANNOUNCED)
        case CardsMoved() if isinstance(scene.move, ByHand):
            yield from _by_hand(scene.table, fact, scene.move)
        case CardsMoved():
            yield from _cards(scene, fact)
        case ZoneShuffled() if fact.zone.startswith("deck."):
            yield say("{seat} mixes the deck", seat=scene.name(fact.zone.partition(".")[2])), "everything"
        case ValueChanged():
            value = VALUES.at(fact.path)
            yield from value.row.told(scene.table, fact, value) if value and value.row.told else ()


def _cards(scene: _BotScene, fact: CardsMoved) -> Iterator[ToldWords]:
    kind, _, seat = fact.target.partition(".")
    names = tuple("a card" if isinstance(card, Back) else card.name for card in fact.cards)
    opened = fact.origin == zones.deck(seat) and kind == "gang"
    if opened and not isinstance(scene.move, RevealNext):
        yield say("{seat} opens with {bot}", seat=scene.name(seat), bot=Strong(names[0])), "moves"
    elif kind == "discard":
        yield say("discarded: {bots}", bots=names), "moves"
    elif kind == "deck" and fact.rule in ("RB-27", "RB-5"):
        yield say("{bots} back to the deck", bots=names), "everything"


def _by_hand(table: Table, fact: CardsMoved, move: ByHand) -> Iterator[ToldWords]:
    """Which card came off a pile unseen; all else the move says."""
    if isinstance(move, MoveTop) and not any(isinstance(card, Back) for card in fact.cards):
        names = tuple(card.name for card in fact.cards)
        yield say("{bots} to {zone}", bots=names, zone=zone_name(table, fact.target)), "moves"


def _champion(scene: _BotScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{seat} is the first Champion" if of["why"] == "token" else "{seat} is {champion}"
    yield say(words, seat=scene.name(of["seat"]), champion=Strong("Champion")), "story"


def _wins(scene: _BotScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    ways = {(True, True): "by attack and by criticals", (True, False): "by attack", (False, True): "by criticals"}
    way = ways[bool(of["by_attack"]), bool(of["by_criticals"])]
    yield say("{seat} wins the clash {way}", seat=scene.name(of["seat"]), way=Strong(way)), "story"


def _ability(_scene: _BotScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{bot}: {what} {amount} in this clash"
    yield say(words, bot=of["bot"], what=_COUNTS[of["what"]], amount=Strong(f"{of['amount']:+}")), "moves"


def _contraption(_scene: _BotScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    yield say("{contraption} works", contraption=of["name"]), "everything"


def _match_won(scene: _BotScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    yield say("Most crystals: {seats}", seats=tuple(Strong(scene.name(one)) for one in of["seats"])), "story"


_ANNOUNCED: Final[Mapping[str, TellingOf[_BotScene]]] = {
    "battle": line(say("Battle {number} of {of}"), "story", strong="number"),
    "because": line(say("“{text}”"), "story"),
    "champion": _champion,
    "wall": line(say("{seat} defends with {defence}; {needed} criticals are needed"), strong="defence"),
    "challenges": line(say("{seat} challenges {champion}"), "story"),
    "totals": line(say("attack {attack} against {defence}, criticals {criticals} of {needed}"), strong="attack"),
    "wins": _wins,
    "ability": _ability,
    "looks": line(say("{bot}: {seat} looks at the top card")),
    "recovers": line(say("{bot}: {card} goes back to the deck")),
    "contraption": _contraption,
    "surrenders": line(say("{seat} {surrenders}", surrenders=Strong("surrenders")), "story"),
    "worn_out": line(say("{clashes} clashes are fought: the Champion wins"), "story", strong="clashes"),
    "battle_won": line(say("{seat} wins battle {number}"), "story", strong="seat"),
    "match_won": _match_won,
}
