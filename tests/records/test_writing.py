"""A session written as a record and played back is the same session."""

import random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import FactionSetup, LocationSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.move import Impossible, write
from gattai_desktop.records.reader import read
from gattai_desktop.records.record import Entry
from gattai_desktop.records.replay import against, replay
from gattai_desktop.records.undone_entries import Course, leg
from gattai_desktop.records.writer import write_record


def random_session(setup: Setup, seed: int, moves: int) -> tuple[list[Entry], State]:
    """Play at random, with words, overrules by the Coach and entries that are taken back."""
    game, dice, shuffle = GATTAI.game, random.Random(seed), seeded(seed)
    states = [GATTAI.begin(setup)]
    entries: list[Entry] = []
    for _ in range(moves):
        state = states[-1]
        if entries and dice.random() < 0.05:
            to = dice.randrange(len(entries))
            backs = [(one.number, one.back_to) for one in entries if one.back_to is not None]
            facts = leg(Course(backs), lambda one: entries[one - 1], len(entries), to).facts
            number = len(entries) + 1
            entries.append(Entry(number=number, move="", facts=facts, back_to=to, allowed_because=dice.choice(WORDS)))
            states.append(state.after(facts))
            continue
        options = [move for seat in game.seats(state) for move in game.options(state, seat)]
        if not options:
            break
        move = dice.choice(options)
        if dice.random() < 0.1 and state.values["step"] in {"throwdown.turn", "gambit.play"}:
            # Somebody else's wish, which the Coach allows.
            move = evolve(move, seat=dice.choice(game.seats(state)))
        verdict = game.judge(state, move)
        try:
            after, facts = game.play(state, move, shuffle, allowed=True)
        except Impossible:
            continue
        entries.append(
            Entry(
                number=len(entries) + 1,
                move=write(move),
                facts=facts,
                by=dice.choice((move.seat, "coach")),
                narration=dice.choice(WORDS),
                against=against(verdict),
                allowed_because="" if verdict.allowed else dice.choice(WORDS),
            )
        )
        states.append(after)
    return entries, states[-1]


WORDS = ("", "", "a leap", 'she said "now; or never" # and\nleapt \\ over', "Coach allows", "…♦", "when Red concedes")


@settings(max_examples=15)
@given(st.integers(0, 10_000))
@example(2018)  # goes back to an entry that was taken back itself
def test_a_session_written_as_a_record_plays_back_the_same(seed: int) -> None:
    setup = scenario(("first-contact", "neon-harbour")[seed % 2], ("red", "green", "blue"))
    entries, state = random_session(setup, seed, 60)
    record = read(write_record(GATTAI, setup, entries, 'Friday "night"'), "friday.record")
    played = replay(record)
    assert not played.unmet
    assert record.setup == setup
    assert played.entries == tuple(entries)
    assert played.state == state


texts = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30)


@given(
    st.builds(
        Setup,
        name=texts,
        edition=st.sampled_from(["alpha", "beta", "final"]),
        scenario=texts,
        pilots=st.lists(
            st.builds(
                PilotSetup,
                seat=st.sampled_from(["red", "green", "blue"]),
                name=texts,
                stats=st.dictionaries(st.sampled_from(["solo", "sync", "flesh"]), st.integers(0, 7)),
                max_hand=st.integers(0, 9),
                strike_modifier=st.integers(-3, 3),
                specialty=texts,
            ),
            min_size=1,
            max_size=3,
            unique_by=lambda one: one.seat,
        ).map(tuple),
        threats=st.builds(
            ThreatSetup,
            key=st.just("comet"),
            name=texts,
            rating=st.integers(1, 7),
            bgm=st.booleans(),
            defeat=st.lists(texts, max_size=2).map(tuple),
        ).map(lambda one: (one,)),
        factions=st.builds(
            FactionSetup, key=st.just("crew"), name=texts, agency=st.integers(1, 7), revealed=st.booleans()
        ).map(lambda one: (one,)),
        locations=st.builds(LocationSetup, key=st.just("pier"), name=texts, boon=texts).map(lambda one: (one,)),
        rulings=st.dictionaries(st.just("gambit_tie"), st.just("equal_wins")),
        values=st.dictionaries(
            st.just("campaign.a"),
            st.none() | st.booleans() | st.integers(-9, 9) | texts | st.lists(texts, max_size=2).map(tuple),
        ),
    )
)
def test_every_setup_is_read_as_it_was_written(setup: Setup) -> None:
    assert read(write_record(GATTAI, setup, ())).setup == setup


def test_a_record_that_goes_back_again_and_again_is_no_longer_than_its_lines() -> None:
    """Given a record that takes everything back forty times, when it is played, then nothing doubles."""
    setup = scenario("neon-harbour", ("red", "green"))
    begun = GATTAI.begin(setup)
    move = GATTAI.game.options(begun, "coach")[0]
    after, facts = GATTAI.game.play(begun, move, seeded(1))
    played = Entry(number=1, move=write(move), facts=facts)
    backs = [Entry(number=number, move="", facts=(), back_to=0) for number in range(2, 42)]
    text = write_record(GATTAI, setup, (played, *backs), "again and again")
    replayed = replay(read(text, "again.record"))
    assert not replayed.unmet
    assert replayed.state == begun != after
    assert [len(entry.facts) for entry in replayed.entries[2:]] == [0] * 39
