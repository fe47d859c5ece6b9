"""What the program says that a Gambit or Throwdown is about: what its Pilot wants, or the Threat that attacks.

Who has written no goal fights for what the scene is about. What is said then is a text of its own, so that it is told
in the language of the windows: stakes are kept as words, and only whole texts are translated.
"""

from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact import ACT
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.story.prepared import SCENE_TITLE
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.threat_aims import short_aim
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.players.gattai.sides_story import fighters

_WAKE: Final = "Wake The Weapon."
_STOP: Final = "Stop The Enemy."
_HOLD: Final = "Drive the Threat off."
_HAVE_A_SAY: Final = "Have the last word."
_WEAR_DOWN: Final = "wear the Team down"
SAID_UNASKED: Final = (_WAKE, _STOP, _HOLD, _HAVE_A_SAY, _WEAR_DOWN)
"""What is said to be at stake where nobody has written anything; translated with what packs say."""


def with_aim(sight: Sight, move: Move) -> Move:
    """Return the move with what it is about: a Gambit for its Pilot's goal, a challenge for the challenger's."""
    if isinstance(move, OfferGambit) and not move.goal:
        return evolve(move, goal=Quoted(_goal(sight, move.pilot)))
    if isinstance(move, Challenge) and not move.stakes:
        return evolve(move, stakes=Quoted(_stakes(sight, move.seat, move.opponent)))
    return move


def _goal(sight: Sight, seat: Seat) -> str:
    """Return what a Gambit is about: the goal of its Pilot, else the scene."""
    if _is_last_act(sight):  # it is about The Weapon, and her goal was decided before
        return _WAKE
    return sight.text(f"pilot.{seat}.goal") or sight.text(SCENE_TITLE) or _HAVE_A_SAY


def _stakes(sight: Sight, seat: Seat, opponent: Seat) -> str:
    """Return what a challenger wants: the goal of a Pilot, else to drive off whom she fights; as Coach the Threat's."""
    if seat == COACH_SEAT:
        wanted = (short_aim(sight.text(f"threat.{key}.note")) for key in fighters(sight))
        return next((one for one in wanted if one), _WEAR_DOWN)
    if _is_last_act(sight):
        return _STOP if opponent == COACH_SEAT else _HAVE_A_SAY
    return sight.text(f"pilot.{seat}.goal") or (_HOLD if opponent == COACH_SEAT else _HAVE_A_SAY)


def _is_last_act(sight: Sight) -> bool:
    return sight.values.get(ACT) == LAST_ACT
