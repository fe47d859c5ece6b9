"""What Story asks on the sheet: what else may be done, what is read aloud, which Faction wakes."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content
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

translate = QCoreApplication.translate


def show_scene(requests: Requests) -> None:
    """Show what the Coach reads aloud when First Contact begins, and what he asks the players."""
    from gattai_desktop.content.gattai.scenarios import scenario_entry

    _, entry = scenario_entry(first_contact.KEY)
    lines = (*content(entry.text).split("\n"), "", *map(content, entry.questions))
    on = tuple(requests.view.options_of(GoOn))
    read = PlateLook(translate("table", "Go on"), translate("table", "It is read"), fill="live")
    words = tuple(drawn(say("{line}", line=line)) for line in lines)
    look = SheetLook(translate("table", "The scene"), words, (), (SheetChoice("on", read),) if on else ())
    requests.ask(look, lambda _key, _texts: requests.play(on[0]))


def wake_faction(requests: Requests) -> None:
    """Ask which Faction wakes, so that each may invest once more."""
    requests.choose(requests.view.options_of(Wake), translate("table", "Which Faction wakes?"))


def go_to_phase(requests: Requests, phase: str) -> None:
    """Ask whether the present phase is left for this one."""
    _leave_for(requests, MoveOn(requests.view.model.seat, phase))


def start_act(requests: Requests, act: str) -> None:
    """Ask whether the present act of First Contact is left for this one."""
    _leave_for(requests, StartAct(requests.view.model.seat, int(act)))


def _leave_for(requests: Requests, move: Move) -> None:
    requests.confirm(move, translate("table", "Leave what is being played?"))


def show_more(requests: Requests) -> None:
    """List what else may be done: quiet moves, a note, the Coach's own hand."""
    seen = requests.view
    kinds: dict[type[Move], list[Move]] = {}
    for move in quiet_moves(seen):
        kinds.setdefault(type(move), []).append(move)
    groups = list(kinds.values())
    choices = [SheetChoice(place, _of_group(seen, group)) for place, group in enumerate(groups)]
    note = SheetChoice("note", PlateLook(translate("table", "Write a note"), translate("table", "A line for the log")))
    choices.append(note)
    if seen.is_coach:
        words = translate("table", "Cards, gauges, rulings, guide")
        choices.append(
            SheetChoice("by hand", PlateLook(translate("table", "By hand"), words, fill="panel", edge="coach"))
        )
    look = SheetLook(translate("table", "What else"), (), (), tuple(choices), columns=2)

    def chosen(key: Hashable, _texts: dict[str, str]) -> None:
        if key == "note":
            requests.play(Note(seen.seat, Quoted("")))
        elif key == "by hand":
            requests.open("by hand")
        else:
            group = groups[int(str(key))]
            if len(group) == 1:
                requests.play(group[0])
            else:
                requests.choose(group, kind_title(type(group[0])))

    requests.ask(look, chosen)


def _of_group(seen: SeatView, group: list[Move]) -> PlateLook:
    """One plate for a kind of wish, whether there is one of it or several."""
    if len(group) == 1:
        return move_plate(seen, group[0])
    words = translate("table", "{count} to choose from").replace("{count}", str(len(group)))
    return PlateLook(kind_title(type(group[0])), words, judgement="legal")
