"""What the Coach does by hand in Gattaibushido:FUSION! alone: rulings, triggers, secrets, Decks, the guide."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.games.gattai.by_hand.by_hand import guide_is_off
from gattai_desktop.games.gattai.by_hand.cards import Reshuffle
from gattai_desktop.games.gattai.by_hand.positions_by_hand import ChangePosition
from gattai_desktop.games.gattai.by_hand.values import RevealHidden, RevealOfThreat, SwitchGuide
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.positions import POSITIONS
from gattai_desktop.games.gattai.throwdown.conflict_end import CallOff
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.by_hand.by_hand_desk import ByHandDesk, hand_plate
from gattai_desktop.windows.kit.hand_row import HandRow
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

translate = QCoreApplication.translate


def coach_rows(desk: ByHandDesk) -> tuple[HandRow, ...]:
    """Return what stands among the Coach's plates; for a Pilot at a free table only the Decks."""
    model = desk.model
    seen = SeatView.of(model)
    mix = HandRow(
        "reshuffle",
        translate("hand", "Reshuffle a Deck"),
        translate("hand", "A Deck with its Trash"),
        lambda: _reshuffle(desk),
    )
    if not seen.is_coach:
        return (mix,)
    rows = [
        mix,
        HandRow(
            "ruling",
            translate("hand", "Change a ruling"),
            translate("hand", "Holds from the next move on"),
            desk.rulingsAsked.emit,
        ),
        HandRow(
            "trigger",
            translate("hand", "Fire a trigger"),
            translate("hand", "Type or choose one"),
            desk.triggers.begin,
        ),
        HandRow(
            "reveal",
            translate("hand", "Reveal"),
            translate("hand", "A Threat's data, a Faction, a Location"),
            lambda: _reveal(desk),
        ),
    ]
    if final_form.forms(seen.sight):
        rows.append(
            HandRow(
                "positions",
                translate("hand", "Change Positions"),
                translate("hand", "Who is Head, Sword, Wing …"),
                lambda: _positions(desk),
            )
        )
    if seen.moment == "story":
        title, words = translate("hand", "How hard is this fight?"), translate("hand", "Rehearse it thousands of times")
        rows.append(HandRow("odds", title, words, desk.oddsAsked.emit))
    else:
        rows.append(
            HandRow(
                "call off",
                translate("hand", "Call the conflict off"),
                translate("hand", "Its cards are discarded"),
                lambda: desk.confirm(CallOff(model.seat), translate("hand", "Call the conflict off?")),
            )
        )
    return (*rows, _guide_row(desk))


def _guide_row(desk: ByHandDesk) -> HandRow:
    off = guide_is_off(desk.model.sight())
    title = translate("hand", "Switch the guide on") if off else translate("hand", "Switch the guide off")
    free = translate("hand", "A free table: same zones, hands and log")
    move = SwitchGuide(desk.model.seat, "on" if off else "off")
    return HandRow(
        "guide",
        title,
        translate("hand", "The rules lead again") if off else free,
        lambda: desk.confirm(move, translate("hand", "Switch the guide?")),
    )


def _reshuffle(desk: ByHandDesk) -> None:
    seat = desk.model.seat
    moves: tuple[Move, ...] = (Reshuffle(seat, "Pilots'"), Reshuffle(seat, "Coach's"))
    _ask(desk, translate("hand", "Reshuffle a Deck"), moves)


def _positions(desk: ByHandDesk) -> None:
    """Who of a Final Form takes which Position; whoever held it takes hers."""
    seen, seat = SeatView.of(desk.model), desk.model.seat
    moves = [ChangePosition(seat, pilot, position) for pilot in seen.pilots for position in POSITIONS]
    _ask(desk, translate("hand", "Change Positions"), tuple(moves))


def _reveal(desk: ByHandDesk) -> None:
    seen, seat = SeatView.of(desk.model), desk.model.seat
    moves: list[Move] = []
    for key in seen.keys("threats"):
        shown = seen.keys(f"threat.{key}.revealed")
        moves += [RevealOfThreat(seat, item, key) for item in ("tr", "buffers", "strike") if item not in shown]
        moves.append(RevealOfThreat(seat, "all", key))
    moves += [RevealHidden(seat, f"faction.{key}") for key in seen.keys("factions")]
    moves += [RevealHidden(seat, f"location.{key}") for key in seen.keys("locations")]
    _ask(desk, translate("hand", "Show to everybody"), tuple(moves))


def _ask(desk: ByHandDesk, title: str, moves: tuple[Move, ...]) -> None:
    """Ask which of these is to be done; only those that can be done stand there."""
    model: GameModel = desk.model
    seen = SeatView.of(model)
    allowed = tuple(move for move in moves if model.judge(move).allowed)
    choices = tuple(SheetChoice(place, hand_plate(seen, move)) for place, move in enumerate(allowed))
    nothing = () if allowed else (translate("hand", "There is nothing of that now."),)
    desk.ask(
        SheetLook(title, nothing, (), choices, edge="coach"),
        lambda key, _texts: desk.wished.emit(allowed[key]) if isinstance(key, int) else None,
    )
