"""What is asked of months of play is found without reading them: who ruled it so, and why something is as it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, ValueChanged
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.log.why import last_fact, of_card, of_value
from gattai_desktop.windows.rulings.ruling_looks import changes_in
from tests.sessions.evening import play, table

ENTRIES = 150


class CountingJournal(Journal):
    """A session that counts which entries are read."""

    def entries(self, first: int = 1, last: int | None = None) -> Iterator[Entry]:
        for entry in super().entries(first, last):
            self.read.add(entry.number)
            yield entry

    read: set[int] = set()  # noqa: RUF012 - one session a test, see `session`


@pytest.fixture
def session(tmp_path: Path) -> Iterator[CountingJournal]:
    with CountingJournal.create(tmp_path / "months.gattai", GATTAI, table()) as journal:
        assert isinstance(journal, CountingJournal)
        play(journal, ENTRIES)
        journal.read = set()
        yield journal


def test_rulings_are_found_among_many_moves_without_reading_these(session: CountingJournal) -> None:
    model = GameModel(GATTAI.game, session, seeded(1))
    assert changes_in(model) == {}
    assert model.attempt(CoachSetsRuling("coach", "deescalate_window", "next_turn_only"))
    ruled = model.entry
    play(session, 70, seed=2)
    session.read.clear()
    later = GameModel(GATTAI.game, session, seeded(1))
    assert changes_in(later)["deescalate_window"].entry == ruled
    snapshot = ruled - ruled % 64
    assert session.read <= set(range(snapshot, ruled + 1)), "only what leads to the table of that ruling"


def test_nothing_is_read_for_what_nothing_has_changed(session: CountingJournal) -> None:
    model = GameModel(GATTAI.game, session, seeded(1))
    assert last_fact(model, of_value("no.such.gauge")) is None
    assert not session.read


def test_the_last_fact_of_every_gauge_and_card_is_the_one_that_reading_it_all_would_find(
    session: CountingJournal,
) -> None:
    model = GameModel(GATTAI.game, session, seeded(1))
    by_reading: dict[object, tuple[int, int]] = {}
    for happened in model.log():
        for number, fact in happened.facts(model.seat_shown):
            for thing in _things(fact):
                by_reading[thing] = happened.entry, number
    assert len(by_reading) > 30
    for thing, place in by_reading.items():
        wanted = of_value(thing) if isinstance(thing, str) else of_card(thing)  # type: ignore[arg-type]
        assert last_fact(model, wanted) == place, thing


def _things(fact: Fact) -> Iterator[object]:
    if isinstance(fact, ValueChanged):
        yield fact.path
    elif isinstance(fact, CardsMoved | CardsTurned):
        yield from fact.cards
