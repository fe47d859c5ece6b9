"""The guide of "Hello, World" leads at the table: whoever lets it do each act comes to the end of the fight."""

from collections.abc import Iterator

from PySide6.QtCore import QRect

from gattai_desktop import app
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.counting import TakeLow
from gattai_desktop.games.virtual_machine.hello_world import lesson
from gattai_desktop.games.virtual_machine.hello_world_words import WORDS
from gattai_desktop.games.virtual_machine.setup import FightSetup, begin
from gattai_desktop.games.virtual_machine.turns import EndTurn
from gattai_desktop.games.virtual_machine.values import actor, of
from gattai_desktop.games.virtual_machine.walking import Walk
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.windows.games.virtual_machine.asks import fight_ask_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.virtual_machine.fights import WORLD, model_of
from tests.windows.virtual_machine.test_fight_at_table import at_table, sit_down

MOST: int = 80
"""More acts than the guide has."""


def test_do_it_for_me_plays_the_fight_to_its_end(program: app.Program) -> None:
    table, _ = at_table(program)
    acts = []
    for _ in range(MOST):
        if table.model.sight().values["step"] == "over":
            break
        sit_down(table)
        entry = table.model.entry
        guide = table.scene.guide
        acts.append(guide.card.accessibleName())
        guide.do()
        assert table.model.entry > entry, acts[-1]
    assert table.model.sight().values["winner"] == "mcs"
    assert len(set(acts)) > 20


def test_the_keyboard_comes_to_the_plate_behind_which_the_meant_move_stands(program: app.Program) -> None:
    """A mob that may attack and is sent on its way does not attack by an Enter."""
    table, pane = at_table(program)
    moved = 0
    for _ in range(MOST):
        if table.model.sight().values["step"] == "over":
            break
        sit_down(table)
        meant = lesson(table.model.sight(), table.model.seat).move
        if isinstance(meant, Attack | Walk | EndTurn):
            pane.focus_groups()[0].focus()
            where = "attack" if isinstance(meant, Attack) else "move" if isinstance(meant, Walk) else "end"
            button = pane.row.button(where)
            assert button is not None
            assert table.focusWidget() is button, meant
            moved += where == "move"
        table.scene.guide.do()
    assert moved >= 2


def test_who_is_taken_up_by_keys_comes_first_to_where_the_guide_leads(program: app.Program) -> None:
    """M and Enter went back to where the fight had begun, while the guide spoke of the way on."""
    table, _ = at_table(program)
    seen = 0
    for _ in range(MOST):
        if table.model.sight().values["step"] == "over":
            break
        sit_down(table)
        meant = lesson(table.model.sight(), table.model.seat).move
        if isinstance(meant, Walk):
            token = WORLD.tokens[actor(table.model.sight())]
            assert table.carry.led(token) == Place(area=meant.area)
            seen += 1
        table.scene.guide.do()
    assert seen >= 2


def test_the_guide_stands_over_no_area_and_no_plate(program: app.Program) -> None:
    table, pane = at_table(program)
    sit_down(table)
    card = table.scene.guide.card
    assert card.isVisible()
    corner = pane.mapTo(table, pane.field.geometry().bottomLeft())
    assert card.geometry().top() >= corner.y()
    assert card.geometry().bottom() <= pane.mapTo(table, pane.row.geometry().topLeft()).y()


def test_the_guide_comes_back_below_the_battlefield_after_a_question(program: app.Program) -> None:
    """After one of many answers it stayed where that had pushed all parts up to: over the areas, above a gap."""
    table, _ = at_table(program)
    sit_down(table)
    card = table.scene.guide.card
    before = card.geometry()
    assert card.isVisible()
    table.scene.set_asked(QRect(0, 240, 700, 260))
    assert not card.isVisible()
    table.scene.set_asked(None)
    assert card.isVisible()
    assert card.geometry() == before


def test_the_battlefield_does_not_move_to_and_fro_while_the_guide_speaks(program: app.Program) -> None:
    """It may give room once, for the first long words: then the plate keeps its height."""
    table, pane = at_table(program)
    table.resize(1920, 1080)
    heights: dict[bool, list[int]] = {True: [], False: []}
    for _ in range(20):
        sit_down(table)
        seen = heights[table.model.sight().values["step"] == "select"]
        if not table.scene.guide.card.isHidden() and pane.field.height() not in seen[-1:]:
            seen.append(pane.field.height())
        table.scene.guide.do()
    assert all(len(seen) <= 2 for seen in heights.values()), heights
    assert all(seen == sorted(seen, reverse=True) for seen in heights.values()), heights


def test_the_guide_leaves_the_page_of_the_team_hand_free(program: app.Program) -> None:
    """Given the guide, when the Team Hand is looked at, then the guide is away, and comes back with the table."""
    table, pane = at_table(program)
    sit_down(table)
    card = table.scene.guide.card
    assert card.isVisible()
    assert pane.press("U")
    assert pane.team.isVisible()
    assert not card.isVisible()
    assert pane.press("U")
    assert not pane.team.isVisible()
    assert card.isVisible()


def led() -> Iterator[SeatView]:
    """Yield what each seat sees when it is to act, while all do what the guide says."""
    setup = table_form(KEY, "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
    assert isinstance(setup, FightSetup)
    model = model_of(begin(WORLD, setup))
    for _ in range(MOST):
        model.pass_to(model.next_seat())
        model.take_seat()
        yield SeatView.of(model)
        move = lesson(model.sight(), model.seat).move
        assert move is not None
        assert model.attempt(move)


def test_a_question_says_what_the_guide_says_in_its_place() -> None:
    asked = (view for view in led() if view.asks and view.asks[0].kind == "ace")
    for said in ("Teo: lay Four of spades towards Bullet Time.", "Take the Ace low."):
        view = next(asked)
        assert spoken(fight_ask_look(view, view.asks[0]).why) == said


def test_whoever_comes_to_a_third_round_is_told_what_to_choose() -> None:
    view = next(one for one in led() if one.step == "select")
    later = evolve(view.sight, values={**view.sight.values, "round": 3})
    assert lesson(later, view.seat).told == WORDS["choose freely"]


def test_the_keyboard_comes_to_the_answer_that_the_guide_means() -> None:
    """Whatever is asked in the lesson: that of which the guide speaks is framed, and no other; it may come before."""
    framed = 0
    for view in led():
        if view.step == "over":
            break
        move = lesson(view.sight, view.seat).move
        for ask in view.asks:
            if ask.seat == view.seat and ask.options and ask.kind != "select":  # cards are picked from the hand
                answers = fight_ask_look(view, ask).answers
                meant = [ask.options[one.id] if isinstance(one.id, int) else one.id for one in answers]
                assert [one.led for one in answers] == [one == move for one in meant]
                framed += any(one.led for one in answers)
    assert framed


def test_who_may_answer_for_another_is_led_to_the_answer_and_not_to_that_seat(program: app.Program) -> None:
    """Given an Ace of Teo, when anybody may press low or high, then nobody is told to pass the table for that."""
    table, _ = at_table(program)
    model, said = table.model, []
    for _ in range(MOST):
        if model.sight().values["step"] == "over":
            break
        ask = next(iter(model.asks()), None)
        if ask is not None and any(isinstance(one, TakeLow) for one in ask.options):
            model.pass_to("sable" if ask.seat == "teo" else "teo")
            model.take_seat()
            seen = SeatView.of(model)
            assert seen.ask is not None
            look = fight_ask_look(seen, seen.ask)
            said.append((spoken(look.why), [one.led for one in look.answers]))
        sit_down(table)
        table.scene.guide.do()
    assert ("Take the Ace low.", [True, False]) in said, said
    assert not [words for words, _ in said if "Pass the table" in words]


def test_a_turn_at_once_is_what_the_guide_speaks_of_while_its_card_is_chosen() -> None:
    """In a turn the question said what that turn should do: to reload, while a card for Bullet Time was asked for."""
    asked = next(view for view in led() if view.asks and view.asks[0].kind == "bullet")
    turn = evolve(asked.sight, values={**asked.sight.values, "step": "turn", "actor": "teo"})
    assert lesson(turn, "teo").told == WORDS["bullet"]


def test_the_words_of_an_attack_are_about_whom_it_is_on() -> None:
    """The Port Sniffer's Evade and its 2 areas were told of any enemy, in any round."""
    view = next(one for one in led() if lesson(one.sight, one.seat).told == WORDS["attack"])
    sight, other = view.sight, Lying(WORLD.tokens["m01.1"], True)
    zones = {key: tuple(one for one in cards if one.card != other.card) for key, cards in sight.zones.items()}
    where = next(key for key, cards in zones.items() if WORLD.tokens["m02.1"] in [one.card for one in cards])
    zones[where] = (*zones[where], other)
    out = {**sight.values, of("m02.1", "hp"): 0}
    now = lesson(Sight(view.seat, zones, out), view.seat)
    assert now.move is not None
    assert "m01.1" in str(now.move)
    assert now.told == WORDS["attack from afar"]
    assert "Sniffer" not in now.told.why
