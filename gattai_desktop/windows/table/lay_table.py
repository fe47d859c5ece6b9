"""Lays a table in its window: makes the parts in their order and connects them."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.keys import TABLE
from gattai_desktop.board.paint import Paint
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.asking.answers import Answers
from gattai_desktop.windows.asking.asked_on_table import AskedOnTable
from gattai_desktop.windows.asking.equal_pause import EqualPause, PauseBar
from gattai_desktop.windows.asking.passing import Passing
from gattai_desktop.windows.asking.refusals import Refusals
from gattai_desktop.windows.asking.seating_overlay import SeatingOverlay
from gattai_desktop.windows.by_hand.by_hand_sheets import ByHandSheets
from gattai_desktop.windows.by_hand.card_menu import CardMenu
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.sheet_overlay import SheetOverlay
from gattai_desktop.windows.glossary.word_explainer import WordExplainer
from gattai_desktop.windows.glossary.words_overlay import WordsOverlay
from gattai_desktop.windows.kit.overlay import Keyboard, Level, WidgetOverlay
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.log.log_answers import LogAnswers
from gattai_desktop.windows.log.log_overlay import LogOverlay
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.hand_cover import HandCover
from gattai_desktop.windows.overlays.moments_layer import MomentsLayer
from gattai_desktop.windows.overlays.overlays import Overlays
from gattai_desktop.windows.rulings.rulings_overlay import RulingsOverlay
from gattai_desktop.windows.settings.help import HelpPage
from gattai_desktop.windows.settings.window_place import shortcut
from gattai_desktop.windows.table.card_places import CardPlaces
from gattai_desktop.windows.table.hand import Hand
from gattai_desktop.windows.table.header import Header
from gattai_desktop.windows.table.hint import Hint
from gattai_desktop.windows.table.hover_preview import HoverPreview
from gattai_desktop.windows.table.log_highlights import LogHighlights
from gattai_desktop.windows.table.openings import Flows, Openings
from gattai_desktop.windows.table.plays import Plays
from gattai_desktop.windows.table.program_seats import ProgramSeats
from gattai_desktop.windows.table.program_turn import ProgramTurn
from gattai_desktop.windows.table.program_turn_words import POINTS
from gattai_desktop.windows.table.table_keys import HINT, TableKeys
from gattai_desktop.windows.table.table_scene import TableScene
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.table.voice import Voice
from gattai_desktop.windows.table.what_happened import WhatHappened

if TYPE_CHECKING:
    from gattai_desktop.windows.overlays.curtain import Curtain

MakeCurtain = Callable[[GameModel, GameRoom, Paint, QWidget], "Curtain"]


def lay_table(
    model: GameModel,
    room: GameRoom,
    paint: Paint,
    *,
    make_curtain: MakeCurtain | None = None,
    window: TableWindow | None = None,
) -> TableWindow:
    """Make all parts of a table and return its window, a new one where none is given.

    window: one that stands there already and has nothing in it yet.
    """
    table = window if window is not None else TableWindow(paint)
    table.paint, table.model, table.room, table.least_field = paint, model, room, room.least_field
    table.requests = Requests(SeatView.of(model), table)
    _make_table(table)
    _make_what_lies_over_it(table)
    _make_what_answers(table)
    table.curtain = make_curtain(model, room, paint, table) if make_curtain is not None else None
    _lay_over_one_another(table)
    _connect_parts(table)
    table.begin()
    return table


def _make_table(table: TableWindow) -> None:
    table.log = LogPane(table.paint, table.model, table)
    table.hand = Hand(table.paint, table)
    table.hand.sortable = table.room.sorts_hand
    table.hand.named = table.room.named_from
    table.header = Header(table.paint, table)
    table.scene = TableScene(table.room, table.requests, table, table.log, table.hand, table.header)


def _make_what_lies_over_it(table: TableWindow) -> None:
    model, paint = table.model, table.paint
    table.overlays = Overlays(table)
    busy = partial(_busy, table)
    table.sheet = Sheet(paint, table)
    model.factsHappened.connect(table.sheet.before.forget)
    table.sheet_overlay = SheetOverlay(table.sheet, table, model, table.room.face)
    table.flights = Flights(paint, table, table.scene.shown_rect_of, model.zones, table.room.counters, table.room.face)
    table.moments = MomentsLayer(paint, table, busy, lambda: _asked(table))
    pane = lambda: table.scene.pane  # noqa: E731
    table.passing = Passing(model, table.requests)
    table.answers = Answers(model, table.room, table.passing, paint, table, table.scene.ask_box)
    places = CardPlaces(table.scene, table.answers, table.overlays)
    table.carry = Carry(model, paint, table, places.rect_of, places.name_of, pane)
    table.carry.layer.places.plate_of = table.scene.plate_of
    table.carry.layer.places.rect_of = partial(places.rect_of, closed=False)
    table.carry.question = places.question
    table.carry.chosen.connect(places.choose)
    table.asked_on_table = AskedOnTable(table.answers, table, table.carry.lift, pane)
    table.sheet.things.where, table.asked_on_table.things.where = places.of_thing, places.of_asked
    table.sheet.things.reach = table.asked_on_table.things.reach = places.reach
    table.carry.led = table.scene.guide.place_for
    table.carry.spared = (table.scene.guide.card,)
    table.overlays.keysTaken.connect(table.carry.put_back)  # Enter would still lay the card that is lifted below it
    table.refusals = Refusals(model, table, table.scene.light_plate)
    table.pause = EqualPause(model, lambda: table.paint, busy, table)
    table.answers.busy = lambda: _busy(table) or table.plays.ahead.plays
    table.answers.holds = lambda: table.pause.holds
    table.pause_bar = PauseBar(paint, table.pause, table.place_of_question, table)
    table.cover = HandCover(model, table, table.hand, table.carry, table.overlays)
    table.explainer = WordExplainer(table, lambda _: model.game, lambda: table.paint, table.scene.guide.card)
    table.sheet.closed.connect(table.play_on)
    table.sheet.explain = table.explainer.tell_next
    table.ring = FocusRing(paint, table)
    table.ring.stay_below(table.cover.words, table.scene.guide.pointer, table.moments, table.carry.layer)


def _busy(table: TableWindow) -> bool:
    """Whether a person reads or writes over the table, nobody may see it now, or another window stands in its place."""
    return table.overlays.reads_or_writes or table.isHidden() or bool(table.overlays.shown(Level.ALARM))


def _asked(table: TableWindow) -> QRect:
    """Return the place of the plate with a question, an empty one where none is open."""
    plate = table.answers.plate
    return plate.geometry() if plate.isVisible() else QRect()


def _make_what_answers(table: TableWindow) -> None:
    model, requests = table.model, table.requests
    table.plays = Plays(model, requests, table.room.suggested, table.pause)
    table.plays.ahead.changed.connect(table.refresh)
    table.by_hand = ByHandSheets(model, requests, table.room.by_hand)
    table.log_answers = LogAnswers(model, table.log, table.sheet, table.sheet_room, table)
    table.card_menu = CardMenu(model, table, table.scene.rect_of, table.by_hand, table.log_answers)
    table.hover = HoverPreview(requests, table.carry, table.scene, table.hand, table.overlays, table.answers.plate)
    table.highlights = LogHighlights(model, table, table.scene)
    table.own_scale = OwnScale(TABLE, table, table.set_zoom, lambda: table.paint)
    curtain = lambda: table.curtain.accessibleDescription() if table.curtain is not None else ""  # noqa: E731
    told = {"hand": table.hand.told, "pane": table.scene.told, "curtain": curtain, "word": table.scene.guide.explains}
    parts = (table.log, table.flights, table.moments, table.overlays)
    table.what_happened = WhatHappened(model, table.room, table, parts, table.refresh)
    Openings(table.room, requests, table, table.overlays, table.sheet, _flows(table))
    table.voice = Voice(
        model, table.room, requests, table, (table.answers.plate, table.refusals.card, table.sheet), told
    )
    table.scene.guide.wordExplained.connect(table.voice.explain)
    table.help = HelpPage(table.sheet, table.sheet_room, table)
    table.help.keysAsked.connect(lambda place: requests.open("keys", place))
    table.help.wordsAsked.connect(lambda: requests.open("words"))
    shortcut(table, "F1", table.open_help)
    table.program_seats = ProgramSeats(model, partial(_busy, table), table.pause, table)
    later = table.scene.guide.card.set_later
    table.program_seats.nowChanged.connect(lambda: later(later=table.program_seats.now.acts))
    table.program_turn = ProgramTurn(model, table.program_seats, table, lambda: table.overlays.take_keys, table.ring)
    pages = (Level.SHEETS, Level.QUESTION, Level.REFUSAL)
    table.program_turn.leftToProgram.connect(lambda: table.overlays.hide(*pages))  # while they lie there it waits
    table.hint = Hint(requests, table.scene, table, table.answers.plate, lambda: table.keys.home(stays=False))
    for pointer in (table.scene.guide.pointer, table.hint.pointer):
        pointer.keep_off(table.program_turn.plate)
    over = (table.overlays, table.scene, table.answers)
    table.keys = TableKeys(table.room, requests, table, *over, _actions(table), table.say)
    table.keys.marked = table.asked_on_table.focus_groups
    table.keys.last = table.program_turn.plate.focus_groups


def _lay_over_one_another(table: TableWindow) -> None:
    """Set the order of the overlays, from below upwards; of one level the later one is above."""
    scene, carry = table.scene, table.carry
    table.overlays.add(
        WidgetOverlay(Level.TABLE, scene.guide.bubble, scene.guide.card, scene.shade, table.hand),
        table.cover,
        WidgetOverlay(Level.TABLE, table.program_turn.plate, table.answers.plate, table.pause_bar),
        WidgetOverlay(Level.RAILS, scene.left, scene.right, table.header),
        table.asked_on_table,
        WidgetOverlay(Level.RAILS, scene.guide.pointer),  # what it lights may lie in the hand or in a rail
        LogOverlay(table.log, table.widen_log),
        WidgetOverlay(Level.MOMENTS, table.moments),
        table.hint,
        SeatingOverlay(table.model, table, table.room),
        RulingsOverlay(table.requests, table),
        WordsOverlay(table.requests, table),
        *table.room.overlays(table.requests, table),
        table.sheet_overlay,
        table.refusals,
        WidgetOverlay(
            Level.CARRIED, table.flights.layer, carry.layer, carry.bubble, carry.ruling.plate, table.explainer.bubble
        ),
        WidgetOverlay(Level.FRAME, table.ring),
    )
    if table.curtain is not None:
        table.curtain.answered.connect(table.passing.answer_unseen)
        table.curtain.leaveAsked.connect(table.close)
        table.curtain.lead_back()
        table.curtain.rose.connect(table.overlays.focus_top_soon)
        down = lambda: table.model.curtain_down  # noqa: E731 (rising, it is still visible and takes no key)
        table.overlays.add(WidgetOverlay(Level.CURTAIN, table.curtain, keyboard=Keyboard.TAKEN, shown=down))


def _flows(table: TableWindow) -> Flows:
    """What opens at every table, by name."""
    own: Flows = {
        "leave": lambda _about: table.close(),
        "pass": lambda seat: table.passing.to(seat) if seat else table.passing.ask(),
        "team": lambda _about: table.teamAsked.emit(),
        "another": table.anotherAsked.emit,
        "desk": table.deskAsked.emit,
        "tale": lambda _about: table.taleAsked.emit(),
        "push": lambda _about: table.pushAsked.emit(),
        "seats": lambda _about: _show_seats(table),
        "guided": lambda _about: table.scene.guide.do(),
    }
    return {**own, **table.by_hand.flows(), **table.log_answers.flows()}


def _show_seats(table: TableWindow) -> None:
    from gattai_desktop.windows.asking.seats_page import SeatsPage  # made when it is first opened

    table.seats_page = SeatsPage(table.requests, table.room.joined_by)
    table.seats_page.begin()


def _actions(table: TableWindow) -> dict[str, Callable[[], object]]:
    return {
        "P": table.passing.ask,
        HINT: table.hint.turn,
        POINTS: table.program_turn.ask_points,
        "L": table.widen_log,
        "V": table.by_hand.begin,
        "?": table.explain,
        "[": lambda: table.open_drawer("left"),
        "]": lambda: table.open_drawer("right"),
        "W": table.push,
        "M": table.muteAsked.emit,
        "H": table.cover.turn,
        "Z": table.hand.sort,
        **table.voice.keys(),
        **table.scene.guide.keys(),
        "Menu": table.card_menu.open_of_focus,
        **table.own_scale.meanings(),
        "Ctrl+Z": lambda: table.log_answers.taking_back.last(table.plays.ahead.begun_with),
        "Ctrl+Shift+Z": table.log_answers.taking_back.again,
    }


def _connect_parts(table: TableWindow) -> None:
    requests, model = table.requests, table.model
    table.header.menu.clicked.connect(table.menuAsked)
    table.header.wall.clicked.connect(table.wallAsked)
    table.hand.picked.connect(table.picked)
    table.hand.lookedAt.connect(table.hover.look)
    table.hand.handFocused.connect(table.scene.hand_focused)
    table.carry.played.connect(table.dropped)
    table.carry.whichMeant.connect(table.ask_which)
    table.carry.refused.connect(table.refusals.judge)
    for shown in (table.refusals, table.sheet):
        table.carry.begun.connect(shown.make_way)
    table.carry.foreseen.connect(table.scene.foretell)
    table.answers.answered.connect(table.plays.play)
    table.answers.shown.connect(table.scene.set_asked)
    table.answers.shown.connect(table.cover.keep_below)
    table.answers.plate.lookedAt.connect(requests.look)
    table.answers.chosenChanged.connect(table.hand.set_chosen)
    table.answers.chosenChanged.connect(table.cover.touch)
    table.refusals.alwaysAsked.connect(table.by_hand.always)
    table.refusals.insteadChosen.connect(table.plays.play)
    for asking in (table.refusals, table.log_answers, table.carry):
        asking.rulingAsked.connect(lambda name: requests.open("rulings", name))
    table.log_answers.settingAsked.connect(lambda path: table.by_hand.gauges.edit(path))  # noqa: PLW0108 - made when first asked
    table.log_answers.lit.connect(table.highlights.light)
    table.by_hand.whyAsked.connect(table.log_answers.why_card)
    table.refusals.passAsked.connect(table.passing.to)
    table.scene.guide.card.again.chosen.connect(lambda: table.voice.tell("next act"))
    table.scene.guide.backAsked.connect(table.log_answers.taking_back.to_before)
    requests.lifted.connect(table.asked_on_table.lift)
    requests.served.connect(table.cover.serve)
    requests.explained.connect(table.refusals.explain)
    requests.told.connect(table.refusals.tell)
    requests.asked.connect(table.sheet_overlay.ask)
    for things in (table.sheet.things, table.asked_on_table.things):
        things.looked.connect(lambda card: requests.look(table.room.face(card)))
    model.seatChanged.connect(table.seat_changed)
