"""The Final Form as a window reads it, and Rumbles played by chance from what the rules offer (RULES 2.15)."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import pytest

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.games.ask import leave_in
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.move import Move, write
from gattai_desktop.players.soundness import unsound
from gattai_desktop.records.reader import read

GAME = Gattai()


def table(*given: str) -> State:
    """The table of a record."""
    return read("given   " + "\n        ".join(given), "test").start


FORM = table(
    "pilots Red, Green, Blue; Harmony 5",
    "throwdown Red, Green against Coach; Red on turn; stage 5; Final Form of Red with Red head, Green sword, Blue wing",
    "Red: Endurance 4/6; Form Buffers 3; Green: Endurance 0/6",
    'Pile 7♣C; throwdown.form.red.used = [["sword", 1]]',
)


# ---------------------------------------------------------------------- what a window asks


def test_rumble_2_the_view_says_who_holds_which_position_and_fights() -> None:
    form = final_form.form(FORM, "red")
    assert form is not None
    assert [(place.position, place.seat, place.fights) for place in form.places] == [
        ("head", "red", True),
        ("sword", "green", True),
        ("wing", "blue", False),
    ]
    assert form.head == "red"
    assert form.pilots == ("red", "green")
    assert form.held_by("blue") == ("wing",)


def test_rumble_7_the_view_holds_the_numbers_that_harmony_gave() -> None:
    form = final_form.form(FORM, "red")
    assert form is not None
    assert (form.harmony, form.strike, form.buffers, form.max_buffers) == (5, 5, 3, 5)
    assert (form.charges, form.max_charges, form.used) == (5, 5, (("sword", 1),))


def test_rumble_11_everybody_in_the_form_has_its_strike_and_nobody_else() -> None:
    assert final_form.strike(FORM, "green") == 5
    assert final_form.strike(FORM, "blue") is None
    assert final_form.strike(FORM, COACH_SEAT) is None


def test_rumble_1_the_rumble_stage_counts_from_the_fourth() -> None:
    assert final_form.rumble_stage(FORM) == 2
    assert final_form.rumble_stage(table("pilots Red", "throwdown Red against Coach; stage 3; Pile 7♣C")) == 0


def test_every_seat_and_the_wall_see_the_same_form() -> None:
    """INFO-1: Positions, Buffers, Charges and Endurance are public."""
    for seat in ("red", "blue", COACH_SEAT, PUBLIC):
        assert final_form.form(GAME.sight(FORM, seat), "red") == final_form.form(FORM, "red")


def test_there_is_no_form_outside_a_rumble() -> None:
    story = table("pilots Red")
    assert final_form.form(story, "red") is None
    assert final_form.form_of(story, "red") is None
    assert not final_form.going_on(story)


def test_rumble_15_seven_positions_with_the_head_first() -> None:
    assert tuple(final_form.POSITIONS) == ("head", "heart", "hand", "foot", "sword", "aegis", "wing")


@pytest.mark.parametrize(("edition", "word"), [("alpha", "Endurance"), ("beta", "Endurance"), ("final", "Grit")])
def test_r_76_the_log_calls_it_endurance_or_grit(edition: str, word: str) -> None:
    """R-76, ED-12: one gauge, in the words of the edition."""
    start = table(
        f"edition {edition}; pilots Red, Green; Harmony 4",
        "throwdown Red, Green against Coach; Red on turn; stage 5; Final Form of Red with Red head, Green sword",
        "Red: hand K♦P; Pile 7♣C",
    )
    state, _ = GAME.play(start, GAME.phrases.read("Red counters with K♦P"), seeded(1))
    bear = GAME.phrases.read("Red lets the Robo of green take 2")
    _, facts = GAME.play(state, bear, seeded(1))
    said = [str(line) for line in tell(state, bear, enumerate(facts))]
    assert f"Green's Robo: {word} 6 → 4" in said


def test_fc_1_first_contact_has_no_rumble() -> None:
    fight = table("pilots Red", "throwdown Red against Coach; Red on turn; stage 3", "Red: hand 2♦P; Pile 7♣C")
    first = State(fight.zones, {**fight.values, "first_contact.act": 2})
    refused = GAME.judge(first, GAME.phrases.read("Red initiates a Rumble with 2♦P"))
    assert "FC-1" in {reason.rule for reason in refused.reasons}


# ---------------------------------------------------------------------- Rumbles by chance

MOVES_A_TABLE = 90
# edition, Pilots on the side, how it begins, rulings
RUMBLES = (
    ("beta", 1, "Red on turn; stage 3", {}),
    ("beta", 3, "Red on turn; stage 3", {"rumble_charges": "custom", "double_positions": "up_to_harmony"}),
    (
        "beta",
        2,
        "Coach on turn; stage 3",
        {"rumble_card_facing": "face_down_then_reveal", "rumble_tech_reuse": "final"},
    ),
    ("alpha", 3, "Red on turn; stage 3", {}),
    ("alpha", 2, "Coach on turn; stage 3", {"damage_timing": "immediate", "rumble_resonance": "rumble_charges"}),
    ("final", 4, "Red on turn; stage 1", {}),
    ("final", 2, "Coach on turn; stage 2", {"side_cap": "none", "final_form_one_actor": "head_only"}),
    ("final", 3, "Red on turn; stage 3", {"final_form_buffers_vs_schism": "yes", "rumble_rout_sources": "head_only"}),
    (
        "final",
        2,
        "Red on turn; stage 2",
        {"block_undoes_events": "undo_events", "schism_stage_on_escalate": "stage_left"},
    ),
)
# How often a kind of move is taken, beside the others.
WEIGHTS = {"InitiateRumble": 9.0, "Concede": 0.05, "Escalate": 2.0, "SpendOmen": 0.1, "StepBack": 0.1, "Refuse": 0.1}


def beginning(edition: str, pilots: int, begins: str, rulings: Mapping[str, str]) -> State:
    """A Throwdown of so many Pilots against a BGM and another Threat, about to become a Rumble."""
    seats = ("Red", "Green", "Blue", "Pink")[:pilots]
    hands = ("2♦P 5♠P 9♥P", "3♦P 6♠P 10♥P", "4♦P 7♠P J♥P", "8♦P 8♠P Q♥P")
    return table(
        f"edition {edition}; pilots Red, Green, Blue, Pink; Harmony {pilots + 1}; Pit Crew 3; Crisis tier 3",
        *(f"ruling {name} = {option}" for name, option in rulings.items()),
        'threat tide "The Brass Tide" rating 6 bgm yes storm "+Trauma:Each(3)"',
        'threat crab "The Crab" rating 2 wave "+Schism:Team(1)"',
        'location pier "The Pier"; location dome "The Dome"; crisis.bgm_attacks = true',
        f"throwdown {', '.join(seats)} against Coach; {begins}",
        *(f"{seat}: hand {hand}; Buffers 2/3" for seat, hand in zip(seats, hands, strict=False)),
        "Coach: hand 2♣C 3♣C 8♥C K♦C A♦C; Pile 4♣C" if begins.startswith("Red") else "Coach: hand 2♣C 3♣C; Pile 4♣P",
    )


def played(number: int, begins: State) -> Iterator[tuple[State, Move, State, tuple[Fact, ...]]]:
    """Play on by chance; yields each table, the move, the table after it and the facts."""
    dice, shuffle, state = random.Random(number), seeded(number), begins
    for _ in range(MOVES_A_TABLE):
        kinds: dict[str, list[Move]] = defaultdict(list)
        for seat in GAME.seats(state):
            for move in GAME.options(state, seat):
                kinds[type(move).__name__].append(move)
        assert kinds, f"The table cannot go on in {state.values['step']}: {GAME.asks(state)}"
        if state.values["step"] == "story":
            return
        names = sorted(kinds)
        name = dice.choices(names, [WEIGHTS.get(one, 1.0) for one in names])[0]
        move = dice.choice(kinds[name])
        after, facts = GAME.play(state, move, shuffle)
        yield state, move, after, facts
        state = after


RUMBLE = pytest.mark.parametrize(
    ("edition", "pilots", "begins", "rulings"),
    RUMBLES,
    ids=[f"{row[0]} {number}" for number, row in enumerate(RUMBLES)],
)


@RUMBLE
def test_every_rumble_is_sound_after_every_move(
    edition: str, pilots: int, begins: str, rulings: Mapping[str, str]
) -> None:
    """CARD-14, STEP-4, INFO-1 to INFO-12: cards once each, gauges in range, facts there and back, secrets kept."""
    start = beginning(edition, pilots, begins, rulings)
    stages: Counter[object] = Counter()
    for number in range(3):
        for before, move, after, facts in played(number, start):
            wrong = [one for one in unsound(GAME, before, facts, after) if not one.startswith("team.schism")]
            assert not wrong, f"{move}: {wrong}"
            assert GAME.phrases.read(write(move)) == move
            stages[after.values.get("throwdown.stage")] += 1
    assert any(isinstance(stage, int) and stage >= final_form.FIRST_STAGE for stage in stages)


@RUMBLE
def test_rumble_7_neither_schism_nor_rally_changes_what_harmony_gave(
    edition: str, pilots: int, begins: str, rulings: Mapping[str, str]
) -> None:
    """RUMBLE-9, R-116: while a Rumble runs, Schism never touches Harmony, and the Form keeps its Strike."""
    for before, move, after, facts in played(7, beginning(edition, pilots, begins, rulings)):
        if not (final_form.going_on(before) and final_form.going_on(after)):
            continue
        assert before.values["team.schism"] == after.values["team.schism"] or "Rally" in str(facts), move
        assert after.values["team.harmony"] >= before.values["team.harmony"], move  # type: ignore[operator]
        for form in final_form.forms(before):
            now = final_form.form(after, form.side)
            assert now is not None
            assert now.harmony == form.harmony


@RUMBLE
def test_no_preview_of_a_rumble_refuses_or_tells_more_than_the_seat_may_know(
    edition: str, pilots: int, begins: str, rulings: Mapping[str, str]
) -> None:
    """Where an ally's Drive waits for her Commander (R-54), what it comes to is told as if leave were given."""
    for number, (state, move, after, facts) in enumerate(played(11, beginning(edition, pilots, begins, rulings))):
        preview = GAME.preview(state, move, move.seat)
        assert preview.verdict.allowed, f"{move} was offered."
        leave = leave_in(GAME.asks(after))
        agreed = GAME.play(after, leave[1], seeded(11))[1] if leave is not None else ()
        seen = GAME.sight_of_facts(state, (*facts, *agreed), move.seat)
        assert len(preview.facts) <= len(list(seen)), move
        if number % 3 == 0:
            for seat in (move.seat, PUBLIC):
                lines = tell(GAME.sight(state, seat), move, GAME.sight_of_facts(state, facts, seat))
                assert lines, move
                assert not any("throwdown." in str(line) or "_" in str(line) for line in lines), move


@RUMBLE
def test_what_a_rumble_allows_is_what_it_offers(
    edition: str, pilots: int, begins: str, rulings: Mapping[str, str]
) -> None:
    """THROW-45: no Drive, Assist or answer of a Rumble is allowed that is not among the options."""
    for number, (state, _, _, _) in enumerate(played(13, beginning(edition, pilots, begins, rulings))):
        if number % 4:
            continue
        offered = {seat: set(GAME.options(state, seat)) for seat in GAME.seats(state)}
        for move in candidates(state):
            if GAME.judge(state, move).allowed:
                assert move in offered[move.seat], f"{move} is allowed and not offered."


def candidates(state: State) -> Iterator[Move]:
    """Every move of a Rumble that could be written with the seats, Positions, Locations and cards of the table."""
    seats = GAME.seats(state)
    words = [
        *("begins with a Rumble", "summons her Robo", "assembles the Final Form", "fights without a Final Form"),
        *("comes into the Rumble", "stays out of the Rumble", "gives no second Position", "keeps the drawn cards"),
        *("allows the Rumble", "allows no Rumble", "shares no more cards", "lets the Rumble rage nowhere"),
        *("restores the Buffers of the Final Form", "grants 6 Rumble Charges", "draws 1 for the Heart"),
        *(f"uses the Rumble Tech of the {key}" for key in final_form.POSITIONS),
        *(f"repeats the Rumble Tech of the {key}" for key in final_form.POSITIONS),
        *(f"takes the Position {key}" for key in final_form.POSITIONS),
        *(f"leaves {seat} out of the Rumble" for seat in seats),
        *(f"restores the Robo of {seat}" for seat in seats),
        *(f"lets the Robo of {seat} take {points}" for seat in seats for points in (0, 1, 2, 9)),
        *(f"{verb} {key}" for verb in ("lets the Rumble rage at", "moves the Rumble to") for key in ("pier", "dome")),
    ]
    for seat in seats:
        cards = [f"initiates a Rumble with {card.code}" for card in state.cards(f"hand.{seat}")]
        yield from (GAME.phrases.read(f"{seat.capitalize()} {words_of_it}") for words_of_it in (*words, *cards))
