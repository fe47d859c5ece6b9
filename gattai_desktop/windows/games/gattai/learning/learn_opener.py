"""Opens the page on which Pilots learn, and keeps what their players choose until it is kept or given back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, content, message, said, speak
from gattai_desktop.board.words import PlainText
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots import evolution
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.learning.learn_draft import LearnDraft
from gattai_desktop.windows.games.gattai.learning.learn_passing import LearnPassing
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.plain_ask import pass_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.games.gattai.pilots.learning_choices import LearnChoice
    from gattai_desktop.games.gattai.pilots.learning_plan import LearnPlan
    from gattai_desktop.windows.games.gattai.learning.learn_counting import LearnCounting
    from gattai_desktop.windows.games.gattai.learning.learn_helps import HelpsLook
    from gattai_desktop.windows.games.gattai.learning.learn_plates import LearnPlate
    from gattai_desktop.windows.games.gattai.learning.learn_room import LearnRoom


class LearnOpener(PageOverlay["LearnRoom"]):
    """The page of learning as an overlay. Nothing holds before it is kept.

    What is chosen for a Pilot stays chosen while the page shows another, and while the table is given to her player.
    """

    name = "learn"
    place = PILOT

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(requests, root)
        self._who: Seat = ""
        self._drafts: dict[Seat, LearnDraft] = {}
        self._counting: LearnCounting | None = None
        self._counted: tuple[Move, ...] = ()
        """The choices that the figures belong to."""
        self._wrong = ""
        self._passing = LearnPassing(requests, self.name)

    def make(self) -> LearnRoom:
        from gattai_desktop.windows.games.gattai.learning.learn_room import LearnRoom

        page = LearnRoom(self.root.paint, self.root)
        page.pilotAsked.connect(self._turn_to)
        page.keep.chosen.connect(self._keep)
        page.givenBack.connect(self._give_back)
        page.bookAsked.connect(self._read)
        page.helps.button.chosen.connect(self._rehearse)
        page.pushAsked.connect(lambda: self.requests.open("push"))
        page.closed.connect(self._left)
        page.body.taken.connect(self._take)
        page.body.shifted.connect(self._shift)
        page.body.written.connect(self._write)
        return page

    def _left(self) -> None:
        self._passing.forget()
        self._drafts.clear()
        self._stop_counting()

    # ------------------------------------------------------------------ an overlay
    def can_open(self, about: str) -> bool:
        view = self.requests.view
        return not view.model.curtain_down and not first_contact.is_on(view.sight)

    def open(self, about: str) -> None:
        """Show a Pilot, or else the one who sits at the computer, or the first who may choose."""
        view = self.requests.view
        waiting = [one for one in view.pilots if evolution.unspent(view.sight, one)]
        self._who = about or (view.seat if view.seat in view.pilots else next(iter(waiting), view.pilots[0]))
        self._begin()
        self.page.wall.setVisible(self.requests.wall_open)
        self._show()
        self.page.enter(self.root.below_header())

    def end(self) -> None:
        self._stop_counting()

    @property
    def about(self) -> str:
        return f"{self.name}.{self._who}"

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down:
            self.hide()
            return
        self._begin()
        self._show()

    # ------------------------------------------------------------------ the plan
    def _begin(self) -> None:
        due = evolution.unspent(self.requests.view.sight, self._who)
        if self._who not in self._drafts or self._draft.due != due:
            self._drafts[self._who] = LearnDraft(due)

    @property
    def _draft(self) -> LearnDraft:
        return self._drafts.setdefault(self._who, LearnDraft(0))

    def _plan(self) -> LearnPlan:
        from gattai_desktop.games.gattai.pilots.learning_plan import plan

        return plan(self.requests.view.sight, self._who, self._draft.chosen)

    def _show(self) -> None:
        from gattai_desktop.windows.games.gattai.learning.learn_room import LearnLook
        from gattai_desktop.windows.games.gattai.learning.learn_sides import evolving_pilots

        view = self.requests.view
        role = content(view.text(f"pilot.{self._who}.role"))
        rung = called(evolution.class_of(view.sight, self._who).name)
        look = LearnLook(
            self._plan(),
            view.sight,
            evolving_pilots(view.sight, tuple(view.pilots)),
            f"{role}, {rung}" if role else rung,
            view.number(f"pilot.{self._who}.evolved"),
            self._passes(),
            self._helps(),
        )
        self.page.show_look(look)

    def _passes(self) -> str:
        """Say how the table is given to her player; "" where she sits at it, or the program lets people choose."""
        view = self.requests.view
        own = self._who == view.seat or self._who in view.model.program_players
        return "" if own else pass_words(view, self._who)

    # ------------------------------------------------------------------ how much it helps
    @property
    def counting(self) -> LearnCounting:
        """What counts the fights, made when it is first asked for."""
        if self._counting is None:
            # A table that never asks needs no automatic players and no other processes.
            from gattai_desktop.windows.games.gattai.learning.learn_counting import LearnCounting

            found = self._counting = LearnCounting(self.requests.view.model, self)
            found.counted.connect(self._show_helps)
            found.ended.connect(self._show_helps)
            found.failed.connect(self._cannot)
        return self._counting

    def _rehearse(self) -> None:
        """Count what the choices bring; asked again while it counts, stop."""
        from gattai_desktop.players.rehearsal import CannotFight

        if self._counting is not None and self._counting.playing:
            self._counting.stop()
            return
        made = self._plan()
        self._counted, self._wrong = made.moves, ""
        try:
            self.counting.begin(self.requests.view.sight, made.after)
        except CannotFight as wrong:
            self._cannot(message(wrong))
        self._show_helps()

    def _cannot(self, wrong: str) -> None:
        self._wrong = wrong
        self._show_helps()

    def _show_helps(self) -> None:
        self.page.helps.show_look(self._helps())

    def _helps(self) -> HelpsLook:
        """What is known of the choices; figures of other choices are dropped."""
        from gattai_desktop.windows.games.gattai.learning.learn_helps import HelpsLook

        chosen, found = self._plan().moves, self._counting
        if chosen != self._counted:
            self._stop_counting()
            self._counted, self._wrong = chosen, ""
        if found is None or found.growth is None:
            return HelpsLook(can_ask=bool(chosen), wrong=self._wrong)
        gained, before = found.difference, found.before.pilots
        return HelpsLook(
            can_ask=bool(chosen),
            playing=found.playing,
            fights=gained.pairs,
            before=before,
            after=gained.beyond(before),
            give_or_take=gained.give_or_take,
            seen=gained.seen,
            rating=found.growth.rating,
            wrong=self._wrong,
        )

    def _stop_counting(self) -> None:
        if self._counting is not None:
            self._counting.forget()

    def _turn_to(self, seat: Seat) -> None:
        self._who = seat
        self._begin()
        self._show()
        self.page.focus_first()

    def _take(self, plate: LearnPlate) -> None:
        choice = plate.choice
        if plate.barred:
            self.requests.tell(plate.title, plate.line, plate)
        elif plate.taken is not None and not choice.many:
            self._give_back(plate)
        elif choice.many:
            self._ask_which(plate)
        else:
            self._choose(plate.block, choice)

    def _ask_which(self, plate: LearnPlate) -> None:
        """Ask which of several things is meant."""
        free = [one for one in plate.choice.many if not one.reasons or plate.choice.leave]
        rows = tuple(
            SheetChoice(
                place,
                PlateLook(said(one.title), said(one.line), judgement="legal"),
                then=partial(self._choose, plate.block, one),
            )
            for place, one in enumerate(free)
        )
        self.requests.ask(SheetLook(plate.title, ((PlainText(plate.line),),), choices=rows))

    def _choose(self, block: int, choice: LearnChoice) -> None:
        assert choice.move is not None
        self._draft.choose(block, choice.move)
        self._show()

    def _write(self, block: int, words: str) -> None:
        if self._draft.write(block, words):
            self._show()

    def _give_back(self, plate: LearnPlate) -> None:
        if plate.taken is not None:
            self._draft.chosen[plate.block] = ()
            self._show()

    def _shift(self, block: int, move: Move) -> None:
        self._draft.shift(block, move)
        self._show()

    def _read(self, plate: LearnPlate) -> None:
        """Show the whole of what the book says."""
        thing = plate.taken or plate.choice
        words = said(thing.line) or speak("learn", "The book says no more about it.")
        self.requests.tell(said(thing.title), words, plate)

    def _keep(self) -> None:
        """Make what was chosen happen, one after the other; what the Coach has to allow is asked for.

        Her own player keeps it: to her the table is given first, and the page lies before her.
        """
        model = self.requests.view.model
        if self._passes():
            self._passing.give(self._who)
            return
        for move in self._plan().moves:
            if not model.judge(move).allowed:
                self.requests.play(move)
                return
            if not model.attempt(move):
                return
        self.page.lead_on()
