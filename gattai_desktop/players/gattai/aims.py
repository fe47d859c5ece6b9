"""What the program says that a Gambit or Throwdown is about: what its Pilot wants, or the Threat that attacks."""

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.story.first_contact import ACT
from gattai_desktop.games.gattai.story.first_contact_acts import LAST_ACT
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.players.gattai.sides_story import fighters


def with_aim(sight: Sight, move: Move) -> Move:
    """Return the move with what it is about: a Gambit for its Pilot's goal, a challenge for the challenger's."""
    if isinstance(move, OfferGambit) and not move.goal:
        return evolve(move, goal=aim(sight, move.pilot))
    if isinstance(move, Challenge) and not move.stakes:
        return evolve(move, stakes=aim(sight, move.seat))
    return move


def aim(sight: Sight, seat: Seat) -> Quoted:
    """Return the goal of a Pilot, for the Coach what the first Threat wants that he brings in; "" for one without."""
    if seat == COACH_SEAT:
        return Quoted(next((sight.text(f"threat.{key}.note") for key in fighters(sight)), ""))
    if sight.values.get(ACT) == LAST_ACT:  # it is about The Weapon and The Enemy, and her goal was decided before
        return Quoted("")
    return Quoted(sight.text(f"pilot.{seat}.goal"))
