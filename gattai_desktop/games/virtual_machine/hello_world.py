"""The guided first fight, "Hello, World": which act comes next, where it is done, and what is learned (part 1e).

Its decks are stacked, so that each lesson comes when it is taught. What to do is worked out from the table alone;
nobody has to follow it, and whoever strays is led on from where the table stands.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.cards.card import ACE, COACH, DECK_CARDS, PILOTS, Back, Card
from gattai_desktop.cards.card import card as card_named
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import agenda_of
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import PUBLIC, Lying, Seat
from gattai_desktop.games.guide import Guide, GuideAct, LessonWords
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.after_attack import GiveToTeam
from gattai_desktop.games.virtual_machine.aiming import can_aim
from gattai_desktop.games.virtual_machine.any_moment import PRICE, BuyCard
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.blows import strike
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.counting import GiveCard, TakeLow, due
from gattai_desktop.games.virtual_machine.drawing import draw_of
from gattai_desktop.games.virtual_machine.ending import out_before_end
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hello_world_words import ABOUT, LEARNED, PASSED, TITLES, WORDS
from gattai_desktop.games.virtual_machine.interrupt_choices import PlayAtOnce
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.next_fight import BringFight, brings_fight
from gattai_desktop.games.virtual_machine.opening import OpenRound, StartFight
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, PickCards
from gattai_desktop.games.virtual_machine.taking import can_take
from gattai_desktop.games.virtual_machine.turns import EndTurn, ReloadWithTurn, turn_card
from gattai_desktop.games.virtual_machine.values import (
    COUNT,
    GIVE,
    GUIDED,
    MOST_CHARGES,
    OVER,
    PLACING,
    SELECT,
    START,
    TURN,
    actor,
    is_able,
    name_of,
    of,
    seat_of,
)
from gattai_desktop.games.virtual_machine.walking import Walk, reachable
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

SABLE: Final = "sable"
TEO: Final = "teo"
SNIFFER: Final = "m02.1"
THREAD: Final = "m01.1"
FIRST_FIGHT: Final = "f1"
NEXT: Final = "f2"

_STACKED: Final = {
    MCS: (PILOTS, "9♠ 5♦ K♥ 2♣ 6♥ 8♠ 9♣ 4♠ J♦ 3♦ 7♣ Q♠ 10♥ A♣"),
    CPU: (COACH, "7♥ J♠ 4♦ 9♦ 5♠ 6♣"),
}
"""The cards on top of each deck, in the order in which they are drawn."""
_STRIDE: Final = 17
"""How the cards beneath are spread: every seventeenth of the deck follows, so that no suit lies in a row."""
_BUYING: Final = 2
"""The round in which buying is taught: said again in each, it would spend all Move of whoever does as told."""
_PICKS: Final = {
    (1, SABLE): "5♦",
    (1, TEO): "6♥ 8♠ 9♣",
    (1, CPU): "7♥ J♠",
    (2, SABLE): "9♠",
    (2, TEO): "A♣ J♦ 3♦",
    (2, CPU): "9♦ 6♣",
}
"""Which cards are picked in each round, by whom."""
_PLAYERS: Final = (SABLE, TEO, CPU)
_GIVEN: Final = ("9♣", "9♠")
"""Cards that go to the Team Hand after their attack."""
_TARGETS: Final = {SABLE: (THREAD, SNIFFER), TEO: (SNIFFER, THREAD), SNIFFER: (TEO, SABLE), THREAD: (SABLE, TEO)}
"""Whom each process attacks, the first who is able and in reach."""


def stacked_decks() -> dict[str, tuple[Lying, ...]]:
    """Return both decks as this fight begins with them, the top last."""
    return {zones.deck(side): tuple(_stacked(deck, top)) for side, (deck, top) in _STACKED.items()}


def _stacked(deck: str, top: str) -> Iterable[Lying]:
    drawn = [card_named(one, deck) for one in top.split()]
    rest = [card for card in DECK_CARDS[deck] if card not in drawn]
    spread = [rest[place * _STRIDE % len(rest)] for place in range(len(rest))]
    assert len(set(spread)) == len(rest)
    return (Lying(card, False) for card in (*spread, *reversed(drawn)))


def starting_values() -> dict[str, Value]:
    """Return what this fight begins with besides: Teo's Interrupt is nearly ready."""
    return {GUIDED: True, of(TEO, "meter"): MOST_CHARGES - 1, of(TEO, "interrupt"): "bullet-time"}


# ---------------------------------------------------------------------- what is to be done

NamesInWords = Mapping[str, str]
"""Who and what stands in the words of a lesson."""
EMPTY: Final[NamesInWords] = {}


@frozen
class Lesson:
    """What to do now: the very move, who makes it, and its words."""

    told: LessonWords
    move: Move | None = None
    place: Place = NOWHERE
    named: Mapping[str, str] = field(factory=dict)
    card: Card | None = None


def _lesson(
    key: str, move: Move | None = None, place: Place = NOWHERE, card: Card | None = None, named: NamesInWords = EMPTY
) -> Lesson:
    return Lesson(WORDS[key], move, place, named, card)


def lesson(table: Table, seat: Seat) -> Lesson:
    """Return what is to be done now, as a seat may know it."""
    if _takes_a_turn_at_once(table):
        return _between(table)
    match table.text("step"):
        case "start":
            return _lesson("deal", StartFight(CPU))
        case "placing":
            return _lesson("open", OpenRound(CPU))
        case "select":
            return _to_pick(table, seat)
        case "give":
            return _to_give(table)
        case "turn":
            return _in_turn(table, actor(table))
        case "over":
            return _lesson("over", BringFight(seat if brings_fight(table, seat) else CPU, NEXT))
        case _:
            return _between(table)


assert (START, PLACING, SELECT, GIVE, TURN, OVER, COUNT) == (
    "start", "placing", "select", "give", "turn", "over", "count",
)  # fmt: skip


def _to_pick(table: Table, seat: Seat) -> Lesson:
    now = table.number("round")
    held = table.cards(zones.hand(seat)) if seat in _PLAYERS else ()
    if table.values.get(f"secret.{seat}.select") or not held:
        return _lesson("chosen" if held else "all choose")
    if seat == TEO and now == _BUYING and table.number(of(TEO, "move")) >= PRICE:
        return _lesson("buy", BuyCard(TEO), Place(zone=zones.deck(MCS)))
    deck = COACH if seat == CPU else PILOTS
    wanted = tuple(card_named(one, deck) for one in _PICKS.get((now, seat), "").split())
    if any(isinstance(one, Back) for one in held):
        return _lesson("show")
    if not wanted or not set(wanted) <= set(held):
        # What would hit is not worked out for who plays the CPU.
        free = seat == CPU or _hits_somebody(table, seat, held)
        return _lesson("choose freely") if free else _none_hits(table, seat)
    return _lesson(f"choose {now} {seat}", PickCards(seat, wanted), Place(zone=zones.hand(seat)), wanted[0])


def _hits_somebody(table: Table, who: str, cards: Iterable[Card]) -> bool:
    """Whether one of the cards, played by a process, would hit an enemy, wherever that stands."""
    ranks = [ACE if card.is_joker else card.rank for card in cards]
    return any(strike(table, who, one, rank).outcome == "hit" for one in enemies(table, who) for rank in ranks)


def _none_hits(table: Table, seat: Seat) -> Lesson:
    """Reload for the round; an MC that reloads otherwise plays a low card."""
    if process(table, seat).reload == "turn":
        return _lesson("none hits, choose")
    return _lesson("none hits", DeclareReload(seat))


def _to_give(table: Table) -> Lesson:
    cards, takers = due(table, CPU, table.number("count")), can_take(table)
    if not cards or not takers:
        return _lesson("free")
    who = SNIFFER if SNIFFER in takers and table.number("round") == 1 else takers[-1]
    move = GiveCard(CPU, cards[0], who)
    return _lesson("give", move, Place(area=who), card=cards[0], named={"who": name_of(table, who)})


def _between(table: Table) -> Lesson:
    """Before the first turn: the Interrupt, then whether the Ace acts low."""
    hand = table.cards(zones.hand(TEO))
    four, ten, ace = (card_named(one, PILOTS) for one in ("4♠", "10♥", "A♣"))
    if _takes_a_turn_at_once(table):
        seen = ten in hand or not _sees(table, TEO)
        return _lesson("bullet", PlayAtOnce(TEO, ten), card=ten) if seen else _lesson("free")
    ready = table.number(of(TEO, "meter")) >= MOST_CHARGES
    if ready and _sees(table, TEO) and any(isinstance(one, Back) for one in hand):
        return _lesson("show")
    if ready and (four in hand or not _sees(table, TEO)):
        return _lesson("interrupt", LayTowards(TEO, four, "bullet-time"), Place(zone=zones.row(TEO)), four)
    if ace in table.cards(zones.play(TEO)):
        return _lesson("ace", TakeLow(TEO, ace), Place(zone=zones.play(TEO)))
    return _lesson("free")


def _takes_a_turn_at_once(table: Table) -> bool:
    """Whether Bullet Time asks its player with which card; it comes while all pick, and in the turn of anybody."""
    return any(item[0] == PlayAtOnce.answers for item in agenda_of(table)[:1])


def _sees(table: Table, seat: Seat) -> bool:
    return not isinstance(table, Sight) or table.seat == seat


def _in_turn(table: Table, who: str) -> Lesson:
    card, seat = turn_card(table), seat_of(table, who)
    attacked = bool(table.values.get("turn.attacked"))
    if attacked and card is not None and card.name in _GIVEN and who not in named_gave(table):
        place = Place(zone=zones.team(zones.side_of(who, table)))
        return _lesson("pair" if _pairs(table, card) else "give team", GiveToTeam(seat, card), place, card=card)
    if attacked or card is None:
        out = "end out, played on" if rulings_of(table).rest == "played" else "end out"
        key = "end" if out_before_end(table) is None else out
        return _lesson(key, EndTurn(seat), named={"who": name_of(table, who)})
    reloads = process(table, who).reload == "turn" and table.count(zones.hand(seat)) < draw_of(table, seat)
    if who == TEO and card.rank < process(table, who).accuracy and reloads:
        return _lesson("reload", ReloadWithTurn(seat), Place(zone=zones.deck(MCS)), card=card)
    able = [one for one in _TARGETS.get(who, ()) if is_able(table, one)]
    if who == THREAD and table.number("round") > 1:
        able = able[-1:]
    if table.number("round") > 1 and not _hits_somebody(table, who, (card,)):
        return _lesson("no hit", EndTurn(seat), named={"who": name_of(table, who)})
    for target in able:
        if can_aim(table, who, target, process(table, who).range):
            named = {"who": name_of(table, who), "target": name_of(table, target)}
            key, move = _attack_key(table, who, target, card), Attack(seat, target, card)
            return _lesson(key, move, Place(area=target), card, named)
    return _on_foot(table, who, seat, able)


def _pairs(table: Table, card: Card) -> bool:
    """Whether a card makes a Pair of the Team Hand: another player may have given another card than the guide says."""
    return any(one.rank == card.rank for one in table.cards(zones.team(MCS)) if not isinstance(one, Back))


def named_gave(table: Table) -> tuple[str, ...]:
    """Who has given a card to the Team Hand this round."""
    return tuple(who for who in (SABLE, TEO) if table.values.get(of(who, "gave")))


def _attack_key(table: Table, who: str, target: str, card: Card) -> str:
    if who in (SNIFFER, THREAD):
        return "they attack"
    if card.rank > 13:
        return "attack with ace"
    if table.number("turn.boot"):
        return "attack with boot"
    if who == TEO and target in table.listed(of(TEO, "attacked")):
        return "attack again"
    if who == TEO:
        return "attack" if target == SNIFFER and table.number("round") == 1 else "attack from afar"
    return "attack in area"


def _on_foot(table: Table, who: str, seat: Seat, able: list[str]) -> Lesson:
    """Go where an enemy stands; towards it where none can be reached."""
    ways = reachable(table, who)
    areas = [process(table, one).area for one in able]
    goal = next((area for area in areas if area in ways), "")
    if not goal and not table.number("turn.steps") and who == SABLE:
        goal = next((area for area in ways if area == "D2"), "")
    if not goal:
        return _lesson("end in vain", EndTurn(seat), named={"who": name_of(table, who)})
    key = "they move" if who in (SNIFFER, THREAD) else "move" if table.number("round") == 1 else "move back"
    return _lesson(
        key, Walk(seat, goal), Place(area=goal), named={"who": name_of(table, who), "area": area_name(table, goal)}
    )


# ---------------------------------------------------------------------- the guide


def guide(table: Table) -> Guide | None:
    """Return what the guide says now; None in any other fight."""
    if not table.values.get(GUIDED) or table.text("fight") != FIRST_FIGHT:
        return None
    seat = table.seat if isinstance(table, Sight) else PUBLIC
    now = lesson(table, seat)
    told = now.told
    act = _act_of(table)
    acts = tuple(GuideAct(one, TITLES[one], about=ABOUT[one]) for one in TITLES)
    # What comes after a fight may be pressed at any seat.
    elsewhere = now.move is not None and seat not in (PUBLIC, now.move.seat) and table.text("step") != OVER
    picked = now.move.cards if isinstance(now.move, PickCards) else ()
    do = say(told.now, **now.named, card=now.card, cards=picked)
    if now.move is not None and elsewhere:
        name, by_itself = name_of(table, now.move.seat), now.move.seat in program_players(table)
        do = say("The program plays {name}, and goes on by itself.", name=name) if by_itself else say(PASSED, name=name)
    return Guide(
        name="Hello, World",
        acts=acts,
        act=act,
        key=str(now.move) if now.move is not None else told.now,
        now=do,
        why=say("") if elsewhere else say(told.why),
        place=NOWHERE if elsewhere else now.place,
        card=None if elsewhere or now.card is None or now.card not in table.cards(zones.hand(seat)) else now.card,
        moved=world_of(table).tokens[actor(table)] if isinstance(now.move, Walk) and not elsewhere else None,
        cards=() if elsewhere else picked,
        learn=say(told.learn),
        learned=tuple(say(LEARNED[one]) for one in TITLES if one < act),
    )


def _act_of(table: Table) -> int:
    """The act of the evening, by how far the fight has come."""
    step, count = table.text("step"), table.number("count")
    if table.number("round") < 2:
        picks = step in (START, PLACING, SELECT)
        given = table.values.get("turn.attacked") or table.count(zones.team(MCS))
        return (
            1
            if picks
            else 2
            if count <= 5
            else 3
            if count < 9 or (count == 9 and not given)
            else 4
            if count == 9
            else 5
        )
    if step == SELECT:
        return 5
    if step == OVER or count >= 9:
        return 8
    comes = (
        bool(table.values.get("paused"))
        or table.count(zones.row(TEO))
        or table.number(of(TEO, "meter")) >= MOST_CHARGES
    )
    return 6 if comes else 7
