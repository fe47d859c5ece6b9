"""Provides the parts of the windows for Tasuo Showdown (LOOK 25)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardNote
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.combos import RollChain
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.ending import Resign
from gattai_desktop.games.tasuo.told_moments import headline
from gattai_desktop.games.tasuo.values import DRAW
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.games.tasuo.attackers import attackers
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.card_words_shown import about_design
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.games.tasuo.heard_in_showdown import (
    showdown_curtain_words,
    showdown_score_aloud,
    showdown_turn_aloud,
    where_words,
)
from gattai_desktop.windows.games.tasuo.showdown_asks import attackers_told_apart, pass_unseen, showdown_ask_look
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from gattai_desktop.windows.games.tasuo.when_asked import ASKED, choose_when_asked, when_asked
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import BeginFlow, GameRoom, MakePane, Spoken
from gattai_desktop.windows.kit.room_answers import HandRow, ToldApart, house_rulings, said_aloud
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture


class ShowdownRoom(GameRoom):
    """The room of Tasuo Showdown: one pane for the whole duel, its rails and its questions."""

    key = KEY
    panes: ClassVar[Mapping[str, MakePane]] = {"field": FieldPane}
    sorts_hand = False
    named_from = WITH_NAME + 1
    field_turns = True

    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        return {ASKED: choose_when_asked}

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return ShowdownLeft(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return ShowdownRight(paint, requests, parent)

    def header(self, view: SeatView) -> str:
        return where_words(view)

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        return showdown_ask_look(view, ask)

    def plays_from_hand(self, view: SeatView) -> bool:
        # A Swift card may come before what goes on, and hardly does: a draw or a heal, an attack, the roll of a combo.
        return view.step != DRAW and not attackers(view) and not view.may(RollChain)

    def marks_hand(self, view: SeatView) -> bool:
        return view.ask is None or (view.ask.kind == "window" and view.ask.seat == view.seat)

    def card_notes(self, view: SeatView) -> Mapping[Card, CardNote]:
        """Return what stands on the cards of the hand: who hears them only has no other way to it."""
        held = [one.card for one in view.hand]
        return {card: CardNote(about=about_design(card.design)) for card in held if isinstance(card, TasuoCard)}

    def spoken(self, view: SeatView, what: Spoken) -> str:
        return showdown_score_aloud(view) if what == "score" else showdown_turn_aloud(view)

    def curtain(self, model: GameModel, seat: Seat) -> str:
        return showdown_curtain_words(model, seat, super().curtain(model, seat))

    def told_apart(self, view: SeatView, moves: tuple[Move, ...]) -> ToldApart | None:
        return attackers_told_apart(moves)

    def unseen_answer(self, model: GameModel, seat: Seat) -> Move | None:
        return None if model.looks_back else pass_unseen(model, seat)

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        return headline(happened.before(seat), happened.facts(seat))

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        return (when_asked(requests), house_rulings(requests), *self.given_up(requests))

    def given_up(self, requests: Requests) -> tuple[HandRow, ...]:
        return tuple(said_aloud(requests, (Resign,)))

    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        from gattai_desktop.windows.games.tasuo.showdown_wall import ShowdownWall

        return ShowdownWall(paint, model, parent)


ROOM: Final = ShowdownRoom()
