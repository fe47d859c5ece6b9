"""Passes the computer to another seat: asks to which, or passes it at once."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.plain_ask import pass_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.kit.who_plays import person_beside

_BY_ITSELF: Final = "by itself"


class Passing(QObject):
    """Asks to which seat the computer is passed, or passes it.

    Signals:
        switched(bool): whether the table is passed by itself from now on.
    """

    switched = Signal(bool)

    def __init__(self, model: GameModel, requests: Requests) -> None:
        super().__init__(requests)
        self._model = model
        self.requests = requests
        self.by_itself = False
        """Whether the table is passed at once when another seat is asked or to act."""
        self.asks_seating = False
        """Whether people are asked how they sit before the table is first passed."""
        self._unseen = False
        model.factsHappened.connect(self._counted)
        for refused in (model.moveRefused, model.moveFailed):
            refused.connect(self._not_counted)

    def switch(self, *, by_itself: bool) -> None:
        """Choose whether the computer is passed at once, or only after Enter."""
        if by_itself != self.by_itself:
            self.by_itself = by_itself
            self.switched.emit(by_itself)

    def to(self, seat: Seat) -> None:
        """Pass the table to a seat; before the first pass people say how they sit."""
        model = self._model
        asks = self.asks_seating and not model.sitting.seating and not model.curtain_down
        if asks and seat != model.seat and model.sitting.falls(model.seat, seat, behind=False):
            self.requests.open("seating", seat)
        else:
            model.pass_to(seat)

    def answer_unseen(self, answer: Move) -> None:
        """Give an answer from behind the curtain; once it counts, the table goes to the seat that play waits for."""
        self._unseen = True
        self.requests.play(answer)

    def _counted(self, _happened: Happened) -> None:
        unseen, self._unseen = self._unseen, False
        if unseen and self._model.curtain_down:
            self.to(self._model.next_seat())

    def _not_counted(self, _why: object) -> None:
        self._unseen = False

    def ask(self) -> str | None:
        """Ask to which seat the computer is passed; return why not, where there is no other person at the table."""
        model = self._model
        if self.requests.view.alone:
            return self.tr("You are the only person at this table.")
        following = model.next_seat()
        one_hand = model.sitting.seating == ONE_HAND
        turn, table = self.tr("is asked or acts next"), self.requests.view.sight
        choices = tuple(
            SheetChoice(
                seat,
                PlateLook(
                    called(model.name(seat)),
                    ", ".join(one for one in (person_beside(table, seat), turn if seat == following else "") if one),
                    crest=seat,
                    name=pass_words(self.requests.view, seat),
                ),
                then=partial(self.to, seat),
            )
            for seat in model.people
            if seat != model.seat
        )
        words = self.tr("yes: at once, without Enter") if self.by_itself else self.tr("no: Enter passes it")
        plate = PlateLook(self.tr("Passes by itself"), words, fill="", edge="line")
        switch = SheetChoice(_BY_ITSELF, plate, then=partial(self.switch, by_itself=not self.by_itself))
        title = self.tr("Play for another seat") if one_hand else self.tr("Pass the table")
        self.requests.ask(SheetLook(title, choices=(*choices, switch), first=following))
        return None
