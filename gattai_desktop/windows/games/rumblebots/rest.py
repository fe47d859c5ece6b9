"""Shows the time between battles: who leads, what the last battle brought, the table of Bots (LOOK 17)."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate, primary_plate
from gattai_desktop.board.speech import fill, listed, said, speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.battle_start import BeginBattle, Energize
from gattai_desktop.games.rumblebots.box import HOW_TO_PLAY
from gattai_desktop.games.rumblebots.clashes import leaders
from gattai_desktop.games.rumblebots.draft import Deal, TakeDeck
from gattai_desktop.games.rumblebots.first_battle import FIRST_BATTLE
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.values import DRAFT, OVER, RESULT, all_crystals
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.windows.games.rumblebots.battle_plates import row_high
from gattai_desktop.windows.games.rumblebots.counts import statistics
from gattai_desktop.windows.games.rumblebots.looks import strip_looks, where_words
from gattai_desktop.windows.games.rumblebots.strip import draw_strip
from gattai_desktop.windows.kit.end_stop import EndStop
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import GUIDE_GAP, Pane
from gattai_desktop.windows.kit.plate_row import RowPlate, shelf_plate
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.requests import CHOOSE, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid, words_larger

_HIGH: Final = 1034.0
"""Its height, drawing pixels."""
_TITLE: Final = (64.0, 158.0)
"""From where to where its title stands with the round below it, drawing pixels."""
_TITLE_LINE: Final = 112.0
"""Where the title itself stands, drawing pixels."""
_RING: Final = 8.0
"""What the focus ring of the title takes below it, device-independent pixels."""
_BESIDE_RING: Final = 14.0
"""How far in it stands where it has the keyboard, drawing pixels."""
_STRIP: Final = 866
"""Where the clashes of the battle begin, drawing pixels."""
_TITLED: Final = 22.0
"""What their title needs above that, below the focus ring of the plates, device-independent pixels."""
_ROWS: Final = 8
"""Most Bots that the table lists."""
AGAIN: Final = "another match"
"""The name of the plate that asks for another match of whoever sat here."""
_QUICK: Final = "quick-battle"
"""What is offered after the guided first battle."""


class RestPane(Pane):
    """Shows the score of the match, and begins the next battle."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._entry = self._seen.model.entry
        self.row = self.make_row()
        self.end = EndStop(paint, self)
        self.end.lead_to(self.row)
        self.setAccessibleName(self.tr("Between two battles"))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        offers = enumerate(self._offers(seen))
        plates = (_offer_plate(place, look, move) for place, (look, move) in offers)
        self.row.set_plates((*plates, *_plates_at_the_end(seen)))
        self.setAccessibleDescription(self._title(seen))
        self.end.show_end(sentences((self._title(seen), where_words(seen.sight))) if seen.step == OVER else "")
        self.rearrange()
        self._lead_on(seen)

    def _lead_on(self, seen: SeatView) -> None:
        """After a deck was taken lead the keyboard from its plate to the one that begins the match."""
        before, self._entry = self._entry, seen.model.entry
        newest = seen.newest if seen.model.entry != before else None
        if newest is not None and isinstance(newest.move(seen.seat), TakeDeck):
            begins = self.row.button(0)
            if begins is not None:
                begins.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offers(self, seen: SeatView) -> tuple[tuple[PlateLook, Move], ...]:
        found: list[tuple[PlateLook, Move]] = []
        decks: list[Move] = []
        words = self.tr("the first Bot attacks with 1 more")
        for move in seen.options:
            match move:
                case BeginBattle():
                    first = not seen.sight.number("battle")
                    title = self.tr("Begin the match") if first else self.tr("Begin the next battle")
                    found.append((primary_plate(title, key="Enter"), move))
                case TakeDeck():
                    decks.append(move)
                case Deal():
                    dealt = plate_words(seen.model, move).title
                    title = self.tr("Lay out all Bots") if _is_free(seen) else dealt
                    found.append((primary_plate(title, key="Enter"), move))
                case Energize():
                    found.append((drive_plate(plate_words(seen.model, move).title, words, move.shown.letter), move))
        others = [move for move in seen.open_options if isinstance(move, Energize)]
        for move in others:
            told = f"{plate_words(seen.model, move).title}: {words}"
            found.append((evolve(drive_plate(seen.name(move.seat), told), crest=move.seat), move))
        if decks:
            words = self.tr("eight Bots and a Contraption for each player")
            found.append((drive_plate(kind_title(TakeDeck), words, TakeDeck.shown.letter), decks[0]))
        return tuple(found)

    def _title(self, seen: SeatView) -> str:
        if seen.step == OVER:
            first, *others = (seen.name(seat) for seat in leaders(seen.sight))
            if others:
                return fill(self.tr("{names} share the win"), names=listed([first, *others]))
            return fill(self.tr("{name} has the most crystals"), name=first)
        if seen.step == RESULT:
            winner = seen.name(seen.text("winner"))
            return fill(self.tr("{name} wins battle {number}"), name=winner, number=seen.text("battle"))
        if seen.step == DRAFT:
            return self.tr("Free decks") if _is_free(seen) else self.tr("Draft")
        return self.tr("Ready to battle")

    def plate_pressed(self, plate: RowPlate) -> None:
        if not _lead_on(plate.key, self.requests):
            super().plate_pressed(plate)

    @property
    def groups_before_hand(self) -> int:
        return len(self.focus_groups())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (*self.end.focus_groups(), *super().focus_groups())

    def press(self, letter: str) -> bool:
        return self.end.takes_keys or self.row.press("Enter" if letter in ("\r", "\n", " ") else letter)

    @property
    def has_room_for_guide(self) -> bool:
        return True

    def arrange(self, grid: TableGrid) -> None:
        self._guide_place = QRectF(0, self._room, self.width(), self.paint.px(self._guide_high))
        high = row_high(self.paint, self._unit)
        top = min(self._at(744), self._at(_STRIP) - _TITLED - high)
        self.row.setGeometry(QRectF(0, top, self.width(), high).toRect())
        top = self._at(_TITLE[0])
        self.end.setGeometry(QRectF(0, top, self.width(), self._title_foot - top).toRect())
        self.update()

    @property
    def _room(self) -> float:
        """Return the height in which it is drawn: what the guide's plate leaves."""
        return self.height() - (self.paint.px(self._guide_high + GUIDE_GAP) if self._guide_high else 0.0)

    @property
    def _unit(self) -> float:
        return max(0.1, min(self._room / _HIGH, self.width() / 1040))

    @property
    def _title_foot(self) -> float:
        """Return where the title ends: letters have a least size, and in a low window it reaches farther down."""
        below = self._line_below + 0.45 * self._ruler.size(plain(16))
        return max(self._at(_TITLE[1]), self._at(_TITLE_LINE) + below * self._unit)

    @property
    def _line_below(self) -> float:
        """Return how far the round stands below the title, drawing pixels."""
        return max(32.0, 1.3 * self._ruler.size(plain(16)))

    @property
    def _ruler(self) -> Drawing:
        """What measures its words."""
        return measuring(self.paint, 0.0, unit=self._unit, larger=words_larger(self._grid))

    def _at(self, drawn: float) -> float:
        return (drawn - 46) / _HIGH * self._room

    def paintEvent(self, event: QPaintEvent) -> None:
        seen, u = self._seen, self._unit
        with drawing(self, unit=u, larger=words_larger(self._grid)) as draw:
            y = self._at(_TITLE_LINE) / u
            x = _BESIDE_RING if seen.step == OVER else 0.0
            draw.text(x, y, self._title(seen), title(34), room=draw.wide - 2 * x, fit=True)
            draw.text(x, y + self._line_below, where_words(seen.sight), plain(16), "soft")
            ring = self._title_foot + _RING
            self._draw_score(draw.within(0, max(self._at(186), ring) / u, min(520.0, draw.wide * 0.46)), seen)
            table = max(self._at(196) / u, ring / u + 0.8 * draw.size(caps(12)))
            self._draw_bots(draw.within(draw.wide * 0.52, table), seen)
            strip = strip_looks(seen.sight)
            if strip:
                box = QRectF(0, self._at(_STRIP), self.width(), self._at(990) - self._at(_STRIP))
                draw_strip(draw, box, strip, "")

    def _draw_score(self, draw: Drawing, seen: SeatView) -> None:
        """Draw each player with crystals and battles won; the leaders lit."""
        theme, first = self.paint.theme, leaders(seen.sight)
        tint = theme.text if theme.light else card_colour("omen_glow")
        any_crystals = any(all_crystals(seen.sight, seat) for seat in players(seen.sight))
        won = {
            seat: fill(self.tr("battles won: {count}"), count=seen.sight.number(f"stats.battles.{seat}"))
            for seat in players(seen.sight)
        }
        # Where letters are as large as they may be small, the words need more of the width than is drawn for them.
        told, names = max(draw.width(words, plain(14)) for words in won.values()), 0.0
        # On a low row, as in a replay, name and words have no room one below the other.
        low = 1.1 * draw.size(plain(14)) > 26
        if low:
            names = 22 + min(200 / draw.unit, max(draw.width(seen.name(seat), title(20)) for seat in won))
        wide = max(draw.wide, 86 + names + told + 150)
        for place, seat in enumerate(players(seen.sight)):
            row = draw.within(0, place * 112, wide, 100)
            edge, line = ("live", 2) if any_crystals and seat in first else ("line", 1)
            row.plate(fill="panel", edge=edge, line=line, cut=14)
            row.crest(seat, 20, 26, 48)
            row.text(
                86,
                row.base(50, title(20)) if low else 46,
                seen.name(seat),
                title(20),
                room=names - 20 if low else row.wide * 0.4,
            )
            row.text(86 + names, row.base(50, plain(14)) if low else 72, won[seat], plain(14), "soft")
            row.letters(row.wide - 70, 30, all_crystals(seen.sight, seat), 40, align="end")
            row.sign("crystal", row.wide - 56, 34, 32, tint)

    def _draw_bots(self, draw: Drawing, seen: SeatView) -> None:
        """Draw the table of Bots: clashes won and clashes held."""
        if not seen.sight.number("battle"):
            self._draw_beginning(draw, seen)
            return
        rows = statistics(seen.sight)[:_ROWS]
        draw.text(0, 0, self.tr("Bots of this match"), caps(12), "soft")
        if not rows:
            words = self.tr("How many clashes each Bot has won and held will stand here.")
            draw.text(0, 34, words, plain(15), "soft", room=draw.wide)
            return
        won, held = self.tr("won"), self.tr("held")
        columns = (draw.wide - max(110.0, draw.width(held, caps(12)) + 20), draw.wide)
        for x, word in zip(columns, (won, held), strict=True):
            draw.text(x, 0, word, caps(12), "soft", align="end")
        words = self.tr("Clashes won as challenger, and held as Champion")
        below = max(22.0, 1.25 * draw.size(plain(13)))  # letters have a least size: no line runs into the next
        last = draw.paragraph(0, below, words, plain(13), "soft", room=draw.wide, most=2) - 1.2 * draw.size(plain(13))
        first = max(46.0, last + 1.6 * draw.size(plain(15)))
        for place, (called, *amounts) in enumerate(rows):
            line = first + place * 46
            draw.text(0, line, called, plain(15), room=draw.wide * 0.55)
            for x, amount in zip(columns, amounts, strict=True):
                draw.text(x, line, str(amount), strong(16), align="end")

    def _draw_beginning(self, draw: Drawing, seen: SeatView) -> None:
        """Say before the first battle how one goes and what wins; nothing is counted yet."""
        draw.text(0, 0, self.tr("How it goes"), caps(12), "soft")
        most = self.tr(
            "The last Champion takes two crystals. Whoever has the most crystals after {number} battles wins."
        )
        lines = (*(said(one) for one in HOW_TO_PLAY[:2]), fill(most, number=seen.sight.number("battles")))
        top = 16.0
        for line in lines:
            top = draw.lines(0, top, line, plain(17), room=draw.wide) + 12


def _is_free(seen: SeatView) -> bool:
    """Whether everybody makes a deck out of the whole box, of which nothing is dealt by chance."""
    return rulings_of(seen.sight).way == "free"


def _offer_plate(place: int, look: PlateLook, move: Move) -> RowPlate:
    if isinstance(move, TakeDeck):
        return RowPlate(place, look, flow=move.shown.flow)
    return RowPlate(place, look, move=move)


def _plates_at_the_end(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates that lead on once a match is over; none at any other moment, and none after a puzzle."""
    scenario = view.text("scenario") or _QUICK  # a record names none
    if view.step != OVER or view.model.looks_back or view.model.refuses_for_good:
        return ()
    title = speak("bots", "A Quick battle") if scenario == FIRST_BATTLE else speak("bots", "Another match")
    line = speak("bots", "with ready decks, for the same players")
    if scenario != FIRST_BATTLE:
        line = speak("bots", "the same players, from the start")
    return (RowPlate(AGAIN, drive_plate(title, line, "N", ""), away=True), shelf_plate())


def _lead_on(plate: Hashable, requests: Requests) -> bool:
    """Do what the first plate at the end does, and return whether it is that one."""
    if plate == AGAIN:
        scenario = requests.view.text("scenario") or _QUICK
        requests.open("another", f"{_QUICK if scenario == FIRST_BATTLE else scenario} {CHOOSE}")
    return plate == AGAIN
