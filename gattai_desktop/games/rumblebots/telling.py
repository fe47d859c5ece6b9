"""Tells people what happened in a bot battle: each move is a line, and beneath it what followed from it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.facts import Announced, CardsMoved, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.by_hand_cards import MoveTop
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.abilities import LeaveOnTop, PutBelow, PutUnder, RecoverNothing
from gattai_desktop.games.rumblebots.battle_start import BeginBattle, Energize
from gattai_desktop.games.rumblebots.by_hand import zone_name
from gattai_desktop.games.rumblebots.contraptions import SaveIt, SwitchOn, UseFor, UseIt
from gattai_desktop.games.rumblebots.crown import First, Keep
from gattai_desktop.games.rumblebots.draft import Deal, KeepDealt, TakeDeck, deck_name
from gattai_desktop.games.rumblebots.reveal import CountClash, RevealNext
from gattai_desktop.games.rumblebots.values import VALUES, SaidOfValue, name
from gattai_desktop.games.told import Preset, Strong, ToldLine, told_by_hand

Announcement = Mapping[str, Any]
"""What an announcement holds, by name."""

_COUNTS: Final = {"attack": "attack", "criticals": "criticals", "defence": "defence", "barriers": "barriers"}


def tell(table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], mover: Seat = "") -> tuple[ToldLine, ...]:
    """Return the lines of one entry. `table` is what the seat saw before it, `facts` what it saw happen."""
    seen = tuple(facts)
    lines: list[ToldLine] = []
    if move is not None:
        lines.append(ToldLine(_move(table, move, seen), sign=move.seat))
    elif mover:
        lines.append(ToldLine(say("{seat} chooses, unseen", seat=name(table, mover)), sign=mover))
    first = len(lines)
    depths: dict[int, int] = {-1: first}
    for number, fact in seen:
        depth = depths.get(fact.cause, first)
        said = _fact(table, fact, move)
        # What followed from a fact of which nothing is said hangs where that fact would have stood.
        depths[number] = depth + 1 if said else depth
        if said:
            words, preset = said
            lines.append(ToldLine(words, depth=depth, sign=_sign(fact), preset=preset, fact=number, rule=fact.rule))
    return tuple(lines)


def _sign(fact: Fact) -> str:
    if isinstance(fact, Announced):
        seat = dict(fact.values).get("seat")
        return seat if isinstance(seat, str) else ""
    return ""


def _move(table: Table, move: Move, facts: tuple[tuple[int, Fact], ...]) -> Words:
    seat = name(table, move.seat)
    match move:
        case BeginBattle():
            return say("{seat} begins the battle", seat=seat)
        case RevealNext():
            bot = next((one.cards[0] for _, one in facts if isinstance(one, CardsMoved)), None)
            return say("{seat} reveals {bot}", seat=seat, bot="a Bot" if bot is None else Strong(bot.name))
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
        case PutUnder():
            return say("{seat} puts {bot} under the deck", seat=seat, bot=Strong(move.card.name))
        case First():
            return say("{seat} lets {bot} work first", seat=seat, bot=Strong(move.card.name))
        case ByHand():
            return told_by_hand(table, move, seat)
        case _:
            return say(_PLAIN[type(move)], seat=seat)


_PLAIN: Final[Mapping[type[Move], str]] = {
    Deal: "{seat} deals the Draft",
    KeepDealt: "{seat} has drafted",
    Energize: "{seat} energizes a crystal",
    CountClash: "{seat} has the clash counted",
    LeaveOnTop: "{seat} leaves the card on top",
    PutBelow: "{seat} puts the card under the deck",
    RecoverNothing: "{seat} brings nothing back",
}


def _fact(table: Table, fact: Fact, move: Move | None) -> SaidOfValue | None:
    match fact:
        case Announced():
            telling = _ANNOUNCED.get(fact.words)
            return telling(table, dict(fact.values)) if telling else None
        case CardsMoved() if isinstance(move, ByHand):
            return _by_hand(table, fact, move)
        case CardsMoved():
            return _cards(table, fact, move)
        case ZoneShuffled() if fact.zone.startswith("deck."):
            return say("{seat} mixes the deck", seat=name(table, fact.zone.partition(".")[2])), "everything"
        case ValueChanged():
            value = VALUES.at(fact.path)
            return next(value.row.told(table, fact, value), None) if value and value.row.told else None
        case _:
            return None


def _cards(table: Table, fact: CardsMoved, move: Move | None) -> SaidOfValue | None:
    kind, _, seat = fact.target.partition(".")
    names = tuple("a card" if isinstance(card, Back) else card.name for card in fact.cards)
    opened = fact.origin == zones.deck(seat) and kind == "gang"
    if opened and not isinstance(move, RevealNext):
        return say("{seat} opens with {bot}", seat=name(table, seat), bot=Strong(names[0])), "moves"
    if kind == "discard":
        return say("discarded: {bots}", bots=names), "moves"
    if kind == "deck" and fact.rule in ("RB-27", "RB-5"):
        return say("{bots} back to the deck", bots=names), "everything"
    return None


def _by_hand(table: Table, fact: CardsMoved, move: ByHand) -> SaidOfValue | None:
    """Which card came off a pile unseen; all else the move says."""
    if not isinstance(move, MoveTop) or any(isinstance(card, Back) for card in fact.cards):
        return None
    names = tuple(card.name for card in fact.cards)
    return say("{bots} to {zone}", bots=names, zone=zone_name(table, fact.target)), "moves"


@frozen
class BotLine:
    """A sentence that an announcement fills: seats by their names, the fields in `strong` heavier."""

    template: str
    preset: Preset = "story"
    strong: tuple[str, ...] = ()

    def __call__(self, table: Table, of: Announcement) -> SaidOfValue:
        told = {field: name(table, said) if field in ("seat", "champion") else said for field, said in of.items()}
        return say(self.template, **(told | {field: Strong(told[field]) for field in self.strong})), self.preset


def _champion(table: Table, of: Announcement) -> SaidOfValue:
    if of["why"] == "token":
        return say("{seat} is the first Champion", seat=name(table, of["seat"])), "story"
    return say("{seat} is {champion}", seat=name(table, of["seat"]), champion=Strong("Champion")), "story"


def _wins(table: Table, of: Announcement) -> SaidOfValue:
    ways = {(True, True): "by attack and by criticals", (True, False): "by attack", (False, True): "by criticals"}
    way = ways[bool(of["by_attack"]), bool(of["by_criticals"])]
    return say("{seat} wins the clash {way}", seat=name(table, of["seat"]), way=Strong(way)), "story"


def _ability(_table: Table, of: Announcement) -> SaidOfValue:
    words = "{bot}: {what} {amount} in this clash"
    return say(words, bot=of["bot"], what=_COUNTS[of["what"]], amount=Strong(f"{of['amount']:+}")), "moves"


def _contraption(_table: Table, of: Announcement) -> SaidOfValue:
    return say("{contraption} works", contraption=of["name"]), "everything"


def _surrenders(table: Table, of: Announcement) -> SaidOfValue:
    return say("{seat} {surrenders}", seat=name(table, of["seat"]), surrenders=Strong("surrenders")), "story"


def _match_won(table: Table, of: Announcement) -> SaidOfValue:
    seats = tuple(name(table, seat) for seat in cast("tuple[Seat, ...]", of["seats"]))
    return say("Most crystals: {seats}", seats=Strong(", ".join(seats))), "story"


_ANNOUNCED: Final[Mapping[str, Callable[[Table, Mapping[str, Value]], SaidOfValue]]] = {
    "battle": BotLine("Battle {number} of {of}", strong=("number",)),
    "because": BotLine("“{text}”"),
    "champion": _champion,
    "wall": BotLine("{seat} defends with {defence}; {needed} criticals are needed", "moves", ("defence",)),
    "challenges": BotLine("{seat} challenges {champion}"),
    "totals": BotLine(
        "attack {attack} against {defence}, criticals {criticals} of {needed}", "moves", strong=("attack",)
    ),
    "wins": _wins,
    "ability": _ability,
    "looks": BotLine("{bot}: {seat} looks at the top card", "moves"),
    "recovers": BotLine("{bot}: {card} goes back to the deck", "moves"),
    "contraption": _contraption,
    "surrenders": _surrenders,
    "worn_out": BotLine("{clashes} clashes are fought: the Champion wins", strong=("clashes",)),
    "battle_won": BotLine("{seat} wins battle {number}", strong=("seat",)),
    "match_won": _match_won,
}
