"""Says what the Count shows: its cells, whose count it is, what is due next and what may come before it (VM-12)."""

from collections.abc import Sequence

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import Crest, DrawnWords, Mini, PlainText, Sign, WordsPiece
from gattai_desktop.cards.card import CARDS, PILOTS, Card, card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.response_window import stopped_by
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.counting import due
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import current
from gattai_desktop.games.virtual_machine.selecting import lie_open
from gattai_desktop.games.virtual_machine.values import (
    COUNT,
    GIVE,
    MOST_CHARGES,
    OVER,
    PLACING,
    SELECT,
    START,
    TURN,
    able,
    actor,
    gone,
    name_of,
    of,
    played_as,
    seat_of,
)
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.count_cells import (
    COUNTS,
    LETTERS,
    CountCell,
    OnCount,
    count_aloud,
    count_written,
    due_on_count,
    is_open_tie,
    next_due,
    passed_on_count,
)
from gattai_desktop.windows.games.virtual_machine.interrupt_looks import interrupt_look
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, mark_of, short_name
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class CountLook:
    """The whole track, with what stands at its head.

    mark: whose crest stands there. figure: the count in cut letters. title, line, below: the words beside and below it;
    short: the title where there is little room, and where there is less.
    note: what is said under the cells, after its sign.
    """

    cells: tuple[CountCell, ...]
    mark: FightMark = field(factory=FightMark)
    figure: str = ""
    title: str = ""
    line: DrawnWords = ()
    below: DrawnWords = ()
    note: str = ""
    note_sign: str = "closed"
    words: str = ""
    short: tuple[str, ...] = ()

    def spoken(self) -> str:
        return self.words


def count_look(view: SeatView, picks: Sequence[Card] = ()) -> CountLook:
    """Return the track as a seat sees it. picks: what it has picked for itself so far."""
    table, step = view.sight, view.step
    now = table.number("count") if step in (COUNT, GIVE, TURN) else 0
    before = step in (START, PLACING)  # what has passed then was of the fight before
    standing = [*(() if before else passed_on_count(table)), *due_on_count(view, picks)]
    # The card of who is downed goes without a turn once its count comes (VM-H75).
    after = next_due([one for one in standing if one[1].comes], now)
    coming = _next_aloud(table, after)
    cells = tuple(
        CountCell(
            at,
            "now" if at == now else "gone" if at < now else "to_come",
            here := tuple(one for place, one in standing if place == at),
            coming if at == now else "",
            open_tie=is_open_tie(table, here),
        )
        for at in COUNTS
    )
    if step == SELECT:
        return _while_picking(view, cells, picks)
    return _with_head(view, cells, now, after, coming)


# ---------------------------------------------------------------------- what is said of it


def _next_aloud(table: Table, after: tuple[int, OnCount] | None) -> str:
    said = speak("fight", "Nothing is due after it")
    if after is not None:
        said = speak("fight", "Next {at}, {name}", at=count_aloud(after[0]), name=after[1].name)
    ready = [name_of(table, who) for who in ready_to_interrupt(table)]
    before = speak("fight", "{names} can interrupt before it", names=", ".join(map(called, ready))) if ready else ""
    return sentences((said, before))


def ready_to_interrupt(table: Table) -> tuple[str, ...]:
    """The MCs who could lay the first card of an Interrupt at any moment: their meter is full (VM-54, VM-55)."""
    return tuple(who for who in able(table, MCS) if table.number(of(who, "meter")) >= MOST_CHARGES and _may(table, who))


def _may(table: Table, who: str) -> bool:
    interrupt = current(table, who)
    return interrupt is not None and interrupt.when == "any"


def _with_head(
    view: SeatView, cells: tuple[CountCell, ...], now: int, after: tuple[int, OnCount] | None, coming: str
) -> CountLook:
    """Return the Count with its head: who acts, what the CPU's card is for, how the fight ended, or the round.

    now: the count that is reached, 0 for none. after: what comes next. coming: the same in words.
    """
    table = view.sight
    below: list[WordsPiece] = []
    if after is not None and now:
        at = LETTERS[after[0]] or count_written(after[0])
        below.append(PlainText(speak("fight", "Next {at}, {name}", at=at, name=after[1].name)))
    if ready := ready_to_interrupt(table) if now else ():
        below += [PlainText("  "), Sign("charge"), *(Crest(who) for who in ready)]
    spoken = cells[now - 1].spoken() if now else ""
    if acts := actor(table):
        title = speak("fight", "{name} acts", name=called(name_of(table, acts)))
        name = short_name(called(name_of(table, acts)), is_boss=process(table, acts).is_boss)
        short: tuple[str, ...] = (speak("fight", "{name} acts", name=name), name)
        line = _card_of_turn(table, acts)
        return CountLook(
            cells, mark_of(table, acts), LETTERS[now], title, line, tuple(below), words=spoken, short=short
        )
    if table.text("step") == GIVE:
        title, short = speak("fight", "CPU's card"), (speak("fight", "Who acts?"), speak("fight", "CPU"))
        waiting: list[WordsPiece] = [Mini(face(played_as(table, one))) for one in due(table, CPU, now)]
        line, words = (*waiting, PlainText(" " + speak("fight", "who acts?"))), sentences((title, spoken))
        mark = FightMark(seat=CPU)
        return CountLook(cells, mark, LETTERS[now], title, line, tuple(below), words=words, short=short)
    number = table.number("round")
    round_words = speak("fight", "Round {number}", number=number) if number else ""
    if table.text("step") == OVER:
        title, line = ended_words(table), (PlainText(round_words),) if round_words else ()
        words, short = sentences((title, round_words)), (_ended_short(table),)
        mark = FightMark(seat=CPU) if table.text("winner") == CPU else FightMark()
        return CountLook(cells, mark, "", title, line, words=words, short=short)
    line = (PlainText(speak("fight", "Count {at}", at=count_written(now))),) if now else ()
    words = sentences((round_words, spoken, coming if after and not now else ""))
    mark = FightMark(seat=view.on_turn) if view.on_turn else FightMark()
    return CountLook(cells, mark, LETTERS[now], round_words, line, tuple(below), words=words)


def ended_words(table: Table) -> str:
    """Return who has won a fight that is over, the same at the table and on the wall; "" while it goes on."""
    if table.text("step") != OVER:
        return ""
    won = {MCS: speak("wall", "The MCs have won"), CPU: speak("wall", "The CPU has won")}
    return won.get(table.text("winner"), speak("wall", "Nobody has won"))


def _ended_short(table: Table) -> str:
    won = {MCS: speak("fight", "MCs won"), CPU: speak("fight", "CPU won")}
    return won.get(table.text("winner"), speak("fight", "Nobody won"))


def _card_of_turn(table: Table, acts: str) -> DrawnWords:
    """Return the card of the turn and which of the actor's cards of this round it is: "7♣, 2nd of 3"."""
    turns = gone(table)
    if not turns or not turns[-1].card:
        return (PlainText(speak("fight", "without a card")),)
    seat = seat_of(table, acts)
    had = sum(seat_of(table, turn.who) == seat for turn in turns) if seat != CPU else 0
    waiting = sum(one.card.key != table.text("turn.card") for one in table.zones.get(zones.play(seat), ()))
    found: list[WordsPiece] = [Mini(face(card(turns[-1].card, PILOTS)))]
    if turns[-1].was_joker:
        found = [PlainText(speak("fight", "Joker as") + " "), *found]
    if seat != CPU and had + waiting > 1:
        which = speak("fight", "{number} of {most}", number=had, most=had + waiting)
        found.append(PlainText(f", {which}"))
    return tuple(found)


def _while_picking(view: SeatView, cells: tuple[CountCell, ...], picks: Sequence[Card]) -> CountLook:
    hidden = view.model.curtain_down or view.model.covered or view.seat not in view.sight.listed("seats")
    note, sign = "", "closed"
    if not lie_open(view.sight):
        note = speak("fight", "Only your own picks are shown. All others stay hidden until everybody has picked.")
    if hidden:
        title = speak("fight", "All pick")
        line = speak("fight", "Round {number}", number=view.sight.number("round"))
        return CountLook(cells, FightMark(), "", title, (PlainText(line),), words=sentences((title, line)))
    title = speak("fight", "{name} picks", name=called(name_of(view.sight, view.seat)))
    words_below: DrawnWords = (PlainText(speak("fight", "all at once")),)
    if picks:
        words_below = (PlainText(speak("fight", "{number} picked", number=len(picks))),)
    if view.seat in stopped_by(view.sight):
        title = speak("fight", "{name} interrupts", name=called(name_of(view.sight, view.seat)))
        words_below, missing = _laid(view), _not_ready(view)
        note, sign = (missing, "charge") if missing else (note, sign)
    words = sentences((title, *(cell.spoken() for cell in cells if cell.standing), note))
    mark, short = FightMark(seat=view.seat), (called(name_of(view.sight, view.seat)),)
    return CountLook(cells, mark, title=title, line=words_below, note=note, note_sign=sign, words=words, short=short)


def _not_ready(view: SeatView) -> str:
    """Return why no Interrupt can begin for who has stopped the picks; "" where one can."""
    look = interrupt_look(view)
    if look.ready or not look.name:
        return ""
    return speak(
        "fight",
        "{name} cannot begin yet: it needs {most} charges, and there are {charges}.",
        name=look.name,
        most=MOST_CHARGES,
        charges=look.meter,
    )


def _laid(view: SeatView) -> DrawnWords:
    """Return how far an Interrupt has come that is laid amid the picks, where its plate has no place."""
    look = interrupt_look(view)
    laid = [Mini(one) for one, _ in look.cards if one]
    if not look.ready:
        return (PlainText(speak("fight", "the picks wait")),)
    words = speak("fight", "{number} of {most} laid", number=len(laid), most=len(look.cards))
    return (*laid, PlainText(f" {words}" if laid else words))


def own_picks(view: SeatView) -> tuple[Card, ...]:
    """Return what the seat at the computer has laid down already; nothing while covered.

    It alone may know of it, unless picks lie open (VM-H5).
    """
    if view.model.curtain_down or view.model.covered:
        return ()
    if lie_open(view.sight) and view.step == SELECT:
        return view.sight.cards(zones.play(view.seat))
    return tuple(CARDS[key] for key in view.keys(f"secret.{view.seat}.picks") if key in CARDS)
