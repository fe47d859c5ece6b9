"""Works out the list under More: what else may be done in Story, in groups, what is used most first."""

from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.gambit.offer import OfferGambit, OfferGambitInSpecialty
from gattai_desktop.games.gattai.pilots.armory import CheckOut
from gattai_desktop.games.gattai.pilots.bases import BuyClue
from gattai_desktop.games.gattai.pilots.robo_moves import Board, Leave
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct, Wake
from gattai_desktop.games.gattai.story.prompts import AskPrompt
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Convert, Fiat, MarkPresent, MoveOn, NextScene, Ripple
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.world.crisis import SkipAhead
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.options import move_plate
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.seat_view import SeatView

_SETTING: Final[tuple[type[Move], ...]] = (
    OfferGambit, OfferGambitInSpecialty, Challenge, SpendOmen, SpendCoachOmens, Invest, SetUpSession, GoOn,
)  # fmt: skip
_QUIET: Final[tuple[type[Move], ...]] = (
    MarkPresent, Convert, SkipAhead, OpenScene, NextScene, MoveOn, Ripple, Fiat, AskPrompt, StartAct, Wake,
)  # fmt: skip
TELL, ON, GEAR, CARDS, PEOPLE = "tell", "on", "gear", "cards", "people"
_GROUPS: Final[dict[str, tuple[type[Move], ...]]] = {
    TELL: (Fiat, AskPrompt),
    ON: (OpenScene, NextScene, MoveOn, StartAct, Wake, SkipAhead, EndScenario),
    GEAR: (Board, Leave, CheckOut),
    CARDS: (Ripple, Convert, BuyClue),
    PEOPLE: (MarkPresent,),
}
"""The groups in their order, and in each the kinds of moves, what is used most first."""
_HEADINGS: Final = {
    TELL: "To tell",
    ON: "How it goes on",
    GEAR: "Robo and Gear",
    CARDS: "Cards and Resources",
    PEOPLE: "The table",
}
_ORDER: Final = tuple((group, kind) for group, kinds in _GROUPS.items() for kind in kinds)


@frozen
class Other:
    """One plate of the list, and the moves that it stands for: of several, it is asked which is meant."""

    group: str
    look: PlateLook
    moves: tuple[Move, ...] = ()


def what_else(seen: SeatView) -> tuple[Other, ...]:
    """Return a plate for each kind of move that the list holds, group by group."""
    kinds: dict[type[Move], list[Move]] = {}
    for move in _quiet_moves(seen):
        kinds.setdefault(type(move), []).append(move)
    places = {kind: (place, group) for place, (group, kind) in enumerate(_ORDER)}
    last = places[BuyClue]
    known = sorted(kinds, key=lambda kind: places.get(kind, last)[0])
    return tuple(Other(places.get(kind, last)[1], _plate(seen, kinds[kind]), tuple(kinds[kind])) for kind in known)


def _quiet_moves(seen: SeatView) -> tuple[Move, ...]:
    """Return all other moves that the rules allow the seat in Story, for the list."""
    return tuple(
        move
        for move in seen.options
        if not isinstance(move, _SETTING) and (isinstance(move, _QUIET) or not hasattr(move, "card"))
    )


def group_words(group: str) -> str:
    """Return the heading of a group."""
    return speak("table", _HEADINGS[group])


def _plate(seen: SeatView, moves: list[Move]) -> PlateLook:
    """Return one plate for a kind of move, whether there is one of it or several."""
    if len(moves) == 1:
        return move_plate(seen, moves[0])
    line = moves[0].shown_now().line
    words = translated(line) if line else speak("table", "{count} to choose from", count=len(moves))
    return PlateLook(kind_title(type(moves[0])), words, judgement="legal")
