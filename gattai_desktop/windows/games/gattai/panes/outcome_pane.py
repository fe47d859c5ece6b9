"""Shows the Outcome after a Throwdown: who won and by how much, what was taken, what was conceded."""

from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, plain, strong
from gattai_desktop.board.layout import Column
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill, first_large, speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.outcome import outcome, spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import spoils_of
from gattai_desktop.games.gattai.outcome.spoils import taken, takes_as
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.options import option_plates
from gattai_desktop.windows.games.gattai.looks.spoil_results import Came, spoil_results
from gattai_desktop.windows.games.gattai.looks.spoils import spoil_words, spoils_look
from gattai_desktop.windows.games.gattai.looks.story import trigger_plate
from gattai_desktop.windows.games.gattai.looks.throwdown import is_team, ladder_look, side_name, stands_for
from gattai_desktop.windows.games.gattai.looks.trigger_words import in_words
from gattai_desktop.windows.games.gattai.panes.spoils_board import SpoilsBoard
from gattai_desktop.windows.games.gattai.parts.ladder import Ladder, LadderLook
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import BACK, SheetChoice, SheetLook
from gattai_desktop.windows.kit.table_layout import TableGrid

_CHOOSING: Final = "spoils"
"""The question for Spoils, none of which has happened while it is open."""
_HAPPENING: Final = "outcome.spoils"
"""The step in which Spoils are chosen, and then happen one after the other."""
_BRIEF: Final = 190.0
"""Least width of the name of a Spoil, drawing pixels."""


class OutcomePane(Pane):
    """The Outcome. Spoils are chosen on their board; other questions are on their own plate.

    It asks to be confirmed when Apply was pressed while Spoils are left.
    """

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._seen = requests.view
        self._came: tuple[Came, ...] = ()
        self._now: int | None = None
        """The place of the Spoil that happens now, of the winner's and then the loser's."""
        self._foot = 0.0
        """Where the Spoils end that are told: above the row, or above a question."""
        self.ladder = Ladder(paint, LadderLook(0, 0, 0), self)
        self.row = self.make_row()
        self.spoils = SpoilsBoard(paint, self)
        self.spoils.wished.connect(requests.play)
        self.spoils.confirmAsked.connect(self._give_up_rest)

    def _give_up_rest(self, move: Move) -> None:
        """Ask whether to give up the Spoils that are left."""
        yes = SheetChoice(
            "yes", PlateLook(self.tr("Give up the rest"), "", judgement="price"), then=lambda: self.requests.play(move)
        )
        self.requests.ask(SheetLook(self.tr("Some Spoils are left"), choices=(yes,), edge="price", first=BACK))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        chosen = self._won() and (seen.ask is None or seen.ask.kind != _CHOOSING)
        self._came = spoil_results(seen.model) if chosen else ()
        self._now = max(0, len(self._came) - 1) if chosen and seen.step == _HAPPENING else None
        self.ladder.set_look(ladder_look(seen))
        plates = option_plates(seen) if seen.ask is None else ()
        if plates and seen.is_coach:
            # The end may have effects: the Coach can fire their triggers here.
            plates = (*plates, trigger_plate())
        self.row.set_plates(plates)
        look = spoils_look(seen, seen.ask) if seen.ask is not None else None
        self.spoils.setVisible(look is not None)
        if look is not None and seen.ask is not None:
            self.spoils.show_spoils(seen, seen.ask, look)
        self.setAccessibleName(in_turn((self._headline(), self._stakes())))
        self.update()

    @property
    def sinks_hand(self) -> bool:
        """The hand sinks to the tops of its cards, but not while a question is open that may be about them."""
        return self._seen.ask is None or self.answers_itself()

    @property
    def has_room_for_guide(self) -> bool:
        return not self.answers_itself()

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self.local(grid.top))
        column.skip(column.at(10, 0))
        self.ladder.setGeometry(column.take(column.at(166, 122)))
        self.row.setGeometry(self.local(grid.drives).toRect())
        above = Column(self.paint, self.local(grid.open_field))
        above.spare(14)
        self.leave_room(above, 0)
        self._foot = above.rest.bottom()
        column.rest.setTop(self.head_bottom() - self.paint.px(column.at(16, 8)))
        foot = grid.hand.bottom() - grid.scale.of(0.5) - self.y()
        column.rest.setHeight(max(120.0, foot - column.rest.top()))
        self.spoils.setGeometry(column.rest.toRect())

    def answers_itself(self) -> bool:
        """Whether the board of Spoils answers the open question."""
        return not self.spoils.isHidden()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        board = FocusGroup(self.spoils, self.spoils.focus)
        return (board,) if self.answers_itself() else (FocusGroup(self.row, self.row.focus),)

    def head_bottom(self) -> float:
        """Return the lower end of the headline, in this widget: questions may be shown below it."""
        return self.ladder.geometry().bottom() + self.paint.px(90 if not self.paint.scale.small else 66)

    # ------------------------------------------------------------------ in words
    def _won(self) -> Seat:
        return self._seen.text(outcome.WINNER)

    def _headline(self) -> str:
        seen = self._seen
        if not self._won():
            return ""
        if seen.value(outcome.ROUT):
            return self.tr("Rout")
        if seen.value(outcome.WIPE):
            return self.tr("Wipe")
        template = self.tr("{name} win") if is_team(seen, self._won()) else self.tr("{name} wins")
        return fill(template, name=side_name(seen, self._won()))

    def _stakes(self) -> str:
        stakes = self._seen.prose(throwdown.stakes_path(self._won())) if self._won() else ""
        return fill(self.tr("Stakes reached: {stakes}"), stakes=stakes) if stakes else ""

    # ------------------------------------------------------------------ painting
    def draw(self, draw: Drawing) -> None:
        seen = self._seen
        if not self._won():
            return
        side = stands_for(seen, self._won())
        y, cap = self.ladder.geometry().bottom() / draw.unit + draw.at(10, 14), draw.at(46.0, 32.0)
        mark = cap * 1.2
        if is_pilot(side):
            draw.crest(side, 0, y, mark)
        else:
            draw.sign("wings" if side == "pilots" else "horns", 0, y, mark, side)
        x = mark + 20
        words = self._headline().upper()
        cap = min(cap, cap * draw.wide * 0.6 / max(1.0, width_of(words, cap)))
        x += draw.letters(x, y + 2, words, cap, self.paint.theme.ink_of(side)) + 32
        stakes = self._stakes()
        line = y + draw.at(18, 11 if stakes else 18)
        if stakes:
            draw.text(x, line, stakes, strong(17), room=draw.wide - x)
            line += draw.at(26, 22)
        draw.text(x, line, self._counted(), plain(15), "soft", room=draw.wide - x)
        if not self.answers_itself():
            self._draw_columns(draw.within(0, self._order_top(draw)), seen)

    def _counted(self) -> str:
        basic = self._seen.number(outcome.basic_path(self._won()))
        ultimate = self._seen.number(outcome.ultimate_path(self._won()))
        parts = (
            speak("OutcomePane", "{count} Basic Spoils", count=basic) if basic else "",
            speak("OutcomePane", "{count} Ultimate Spoils", count=ultimate) if ultimate else "",
        )
        return ", ".join(part for part in parts if part)

    def _order_top(self, draw: Drawing) -> float:
        """Return where both sides' Spoils begin: clear of the large letters that say who has won."""
        return self.head_bottom() / draw.unit + draw.at(0, 9)

    def _draw_columns(self, draw: Drawing, seen: SeatView) -> None:
        """Write both sides' Spoils in the order in which they will happen, and the loser's concession."""
        loser, concession = seen.text(outcome.LOSER), first_large(seen.text(outcome.CONCESSION))
        # A loser of whom nothing is told leaves the winners the whole width.
        alone = not concession and not (loser and taken(seen.sight, loser))
        left = draw.wide * 0.64
        won, lost = draw.within(0, 0, draw.wide if alone else left - 24), draw.within(left, 0)
        room = self._foot / draw.unit - self._order_top(draw)
        sides = ((won, self._won()), (lost, loser))
        full = all(self._draw_spoils(column.ruler, seen, side, brief=False) <= room for column, side in sides)
        _, y = (self._draw_spoils(column, seen, side, brief=not full) for column, side in sides)
        if concession:
            y += 8 if y else 0  # below the losers' own Spoils, or level with what the winners take
            lost.text(0, y, self.tr("CONCESSION"), caps(12), "soft")
            lost.lines(0, y + 28 - lost.size(plain(16)), concession, plain(16))

    def _draw_spoils(self, draw: Drawing, seen: SeatView, side: Seat, *, brief: bool) -> float:
        """Write a side's Spoils; return their lower end. brief: without what they do, two of them side by side."""
        chosen = taken(seen.sight, side) if side else ()
        if not chosen:
            return 0.0
        name = fill(self.tr("{name}: in this order"), name=side_name(seen, side))
        draw.text(0, 0, name, caps(12), self.paint.theme.ink_of(stands_for(seen, side)), room=draw.wide)
        y, came = 28.0, list(self._came)
        before = 0 if side == self._won() else len(taken(seen.sight, self._won()))
        across = max(1, int(draw.wide // _BRIEF)) if brief else 1
        wide = draw.wide / across
        for number, (key, receiver) in enumerate(chosen, 1):
            spoil = spoils_of(seen.sight).get(key)
            title = (spoil.name if spoil is not None else "") or spoil_words(key)[1]
            if brief:
                row, column = divmod(number - 1, across)
                self._draw_spoil(draw.within(column * wide, row * 27), y, receiver, f"{number}  {title}", wide)
                continue
            x = 14 + self._draw_spoil(draw, y, receiver, f"{number}  {title}", wide)
            does = _what_came(came, key, receiver)
            if not does and spoil is not None and before + number - 1 == self._now:
                line = spoil.line(takes_as(seen.sight, side))
                does = in_words(seen.sight, line, receiver, spoil_table.target)
            does = does or spoil_words(key)[2]
            foot = draw.lines(x, y - draw.size(plain(14)), does, plain(14), "soft", room=max(60.0, draw.wide - x))
            y = max(y + 32, foot + 26)
        return y + 10 + (-(-len(chosen) // across) * 27 if brief else 0)

    def _draw_spoil(self, draw: Drawing, y: float, receiver: Seat, words: str, wide: float) -> float:
        """Write who gets a Spoil, its number and its name; return where its name ends."""
        draw.crest(receiver if receiver != COACH_SEAT else "coach", 0, y - 18, 24)
        return 34 + draw.text(34, y, words, strong(16), room=wide - 38, fit=True)


def _what_came(came: list[Came], key: str, receiver: Seat) -> str:
    """Return what came of a Spoil and take it off the list; "" where that is not known."""
    found = next((one for one in came if one[:2] == (key, receiver)), None)
    if found is not None:
        came.remove(found)
    return found[2] if found is not None else ""
