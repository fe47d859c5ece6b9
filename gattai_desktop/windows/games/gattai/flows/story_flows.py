"""Asks in Story what else to do, shows what is read aloud, and asks which Faction wakes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct, Wake
from gattai_desktop.games.gattai.story.story import MoveOn, Note
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.games.gattai.looks.story import quiet_moves
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import move_plate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


def show_scene(requests: Requests) -> None:
    """Show what the Coach reads aloud when First Contact begins, and what to ask the players."""
    from gattai_desktop.content.gattai.scenarios import scenario_entry

    _, entry = scenario_entry(first_contact.KEY)
    lines = (*content(entry.text).split("\n"), "", *map(content, entry.questions))
    read = PlateLook(speak("table", "Go on"), speak("table", "It is read"), fill="live")
    words = tuple(drawn(say("{line}", line=line)) for line in lines)
    on = next(requests.view.options_of(GoOn), None)
    choices = (SheetChoice("on", read, then=requests.playing(on)),) if on is not None else ()
    requests.ask(SheetLook(speak("table", "The scene"), words, (), choices))


def wake_faction(requests: Requests) -> None:
    """Ask which Faction wakes, so that each player may invest once more."""
    requests.choose(requests.view.options_of(Wake), speak("table", "Which Faction wakes?"))


def go_to_phase(requests: Requests, phase: str) -> None:
    """Ask whether to leave the present phase for this one."""
    _leave_for(requests, MoveOn(requests.view.model.seat, phase))


def start_act(requests: Requests, act: str) -> None:
    """Ask whether to leave the present act of First Contact for this one."""
    _leave_for(requests, StartAct(requests.view.model.seat, int(act)))


def _leave_for(requests: Requests, move: Move) -> None:
    requests.confirm(move, speak("table", "Leave what is being played?"))


def show_more(requests: Requests) -> None:
    """List what else may be done: other moves, a note, changes by hand."""
    seen = requests.view
    kinds: dict[type[Move], list[Move]] = {}
    for move in quiet_moves(seen):
        kinds.setdefault(type(move), []).append(move)
    choices = [
        SheetChoice(place, _of_group(seen, group), then=partial(_play, requests, group))
        for place, group in enumerate(kinds.values())
    ]
    note = PlateLook(speak("table", "Write a note"), speak("table", "A line for the log"))
    choices.append(SheetChoice("note", note, then=requests.playing(Note(seen.seat, Quoted("")))))
    if seen.is_coach:
        title, words = speak("table", "By hand"), speak("table", "Cards, gauges, rulings, guide")
        look = PlateLook(title, words, fill="panel", edge="coach")
        choices.append(SheetChoice("by hand", look, then=lambda _texts: requests.open("by hand")))
    requests.ask(SheetLook(speak("table", "What else"), (), (), tuple(choices)))


def _play(requests: Requests, moves: Sequence[Move], _texts: dict[str, str]) -> None:
    """Play the move of a plate; of several, ask first which is meant."""
    if len(moves) == 1:
        requests.play(moves[0])
    else:
        requests.choose(moves, kind_title(type(moves[0])))


def _of_group(seen: SeatView, group: list[Move]) -> PlateLook:
    """Return one plate for a kind of move, whether there is one of it or several."""
    if len(group) == 1:
        return move_plate(seen, group[0])
    words = speak("table", "{count} to choose from", count=len(group))
    return PlateLook(kind_title(type(group[0])), words, judgement="legal")
