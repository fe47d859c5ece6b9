"""How many acts First Contact asks of somebody alone until her first card lies in a Gambit, over many deals."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.drops import accepting
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.moves import PlayInGambit
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from tests.players.gattai.whole_evenings import SHELF, WholeEvening, with_program

BEFORE: Final = 2
"""Acts before the table is there: the card of First Contact on the shelf, and "Sit down"."""
MOST: Final = 4
SEEDS: Final = 100 if os.environ.get("GATTAI_EVENINGS") == "whole" else 1
"""Deals of each edition and number of Pilots, with each strength at the table and in each of three chairs."""


class Eager:
    """A Pilot who lays a card on the Gambit as soon as it is offered to her, and plays it in its turn.

    Where laying it accepts, both are one act of hers: the window makes two moves of it.
    """

    def __init__(self, seat: Seat, evening: WholeEvening) -> None:
        self._seat, self._evening = seat, evening
        self._laid: PlayInGambit | None = None
        self.acts: int | None = None
        """How many acts she had done, all in all, when her card lay."""

    def choose(self, _sight: Sight, options: tuple[Move, ...]) -> Move:
        table = self._evening.table
        if self._laid is None:
            card = next(lying.card for lying in table.zones[hand_zone(self._seat)])
            self._laid = PlayInGambit(self._seat, card)
            answer = accepting(table, GATTAI.game.ask_for(table, self._seat), self._laid)
            assert answer == AcceptGambit(self._seat), "her first card is laid on a Gambit that is offered to her"
            return answer
        assert self._laid in options, "the card that she has laid is played without asking her again"
        self.acts = self._evening.acts
        return self._laid

    def acts_when_free(self, _sight: Sight, _options: tuple[Move, ...], *, urged: bool) -> Move | None:
        return None


def evenings(edition: str, seats: int) -> Iterator[tuple[WholeEvening, Eager, int]]:
    team = tuple(one.seat for one in scenario("first-contact", edition=edition, packs=SHELF).pilots)
    chosen = [*team, *(one for one in COLOURS if one not in team)][:seats]
    for strength in (GENTLE, STEADY, SHARP):
        for hers in sorted({0, seats // 2, seats - 1}):
            setup = scenario("first-contact", chosen, edition=edition, packs=SHELF)
            for seed in range(SEEDS):
                people: dict[Seat, Eager] = {}
                evening = WholeEvening(GATTAI.begin(with_program(setup, [chosen[hers]], strength)), people)
                people[chosen[hers]] = Eager(chosen[hers], evening)
                yield evening, people[chosen[hers]], seed


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_the_first_card_lies_after_four_acts(edition: str, seats: int) -> None:
    found: Counter[int] = Counter()
    for evening, eager, seed in evenings(edition, seats):
        while eager.acts is None:
            before = len(evening.told)
            evening.play(seed, 1)
            assert len(evening.told) == before + 1 < 80, evening.told
        found[BEFORE + eager.acts] += 1
    sys.stdout.write(f"{edition}, {seats} Pilots: {dict(found)}\n")
    assert max(found) <= MOST
    assert found.total() == 3 * len({0, seats // 2, seats - 1}) * SEEDS
