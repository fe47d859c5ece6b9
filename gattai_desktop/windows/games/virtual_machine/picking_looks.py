"""Finds what is shown while all pick: who has chosen, who is waited for, and the own picks (VM-7 to VM-11)."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.places import Landing
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import called, card_aloud, said, speak
from gattai_desktop.board.words import Mini, PlainText
from gattai_desktop.cards.card import ACE, RANK_LETTERS, Card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.response_window import stopped_by
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.counting import stands_at
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.selecting import (
    ROUND,
    DeclareReload,
    PickAnew,
    PickCards,
    lie_open,
    most_picked,
)
from gattai_desktop.games.virtual_machine.team_hands import limit
from gattai_desktop.games.virtual_machine.values import HIGH_ACE, LOW_ACE, is_able, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.count_cells import count_aloud
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_KEY
from gattai_desktop.windows.games.virtual_machine.process_words import out_of_fight
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import person_beside

Picking = Literal["picks", "chosen", "waited", "later", "out"]
LAY, RELOAD, NOTHING, ANEW, TEAM_PLATE = "lay", "reload", "nothing", "anew", "team"
LAY_KEY: Final = "F"
"""Lays the picks down from wherever the keyboard is: in the hand Enter picks a card."""
"""The plates in place of the actions, while all pick."""
_JUDGED: Final = "refused"


@frozen
class SeatPicking:
    """One seat while all pick. most: how many cards it may lay; down: how many backs are shown.

    Of others nobody knows how many they laid: as many backs lie there as they may lay, once they have chosen. Where
    picks lie open (VM-H5) `laid` are those cards.
    """

    seat: str
    name: str
    person: str
    how: Picking
    most: int
    down: int
    is_first: bool = False
    """Whether the computer goes to it next."""
    out: str = ""
    """Why it cannot fight, in a word."""
    laid: tuple[Card, ...] = ()
    hers: bool = False
    """Whether whoever sits at the computer plays it too."""

    @property
    def words(self) -> str:
        if self.out:
            return self.out
        if self.how == "chosen":
            return speak("fight", "has chosen")
        if self.how == "picks":
            return speak("fight", "picks now")
        if self.how == "later":
            return speak("fight", "Interrupt first")
        if self.is_first:
            other = self.person and not self.hers
            return speak("fight", "waiting for {name}", name=self.person) if other else speak("fight", "is next")
        return speak("fight", "still picks")

    def spoken(self) -> str:
        most = speak("fight", "up to {count} cards", count=self.most)
        cards = ", ".join(map(card_aloud, self.laid))
        return sentences((self.name, self.person, self.words, cards, "" if self.out else most))


def seats_picking(view: SeatView, picked: int) -> tuple[SeatPicking, ...]:
    """Return every seat. picked: how many cards the seat at the computer has picked so far.

    Who looks back later does not learn who was quick: in a replay all still pick.
    """
    waited = view.sight.listed("seats") if view.model.looks_back else view.model.still_asked()
    here = "" if view.model.curtain_down or view.seat not in view.sight.listed("seats") else view.seat
    first = "" if view.model.looks_back else next((seat for seat in waited if seat != here), "")
    return tuple(_seat(view, seat, waited, here, first, picked) for seat in view.sight.listed("seats"))


def _seat(view: SeatView, seat: str, waited: Sequence[str], here: str, first: str, picked: int) -> SeatPicking:
    table = view.sight
    how: Picking = "chosen"
    out = ""
    if seat in table.listed(MCS) and not is_able(table, seat):
        out = out_of_fight(table, seat)
        how = "out"
    elif stopped_by(table) or (seat not in waited and any(ask.kind != ROUND for ask in view.asks)):
        how = "later"  # who has chosen is told again when all are asked again
    elif seat in waited:
        how = "picks" if seat == here else "waited"
    most = most_picked(table, seat)
    open_at_once = lie_open(table)
    laid = table.cards(zones.play(seat)) if open_at_once and how == "chosen" else ()
    known = len(laid) if open_at_once else picked if seat == here else most
    down = {"picks": picked, "chosen": known}.get(how, 0)
    name, person = called(name_of(table, seat)), person_beside(table, seat)
    hers = person != "" and person == person_beside(table, here)
    return SeatPicking(seat, name, person, how, most, down, seat == first, out, laid, hers)


def asked_to_pick(view: SeatView) -> Ask | None:
    """Return the question which cards the seat at the computer picks; None where it is not asked."""
    return next((one for one in view.asks if one.kind == "select" and one.seat == view.seat and one.options), None)


# ---------------------------------------------------------------------- the own picks


def acts_on(card: Card, among: Sequence[Card] = ()) -> str:
    """Return where a picked card will act: "acts on 7"; of two Jokers also which one it is."""
    jokers = [one for one in among if one.is_joker]
    if card.is_joker and len(jokers) > 1:
        first = card is jokers[0]
        return speak("fight", "first Joker, named later") if first else speak("fight", "second Joker, named later")
    if card.is_joker:
        return speak("fight", "named when all have picked")
    if card.rank == ACE:
        return speak("fight", "acts low or high")
    return speak("fight", "acts on {at}", at=RANK_LETTERS[card.rank])


def acts_at(card: Card) -> str:
    """Return the same in few words, for a narrow place: "on 7"; "" for what is named later."""
    if card.is_joker:
        return ""
    if card.rank == ACE:
        return speak("fight", "on A")
    return speak("fight", "on {at}", at=RANK_LETTERS[card.rank])


UNPICKED: Final = Place(area="hand")
"""Where a picked card is laid to be no longer picked."""


def pick_places(view: SeatView, card: Card, picks: Sequence[Card]) -> tuple[Landing, ...]:
    """Return where a card of the hand can be laid to be picked, or a picked one to be no longer picked (LOOK 24, Drag).

    Its count, the own play area, the own token of an MC: all mean the same.
    """
    seat = view.seat
    if asked_to_pick(view) is None or not view.holds(card):
        return ()
    if card in picks:
        return (Landing(UNPICKED, speak("fight", "Your hand"), "legal", speak("fight", "no longer picked")),)
    most = most_picked(view.sight, seat)
    if not most:
        return ()
    words = acts_on(card)
    if len(picks) >= most:
        first = speak("fight", "the Joker") if picks[0].is_joker else card_aloud(picks[0])
        words = speak("fight", "{words}, in place of {card}", words=words, card=first)
    ends = () if card.is_joker else (LOW_ACE, HIGH_ACE) if card.rank == ACE else (stands_at(view.sight, card),)
    counts = [(Place(area=f"count.{at}"), speak("fight", "Count {at}", at=count_aloud(at))) for at in ends]
    own = [(Place(area=seat), called(name_of(view.sight, seat)))] if seat in view.sight.listed(MCS) else []
    places = ((Place(zone=zones.play(seat)), speak("fight", "Your play area")), *counts, *own)
    return tuple(Landing(place, name, "legal", words) for place, name in places)


def picks_seen(view: SeatView) -> str:
    """Return who sees the own picks, once they are laid down."""
    if lie_open(view.sight):
        return speak("fight", "open for all once they are laid down")
    return speak("fight", "face-up for you alone")


def switches(view: SeatView, picks: Sequence[Card]) -> tuple[str, str]:
    """Return that a picked face card may switch the Interrupt too, and the same in fewer words (VM-53).

    Both are "" where none is picked.
    """
    if view.seat in view.sight.listed(MCS) and any(card.is_face for card in picks if not card.is_joker):
        return speak("fight", "J, Q or K may also switch the Interrupt."), speak("fight", "J, Q, K also switch")
    return "", ""


# ---------------------------------------------------------------------- what may be done


def pick_plates(view: SeatView, picks: Sequence[Card]) -> tuple[RowPlate, ...]:
    """Return what may be done with the picks: lay them down, or reload, or play no card; or take them back."""
    if view.seat not in view.sight.listed("seats"):
        return ()
    if asked_to_pick(view) is None:
        return tuple(_anew(view))
    return (
        _lay(view, picks),
        _reload(view),
        _nothing(view),
        _team_plate(view),
    )


def _anew(view: SeatView) -> Iterator[RowPlate]:
    for move in view.options_of(PickAnew):
        words = speak("fight", "until the last one has laid down")
        yield RowPlate(ANEW, drive_plate(speak("fight", "Take back"), words, "Z"), move=move)
    yield _team_plate(view)


def _lay(view: SeatView, picks: Sequence[Card]) -> RowPlate:
    title, most = speak("fight", "Lay down"), most_picked(view.sight, view.seat)
    lay = PickCards(view.seat, tuple(picks))
    if not picks:
        return RowPlate(LAY, PlateLook(title, speak("fight", "Choose a card first"), LAY_KEY, _JUDGED))
    verdict = view.model.judge(lay)
    if not verdict.allowed:
        return RowPlate(LAY, PlateLook(title, said(verdict.reasons[0].text), LAY_KEY, _JUDGED))
    left = min(most, len(view.hand)) - len(picks)
    words = few = speak("fight", "{number} of {most} chosen", number=len(picks), most=most)
    if left > 0:
        words = speak("fight", "{words}, {number} more possible", words=words, number=left)
    return RowPlate(LAY, evolve(drive_plate(title, words, LAY_KEY), short=few), move=lay)


def _reload(view: SeatView) -> RowPlate:
    reload, seat = DeclareReload(view.seat), view.seat
    words = ""
    if seat in view.sight.listed(MCS):
        words = speak("fight", "no turn; at round end draws to {number}", number=process(view.sight, seat).draw)
    return _priced(view, RELOAD, speak("fight", "Reload"), words, "R", reload)


def _nothing(view: SeatView) -> RowPlate:
    words, judgement = speak("fight", "no turn at all: the hand is not empty"), "price"
    if not view.hand and view.seat != CPU:
        words, judgement = speak("fight", "a turn after the Kings, without an attack"), "legal"
    elif view.seat == CPU:
        words = speak("fight", "nobody of the CPU acts")
    return _priced(view, NOTHING, speak("fight", "No card"), words, "N", PickCards(view.seat, ()), judgement)


def _priced(
    view: SeatView, key: str, title: str, words: str, letter: str, move: Move, judgement: str = "price"
) -> RowPlate:
    verdict = view.model.judge(move)
    if not verdict.allowed:
        return RowPlate(key, PlateLook(title, said(verdict.reasons[0].text), letter, _JUDGED))
    return RowPlate(key, drive_plate(title, words, letter, "legal" if judgement == "legal" else "price"), move=move)


def _team_plate(view: SeatView) -> RowPlate:
    """Return the plate that shows the own side's Team Hand: its cards, its row, and how many places are free."""
    table, title = view.sight, speak("fight", "Look at the Team Hand")
    side = zones.side_of(view.seat, table)
    lying = table.zones.get(zones.team(side), ())
    if not lying:
        return RowPlate(TEAM_PLATE, drive_plate(title, speak("fight", "nothing was given yet"), TEAM_KEY))
    row = said(ROWS[table.number(f"row.{side}")].name)
    free = speak("fight", "{count} places free", count=max(limit(table, side) - len(lying), 0))
    cards = (piece for one in lying for piece in (Mini(lying_face(one)), PlainText(" ")))
    look = drive_plate(title, (*cards, PlainText(f"{row}, {free}")), TEAM_KEY)
    return RowPlate(TEAM_PLATE, evolve(look, short=f"{row}, {free}"))
