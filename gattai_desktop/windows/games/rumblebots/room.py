"""Provides the parts of the windows for the bot battle (LOOK 17)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.rumblebots.draft import TakeDeck
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.told_moments import headline
from gattai_desktop.games.rumblebots.zones import draft
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.games.rumblebots.asks import bot_ask_look
from gattai_desktop.windows.games.rumblebots.battle import BattlePane
from gattai_desktop.windows.games.rumblebots.decks import ask_whose_deck, show_deck, show_discards
from gattai_desktop.windows.games.rumblebots.draft import DraftPane
from gattai_desktop.windows.games.rumblebots.looks import player_looks, where_words
from gattai_desktop.windows.games.rumblebots.rails import BotsLeft, BotsRight
from gattai_desktop.windows.games.rumblebots.rest import RestPane
from gattai_desktop.windows.games.rumblebots.round_space import crystals_sent
from gattai_desktop.windows.games.rumblebots.wall import BotsWall
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.heard import sounds_of
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import BeginFlow, GameRoom, MakePane, Spoken
from gattai_desktop.windows.kit.room_answers import HandRow, house_rulings
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture


def _sound(fact: Fact) -> str:
    return {"champion": "true", "contraption": "block"}.get(fact.words, "") if isinstance(fact, Announced) else ""


class BotsRoom(GameRoom):
    """The room of the bot battle."""

    key = "rumblebots"
    panes: ClassVar[Mapping[str, MakePane]] = {"clash": BattlePane, "draft": DraftPane, "rest": RestPane}

    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        return {TakeDeck.shown.flow: ask_whose_deck, "discards": show_discards, "deck": show_deck}

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return BotsLeft(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return BotsRight(paint, requests, parent)

    def pane(self, view: SeatView) -> str:
        if view.step == "draft" and any(view.count(f"draft.{seat}") for seat in view.pilots):
            return "draft"
        return "clash" if view.step == "clash" else "rest"

    def header(self, view: SeatView) -> str:
        return where_words(view.sight)

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        return bot_ask_look(view, ask)

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        return (house_rulings(requests),)

    def counters(self, facts: SeenFacts) -> Iterable[tuple[str, Place, Place]]:
        return crystals_sent(facts)

    def spoken(self, view: SeatView, what: Spoken) -> str:
        if what == "score":
            return sentences(look.spoken() for look in player_looks(view.sight))
        return sentences((where_words(view.sight), view.waiting))

    def curtain(self, model: GameModel, seat: Seat) -> str:
        table = model.sight(PUBLIC)
        if seat == PUBLIC or not table.count(draft(seat)):
            return ""
        if rulings_of(table).way == "free":
            return speak("bots", "{name} makes a deck out of the whole box.", name=model.name(seat))
        return speak("bots", "{name} makes a deck of what was dealt.", name=model.name(seat))

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        return headline(happened.before(seat), happened.facts(seat))

    def sounds(self, happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
        return sounds_of(happened, facts, _sound, order=("true", "block"))

    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        return BotsWall(paint, model, parent)


ROOM: Final = BotsRoom()
