"""What a stranger's session announces need not hold what the rules of a game announce: it is told as far as it goes."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.facts import (
    Announced,
    CardsMoved,
    CardsTurned,
    Fact,
    FactDoesNotFit,
    ValueChanged,
    ZoneShuffled,
)
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Lying
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.told import aloud, plain
from gattai_desktop.records.fault import Unwritable
from gattai_desktop.records.record import Entry
from gattai_desktop.records.tale import tale_of
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.telling import exported, seen_at, told_of
from gattai_desktop.windows.tale.kept_tale import tale_in

MOVES = 400


@cache
def played(game: str) -> tuple[State, tuple[tuple[State, Move, tuple[Fact, ...]], ...]]:
    """A game by chance: the table before each move, the move, and what came of it."""
    of, dice, shuffle = box(game).game, random.Random(game), seeded(3)
    start = state = box(game).begin(table_form(game).setup({}))
    steps = []
    for _ in range(MOVES):
        offered = [move for seat in of.seats(state) for move in of.options(state, seat)]
        if not offered:
            break
        move = dice.choice(offered)
        after, facts = of.play(state, move, shuffle)
        steps.append((state, move, facts))
        state = after
    return start, tuple(steps)


def made_up(fact: Announced) -> Iterator[Announced]:
    """The announcement with each of its values gone, or another."""
    strange: tuple[Value, ...] = ("", "x", "9" * 5_000, 5, -1, True, None, (), ("x", 5))
    for place, (name, _) in enumerate(fact.values):
        before, after = fact.values[:place], fact.values[place + 1 :]
        yield evolve(fact, values=(*before, *after))
        for value in strange:
            yield evolve(fact, values=(*before, (name, value), *after))
    for name in ("count", "template", "self", "seat", "x y"):
        yield evolve(fact, values=(*fact.values, (name, "9" * 5_000)))


def spoilt(game: str) -> Iterator[tuple[State, Move, tuple[Fact, ...], int]]:
    """Entries of which one announcement is made up, each kind of announcement once; the last says which fact it is."""
    seen: set[str] = set()
    for state, move, facts in played(game)[1]:
        for place, fact in enumerate(facts):
            if isinstance(fact, Announced) and fact.words not in seen:
                seen.add(fact.words)
                for other in made_up(fact):
                    yield state, move, (*facts[:place], other, *facts[place + 1 :]), place
    assert len(seen) > 3, "too little was announced"


@pytest.mark.parametrize("game", KEYS)
def test_an_announcement_that_no_rule_made_is_told_as_far_as_it_goes(game: str) -> None:
    of = box(game)
    for state, move, facts, _ in spoilt(game):
        seen, happened = of.game.sight(state, ALL), tuple(enumerate(facts))
        lines = of.lines(seen, move, happened, move.seat)
        rest = tuple(one for one in happened if not isinstance(one[1], Announced))
        assert lines or not of.lines(seen, move, rest, move.seat), "what else happened is told"
        for line in lines:
            assert plain(line.words) or aloud(line.words)


@pytest.mark.parametrize("game", KEYS)
def test_what_the_rules_announce_is_told_as_the_game_tells_it(game: str) -> None:
    of = box(game)
    for state, move, facts in played(game)[1]:
        seen, happened = of.game.sight(state, ALL), tuple(enumerate(facts))
        assert of.lines(seen, move, happened, move.seat) == of.tell(seen, move, happened, move.seat)


@pytest.mark.parametrize("game", KEYS)
def test_an_evening_with_an_announcement_that_no_rule_made_is_told_or_refused_in_words(game: str) -> None:
    of = box(game)
    for state, move, facts, _ in spoilt(game):
        try:
            tale_of(of, "x", state, (Entry(number=1, move=write(move), facts=facts, by=move.seat),))
        except FactDoesNotFit as wrong:
            assert "that can be told" in str(wrong)


@pytest.mark.parametrize("game", [key for key in KEYS if key != "tasuo"])  # where the seats are always the same two
def test_a_table_on_the_way_that_is_none_of_its_game_is_refused_in_words(game: str, tmp_path: Path) -> None:
    """The last table of a session is looked at whenever it is opened; those before it where they are told."""
    path = tmp_path / "x.gattai"
    with Journal.create(path, box(game), table_form(game).setup({}), at=1_000) as journal:
        state = journal.state()
        for before, after in ((state.values["seats"], 5), (5, state.values["seats"])):
            facts = (ValueChanged(path="seats", before=before, after=after),)
            state = state.after(facts)
            journal.append(Entry(number=journal.last + 1, move="", facts=facts, by="red"), state)
    on_its_way: tuple[Callable[[], object], ...] = (
        lambda: exported(path, "json"),
        lambda: exported(path, "html", "all"),
        lambda: told_of(seen_at(path, 1, "public"), as_json=True),
        lambda: tale_in(path),
    )
    for look in on_its_way:
        with pytest.raises(SessionDamaged, match=r"none of|make an evening"):
            look()
    assert told_of(seen_at(path, 2, "public"), as_json=True)


LONG = "x" * 20_000


@pytest.mark.parametrize(
    "fact",
    [
        ValueChanged(path=LONG, before=LONG, after=1),
        ValueChanged(path=LONG, before=None, after="x" * 30_000),
        ZoneShuffled(zone=LONG, before=(Lying(Back("pilots"), up=False),), after=()),
        CardsTurned(zone=LONG, places=(0,), cards=(Back("pilots"),)),
        CardsMoved(
            cards=(Back("pilots"),), origin=LONG, places=(0,), was_up=(True,), target=LONG, lands=(0,), up=(True,)
        ),
    ],
)
def test_a_message_tells_the_beginning_of_a_name_that_was_made_up(fact: Fact) -> None:
    with pytest.raises(FactDoesNotFit) as told:
        State(zones={}, values={}).after((fact,))
    assert 20 < len(str(told.value)) < 1_000


def test_a_message_about_a_record_tells_the_beginning() -> None:
    assert len(str(Unwritable(LONG))) == 1_000
    assert str(Unwritable("It is large.")) == "It is large."
