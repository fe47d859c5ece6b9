"""What sharp keeps of a Draft: decks that the rules allow, and that win."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, match
from gattai_desktop.games.rumblebots.draft import Deal, KeepDealt
from gattai_desktop.games.told import plain
from gattai_desktop.players.contest import play_bout
from gattai_desktop.players.round_robin import contest_of
from gattai_desktop.players.rumblebots.drafting import MOST_TRIED, decks_to_try, worth_of_deck
from gattai_desktop.players.rumblebots.sharp import Drafter, SharpTactician
from gattai_desktop.players.rumblebots.steady import SteadyTactician
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.weighing import Budget

GAME = box("rumblebots").game


def dealt(way: str, seed: int) -> State:
    return GAME.play(box("rumblebots").begin(match(("red", "blue"), way=way)), Deal("red"), seeded(seed))[0]


@pytest.mark.parametrize("way", [DRAFT, FREE])
def test_each_deck_that_is_tried_is_allowed_and_none_is_worth_more_than_the_first(way: str) -> None:
    for seed in range(5):
        table = dealt(way, seed)
        options = GAME.options(table, "red")
        decks = decks_to_try(GAME.sight(table, "red"), options)
        assert len(decks) == MOST_TRIED
        assert all(GAME.judge(table, one).allowed for one in decks)
        assert set(options) <= set(decks)
        assert max(decks, key=worth_of_deck) == decks[0]


def test_nothing_is_tried_where_nothing_is_kept() -> None:
    table = box("rumblebots").begin(match(("red", "blue"), way=DRAFT))
    assert decks_to_try(GAME.sight(table, "red"), GAME.options(table, "red")) == ()


def kept(*kinds: str) -> KeepDealt:
    return KeepDealt("red", tuple(GAME.cards[kind] for kind in kinds))


def test_bots_that_can_defend_together_are_worth_more_than_others_with_the_same_figures() -> None:
    assert worth_of_deck(kept("b10", "b10.2")) > worth_of_deck(kept("b10", "b18"))


def test_a_scrap_magnet_is_worth_something_beside_bots_of_tier_1_alone() -> None:
    assert worth_of_deck(kept("b04", "b08", "k3")) == worth_of_deck(kept("b04", "b08"))
    assert worth_of_deck(kept("b01", "b10", "k3")) > worth_of_deck(kept("b01", "b10"))


def test_a_few_lucky_battles_do_not_make_sharp_leave_the_deck_that_looks_strongest() -> None:
    """Given five Drafts with few playouts, then in some another deck wins more, and sharp keeps the strongest."""
    player, lucky = SharpTactician(budget=Budget(playouts=24)), 0
    for seed in range(5):
        table = dealt(DRAFT, seed)
        sight, options = GAME.sight(table, "red"), GAME.options(table, "red")
        strongest = decks_to_try(sight, options)[0]
        lucky += Searching.weigh(player, sight, options).best.move != strongest
        assert player.weigh(sight, options).best.move == strongest
    assert lucky


def test_sharp_plays_battles_with_the_decks_that_look_strongest() -> None:
    table = dealt(DRAFT, 1)
    weighing = SharpTactician(budget=Budget(playouts=24)).weigh(GAME.sight(table, "red"), GAME.options(table, "red"))
    tried = [one for one in weighing.moves if one.tried]
    assert len(tried) == MOST_TRIED
    assert isinstance(weighing.best.move, KeepDealt)
    assert GAME.judge(table, weighing.best.move).allowed
    assert plain(weighing.best.why).startswith("It leaves out ")


def test_who_keeps_of_a_draft_what_is_worth_most_wins_more() -> None:
    """Given a hundred Drafts, both players steady but for what one of them keeps, then that one wins most of them."""
    drafts, won = contest_of("rumblebots", "draft"), 0
    for deal in range(50):
        for seat, other in (("red", "blue"), ("blue", "red")):
            bout = drafts.deal(deal)
            won += play_bout(drafts, bout, {seat: Drafter(), other: SteadyTactician()}, deal).won == seat
    assert won >= 56


def test_steady_does_not_say_that_nothing_else_could_be_kept() -> None:
    table = dealt(DRAFT, 1)
    (offered,) = GAME.options(table, "red")
    weighing = SteadyTactician().weigh(GAME.sight(table, "red"), [offered])
    assert plain(weighing.best.why) == "These cards fit into one deck."
