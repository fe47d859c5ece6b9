"""Provides the parts of the windows for Virtual Machine (LOOK 24)."""

from collections.abc import Mapping
from typing import ClassVar, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark, CardNote
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.theme import pilot, wear
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, program_players
from gattai_desktop.games.told import Moment
from gattai_desktop.games.virtual_machine.boss_hand import has_own_hand, own_cards
from gattai_desktop.games.virtual_machine.ending import BreakOff, HoldCollector, Yield
from gattai_desktop.games.virtual_machine.told_moments import headline
from gattai_desktop.games.virtual_machine.values import OVER, SELECT
from gattai_desktop.games.virtual_machine.world import KEY, battle_map, colours, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.games.virtual_machine.asks import fight_ask_look
from gattai_desktop.windows.games.virtual_machine.count_cells import count_written
from gattai_desktop.windows.games.virtual_machine.fight_left import TEAM_PAGE, FightLeft
from gattai_desktop.windows.games.virtual_machine.fight_odds_opener import FightOddsOpener
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.fight_right import FightRight
from gattai_desktop.windows.games.virtual_machine.heard_in_fight import (
    fight_curtain_words,
    fight_score_aloud,
    fight_sounds,
    fight_turn_aloud,
)
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheets
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import BeginFlow, Example, GameRoom, MakePane, Spoken
from gattai_desktop.windows.kit.room_answers import HandRow, said_aloud
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.wall_picture import WallPicture


def _another_fight(view: SeatView) -> tuple[str, ...]:
    """Return what the fight is called, where the session has its name from one before it."""
    fights, title = world_of(view.sight).fights, called(view.model.called)
    now = view.sight.text("fight")
    from_another = title in [content(plan.name) for key, plan in fights.items() if key != now]
    return (content(fights[now].name),) if now in fights and from_another else ()


class VirtualMachineRoom(GameRoom):
    """The room of Virtual Machine: one pane for the whole fight, its rails and its questions."""

    key = KEY
    panes: ClassVar[Mapping[str, MakePane]] = {"fight": FightPane}
    least_field = 0.8  # a map has more to read in it than a Pile, and grows with its room

    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        return {TEAM_PAGE: lambda _requests, _about: None}

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        wear(colours(requests.view.sight))
        return FightLeft(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return FightRight(paint, requests, parent)

    def header(self, view: SeatView) -> str:
        where = " · ".join((*_another_fight(view), content(battle_map(view.sight).name)))
        now, count = view.sight.number("round"), view.sight.number("count")
        if not now:
            return where
        words = speak("fight", "{map} · Round {number}", map=where, number=now)
        if view.step == SELECT:
            return f"{words} · {speak('fight', 'Select')}"
        if count and view.step != OVER:
            return f"{words} · {speak('fight', 'Count {at}', at=count_written(count))}"
        return words

    def awaited(self, view: SeatView, seat: Seat) -> str:
        """Of a fight that is over nobody has a turn any more."""
        if view.step == OVER:
            return speak("fight", "{name} brings the next fight", name=view.name(seat))
        return super().awaited(view, seat)

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        return fight_ask_look(view, ask)

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        return headline(happened.before(seat), happened.facts(seat))

    def opened_by(self, view: SeatView, key: str) -> str:
        seats = (seat for seat in view.sight.listed(MCS) if key == f"Shift+{pilot(seat).letter}")
        return next((f"process.{seat}" for seat in seats), "")

    def overlays(self, requests: Requests, root: TableRoot) -> tuple[Overlay, ...]:
        return (ProcessSheets(requests, root), FightOddsOpener(requests, root))

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        said = tuple(said_aloud(requests, (Yield, BreakOff, HoldCollector)))
        if requests.view.sight.seat != CPU:
            return said
        how = speak("fight", "Played hundreds of times as it stands")
        odds = HandRow("odds", speak("fight", "How hard is this fight?"), how, lambda: requests.open("odds"))
        return (odds, *said)

    def given_up(self, requests: Requests) -> tuple[HandRow, ...]:
        return tuple(said_aloud(requests, (Yield, BreakOff)))

    def spoken(self, view: SeatView, what: Spoken) -> str:
        return fight_score_aloud(view) if what == "score" else fight_turn_aloud(view)

    def passing_example(self, model: GameModel) -> Example:
        program = program_players(model.sight())
        people = tuple(seat for seat in model.seats if seat not in program)
        sides = ("pilots", CPU) if CPU in people else ("pilots",)
        ways = {APART: people, SIDES: sides, ONE_HAND: people[-1:]}
        return speak("fight", "All pick their cards"), ways

    def curtain(self, model: GameModel, seat: str) -> str:
        return fight_curtain_words(model, seat)

    def sounds(self, happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
        return fight_sounds(happened, facts)

    def card_notes(self, view: SeatView) -> Mapping[Card, CardNote]:
        if view.seat != CPU or not has_own_hand(view.sight):
            return {}
        words = speak("fight", "of the boss's own hand")
        return {card: CardNote(CardMark("horns", "coach"), words) for card in own_cards(view.sight)}

    def place_of_value(self, path: str) -> Place:
        kind, _, rest = path.partition(".")
        return Place(area=rest.rpartition(".")[0]) if kind == "process" else NOWHERE

    def plays_from_hand(self, view: SeatView) -> bool:
        return any(one.kind == "select" for one in view.asks)

    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        from gattai_desktop.windows.games.virtual_machine.fight_wall import FightWall

        return FightWall(paint, model, parent)


ROOM: Final = VirtualMachineRoom()
