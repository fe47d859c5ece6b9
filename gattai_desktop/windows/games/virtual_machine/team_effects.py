"""Finds what a row of a Team Hand does: whom its Boot serves, what its Uptime makes of all, what would raise it."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, card_aloud, said, speak, translated
from gattai_desktop.board.theme import SUITS
from gattai_desktop.board.words import Crest, DrawnWords, PlainText, WordsPiece, rank_word, spoken
from gattai_desktop.cards.card import RANK_LETTERS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.hacking import has_hack_left
from gattai_desktop.games.virtual_machine.ladder import raised, ranked, written
from gattai_desktop.games.virtual_machine.poker import ROWS, Raising, raising, readings
from gattai_desktop.games.virtual_machine.row_words import boot_words, uptime_words
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.team_hands import (
    BOOT_TIMES,
    DEAD_MANS_HAND,
    FIVE,
    FLUSH,
    PAIR,
    RAISED,
    STRAIGHT_FLUSH,
    WAITING_BOOTS,
    is_up,
    limit,
    uptimes,
    waiting_boot,
)
from gattai_desktop.games.virtual_machine.values import able, actor, name_of, of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

_MOST_RAISING: Final = 4
_MOST_IN_RAIL: Final = 2


@frozen
class TeamBox:
    """A box of words under the givers: what a Joker is, whom the Boot serves, what the Uptime makes of everybody."""

    sign: str
    title: str
    lines: tuple[DrawnWords, ...]
    note: str = ""

    def spoken(self) -> str:
        return sentences((self.title, *(spoken(line) for line in self.lines), self.note))


def effects_of(table: Table, side: str, offered: Card | None, row: int) -> Iterator[TeamBox]:
    """Yield what the Joker is, and what Boot and Uptime do: of the row that is offered, or else of what holds now."""
    how = rulings_of(table)
    cards = (*table.cards(zones.team(side)), *((offered,) if offered is not None else ()))
    found = readings(cards, low_ace=how.straight_aces == "low_or_high", wild_dead_man=how.wild_dead_man == "may")
    if found:
        lines = tuple(
            (PlainText(speak("fight", "as {rank}: row {number}", rank=rank_word(_letter(rank)), number=one.rank)),)
            for rank, one in found[:2]
        )
        yield TeamBox("omen", speak("fight", "The Joker"), lines, speak("fight", "It counts as the best."))
    if row:
        yield _boot_box(table, side, row)
        yield _uptime_box(table, side, row)
        return
    waits = waiting_boot(table, side)
    if waits is not None:
        yield _boot_box(table, side, waits[0], waits[1])
    for held in uptimes(table, side):
        yield _uptime_box(table, side, held)


def _letter(rank: int) -> str:
    return "T" if rank == 10 else RANK_LETTERS[rank]


def _boot_box(table: Table, side: str, row: int, winner: str = "") -> TeamBox:
    title = speak("fight", "Boot of {row}", row=said(ROWS[row].name))
    words = said(boot_words(row))
    if row not in WAITING_BOOTS:
        return TeamBox("vmBoot", title, ((PlainText(words),),))
    winner = winner or actor(table)
    served = [who for who in able(table, side) if who != winner]
    pieces: list[WordsPiece] = []
    for who in served:
        before, after = _with_boot(table, who, row)
        pieces += [*_who(table, who), PlainText(f"\u00a0{before}\u00a0→\u00a0{after}   ")]
    note = (
        speak("fight", "for the next turn of somebody else")
        if served
        else speak("fight", "nobody else is able: it lapses")
    )
    return TeamBox("vmBoot", title, ((PlainText(words),), tuple(pieces)), note)


def _with_boot(table: Table, who: str, row: int) -> tuple[int, int]:
    """Return what a Boot changes of a process: MaxHP, or the Damage of its attacks."""
    one = process(table, who)
    if row == DEAD_MANS_HAND:
        return one.max_hp, raised(one.max_hp, 1)
    if row == PAIR:
        return one.damage, raised(one.rating, sum(by for _, by in one.raises) + 1)
    return one.damage, one.damage * BOOT_TIMES[row]


def _who(table: Table, who: str) -> tuple[WordsPiece, ...]:
    return (Crest(who),) if who in table.listed(MCS) else (PlainText(called(name_of(table, who))),)


def _uptime_box(table: Table, side: str, row: int) -> TeamBox:
    title = speak("fight", "Uptime of {row}", row=said(ROWS[row].name))
    words = said(uptime_words(row))
    what = RAISED.get(row, "")
    holds = is_up(table, side, row)
    pieces: list[WordsPiece] = []
    if what in ("accuracy", "resist", "connect", "evade", "damage"):
        for who in able(table, side):
            before, after = _with_uptime(table, who, what, holds=holds)
            pieces += [
                *_who(table, who),
                PlainText(f"\u00a0{before}\u00a0→\u00a0{after}   " if not holds else f"\u00a0{after}   "),
            ]
    lines: tuple[DrawnWords, ...] = ((PlainText(words),), *((tuple(pieces),) if pieces else ()))
    return TeamBox("vmUptime", title, lines, speak("fight", "until the Team Hand is discarded"))


def _with_uptime(table: Table, who: str, what: str, *, holds: bool) -> tuple[str, str]:
    one = process(table, who)
    if what == "damage":
        after = one.damage if holds else raised(one.rating, sum(by for _, by in one.raises) + 1)
        return str(one.damage), str(after)
    figure = int(getattr(one, what))
    after = figure if holds else ranked(figure, 1)
    return called(written(figure)), called(written(after))


def what_raises(table: Table, side: str) -> Iterator[tuple[str, str]]:
    """Yield what would make a stronger row: the cards, and the row."""
    for one in _raising(table, side)[:_MOST_RAISING]:
        words = _needed(one)
        if one.row.rank == DEAD_MANS_HAND:
            words = speak("fight", "{cards}, and no fifth card", cards=words)
        elif len(one.cards) == 1:
            words = speak("fight", "{card} or a Joker", card=words)
        row = speak("fight", "{name}, row {number}", name=said(one.row.name), number=one.row.rank)
        yield words, row


def rises_with(table: Table, side: str) -> Iterator[tuple[str, str]]:
    """Yield the same in as few words as a rail has room for: the cards, and the name of the row; two at most."""
    for one in sorted(_raising(table, side), key=lambda one: len(one.cards))[:_MOST_IN_RAIL]:
        yield _needed(one), said(one.row.name)


def _raising(table: Table, side: str) -> tuple[Raising, ...]:
    how = rulings_of(table)
    return raising(
        table.cards(zones.team(side)), limit(table, side),
        low_ace=how.straight_aces == "low_or_high", wild_dead_man=how.wild_dead_man == "may",
    )  # fmt: skip


def _needed(one: Raising) -> str:
    """Return what raises a hand, in words: a rank, a suit for a Flush, the card itself for a Straight Flush."""
    card = one.cards[0]
    if one.row.rank >= STRAIGHT_FLUSH and one.row.rank != FIVE:
        return card_aloud(card)
    if one.row.rank == FLUSH and card.suit is not None:
        return translated(SUITS[card.suit.name[0]])
    rank = rank_word(_letter(card.rank))
    return rank if len(one.cards) == 1 else speak("fight", "{rank} twice", rank=rank)


def price_of(table: Table, side: str, offered: Card | None) -> Iterator[TeamBox]:
    """Yield the box that says what giving the offered card costs, where it costs anything."""
    lines = tuple((PlainText(words),) for words in _prices(table, side, offered))
    if lines:
        yield TeamBox("jag", speak("fight", "At a price"), lines)


def _prices(table: Table, side: str, offered: Card | None) -> Iterator[str]:
    if offered is None:
        return
    if has_hack_left(table, actor(table)):
        yield speak("fight", "Then no hack is made with it.")
    if side == MCS:
        for who in able(table, CPU):
            kind = process(table, who).kind
            if getattr(kind, "charging", "") == "cards_laid":
                now = table.number(of(who, "meter"))
                then = min(now + int(getattr(kind, "charge", 0)), 10)
                yield speak(
                    "fight", "{name}: meter {now} → {then}", name=called(name_of(table, who)), now=now, then=then
                )
    if table.count(zones.team(side)) + 1 >= limit(table, side):
        yield speak("fight", "Then it is full: it goes when no Boot waits.")
