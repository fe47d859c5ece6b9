"""Asks in Story what else to do, shows what is read aloud, and asks which Faction wakes."""

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.games.by_hand_values import WriteText
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.story.first_contact_investing import wakes_first
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, StartAct, Wake
from gattai_desktop.games.gattai.story.prepared import SCENE_HERE, SCENE_TEXT, SCENE_TITLE, scene_of
from gattai_desktop.games.gattai.story.prompts import AskPrompt, prompt_of
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.story import MoveOn, Note
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.world.crisis import SkipAhead
from gattai_desktop.games.gattai.world.locations import CURRENT
from gattai_desktop.games.kinds import MAX_TEXT
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.games.gattai.looks.crisis import step_words
from gattai_desktop.windows.games.gattai.looks.options import move_plate
from gattai_desktop.windows.games.gattai.looks.story import plates_of_play
from gattai_desktop.windows.games.gattai.looks.what_else import CARDS, GEAR, ON, PEOPLE, TELL, group_words, what_else
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_words import kind_title, plate_line
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook


def show_scene(requests: Requests) -> None:
    """Show what the Coach reads aloud when First Contact begins, and what to ask the players; to a Pilot what is read.

    Where the program is the Coach, it waits until she has read it.
    """
    from gattai_desktop.content.gattai.scenarios import scenario_entry

    _, entry = scenario_entry(first_contact.KEY)
    questions = ("", *map(content, entry.questions)) if requests.view.is_coach else ()
    lines = (*content(entry.text).split("\n"), *questions)
    read = PlateLook(speak("table", "Go on"), speak("table", "It is read"), fill="live")
    words = tuple(drawn(say("{line}", line=line)) for line in lines)
    on = next(requests.view.options_of(GoOn), None)
    choices = (SheetChoice("on", read, then=partial(requests.play, on)),) if on is not None else ()
    requests.ask(SheetLook(speak("table", "The scene"), words, choices=choices))


def read_words(requests: Requests) -> None:
    """Show once more what was read aloud as the scene began, at any moment of it."""
    seen = requests.view
    words = tuple(line for line in seen.prose(SCENE_TEXT).splitlines() if line.strip())
    title = seen.prose(SCENE_TITLE) or speak("table", "Scene {number}", number=seen.text("scene"))
    requests.ask(SheetLook(title, words, paragraphs=True))


def open_scene(requests: Requests, move: OpenScene) -> None:
    """Open a prepared scene, and show all that the Coach reads aloud, and what else it says."""
    requests.play(move)
    seen = requests.view
    found = scene_of(seen.sight, move.scene)
    if found is None or seen.text(SCENE_TITLE) != found.name:  # it was refused
        return
    lines: list[str] = [*content(found.text).split("\n")] if found.text else []
    if seen.text(CURRENT):
        place = called(named(seen.sight, f"location.{seen.text(CURRENT)}"))
        lines += ["", speak("table", "Location: {place}", place=place)]
    who = ", ".join(called(named(seen.sight, one)) for one in seen.keys(SCENE_HERE))
    if who:
        lines += [*(() if seen.text(CURRENT) else ("",)), speak("table", "Here: {who}", who=who)]
    on = speak("table", "It is read") if found.text else speak("table", "Go on")
    read = PlateLook(on, key="Esc", fill="live")
    words = tuple(drawn(say("{line}", line=line)) for line in lines)
    asks = (one for one in seen.options_of(AskPrompt) if one.prompt in found.asks)
    choices = [SheetChoice("read", read)]
    choices += [SheetChoice(one.prompt, move_plate(seen, one), then=partial(_begin, requests, one)) for one in asks]
    look = SheetLook(content(found.name), words, choices=tuple(choices), columns=1, can_close=False, first="read")
    requests.ask(look)


def ask_prompt(requests: Requests, move: AskPrompt) -> None:
    """Show what is asked, and write down what is answered; without words it was only asked."""
    seen = requests.view
    found = prompt_of(seen.sight, move.prompt)
    if found is None:
        return
    field = SheetField("answer", speak("table", "What is answered"), "", speak("table", "or nothing at all"))
    words = tuple(drawn(say("{line}", line=line)) for line in content(found.text).split("\n"))

    def answered(_key: Hashable, texts: dict[str, str]) -> None:
        requests.play(AskPrompt(move.seat, move.prompt, Quoted(texts["answer"].strip())), as_is=True)

    go = SheetChoice("go", PlateLook(speak("table", "It was asked"), judgement="legal"))
    requests.ask(SheetLook(content(found.name), words, (field,), (go,), columns=1), answered)


def wake_faction(requests: Requests) -> None:
    """Ask which Faction wakes, so that each player may invest once more; it begins at the one that the guide names."""
    likely = wakes_first(requests.view.sight)
    wakes = sorted(requests.view.options_of(Wake), key=lambda move: move.faction != likely)
    requests.choose(wakes, speak("table", "Which Faction wakes?"))


def go_to_phase(requests: Requests, phase: str) -> None:
    """Ask whether to leave the present phase for this one."""
    _leave_for(requests, MoveOn(requests.view.model.seat, phase))


def start_act(requests: Requests, act: str) -> None:
    """Ask whether to leave the present act of First Contact for this one."""
    _leave_for(requests, StartAct(requests.view.model.seat, int(act)))


def _leave_for(requests: Requests, move: Move) -> None:
    requests.confirm(move, speak("table", "Leave what is being played?"))


def show_more(requests: Requests) -> None:
    """List in groups what else may be done: tell, go on, other moves, changes by hand."""
    seen = requests.view
    listed = what_else(seen)

    def of(group: str) -> list[SheetChoice]:
        return [
            SheetChoice((group, place), one.look, then=partial(_play, requests, one.moves), group=group_words(group))
            for place, one in enumerate(listed)
            if one.group == group
        ]

    telling = group_words(TELL)
    note = PlateLook(speak("table", "Write a note"), speak("table", "A line for the log"))
    tell = [
        *of(TELL),
        SheetChoice("note", note, then=partial(requests.play, Note(seen.seat, Quoted(""))), group=telling),
    ]
    people = of(PEOPLE)
    if seen.is_coach:
        scene = PlateLook(speak("table", "Tell the scene"), speak("table", "Its name, and what you read aloud"))
        tell.insert(1, SheetChoice("scene", scene, then=partial(tell_scene, requests), group=telling))
        coming = PlateLook(speak("table", "Bring in"), speak("table", "A Threat, a Pilot, a Robo or Gear"))
        come = SheetChoice("bring", coming, then=partial(requests.open, "bring in"), group=group_words(PEOPLE))
        title, words = speak("table", "By hand"), speak("table", "Cards, gauges, rulings, a free table")
        look = PlateLook(title, words, fill="panel", edge="coach")
        by_hand = SheetChoice("by hand", look, then=partial(requests.open, "by hand"), group=group_words(PEOPLE))
        people += [come, by_hand]
    play = [
        SheetChoice(
            one.key, one.look, then=partial(requests.open, one.flow or str(one.key)), group=speak("table", "To play on")
        )
        for one in plates_of_play(seen)
    ]
    choices = (*tell, *of(ON), *play, *of(GEAR), *of(CARDS), *people)
    # Whoever presses Enter again and again settles nothing without cards: that is chosen, not fallen into.
    most = max(Counter(one.group for one in choices).values())
    title, columns = speak("table", "What else"), 3 if most <= 3 else 4
    requests.ask(SheetLook(title, choices=choices, columns=columns, leads=True, first="note"))


def tell_scene(requests: Requests) -> None:
    """Ask what the scene is called, and what is read aloud; all of it stands in the fields."""
    seen = requests.view
    fields = (
        SheetField(SCENE_TITLE, speak("table", "What the scene is called"), seen.prose(SCENE_TITLE)),
        SheetField(
            SCENE_TEXT, speak("table", "What you read aloud"), seen.prose(SCENE_TEXT), most=MAX_TEXT, several=True
        ),
    )

    writing = seen.model.by_hand(WriteText)

    def written(_key: Hashable, texts: dict[str, str]) -> None:
        for one in fields:
            if writing is not None and texts[one.key] != one.text:
                requests.play(writing(seen.seat, Quoted(texts[one.key]), one.key), as_is=True)

    go = SheetChoice("go", PlateLook(speak("table", "Tell it"), judgement="legal"))
    requests.ask(SheetLook(speak("table", "The scene"), fields=fields, choices=(go,), columns=1), written)


def next_scene(requests: Requests) -> None:
    """Ask which of the prepared scenes begins, the next one first; an only one begins at once."""
    _play(requests, tuple(requests.view.options_of(OpenScene)))


def skip_ahead(requests: Requests) -> None:
    """Ask to which step of the Crisis to skip."""
    moves = tuple(requests.view.options_of(SkipAhead))
    if moves:
        _play(requests, moves)


def _play(requests: Requests, moves: Sequence[Move]) -> None:
    """Play the move of a plate; of several, and before a step of the Crisis, ask first which is meant."""
    only = moves[0] if len(moves) == 1 else None
    if isinstance(only, OpenScene | AskPrompt):
        _begin(requests, only)
    elif isinstance(moves[0], OpenScene | AskPrompt | SkipAhead):
        choices = (
            SheetChoice(place, _plate(requests.view, one), then=partial(_begin, requests, one))
            for place, one in enumerate(moves)
        )
        lines = (plate_line(requests.view.model, moves[0]),) if isinstance(moves[0], SkipAhead) else ()
        requests.ask(SheetLook(kind_title(type(moves[0])), lines, choices=tuple(choices)))
    elif len(moves) == 1:
        requests.play(moves[0])
    else:
        requests.choose(moves, kind_title(type(moves[0])))


def _plate(seen: SeatView, move: Move) -> PlateLook:
    """The plate of a scene says what begins it, that of a step what it brings, and nothing else beside that."""
    look, words = move_plate(seen, move), content(move.reads(seen.sight))
    if isinstance(move, SkipAhead):
        words = step_words(crisis.path(seen.sight)[move.step - 1])
    return evolve(look, sub=words) if words else look


def _begin(requests: Requests, move: Move) -> None:
    if isinstance(move, OpenScene):
        open_scene(requests, move)
    elif isinstance(move, AskPrompt):
        ask_prompt(requests, move)
    else:
        requests.play(move)
