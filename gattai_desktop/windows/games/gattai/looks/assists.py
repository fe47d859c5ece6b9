"""Works out the plate of Assists beside the Drives: what a seat may use before a Drive, or why it may not."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, rule, speak
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.names import power_name
from gattai_desktop.games.gattai.pilots.robo_moves import SummonRobo
from gattai_desktop.games.gattai.pilots.using_gear import ActivateGear, SacrificeGear
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.telling.foretelling import foretell
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.assists import RunStorm, RunWave
from gattai_desktop.games.gattai.throwdown.support import Support
from gattai_desktop.games.gattai.world import waves
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.rumble import tech_line
from gattai_desktop.windows.games.gattai.looks.short_reasons import refused_plate
from gattai_desktop.windows.games.gattai.looks.trigger_words import power_words
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

ASSIST: Final = "assist"
KINDS: Final[tuple[type[Move], ...]] = (
    UseRumbleTech, CallOn, SummonRobo, ActivateGear, SacrificeGear, Support, RunWave, RunStorm,
)  # fmt: skip


def open_assists(seen: SeatView) -> tuple[Move, ...]:
    """Return every Assist that the rules allow the seat now."""
    return tuple(move for move in seen.options if isinstance(move, KINDS))


def assist_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return the plate left of the Drives: the open Assist, their number, or why there is none.

    Only who is on turn has one: it is she who would look for it. In First Contact the Assists are Coach's alone.
    """
    if first_contact.is_on(seen.sight) and seen.seat != COACH_SEAT:
        return ()
    found = open_assists(seen)
    title = speak("table", "Assist")
    if not found:
        refused = refused_assist(seen)
        reasons = seen.model.judge(refused).reasons if refused is not None else ()
        if not reasons:
            return ()
        return (RowPlate(ASSIST, refused_plate(title, "A", reasons[-1]), leaves=True),)
    names = tuple(dict.fromkeys(assist_title(seen, move) for move in found))
    if len(found) == 1:
        look = PlateLook(names[0], assist_line(seen, found[0]), "A", "legal", name=f"{title}: {names[0]}")
        return (RowPlate(ASSIST, evolve(look, short=_assist_in_short(found[0]))),)
    count = speak("table", "{count} to choose from", count=len(names))
    return (RowPlate(ASSIST, PlateLook(title, ", ".join(names), "A", "legal", short=count)),)


def _assist_in_short(move: Move) -> str:
    """Return what an Assist costs or is, where the plate has no room for what it would do."""
    if isinstance(move, UseRumbleTech):
        return tech_line(move.position)
    return speak("table", "For 1 Pit Crew") if isinstance(move, SummonRobo) else ""


def refused_assist(seen: SeatView) -> Move | None:
    """Return the refused Assist that the seat would most likely want; None for a seat that has none."""
    return next((move for move in _wanted(seen) if not seen.model.judge(move).allowed), None)


def _wanted(seen: SeatView) -> Iterator[Move]:
    seat = seen.seat
    if seat == COACH_SEAT:
        cards = [one.card for one in seen.hand if not isinstance(one.card, Back)]
        cards.sort(key=lambda card: card.strength, reverse=True)
        threats = throwdown.threats(seen.sight)
        if cards and threats:
            yield RunWave(seat, threats[0], cards[0])
        return
    form = final_form.form_of(seen.sight, seat)
    if form is not None:
        yield from (UseRumbleTech(seat, position) for position in form.held_by(seat))
    elif seat in seen.pilots:
        yield SummonRobo(seat)


def assist_title(seen: SeatView, move: Move) -> str:
    """Return the name of an Assist on a plate."""
    if isinstance(move, UseRumbleTech):
        return called(POSITIONS[move.position].name)
    if isinstance(move, RunWave | RunStorm):
        kind = speak("table", "Wave") if isinstance(move, RunWave) else speak("table", "Storm")
        return f"{called(seen.text(f'threat.{move.threat}.name', move.threat))}: {kind}"
    if isinstance(move, SummonRobo):
        return seen.text(f"pilot.{move.seat}.robo.name") or speak("table", "Her Robo")
    return plate_words(seen.model, move).title


_TECHS: Final = {
    "head": "Each other Pilot passes up to {count} cards to the Head and gets as many back.",
    "heart": "Each other Pilot may draw up to {count} cards.",
    "foot": "The opponent discards {count} cards at random and keeps at least one.",
}
"""What Rumble Techs do that are about so many cards, by their Position."""


def assist_line(seen: SeatView, move: Move) -> DrawnWords | str:
    """Return what an Assist would do, in a line."""
    if isinstance(move, UseRumbleTech):
        stage = final_form.rumble_stage(seen.sight)
        if move.position in _TECHS:
            return speak("table", _TECHS[move.position], count=stage)
        return rule(POSITIONS[move.position].tech).replace(" X ", f" {stage} ").replace(" X.", f" {stage}.")
    if isinstance(move, SummonRobo):
        return speak("table", "Comes into the fight for 1 Pit Crew")
    if isinstance(move, RunWave | RunStorm):
        power = "wave" if isinstance(move, RunWave) else "storm"
        own = power_words(seen, f"threat.{move.threat}", power)
        if own:
            return own
        able = [power_name(seen.sight, one) for one in waves.powers(seen.sight, power, f"threat.{move.threat}")]
        if len(able) > 1:  # it is asked then which of them it runs
            return speak("table", "One of: {powers}", powers=", ".join(map(called, able)))
    if type(move) is CallOn:
        text = seen.prose(f"entry.{move.entry.partition('/')[0]}.text")
        if text:
            return text
    if isinstance(move, ActivateGear | SacrificeGear) and (text := plate_line(seen.model, move)):
        return text  # before anything of that happens, Coach is asked
    told = foretell(seen.sight, seen.model.preview(move))
    return drawn(told[0]) if told else ""
