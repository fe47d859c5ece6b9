"""Whoever asks why the program did something in the story is told it in a sentence of its own."""

from collections.abc import Sequence

import pytest

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.gattai.world.factions import Invest
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.seated import SeatedPlayer
from gattai_desktop.players.why import UNSAID, why_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.kit.faces import drawn
from tests.players.gattai.whole_evenings import an_evening


@pytest.mark.parametrize("scenario", ["first-contact", "neon-harbour", "deep-signal", "carnival-of-steel"])
@pytest.mark.parametrize(("edition", "strength"), [("alpha", GENTLE), ("beta", STEADY), ("final", STEADY)])
def test_each_move_of_an_evening_has_its_reason(
    monkeypatch: pytest.MonkeyPatch, scenario: str, edition: str, strength: str
) -> None:
    unsaid = set[str]()
    plain = SeatedPlayer.acts_when_free

    def noted(self: SeatedPlayer, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        move = plain(self, sight, options, urged=urged)
        if move is not None and len(options) > 1 and why_of("gattai", sight, move) == UNSAID:
            unsaid.add(type(move).__name__)
        return move

    monkeypatch.setattr(SeatedPlayer, "acts_when_free", noted)
    assert an_evening(scenario, edition=edition, strength=strength, seed=3).told
    assert unsaid == set()


@pytest.mark.parametrize(
    ("top", "over", "said"),
    [
        ("K♠C", "A♣P", "Ace of clubs beats King of spades, and only a Two beats an Ace."),
        ("A♠C", "2♣P", "Only a Two beats an Ace."),
        ("5♠C", "6♣P", "Six of clubs is the smallest step over Five of spades, so that higher cards stay for later."),
    ],
)
def test_an_ace_is_not_said_to_keep_higher_cards_for_later(top: str, over: str, said: str) -> None:
    given = f"""
given   phase play; pilot red "Ren"; threat troll "Troll" rating 1
        throwdown Red against Coach with troll; Red on turn; Pile {top}; Red: hand {over}
"""
    state = replay(read(given, "top.record")).state
    words = why_of("gattai", GATTAI.game.sight(state, PUBLIC), Counter.made("red", card(over)))
    assert spoken(drawn(words)) == said


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("9♣P", "A card lies there open, and any Pilot may play it later."),
        ("3♣P", "A low card lies there open, and any Pilot may play it later."),
    ],
)
def test_no_high_card_is_called_low(held: str, said: str) -> None:
    given = f'\ngiven   phase play; pilot red "Ren"; faction guild "Guild" agency 1; Red: hand {held}\n'
    state = replay(read(given, "low.record")).state
    assert str(why_of("gattai", GATTAI.game.sight(state, PUBLIC), Invest("red", card(held), "guild"))) == said
