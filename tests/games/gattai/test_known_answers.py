"""What was worked out about a table stays known only while nothing changes that it follows from."""

import random
from collections.abc import Callable, Hashable, ItemsView, Iterator
from typing import Any, ClassVar

import pytest

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import THIS_TABLE, Memo, Paths, State, presence
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.events.recipients import in_play
from gattai_desktop.games.gattai.throwdown import throwdown


class _Watched(dict[str, Any]):
    """Values or zones that write down which of them are read."""

    read: ClassVar[set[str]] = set()

    def __getitem__(self, path: str) -> Any:
        self.read.add(path)
        return super().__getitem__(path)

    def get(self, path: str, default: Any = None) -> Any:
        self.read.add(path)
        return super().get(path, default)

    def __contains__(self, path: object) -> bool:
        self.read.add(str(path))
        return super().__contains__(path)

    def __iter__(self) -> Iterator[str]:
        self.read.add("every one")
        return super().__iter__()

    def items(self) -> ItemsView[str, Any]:
        self.read.add("every one")
        return super().items()


def _named(path: str, of: Paths) -> bool:
    head, last = path.partition(".")[0], path.rpartition(".")[2]
    return path in of or head in of or f"{head}.*.{last}" in of


@pytest.fixture
def strayed(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """What was read for an answer although the answer says that it does not follow from it."""
    found: set[tuple[str, str]] = set()
    plain, kept = Memo.cached, vars(State)["for_this_table"]
    inside = 0

    def for_this_table(self: State) -> dict[Hashable, Any]:
        return {} if inside else kept.__get__(self)

    def cached(self: Any, question: Hashable, answer: Callable[[], Any], *, depends_on: Paths = THIS_TABLE) -> Any:
        nonlocal inside
        if not depends_on:
            # What is known of the whole table is worked out anew within another answer, which has to name all of it.
            return answer() if inside else plain(self, question, answer)
        outer, _Watched.read = _Watched.read, set()
        inside += 1
        try:
            return answer()
        finally:
            inside -= 1
            found.update((str(question), path) for path in _Watched.read if not _named(path, depends_on))
            _Watched.read = outer | _Watched.read

    def has_cards(self: Any, zone: str) -> bool:
        found, _Watched.read = _Watched.read, set()
        try:
            return bool(self.zones.get(zone))
        finally:
            _Watched.read = found | {presence(zone)}

    monkeypatch.setattr(State, "for_this_table", property(for_this_table, kept.__set__))
    monkeypatch.setattr(Memo, "cached", cached)
    monkeypatch.setattr(Memo, "has_cards", has_cards)
    return found


@pytest.mark.parametrize("table", ["neon-harbour", "hunters-moon", "first-contact"])
@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_stays_known_follows_from_what_it_says(
    strayed: set[tuple[str, str]], table: str, seed: int
) -> None:
    """Given tables played at random, when an answer is kept for later moves, then only its own values were read."""
    game, dice, shuffle = GATTAI.game, random.Random(seed), seeded(seed)
    begun = GATTAI.begin(scenario(table, ("red", "green", "blue"), edition=EDITION_KEYS[seed]))
    state = State(_Watched(begun.zones), _Watched(begun.values))
    for _ in range(150):
        every = {seat: game.options(state, seat) for seat in game.seats(state)}
        options = next(filter(None, (every[seat] for seat in game.waits_for(state))), ())
        if not options:
            break
        state, _facts = game.play(state, dice.choice(options), shuffle)
    assert isinstance(state.values, _Watched)
    assert isinstance(state.zones, _Watched)
    assert strayed == set()


def test_what_follows_from_a_pilot_is_worked_out_anew_when_she_changes() -> None:
    """Given it is known who can fight, when a Commitment dies in the midst of a move, then that is seen at once."""
    begun = GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))
    assert throwdown.able(begun, "red")
    ledger = Ledger(begun, seeded(1))
    ledger.set("pilot.red.solo", 0, rule="PILOT-7")
    ledger.set("pilot.red.sync", 0, rule="PILOT-7")
    assert not throwdown.able(ledger.table, "red")
    assert throwdown.able(ledger.table, "green")
    assert throwdown.able(begun, "red")


def test_what_does_not_follow_from_a_change_stays_known() -> None:
    """Given it is known who is in play, when the scene changes, then nobody has to work it out again."""
    begun = GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))
    known = in_play(begun, "Pilot")
    ledger = Ledger(begun, seeded(1))
    ledger.set("scene", 7, rule="STORY-4")
    assert in_play(ledger.table, "Pilot") is known
    ledger.set("pilot.red.status", "dead", rule="PILOT-7")
    assert in_play(ledger.table, "Pilot") == ("green", "blue")


def test_a_change_of_what_nothing_follows_from_leaves_everything_known() -> None:
    """Given it is known who can fight and who is in play, when a Charge is spent, then both stay known."""
    begun = GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))
    known = in_play(begun, "Pilot")
    ledger = Ledger(begun, seeded(1))
    ledger.set("pilot.red.charges", 1, rule="PILOT-8")
    assert in_play(ledger.table, "Pilot") is known
    ledger.set("pilot.red.present", False, rule="DECK-17")
    assert in_play(ledger.table, "Pilot") == ("green", "blue")
