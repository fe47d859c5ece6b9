"""Makes plates for all other moves of a seat: every allowed move that needs no card has one."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit.offer import InvolveSpecialty
from gattai_desktop.games.gattai.telling.foretelling import foretell, judged
from gattai_desktop.games.gattai.throwdown.joining import BringIn, Join, LeaveOut, NameCommander, StepBack
from gattai_desktop.games.move import Answer, Move, write
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_of
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

MOST_PLATES: Final = 6
_ASIDE: Final = (InvolveSpecialty,)
"""Moves that do not go on with play: they change what the present step is about."""
_UNDOES: Final = (LeaveOut, StepBack)
MORE: Final = "more"
PASS: Final = f"pass.{COACH_SEAT}"
"""The plate that passes the computer to Coach."""
OTHERS: Final = "others"
_WHO_FIGHTS: Final = (BringIn, Join, LeaveOut, NameCommander, StepBack)
_MOST_OF_OTHERS: Final = 5
"""How many plates may stand in the row where some are of other Pilots: each needs room for a crest and a name."""
_MOST_NAMES: Final = 5
"""How many plates may stand in the row where some say who fights: each is as long as a name."""


def loose_moves(seen: SeatView) -> tuple[Move, ...]:
    """Return the allowed moves that name no card and answer no question, who fights first, in the order of the rules.

    Behind those of the seat at the computer stand those of others that it may press for them, Coach's first.
    """
    found = (*seen.options, *seen.open_options)
    loose = [move for move in found if not isinstance(move, Answer) and not _cards(move)]
    return tuple(sorted(loose, key=lambda move: _place(seen, move)))


def _place(seen: SeatView, move: Move) -> tuple[int, int, int]:
    """Return what sorts moves: what lets somebody fight and what takes her out again have one place.

    So a plate that was pressed stays where it stood, and a second press there takes back the first, hits no other.
    """
    whose = 0 if move.seat == seen.seat else 1 if move.seat == COACH_SEAT else 2
    if isinstance(move, (BringIn, LeaveOut)):
        keys = seen.keys("threats")
        return whose, 0, keys.index(move.threat) if move.threat in keys else len(keys)
    if isinstance(move, (Join, StepBack)):
        return whose, 0, seen.pilots.index(move.seat) if move.seat in seen.pilots else len(seen.pilots)
    return whose, 2 if isinstance(move, NameCommander) else 1, 0


def _cards(move: Move) -> bool:
    card = getattr(move, "card", None)
    cards = getattr(move, "cards", None)
    return isinstance(card, Card) or isinstance(cards, tuple)


def option_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return a plate for each move of the present step without a card; where there are many, one lists the rest."""
    moves = [move for move in loose_moves(seen) if move.steps]
    others = gathered(seen, moves)
    moves = [move for move in moves if move not in others]
    aside = [move for move in moves if isinstance(move, _ASIDE)]
    moves = [move for move in moves if not isinstance(move, _ASIDE)]
    shown = moves if len(moves) <= MOST_PLATES else moves[: MOST_PLATES - 1]
    plates = [
        RowPlate(("move", write(move)), move_plate(seen, move), undoes=isinstance(move, _UNDOES), move=move)
        for move in shown
    ]
    if len(moves) > len(shown):
        rest = len(moves) - len(shown)
        words = fill(speak("table", "{count} more"), count=rest)
        plates.append(RowPlate(MORE, PlateLook(speak("table", "More"), words, judgement="legal")))
    if others:
        names = ", ".join(dict.fromkeys(_who(seen, move) for move in others))
        plates.append(RowPlate(OTHERS, PlateLook(speak("table", "Take a side"), names, judgement="legal")))
    # Enter goes on with play: such moves come last, whatever the rules name first.
    last = (RowPlate(("move", write(one)), move_plate(seen, one), move=one) for one in aside)
    return (*plates, *passing_plates(seen), *last)


def gathered(seen: SeatView, moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return those of the moves that stand in a list: those of others and, where that is not enough, of sides."""
    moves = tuple(moves)
    others = tuple(move for move in moves if move.seat not in (seen.seat, COACH_SEAT))
    if len(moves) + len(passing_plates(seen)) <= _MOST_OF_OTHERS:
        return ()
    if len(moves) - len(others) + bool(others) <= _MOST_NAMES:
        return others
    sides = tuple(move for move in moves if isinstance(move, _WHO_FIGHTS))
    return tuple(move for move in moves if move in others or (len(sides) > 1 and move in sides))


def list_of(kind: type[Move]) -> str:
    """Return the plate that lists moves of a kind, where the row has no room for them."""
    return OTHERS if issubclass(kind, _WHO_FIGHTS) else MORE


def _who(seen: SeatView, move: Move) -> str:
    """Return the name of the Pilot or Threat whose side a move is about."""
    if isinstance(move, (BringIn, LeaveOut)):
        return called(seen.text(f"threat.{move.threat}.name", move.threat))
    return seen.name(move.pilot if isinstance(move, NameCommander) else move.seat)


def move_plate(seen: SeatView, move: Move) -> PlateLook:
    """Return the plate of a move, with what it does in a line."""
    said = plate_words(seen.model, move)
    preview = seen.model.preview(move)
    told = foretell(seen.sight, preview)
    words = plate_line(seen.model, move) or (drawn(told[0]) if told else "")
    judgement: Judgement = ("price" if judged(preview).price else "legal") if words else ""
    look = PlateLook(said.title, words, said.key, judgement)
    if move.seat == seen.seat:
        return look
    if move.seat == COACH_SEAT:
        return look  # what it does says whose it is, and a crest would take the room of its words
    # The crest and the name say who, and what she would do stands below: both fit wherever the row is narrow.
    return evolve(look, title=seen.name(move.seat), sub=said.title, crest=move.seat)


def passing_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return a plate that passes the computer to Coach: in the story he tells, and for the sides he may see his hand.

    Where a guide leads, it says who is next. The table is never passed to the program.
    """
    leads = seen.step == "throwdown.sides" or (seen.step == "story" and guide_of(seen) is None)
    if not leads or seen.model.curtain_down or seen.is_coach:
        return ()
    if COACH_SEAT in seen.model.program_players:
        return ()
    title = speak("table", "Back to {name}", name=seen.name(COACH_SEAT))
    return (RowPlate(PASS, PlateLook(title, seen.passing)),)
