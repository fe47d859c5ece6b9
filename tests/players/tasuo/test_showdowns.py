"""Whole showdowns between automatic players: they end, nothing is lost, and the same seed gives the same showdown."""

from collections import Counter

import pytest

from benchmarks.showdowns import showdown, summed
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.setup import DECKS, DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.games.tasuo.zones import SEATS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.soundness import unsound
from gattai_desktop.players.tasuo.steady import Learner, Steady

MOST = 6_000
OWN = 53
"""Cards of a player: 50 of the main deck and three Ultra cards."""


def owned(table: State) -> Counter[str]:
    """How many cards of each player are not in the box."""
    played = (lying for zone, lying in table.zones.items() if zone != "box")
    return Counter(one.card.deck for lying in played for one in lying if one.card.deck in SEATS)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_whatever_is_played_a_showdown_ends_and_loses_no_card(number: int) -> None:
    """TS-H55: whoever plays at random comes to the end as well, by the limit of turns at the latest."""
    showdowns = box(KEY)
    decks = DECKS[number], DECKS[(number + 1) % len(DECKS)]
    players = tuple(DuelistSetup(seat, deck=deck) for seat, deck in zip(SEATS, decks, strict=True))
    table, shuffle, dice = showdowns.begin(ShowdownSetup(players=players)), seeded(number), RandomPlayer(number)
    for _ in range(MOST):
        if table.values["step"] == OVER:
            break
        seat = showdowns.game.waits_for(table)[0]
        move = dice.choose(showdowns.game.sight(table, seat), showdowns.game.options(table, seat))
        before = table
        table, facts = showdowns.game.play(table, move, shuffle)
        assert not list(unsound(showdowns.game, before, facts, table))
        assert owned(table) == dict.fromkeys(SEATS, OWN)
    assert table.values["step"] == OVER


def test_the_same_seed_gives_the_same_showdown() -> None:
    found = [showdown(DECKS[:2], 3, lambda seed, seat: Learner(seed=seed, seat=seat)) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].by in ("bodies", "armor")


def test_steady_plays_each_deck_to_a_win() -> None:
    found = [showdown((deck, DECKS[0]), 7, lambda _seed, _seat: Steady()) for deck in DECKS]
    assert all(one.winner in SEATS and one.turns < 40 for one in found)
    assert summed(found).games == len(DECKS)


@pytest.mark.slow
def test_a_demo_keeps_a_showdown_in_a_file_and_reads_it_again(qapp: object) -> None:
    report = run_demo(
        DemoOptions(game=KEY, games=1, seed=5), lambda journal, shuffle: GameModel(journal.box.game, journal, shuffle)
    )
    assert report.ok, str(report)
    assert report.moves > 20


def test_a_deck_that_there_is_not_is_refused_in_words(qapp: object) -> None:
    with pytest.raises(NoSuchScenario, match="No ready deck is called 'gold-court'"):
        run_demo(
            DemoOptions(game=KEY, games=1, scenario="gold-court"),
            lambda journal, shuffle: GameModel(journal.box.game, journal, shuffle),
        )
