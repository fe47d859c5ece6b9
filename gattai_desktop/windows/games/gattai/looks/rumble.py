"""Works out from a sight what table and wall show of a Rumble: Final Forms, their Positions, the BGM."""

from typing import Final

from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import bgm, final_form
from gattai_desktop.games.gattai.rumble.final_form import HEAD, POSITIONS
from gattai_desktop.games.gattai.rumble.taking_positions import GiveSecondPosition, TakePosition
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech, used_up
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.parts.final_form import FormLook, FormPartLook
from gattai_desktop.windows.kit.seat_view import SeatView

LOW: Final = 2
"""The Endurance of a Head at which a Rumble is nearly lost."""


@frozen
class GiantLook:
    """What is shown of a Rumble's BGM, as everybody sees it."""

    name: str
    line: str
    grown: bool
    sign: str = "monster"


_SET_UP: Final = {
    "throwdown.line_up": "Who comes into the Rumble?",
    "throwdown.assemble": "Do the Robos assemble?",
    "throwdown.positions": "The Robos assemble: each Pilot takes a Position",
    "throwdown.head_draw": "The Head draws",
    "throwdown.distribute": "The Head may pass on what she drew",
    "throwdown.coach_draw": "Coach draws for the Rumble",
    "throwdown.form_values": "How much is in the Final Form?",
}
"""What is being settled while a Rumble is set up, in each step (RULES STEP-4)."""


def set_up_words(seen: SeatView) -> str:
    """Return what is being settled while a Rumble is set up; "" outside it."""
    return speak("wall", _SET_UP[seen.step]) if seen.step in _SET_UP else ""


def form_sides(seen: SeatView) -> tuple[Seat, ...]:
    """Return the sides that could have a Final Form, the one at the left first."""
    return throwdown.pilot_sides(seen.sight)


def form_look(seen: SeatView, side: Seat) -> FormLook:
    """Return the look of a side's Final Form; only an outline where it has none."""
    found = final_form.form(seen.sight, side)
    open_ones = _open(seen)
    mine = throwdown.side_of(seen.sight, seen.seat) == side
    stage, rulings = final_form.rumble_stage(seen.sight), rulings_of(seen.sight)
    places = []
    for key, position in POSITIONS.items():
        title = called(position.name)
        held = next((one for one in found.places if one.position == key), None) if found is not None else None
        if held is None or found is None:
            places.append(FormPartLook(key, title, name=speak("table", "free"), lit=mine and key in open_ones))
            continue
        robo = robos.robo(seen.sight, held.seat)
        places.append(
            FormPartLook(
                key,
                title,
                held.seat,
                seen.name(held.seat),
                robo.name,
                called(rulings.speak("endurance")),
                robo.endurance,
                robo.max_endurance,
                used=used_up(found, key, stage, rulings),
                out=not held.fights,
                low=key == HEAD and 0 < robo.endurance <= LOW,
                lit=held.seat == seen.seat and key in open_ones,
            )
        )
    if found is None:
        waiting = seen.value(final_form.form_path(side)) is None
        return FormLook(tuple(places), stands=waiting)
    return FormLook(tuple(places), (found.buffers, found.max_buffers), (found.charges, found.max_charges))


def _open(seen: SeatView) -> set[str]:
    """Return the Positions that the seat can take or whose Tech it can use; none for the wall."""
    if seen.seat == PUBLIC:
        return set()
    if seen.ask is not None:
        return {move.position for move in seen.ask.options if isinstance(move, TakePosition)}
    return {move.position for move in seen.options_of(UseRumbleTech)}


def position_line(move: Move) -> str:
    """Return what the Tech of an answer's Position does, in a few words; "" for any other answer."""
    return tech_line(move.position) if isinstance(move, TakePosition | GiveSecondPosition) else ""


_TECHS: Final = {
    "head": "Tech: cards to her and back",
    "heart": "Tech: the others draw",
    "hand": "Tech: another Tech again",
    "foot": "Tech: they discard",
    "sword": "Tech: Trauma",
    "aegis": "Tech: repairs",
    "wing": "Tech: moves the fight",
}


def tech_line(position: str) -> str:
    """Return what the Tech of a Position does, in a few words."""
    return speak("table", _TECHS[position]) if position in _TECHS else ""


def position_words(seen: SeatView, seat: Seat) -> str:
    """Return the Positions of a Pilot: "Head and Wing"; "" outside of a Final Form."""
    found = final_form.form_of(seen.sight, seat)
    names = [called(POSITIONS[key].name) for key in found.held_by(seat)] if found is not None else []
    return speak("table", " and ").join(names)


def _is_giant(seen: SeatView, key: str) -> bool:
    """Return whether a Threat is known to be a BGM; one that has grown is, whatever else is hidden of it."""
    if seen.value(f"threat.{key}.full_size") is True:
        return True
    try:
        return bgm.is_bgm(seen.sight, key)
    except (NotKnown, KeyError):
        return False


def giant_look(seen: SeatView) -> GiantLook | None:
    """Return the BGM that fights; None where none does, or where the seat may not know that it is one."""
    key = next((one for one in throwdown.threats(seen.sight) if _is_giant(seen, one)), None)
    if key is None:
        return None
    grown = seen.value(f"threat.{key}.full_size") is True
    line = speak("table", "full size") if grown else speak("table", "not grown yet")
    return GiantLook(called(seen.text(f"threat.{key}.name", key)), line, grown, threat_sign(seen.sight.values, key))
