"""F2 says what the program would do at this seat, why and what follows; it does it on a press, and tells no secret."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card, NamedCard
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.rumblebots.matches import DRAFT, match
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.outcome.spoils import TakeNoMore, TakeSpoil
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede, Escalate
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.hints import OFF, SwitchHints
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.draft import Deal
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players import thinking
from gattai_desktop.players.habits import ONLY
from gattai_desktop.players.rumblebots.drafting import decks_to_try
from gattai_desktop.players.weighing import Weighed, Weighing
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.program.laid_table import LaidTable
from gattai_desktop.windows.program.puzzle_table import PuzzleTable
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.table.guide_card import GAP
from gattai_desktop.windows.table.hint import Hint
from gattai_desktop.windows.table.hint_look import hint_look, why_no_hint
from tests.players.alone import last_clashes
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given
from tests.windows.test_program_seats import play, with_program

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
F2 = Qt.Key.Key_F2


def fighting(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> Sitting:
    """Red's turn in a Throwdown, with the curtain up."""
    sitting = Sitting(qtbot, given(FIGHT), size)
    sitting.take("red")
    return sitting


def hint_of(sitting: Sitting) -> Hint:
    return sitting.window.hint


def ask(sitting: Sitting) -> Weighing:
    """Press F2, and wait for the first answer."""
    sitting.press(F2)
    hint = hint_of(sitting)
    for _ in range(20):
        sitting.settle()
        if hint.weighing is not None:
            return hint.weighing
    raise AssertionError("There is no answer.")


def deciding(qtbot: QtBot, key: str) -> Sitting:
    """A person beside the program, at a decision with more than one way.

    In a bot battle near its end: sharp plays all that it tries out to the end, and from the start that takes long.
    """
    bots = box("rumblebots")
    late = GameModel(bots.game, MemoryJournal(bots.begin(last_clashes())), seeded(3)) if key == bots.key else key
    sitting = with_program(qtbot, late)
    model = sitting.model
    seats = sitting.window.program_seats
    for acts in range(60):
        qtbot.waitUntil(lambda: not seats.now.acts and not seats._soon.isActive(), timeout=20_000)
        if model.decides and len(model.options()) > 1:
            return sitting
        play(qtbot, sitting, 1, seed=acts)
    raise AssertionError("Nothing was to be decided.")


# ---------------------------------------------------------------------- in a conflict


def test_it_says_what_the_program_would_do_why_and_marks_the_card(qtbot: QtBot) -> None:
    """Given Red's turn, when F2 is pressed, then a plate says an allowed move and why, and raises its card."""
    sitting = fighting(qtbot)
    best = ask(sitting).best
    hint, look = hint_of(sitting), hint_of(sitting).plate.look
    assert hint.plate.isVisible()
    assert best.move in sitting.model.options("red")
    assert spoken(look.rows[0].words)
    assert spoken(look.why)
    assert look.thinks, "sharp goes on in the other process"
    raised = [one for one in sitting.window.hand.cards() if one.raised]
    taken = best.move.taken_up
    assert (taken is not None) == bool(raised)
    if taken is not None:
        assert raised == [sitting.window.hand.widget_of(taken)]
    assert spoken(look.why).rstrip(".") in hint.plate.accessibleName()


def test_then_sharp_answers_with_chances_and_what_follows(qtbot: QtBot) -> None:
    """Given the first answer, when the other process has tried moves out, then each has its figure."""
    sitting = fighting(qtbot)
    ask(sitting)
    plate = hint_of(sitting).plate
    qtbot.waitUntil(lambda: not plate.look.thinks, timeout=60_000)
    rows = plate.look.rows
    assert len(rows) > 1
    assert all(row.share is not None and row.figure for row in rows)
    assert not rows[0].behind
    assert all(spoken(row.behind).split()[0] in {"It", "Equal,"} or "of 100" in spoken(row.behind) for row in rows[1:])
    assert all(spoken(row.behind).rstrip(".") in plate.accessibleName() for row in rows[1:])
    assert "of 100" in plate.look.foot
    assert spoken(plate.look.why)
    weighing = hint_of(sitting).weighing
    assert weighing is not None
    assert weighing.best.tried
    assert weighing.best.move in sitting.model.options("red")


def test_where_there_is_one_thing_to_do_nothing_more_is_tried_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a decision with one move, then the hint that there is nothing else to do says of no further search."""
    found = thinking.think

    def only(order: thinking.ThinkingOrder, players: thinking.Players) -> thinking.Thought:
        thought = found(order, players)
        assert thought.weighing is not None
        return evolve(thought, weighing=Weighing((evolve(thought.weighing.best, why=ONLY),)))

    monkeypatch.setattr(thinking, "think", only)
    sitting = fighting(qtbot)
    ask(sitting)
    look = hint_of(sitting).plate.look
    assert spoken(look.why) == "There is nothing else to do."
    assert not look.thinks
    assert "tries" not in look.foot
    assert hint_of(sitting)._thinking is None


def test_at_first_sight_other_moves_have_a_reason_each(qtbot: QtBot) -> None:
    """Given the first answer, from habit alone, then rows below the best say what speaks against them, none twice."""
    sitting = fighting(qtbot)
    ask(sitting)
    rows = hint_of(sitting).plate.look.rows
    reasons = [spoken(row.behind) for row in rows[1:]]
    assert "A new stage is worth less now, with whatever card." in reasons
    assert all(row.share is None for row in rows)
    assert len(set(reasons)) == len(reasons) > 1


def test_do_it_makes_the_move_in_the_ordinary_way(qtbot: QtBot) -> None:
    """Given a hint, when Enter presses "Do it", then the move is in the log and can be undone."""
    sitting = fighting(qtbot)
    best = ask(sitting).best
    before = sitting.model.entry
    sitting.press(Qt.Key.Key_Return)
    assert not hint_of(sitting).shown
    (made,) = sitting.model.log(before + 1)
    assert made.move("red") == best.move
    assert sitting.model.take_back(before + 1)


def test_a_press_that_was_meant_for_the_move_before_does_not_make_another(qtbot: QtBot) -> None:
    """Given a better answer that comes as *Do it* is pressed, then nothing is done until that can have been read."""
    sitting = fighting(qtbot)
    weighing = ask(sitting)
    hint, presses = hint_of(sitting), sitting.window.paint.presses
    clock, before = presses.now(), sitting.model.entry
    presses.now = lambda: clock
    first, second, *others = weighing.moves
    hint._show(evolve(weighing, moves=(second, first, *others)))
    hint.plate.do.setFocus()
    sitting.press(Qt.Key.Key_Return)
    sitting.click(hint.plate.do)
    assert sitting.model.entry == before
    assert hint.plate.isVisible()
    clock += TOO_SOON
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry > before
    assert sitting.last() == str(second.move)


@pytest.mark.parametrize("key", [F2, Qt.Key.Key_Escape])
def test_f2_or_escape_closes_it_and_changes_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    """Given a hint, when it is closed, then nothing is marked and nobody thinks on."""
    sitting = fighting(qtbot)
    cards = sitting.model.sight("red").zones
    ask(sitting)
    sitting.press(key)
    hint = hint_of(sitting)
    assert not hint.shown
    assert hint.weighing is None
    assert hint._thinking is not None
    assert not hint._thinking.thinks
    assert not hint._look.isActive()
    assert not [one for one in sitting.window.hand.cards() if one.raised]
    assert not hint.pointer.isVisible()
    assert sitting.model.sight("red").zones == cards


def test_an_act_of_the_person_stops_it(qtbot: QtBot) -> None:
    """Given a hint that is still thought about, when the person plays another move, then it is forgotten at once."""
    sitting = fighting(qtbot)
    ask(sitting)
    other = next(one for one in sitting.model.options("red") if one.steps)
    assert sitting.model.attempt(other)
    hint = hint_of(sitting)
    assert not hint.shown
    assert hint._thinking is not None
    assert not hint._thinking.thinks


def test_it_stands_in_the_log_once_for_a_decision(qtbot: QtBot) -> None:
    """Given a hint that was closed, when it is asked for again, then the log tells of one alone."""
    sitting = fighting(qtbot)
    before = sitting.model.entry
    ask(sitting)
    sitting.press(F2)
    ask(sitting)
    assert sitting.model.entry == before + 1
    assert sitting.last() == "Red takes a hint"
    sitting.press(F2)
    assert sitting.window.log_answers.taking_back.last() is not None, "nothing that could be taken back has happened"


def test_it_stands_in_the_log_for_each_seat_that_takes_one(qtbot: QtBot) -> None:
    """Given a hint for Red, when Green takes one before anything else happens, then the log tells of that too."""
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    for seat, told in (("red", "Red takes a hint"), ("green", "Green takes a hint")):
        sitting.take(seat)
        ask(sitting)
        assert sitting.last() == told
        sitting.press(F2)


def test_a_hint_is_kept_for_who_asks_again_before_anything_happens(qtbot: QtBot) -> None:
    """Given an answer with chances, when it is closed and asked for again, then it stands there at once and whole."""
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    sitting.take("red")
    first = ask(sitting)
    hint = hint_of(sitting)
    sitting.press(F2)
    sitting.press(F2)
    assert hint.weighing == first, "what habit found"
    assert hint.plate.look.thinks
    qtbot.waitUntil(lambda: not hint.plate.look.thinks, timeout=60_000)
    whole, look = hint.weighing, hint.plate.look
    sitting.press(F2)
    sitting.take("green")
    sitting.take("red")
    sitting.press(F2)
    assert (hint.weighing, hint.plate.look) == (whole, look)
    assert hint._thinking is not None
    assert not hint._thinking.thinks
    sitting.press(F2)
    assert sitting.model.attempt(next(one for one in sitting.model.options("red") if one.steps))
    assert not hint._kept


def test_nothing_moves_on_its_plate_once_that_is_closed(qtbot: QtBot) -> None:
    """Given a hint that is still thought about, when it is closed, then its line goes round no more."""
    sitting = fighting(qtbot)
    sitting.window.set_paint(make_paint(speed=1))
    ask(sitting)
    line = hint_of(sitting).plate._line
    assert line.isActive()
    sitting.press(F2)
    assert not line.isActive()
    ask(sitting)
    assert line.isActive()
    hint_of(sitting).plate.set_paint(make_paint(speed=0))
    qtbot.waitUntil(lambda: not line.isActive())


def test_a_table_without_hints_gives_none(qtbot: QtBot) -> None:
    """Given a table that plays without hints, when F2 is pressed, then it says so, and nothing is written."""
    sitting = fighting(qtbot)
    switch = sitting.model.by_hand(SwitchHints)
    assert switch is not None
    assert sitting.model.attempt(switch("red", OFF))
    entry = sitting.model.entry
    assert hint_of(sitting).turn() == "This table plays without hints."
    assert not hint_of(sitting).shown
    assert sitting.model.entry == entry


def test_at_a_curtain_it_says_that_nobody_sits_there(qtbot: QtBot) -> None:
    """Given a curtain, when F2 is pressed, then it says that somebody has to sit down first, and no card is told."""
    sitting = fighting(qtbot)
    sitting.model.pass_to("green")
    assert sitting.model.curtain_down
    entry = sitting.model.entry
    said = hint_of(sitting).turn()
    assert said is not None
    assert "sit down" in said
    assert not hint_of(sitting).shown
    assert sitting.model.entry == entry


def test_a_curtain_takes_the_hint_away(qtbot: QtBot) -> None:
    """Given a hint, when the computer is passed on, then it is gone before the next seat looks."""
    sitting = fighting(qtbot)
    ask(sitting)
    sitting.model.pass_to("green")
    assert not hint_of(sitting).shown
    assert hint_of(sitting).weighing is None


def test_a_covered_hand_stays_covered(qtbot: QtBot) -> None:
    """Given a hand that lies with its backs up, when F2 is pressed, then no hint tells what it holds."""
    sitting = fighting(qtbot)
    sitting.model.cover(on=True)
    said = hint_of(sitting).turn()
    assert said is not None
    assert "covered" in said
    sitting.model.cover(on=False)
    ask(sitting)
    sitting.model.cover(on=True)
    assert not hint_of(sitting).shown


def test_who_does_not_decide_hears_who_does(qtbot: QtBot) -> None:
    """Given the Pilots' turn, when the Coach presses F2, then it says whose decision it is."""
    sitting = fighting(qtbot)
    sitting.take("coach")
    said = hint_of(sitting).turn()
    assert said is not None
    assert "decides" in said
    assert not hint_of(sitting).shown


def test_the_program_waits_while_a_hint_is_read(qtbot: QtBot) -> None:
    """Given a hint on the table, then somebody reads, and a seat of the program makes no move."""
    sitting = fighting(qtbot)
    ask(sitting)
    assert sitting.window.overlays.reads_or_writes


def test_whose_player_breaks_gets_no_hint_and_the_table_plays_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a player that breaks, when F2 is pressed, then the plate goes and play goes on."""
    sitting = fighting(qtbot)
    broken = thinking.Thought("red", broke="ValueError()")
    monkeypatch.setattr(thinking, "think", lambda *_: broken)
    sitting.press(F2)
    for _ in range(5):
        sitting.settle()
    assert not hint_of(sitting).shown
    sitting.press("c")
    assert sitting.model.options("red")


# ---------------------------------------------------------------------- every game, every size


@pytest.mark.parametrize("key", KEYS)
def test_every_game_gives_hints_in_its_own_words(qtbot: QtBot, key: str) -> None:
    """Given a decision of any game, when F2 is pressed, then the plate says an allowed move and why."""
    sitting = deciding(qtbot, key)
    model, hint = sitting.model, hint_of(sitting)
    best = ask(sitting).best
    assert best.move in model.options()
    assert spoken(hint.plate.look.rows[0].words).strip()
    assert spoken(hint.plate.look.why).strip()
    qtbot.waitUntil(lambda: not hint.plate.look.thinks, timeout=60_000)
    assert hint.weighing is not None
    assert hint.weighing.best.move in model.options()
    assert spoken(hint.plate.look.why).strip()
    assert sitting.window.rect().contains(hint.plate.geometry())


@pytest.mark.parametrize("key", KEYS)
def test_the_wall_shows_nothing_of_it(qtbot: QtBot, key: str) -> None:
    """Given a hint, then what everybody sees has not changed but for the line that one was taken."""
    sitting = deciding(qtbot, key)
    public = sitting.model.sight(PUBLIC)
    ask(sitting)
    now = sitting.model.sight(PUBLIC)
    assert now.zones == public.zones
    assert dict(now.values) == dict(public.values)
    (entry,) = sitting.model.log(sitting.model.entry)
    told = box(key).tell(entry.before(PUBLIC), entry.move(PUBLIC), entry.facts(PUBLIC), entry.seat)
    assert [str(line).rstrip(".").endswith("takes a hint") for line in told] == [True]


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_stands_inside_the_middle_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given any window, then the plate lies in its middle, above the hand, with both buttons whole."""
    sitting = fighting(qtbot, size)
    ask(sitting)
    plate, window = hint_of(sitting).plate, sitting.window
    qtbot.waitUntil(lambda: not plate.look.thinks, timeout=60_000)
    grid = window.table_grid()
    assert window.rect().contains(plate.geometry())
    assert plate.geometry().bottom() <= grid.drives.bottom()
    assert plate.geometry().left() >= grid.middle.left() - 1
    for button in (plate.do, plate.away):
        assert button.isVisible()
        assert plate.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("key", "size"), [*(("fight", size) for size in SIZES), ("rumblebots", SIZES[0])])
def test_a_second_move_has_room_with_its_reason_at_every_size(
    qtbot: QtBot, request: pytest.FixtureRequest, key: str, size: tuple[int, int], language: str
) -> None:
    """Given moves that were tried out, then at least one below the best is seen, with why it stands there."""
    assert speak_language(language) == language
    request.addfinalizer(lambda: speak_language("en"))
    sitting = fighting(qtbot, size) if key == "fight" else deciding(qtbot, key)
    sitting.window.resize(*size)
    ask(sitting)
    plate = hint_of(sitting).plate
    qtbot.waitUntil(lambda: not plate.look.thinks, timeout=60_000)
    assert plate._shown > 1
    assert spoken(plate.look.rows[1].behind)


def test_it_stands_where_it_covers_least_of_what_is_meant(qtbot: QtBot) -> None:
    """Given a place and a card that are meant, then it stands at the right, or at the left where less is covered."""
    sitting = fighting(qtbot, SIZES[0])
    ask(sitting)
    hint, grid = hint_of(sitting), sitting.window.table_grid()
    top, foot, wide = grid.field.top(), grid.strike.top(), 300.0
    at_right = QRectF(grid.middle.right() - 60, top, 50, 50)
    at_left = QRectF(grid.middle.left() + 10, top, 50, 50)
    wholly_left = QRectF(at_left.topLeft(), QSizeF(90, 90))
    for lit, right in (
        ([], True),
        ([at_left], True),
        ([at_right], False),
        ([wholly_left], True),
    ):
        hint._stand(top, foot, wide, lit)
        assert (hint.plate.geometry().center().x() > grid.middle.center().x()) is right, lit
    for several in ([at_left, at_right], [wholly_left, at_right], [at_left, at_right, at_right.translated(0, 20)]):
        hint._stand(top, foot, wide, several)
        assert not any(QRectF(hint.plate.geometry()).intersects(one) for one in several)
        assert grid.middle.contains(QRectF(hint.plate.geometry()).center())
    everywhere = [QRectF(grid.middle.left(), top, grid.middle.width(), foot - top)]
    hint._stand(top, foot, wide, everywhere)
    assert sitting.window.rect().contains(hint.plate.geometry()), "it covers some of it, but is all to be read"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
def test_it_covers_neither_the_card_of_a_faction_nor_its_place(
    qtbot: QtBot, request: pytest.FixtureRequest, size: tuple[int, int], language: str
) -> None:
    """Given a Faction whose top card is advised, then the card and the Pile are seen beside the hint."""
    assert speak_language(language) == language
    request.addfinalizer(lambda: speak_language("en"))
    crew = '; faction crew "The Crew" agency 3; crew: stack 9♠P\n        throwdown'
    sitting = Sitting(qtbot, given(FIGHT.replace("\n        throwdown", crew, 1).replace("8♥P 9♣P", "10♣P Q♥P")), size)
    sitting.take("red")
    hint = hint_of(sitting)
    hint.tries_out = False
    move = ask(sitting).best.move
    assert move.taken_up == card_called("9♠P"), "else the test means another card"
    corner = sitting.window.mapToGlobal(sitting.window.rect().topLeft())
    card, pile = sitting.throwdown.rect_of_card(card_called("9♠P")), sitting.throwdown.pile.global_landing_rect()
    assert card is not None
    plate = hint.plate.geometry()
    for seen in (card, pile):
        assert not plate.intersects(seen.toRect().translated(-corner))
    assert sitting.window.rect().contains(plate)


@pytest.mark.parametrize("at_right", [True, False])
def test_its_buttons_stay_under_the_pointer_while_it_grows(qtbot: QtBot, *, at_right: bool) -> None:
    """Given a pointer on the way to "Do it", when the plate grows, then it does not hit "Close"."""
    sitting = fighting(qtbot, SIZES[0])
    ask(sitting)
    hint, grid = hint_of(sitting), sitting.window.table_grid()
    top, foot = grid.field.top(), grid.strike.top()
    lit = [] if at_right else [QRectF(grid.middle.right() - 200, top, 200, foot - top)]
    places, widths = [], []
    for wide in (300.0, 360.0):
        hint._stand(top, foot, wide, lit)
        widths.append(hint.plate.width())
        places.append([one.mapTo(sitting.window, one.rect().topLeft()) for one in (hint.plate.do, hint.plate.away)])
    assert widths[0] < widths[1]
    assert places[0] == places[1]


@pytest.mark.parametrize("size", SIZES)
def test_it_covers_neither_the_guide_nor_the_place_that_is_meant(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a guide that leads, then what it offers can be read and pressed, and the Faction that is meant is seen."""
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model, size)
    sitting.take("red")
    hint, guide = hint_of(sitting), sitting.window.scene.guide.card
    hint.tries_out = False
    weighing = ask(sitting)
    assert guide.isVisible()
    assert not hint.plate.geometry().intersects(guide.geometry())
    place = sitting.window.scene.rect_of(weighing.best.move.laid_on_now(model.sight()))
    assert place is not None
    corner = sitting.window.mapToGlobal(sitting.window.rect().topLeft())
    assert not hint.plate.geometry().intersects(place.toRect().translated(-corner))


@pytest.mark.parametrize("size", SIZES)
def test_the_brackets_of_a_place_touch_none_of_its_words(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given an Escalate is meant, then its place is bracketed, and above it "Stage 2" can be read."""
    sitting = fighting(qtbot, size)
    hint, pane, px = hint_of(sitting), sitting.throwdown, sitting.window.paint.px
    hint.tries_out = False
    ask(sitting)
    hint._mark(next(move for move in sitting.model.options() if isinstance(move, Escalate)))
    place = hint.pointer.place
    assert place is not None
    around = px(GAP) + px(4) / 2
    new = pane.new_stage
    words = next(one.box for one in read(sitting.window) if one.widget is new).translated(
        new.mapTo(sitting.window, QPoint())
    )
    assert words.bottom() <= place.top() - around


def test_the_menu_takes_a_hint_and_switches_them_off_and_on(qtbot: QtBot) -> None:
    """Given the menu of a table, when hints are switched off in it, then none can be taken until they are on again."""
    model = given(FIGHT)
    model.pass_to("red")
    model.take_seat()
    nothing = lambda _settings: None  # noqa: E731
    laid = LaidTable(model, make_paint(speed=0), Settings, nothing, nothing)
    qtbot.addWidget(laid.window)
    laid.window.show()
    hint = laid.window.hint
    laid.menu.does["hint"]()
    assert hint.shown
    laid.menu.does["hint"]()
    assert not hint.shown
    laid.menu.does["hints"]()
    assert hint.turn() == "This table plays without hints."
    laid.menu.does["hints"]()
    laid.menu.does["hint"]()
    assert hint.shown
    laid.window.close()


def test_a_hint_says_where_a_card_lies_that_is_not_in_the_hand() -> None:
    """Given a Faction whose top card is advised, then it is named: the hint may cover it, and nobody holds it."""
    crew = '; faction crew "The Crew" agency 3; crew: stack 10♦P\n        throwdown'
    model = given(FIGHT.replace("\n        throwdown", crew, 1))
    model.pass_to("red")
    model.take_seat()
    moves = [one for one in model.options() if isinstance(one, Escalate)]
    favor = next(one for one in moves if one.card.code == "10♦P")
    held = next(one for one in moves if one.card.code == "8♥P")
    weighing = Weighing((Weighed(favor, 0.9, tried=10), Weighed(held, 0.5, tried=10)))
    look = hint_look(SeatView.of(model), model.sight("red"), weighing, thinks=False)
    assert "The Crew" in spoken(look.rows[0].words)
    assert "·" not in spoken(look.rows[1].words)


def test_the_menu_offers_to_take_the_last_move_back(qtbot: QtBot) -> None:
    """Given the menu, then whoever looks there for what she did by mistake finds it beside the hint, with its key."""
    model = given(FIGHT)
    model.pass_to("red")
    model.take_seat()
    nothing = lambda _settings: None  # noqa: E731
    laid = LaidTable(model, make_paint(speed=0), Settings, nothing, nothing)
    table = laid.window
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    assert model.attempt(next(move for move in model.options() if isinstance(move, Concede)))
    entry = model.entry
    laid.menu.show(Settings())
    offered = next(one for one in table.sheet.look.choices if one.key == "back")
    assert offered.look.title == "Take back"
    assert "Ctrl+Z" in spoken(offered.look.sub).replace(" ", "+")
    table.sheet.choose("back")
    assert table.sheet.look.title.startswith("Take")
    table.sheet.choose("back")
    assert model.is_taken_back(entry)
    table.close()


def test_at_the_table_of_a_puzzle_the_hint_is_that_of_the_puzzle(qtbot: QtBot) -> None:
    """Given a puzzle, when F2 is pressed or the menu asked, then its own hint is shown instead."""
    nothing = lambda _settings: None  # noqa: E731
    made = PuzzleTable("gattai", "the-two-knows", make_paint(speed=0), Settings, nothing, nothing)
    table = made.laid.window
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    taken = list[int]()
    made.bar.hintTaken.connect(lambda: taken.append(1))
    made.laid.menu.does["hint"]()
    assert taken == [1]
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    QTest.keyClick(table, F2)
    assert taken == [1, 1]
    assert not table.hint.shown


def test_a_hint_is_read_aloud(qtbot: QtBot) -> None:
    """Given a hint, then the plate's name says its title, the move and the reason, and Tab reaches both buttons."""
    sitting = fighting(qtbot)
    ask(sitting)
    plate = hint_of(sitting).plate
    assert plate.accessibleName().startswith("What would you do?")
    assert plate.do.hasFocus()
    sitting.press(Qt.Key.Key_Tab)
    assert plate.away.hasFocus(), "Tab stays in the plate while it is read"
    sitting.press(Qt.Key.Key_Tab)
    assert plate.do.hasFocus()


def test_decks_to_keep_are_told_apart_by_their_cards(qtbot: QtBot) -> None:
    """Given a Draft, then the best deck is named with all its cards, and another with what it has instead."""
    bots = box("rumblebots")
    table = bots.begin(match({"red": "Ren", "blue": "Ida"}, way=DRAFT))
    model = GameModel(bots.game, MemoryJournal(table), seeded(1))
    sitting = Sitting(qtbot, model)
    assert model.attempt(Deal("red"))
    sitting.settle()
    sight = bots.game.sight(model._state, "red")
    best, other, *_ = decks_to_try(sight, bots.game.options(model._state, "red"))
    weighing = Weighing(tuple(Weighed(one, 1.0, chance=0.5, tried=1) for one in (best, other)))
    look = hint_look(SeatView.of(model), sight, weighing, thinks=False)
    first, second = (spoken(row.words) for row in look.rows)
    assert first.startswith("Keep these: ")
    assert all(card.name in first for card in best.cards if isinstance(card, NamedCard))
    assert " instead of " in second


OUTCOME = """
given   pilot red "Ren"; pilot green "Tam"; threat gull "The Gull" rating 3
        throwdown Red, Green against Coach with gull; Coach on turn; Pile 7♣P; Coach: hand 4♦C
        Red: Charges 1/6; Green: Charges 6/6
when    Coach concedes
"""


def test_a_hint_calls_an_answer_what_its_plate_calls_it(qtbot: QtBot) -> None:
    """Given a line of triggers to choose from, then the hint says it in words and not as the book writes it."""
    sitting = Sitting(qtbot, given(OUTCOME), (1366, 768))
    sitting.take("red")
    assert sitting.model.attempt(TakeSpoil("red", "chargeup", "red"))
    assert sitting.model.attempt(TakeNoMore("red"))
    sitting.settle()
    ask(sitting)
    assert spoken(hint_of(sitting).plate.look.rows[0].words) == "All Charges"


def test_a_challenge_is_hinted_with_its_card(qtbot: QtBot) -> None:
    """Given a card that challenges, whose plate names nobody's card, then the hint says which it is."""
    sitting = Sitting(qtbot, given('given pilot red "Ren"; Red: hand 9♣P 4♦P'), (1366, 768))
    sitting.take("red")
    move = Challenge("red", "coach", sitting.model.sight("red").cards("hand.red")[0])
    weighing = Weighing((Weighed(move, 1.0),))
    look = hint_look(SeatView.of(sitting.model), sitting.model.sight("red"), weighing, thinks=False)
    assert spoken(look.rows[0].words) == "Ren challenges Coach with Nine of clubs"


def test_after_the_evening_there_is_nothing_to_decide(qtbot: QtBot) -> None:
    """Given the breakdown of a session, when F2 is pressed, then no act is invented."""
    model = given('given pilot red "Ren"; phase = breakdown')
    sitting = Sitting(qtbot, model, (1366, 768))
    sitting.take("red")
    assert why_no_hint(sitting.model) == "The evening is over: there is nothing to decide now."
    assert model.attempt(OfferGambit("coach", "red"))
    assert not why_no_hint(sitting.model), "somebody goes on all the same"


def test_a_hint_says_of_a_scene_what_is_done_with_it_and_of_a_drive_no_more_than_its_plate(qtbot: QtBot) -> None:
    """Given a title that is only a name, then its kind stands before it; one that says all stands alone."""
    model = dealt()
    scene = next(move for move in model.options("coach") if isinstance(move, OpenScene))
    said = [
        spoken(
            hint_look(SeatView.of(model), model.sight("coach"), Weighing((Weighed(move, 1.0),)), thinks=False)
            .rows[0]
            .words
        )
        for move in (scene, Concede("coach"))
    ]
    assert said == ["Open a scene you prepared: Eleven stalls", "Concede"]


def held(model: GameModel, seat: str) -> Card:
    model.pass_to(seat)
    model.take_seat()
    card = model.sight().cards(hand_zone(seat))[0]
    assert isinstance(card, Card)
    return card


def test_while_sides_are_taken_a_hint_frames_the_threat_that_it_means(qtbot: QtBot) -> None:
    """Given two Threats that may be brought in, then one is framed; a side that stands in the list frames the list."""
    model = dealt()
    assert model.attempt(Challenge("coach", "red", held(model, "coach")))
    assert model.attempt(Accept("red", held(model, "red")))
    sitting = Sitting(qtbot, model)
    sitting.take("coach")
    pane = sitting.window.scene.pane
    assert isinstance(pane, ThrowdownPane)

    def lit(move: Move) -> list[str]:
        pane.light_plate(type(move), move)
        return [one.look.title for one in pane.row.findChildren(PlateButton) if one.lit]

    assert lit(BringIn("coach", "doctor_gull")) == ["Doctor Gull"]
    assert lit(CloseSides("coach")) == ["Close the sides"]
    assert lit(Join("green", "red")) == ["Take a side"]


def test_in_story_a_hint_frames_where_its_move_begins(qtbot: QtBot) -> None:
    """Given the plates of Story, then what leads to the move is framed: a plate, the next phase, or More."""
    sitting = Sitting(qtbot, dealt())
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)

    def lit(kind: type[Move] | None) -> list[str]:
        pane.light_plate(kind)
        rows = [key for key in ("gambit", "throwdown", "more") if (one := pane.row.button(key)) is not None and one.lit]
        return [*rows, *[one.station.name for one in pane.head.plates if one.lit]]

    assert [lit(kind) for kind in (Challenge, OfferGambit, MoveOn, OpenScene, None)] == [
        ["throwdown"],
        ["gambit"],
        ["Briefing"],
        ["more"],
        [],
    ]
