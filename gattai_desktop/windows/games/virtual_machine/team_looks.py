"""Finds what the page of a Team Hand shows: places and givers, the row that it makes or would make (VM-44)."""

from collections.abc import Iterator
from typing import Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, card_aloud, said, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.after_attack import DiscardCard, GiveToTeam
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.row_words import boot_in_short, uptime_in_short
from gattai_desktop.games.virtual_machine.selecting import lie_open
from gattai_desktop.games.virtual_machine.team_hands import DEAD_MANS_HAND, givers, limit, scored
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import SELECT, able, actor, name_of, of, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, mark_of
from gattai_desktop.windows.games.virtual_machine.picking_looks import seats_picking
from gattai_desktop.windows.games.virtual_machine.team_effects import TeamBox, effects_of, price_of, what_raises
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.seat_view import SeatView

RowState = Literal["", "reached", "offered", "skipped"]


@frozen
class TeamPlace:
    """One place of a Team Hand. face: "" while it is empty; note: what an empty place says, such as its number."""

    face: str = ""
    card: str = ""
    giver: FightMark | None = None
    words: str = ""
    offered: bool = False
    note: str = ""

    def spoken(self) -> str:
        return sentences((self.card or speak("fight", "an empty place"), self.words, "" if self.card else self.note))


@frozen
class TeamRowLook:
    """One of the twelve rows: its Boot and its Uptime, and whether it is reached, offered or skipped."""

    rank: int
    name: str
    boot: str
    uptime: str
    state: RowState = ""

    def spoken(self) -> str:
        how = {"reached": "reached", "offered": "with this card", "skipped": "skipped"}.get(self.state, "")
        boot = speak("fight", "Boot: {words}", words=self.boot)
        uptime = speak("fight", "Uptime: {words}", words=self.uptime)
        name = speak("fight", "{number}, {name}", number=self.rank, name=self.name)
        return sentences((name, speak("fight", how) if how else "", boot, uptime))


@frozen
class Giving:
    """What one of the side does: gave a card, gave none, offers one now; while all pick, how many backs lie there."""

    mark: FightMark
    name: str
    words: str
    faces: tuple[str, ...] = ()
    count: str = ""
    is_now: bool = False

    def spoken(self) -> str:
        return sentences((self.name, self.words, self.count))


@frozen
class TeamHandLook:
    """The page of one side's Team Hand."""

    side: str
    caption: str
    row: str
    row_words: str
    places: tuple[TeamPlace, ...]
    rows: tuple[TeamRowLook, ...]
    givers: tuple[Giving, ...]
    givers_words: str
    boxes: tuple[TeamBox, ...]
    raising: tuple[tuple[str, str], ...] = ()
    note: str = ""
    give: GiveToTeam | None = None
    discard: DiscardCard | None = None

    def spoken(self) -> str:
        parts = (self.places, self.givers, self.boxes)
        told = (one.spoken() for group in parts for one in group)
        rising = (f"{cards}: {row}" for cards, row in self.raising)
        return sentences((self.caption, self.row, self.row_words, *told, *rising, self.note))


def team_hand_look(view: SeatView, side: str) -> TeamHandLook:
    """Return the page of a side's Team Hand as the seat sees it."""
    table = view.sight
    offered = _offered(table, side)
    lying = table.cards(zones.team(side))
    now = ROWS[table.number(f"row.{side}")]
    then = scored(table, side, (offered,)) if offered is not None else scored(table, side)
    rises = offered is not None and then.rank > now.rank
    give, discard = _moves(view, offered)
    return TeamHandLook(
        side,
        _caption(side, offered),
        said(then.name) if lying or offered is not None else speak("fight", "No card yet"),
        _row_words(now.rank, then.rank, offered),
        tuple(_places(table, side, offered, then.rank)),
        tuple(_rows(now.rank, then.rank if rises else 0)),
        tuple(_givers(view, side, offered)),
        _givers_words(view),
        (*effects_of(table, side, offered, then.rank if rises else 0), *price_of(table, side, offered)),
        () if offered is not None else tuple(what_raises(table, side)),
        _note(now.rank, then.rank if rises else 0, view.step),
        give,
        discard,
    )


def _offered(table: Table, side: str) -> Card | None:
    """Return the card of this turn that has attacked and could be given now."""
    who, card = actor(table), turn_card(table)
    if not who or card is None or zones.side_of(who, table) != side or not table.values.get("turn.attacked"):
        return None
    return None if table.values.get(of(who, "gave")) or table.count(zones.team(side)) >= limit(table, side) else card


def _moves(view: SeatView, offered: Card | None) -> tuple[GiveToTeam | None, DiscardCard | None]:
    if offered is None:
        return None, None
    return next(view.options_of(GiveToTeam), None), next(view.options_of(DiscardCard), None)


def _caption(side: str, offered: Card | None) -> str:
    if offered is not None:
        with_it = speak("fight", "the Joker") if offered.is_joker else card_aloud(offered)
        if side == CPU:
            return speak("fight", "With {card} the CPU's Team Hand makes", card=with_it)
        return speak("fight", "With {card} the Team Hand makes", card=with_it)
    return speak("fight", "The CPU's Team Hand makes") if side == CPU else speak("fight", "The Team Hand makes")


def _row_words(now: int, then: int, offered: Card | None) -> str:
    if offered is not None and then > now > 0:
        return speak("fight", "row {number}, from row {before}", number=then, before=now)
    return speak("fight", "row {number}", number=then) if then else ""


def _places(table: Table, side: str, offered: Card | None, row: int) -> Iterator[TeamPlace]:
    given = {one.card: one for one in givers(table, side)}
    cards = table.cards(zones.team(side))
    for card in cards:
        one = given.get(card.name)
        words = ""
        if one is not None:
            words = speak("fight", "{name}, round {number}", name=called(name_of(table, one.who)), number=one.round)
        giver = mark_of(table, one.who) if one is not None else None
        yield TeamPlace(face(card), _aloud(card), giver, words)
    if offered is not None:
        who = actor(table)
        words = speak("fight", "{name}?", name=called(name_of(table, who)))
        yield TeamPlace(face(offered), _aloud(offered), mark_of(table, who), words, offered=True)
    taken = len(cards) + (offered is not None)
    for place in range(taken, limit(table, side)):
        stays_empty = row == DEAD_MANS_HAND and taken == 4
        yield TeamPlace(note=speak("fight", "must stay empty for this row") if stays_empty else str(place + 1))


def _aloud(card: Card) -> str:
    return speak("fight", "Joker") if card.is_joker else card_aloud(card)


def _rows(now: int, offered: int) -> Iterator[TeamRowLook]:
    for rank in range(len(ROWS) - 1, 0, -1):
        state: RowState = ""
        if rank == offered:
            state = "offered"
        elif rank == now:
            state = "reached"
        elif now < rank < offered:
            state = "skipped"
        boot, uptime = said(boot_in_short(rank)), said(uptime_in_short(rank))
        yield TeamRowLook(rank, said(ROWS[rank].name), boot, uptime, state)


# ---------------------------------------------------------------------- who gives


def _givers(view: SeatView, side: str, offered: Card | None) -> Iterator[Giving]:
    table, now = view.sight, view.sight.number("round")
    if view.step == SELECT and side == MCS:
        yield from _bringing(view)
        return
    gave = {one.who: one.card for one in givers(table, side) if one.round == now}
    for who in able(table, side):
        words = speak("fight", "gave none")
        if who in gave:
            words = speak("fight", "gave {card}", card=gave[who])
        elif offered is not None and who == actor(table):
            words = speak("fight", "offers it now")
        count = ""
        if side == MCS:
            count = speak("fight", "{number} in hand", number=table.count(zones.hand(who)))
        is_now = offered is not None and who == actor(table)
        yield Giving(mark_of(table, who), called(name_of(table, who)), words, (), count, is_now)


def _bringing(view: SeatView) -> Iterator[Giving]:
    """While all pick: backs for all, however many one has laid; the own picks lie open beside the battlefield.

    Where picks lie open (VM-H5), they are shown.
    """
    hidden = not lie_open(view.sight)
    down = speak("fight", "face-down until all have picked") if hidden else speak("fight", "has chosen")
    for one in seats_picking(view, 0):
        if one.seat == CPU or one.how == "out":
            continue
        words = down if one.how == "chosen" else speak("fight", "still picks")
        backs = ("back-pilots",) * one.most if hidden and one.how == "chosen" else ()
        faces = tuple(map(face, one.laid)) or backs
        yield Giving(FightMark(seat=one.seat), one.name, words, faces, "", one.how == "picks")


def _givers_words(view: SeatView) -> str:
    if view.step == SELECT:
        return speak("fight", "What each brings this round")
    return speak("fight", "Who gives, one card each in a round")


def _note(now: int, offered: int, step: str) -> str:
    if offered and offered - now > 1 and now:
        return speak("fight", "Rows between are skipped: their Uptimes are not gained.")
    if step == SELECT:
        return speak("fight", "A card is given only after its attack, one for each MC and round.")
    return ""


def side_shown(view: SeatView) -> str:
    """Return whose Team Hand a seat is shown first: that of its side."""
    acts = actor(view.sight)
    seat = seat_of(view.sight, acts) if acts and view.sight.text("step") != SELECT else view.seat
    return CPU if seat == CPU else MCS
