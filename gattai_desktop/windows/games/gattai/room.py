"""Provides the parts of the windows for Gattaibushido:FUSION!."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import pilot
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.by_hand.laying import guide_is_off
from gattai_desktop.games.gattai.story.pocket import pocket
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT
from gattai_desktop.games.gattai.telling.moments import headline
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.games.gattai.looks.where import in_rumble, where_words
from gattai_desktop.windows.games.gattai.rails.left import LeftRail
from gattai_desktop.windows.games.gattai.rails.right import RightRail
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import BeginFlow, Example, GameRoom, Spoken
from gattai_desktop.windows.kit.room_answers import HandRow, Onward, ToldApart, WayToJoin
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetLook, Suggestion
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.wall_picture import WallPart, WallPicture

FREE: Final = "free"
RUMBLE: Final = "rumble"
_HIGHER_WINS: Final = ("throwdown.answer", "throwdown.replay", "gambit.play")
"""The steps in which a card is laid against a hidden one."""


# Each pane is imported when it is first shown: a start needs one of them.


def _story(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane

    return StoryPane(paint, requests, parent)


def _gambit(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane

    return GambitPane(paint, requests, parent)


def _throwdown(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane

    return ThrowdownPane(paint, requests, parent)


def _rumble(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.rumble_pane import RumblePane

    return RumblePane(paint, requests, parent)


def _outcome(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.outcome_pane import OutcomePane

    return OutcomePane(paint, requests, parent)


def _free(paint: Paint, requests: Requests, parent: QWidget) -> Pane:
    from gattai_desktop.windows.games.gattai.panes.free_pane import FreePane

    return FreePane(paint, requests, parent)


_PANES: Final = {
    "story": _story,
    "gambit": _gambit,
    "throwdown": _throwdown,
    RUMBLE: _rumble,
    "outcome": _outcome,
    FREE: _free,
}


_ALONE: Final = frozenset({"gambit_result", "spoils", "rumble_position", "rumble_distribute", "tech_pass"})
"""Questions that a pane shows, or that are answered by laying cards."""

_POCKET: Final = "Alt+"
"""The keys of what the Coach has prepared, each with its number."""
_READ: Final = "F"
"""The key of the scene's words."""
_OPENED_BY: Final = {"O": "omen", "S": "score"}


class GattaiRoom(GameRoom):
    """The room of Gattaibushido:FUSION!."""

    key = "gattai"
    panes = _PANES

    @property
    def flows(self) -> Mapping[str, BeginFlow]:
        from gattai_desktop.windows.games.gattai.flows.gattai_flows import GATTAI_FLOWS

        return GATTAI_FLOWS

    def get_ready(self) -> None:
        from gattai_desktop.games.gattai.telling import telling  # noqa: F401 - imported for when they are wanted
        from gattai_desktop.windows.games.gattai import spoken  # noqa: F401
        from gattai_desktop.windows.games.gattai.looks import assists, drives, first_contact, options  # noqa: F401

    def left(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return LeftRail(paint, requests, parent)

    def right(self, paint: Paint, requests: Requests, parent: QWidget) -> Rail:
        return RightRail(paint, requests, parent)

    def pane(self, view: SeatView) -> str:
        if guide_is_off(view.sight):
            return FREE
        if in_rumble(view):
            return RUMBLE
        return view.moment if view.moment in _PANES else "story"

    def header(self, view: SeatView) -> str:
        return where_words(view)

    def header_leads(self, view: SeatView) -> tuple[str, str]:
        if not view.prose(SCENE_TEXT) or guide_of(view) is not None:  # the guide says what the act is about
            return "", ""
        return "read", speak("table", "The words of the scene")

    def before_passing(self, view: SeatView) -> str:
        from gattai_desktop.windows.games.gattai.looks.revealed import who_won

        return who_won(view)

    def ask(self, view: SeatView, ask: Ask) -> AskLook:
        from gattai_desktop.windows.games.gattai.looks.asks import ask_look

        return ask_look(view, ask)

    def asks_alone(self, ask: Ask) -> bool:
        return ask.kind in _ALONE

    def suggested(self, view: SeatView, move: Move, field: str) -> Suggestion:
        from gattai_desktop.windows.games.gattai.flows.conflict_flows import suggested

        return suggested(view, field, move)

    def told_apart(self, view: SeatView, moves: tuple[Move, ...]) -> ToldApart | None:
        from gattai_desktop.windows.games.gattai.flows.conflict_flows import gambits_told_apart

        return gambits_told_apart(view, moves)

    def opened_by(self, view: SeatView, key: str) -> str:
        # In Story the Omen has a plate of its own, and the score one in the debriefing; an Omen may be spent before
        # some answers too (C-39), and the score may be asked for at any moment.
        if key == _READ:
            return self.header_leads(view)[0]
        if key in _OPENED_BY:
            return _OPENED_BY[key]
        if key.startswith(_POCKET) and view.is_coach:
            prepared = (one for one in pocket(view.sight) if key == f"{_POCKET}{one.number}")
            return next((f"trigger.{one.line}" for one in prepared), "")
        seats = (seat for seat in view.pilots if key == f"Shift+{pilot(seat).letter}")
        return next((f"pilot.{seat}" for seat in seats), "")

    def joined_by(self, view: SeatView) -> WayToJoin | None:
        from gattai_desktop.windows.games.gattai.flows.newcomers import joining

        return joining(view)

    def onward(self, view: SeatView, newest: Move | None) -> Onward | None:
        from gattai_desktop.windows.games.gattai.looks.first_contact import onward

        return onward(view, newest)

    def plays_from_hand(self, view: SeatView) -> bool:
        from gattai_desktop.windows.games.gattai.looks.first_contact import may_invest

        return view.moment != "story" or may_invest(view)  # most moves in Story need no card

    def likely_card(self, view: SeatView) -> Card | None:
        """Return the highest, where the higher of two hidden cards wins."""
        if view.step not in _HIGHER_WINS:
            return None
        held = (move.taken_up for move in view.options)
        return max((one for one in held if one and view.holds(one)), key=lambda one: one.strength, default=None)

    def marks_hand(self, view: SeatView) -> bool:
        if view.ask is not None:  # of the hand only some may be passed on
            from gattai_desktop.windows.games.gattai.looks.asks import PASSED_BY_CARD

            return view.ask.seat == view.seat and view.ask.kind in PASSED_BY_CARD
        return view.moment == "throwdown"

    def place_of_value(self, path: str) -> Place:
        kind, _, rest = path.partition(".")
        return Place(zone=f"faction.{rest.partition('.')[0]}") if kind == "faction" else NOWHERE

    def overlays(self, requests: Requests, root: TableRoot) -> tuple[Overlay, ...]:
        from gattai_desktop.windows.games.gattai.learning.learn_opener import LearnOpener
        from gattai_desktop.windows.games.gattai.odds.odds_opener import OddsOpener
        from gattai_desktop.windows.games.gattai.pilot.pilot_sheets import PilotSheets

        return (PilotSheets(requests, root), OddsOpener(requests, root, self), LearnOpener(requests, root))

    def passing_example(self, model: GameModel) -> Example:
        coach = (COACH_SEAT,) if COACH_SEAT in model.people else ()
        pilots = tuple(seat for seat in model.people if seat != COACH_SEAT)[:2]
        turns = {APART: (*coach, *pilots, *coach), SIDES: (*coach, "pilots", *coach)}
        words = speak("seating", "A Gambit, with one helper") if pilots[1:] else speak("seating", "A Gambit")
        return words, {**turns, ONE_HAND: coach or pilots[-1:]}

    def moments(self, happened: Happened, seat: str) -> tuple[Moment, ...]:
        return headline(happened.before(seat), happened.facts(seat))

    def by_hand(self, requests: Requests) -> tuple[HandRow, ...]:
        from gattai_desktop.windows.games.gattai.flows.coach_hand import coach_rows

        return coach_rows(requests)

    def spoken(self, view: SeatView, what: Spoken) -> str:
        from gattai_desktop.windows.games.gattai.spoken import score_aloud, turn_aloud

        return score_aloud(view) if what == "score" else turn_aloud(view)

    def curtain(self, model: GameModel, seat: Seat) -> str:
        from gattai_desktop.windows.games.gattai.looks.curtain import curtain_sentence

        return curtain_sentence(model, seat)

    def face(self, card: Card) -> str:
        hidden = isinstance(card, Back)
        return super().face(card) if hidden or not card.is_joker else f"omen-{card.deck}"

    def sounds(self, happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
        from gattai_desktop.windows.games.gattai.looks.sounds import gattai_sounds

        return gattai_sounds(happened, facts)

    def wall(self, paint: Paint, model: GameModel, parent: QWidget) -> WallPicture:
        from gattai_desktop.windows.games.gattai.wall.wall import Wall
        from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look

        return Wall(paint, wall_look(model), parent)

    def wall_choices(self, model: GameModel) -> SheetLook:
        from gattai_desktop.windows.games.gattai.wall.choices import wall_choices

        return wall_choices(model)

    def known_to_all(self, model: GameModel) -> Mapping[str, str]:
        from gattai_desktop.windows.games.gattai.wall.choices import known_to_all

        return known_to_all(model)

    def wall_part(self, model: GameModel, key: str) -> WallPart | None:
        from gattai_desktop.windows.games.gattai.wall.choices import chosen_for_wall

        return chosen_for_wall(model, key)


ROOM: Final = GattaiRoom()
