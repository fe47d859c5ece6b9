"""Whoever asks why the program did something in the story is told it in a sentence of its own."""

from collections.abc import Sequence

import pytest

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.gattai.seated import SeatedPlayer
from gattai_desktop.players.why import UNSAID, why_of
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
