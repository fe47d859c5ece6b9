"""Every puzzle of the program is solvable, in exactly as many moves as it says, and not by just any move."""

from collections import Counter

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.sight import sight
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.games.move import write
from gattai_desktop.games.seating import program_players
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.puzzles.goal import condition
from gattai_desktop.players.puzzles.puzzle import PUZZLE_PLAYER, Puzzle, lay, open_cards, puzzles_of, read_puzzles
from gattai_desktop.players.puzzles.solving import PuzzleSearch, TooManyTables
from gattai_desktop.records.fault import UnreadableRecord

TWELVE = 12
ALL = [pytest.param(key, one, id=f"{key}-{one.id}") for key in KEYS for one in puzzles_of(key)]


@pytest.mark.parametrize(("key", "puzzle"), ALL)
def test_every_puzzle_is_solved_in_as_many_moves_as_it_says_and_in_no_fewer(key: str, puzzle: Puzzle) -> None:
    search = PuzzleSearch(lay(key, puzzle))
    start = search.laid.start
    assert not search.solved(start)
    assert search.is_own(search.on_turn(start))
    answered = search.answer(start, puzzle.moves)
    assert answered is not None
    assert answered.moves == puzzle.moves
    assert search.answer(start, puzzle.moves - 1) is None


@pytest.mark.parametrize(("key", "puzzle"), ALL)
def test_most_first_moves_do_not_solve_it(key: str, puzzle: Puzzle) -> None:
    search = PuzzleSearch(lay(key, puzzle))
    start = search.laid.start
    moves = search.game.options(start, puzzle.seat)
    solving = search.solving(start, puzzle.moves)
    assert solving
    assert len(solving) * 2 <= len(moves), [write(move) for move in solving]
    # Something else than giving up is wrong: that alone tempts nobody.
    assert any(not move.phrase.startswith("concede") for move in moves if move not in solving)


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.id) for one in puzzles_of("rumblebots")])
def test_no_first_choice_of_a_battle_is_wrong_only_because_choices_are_counted(puzzle: Puzzle) -> None:
    search = PuzzleSearch(lay("rumblebots", puzzle))
    start = search.laid.start
    assert search.solving(start, puzzle.moves + 2) == search.solving(start, puzzle.moves)


@pytest.mark.parametrize(("key", "puzzle"), ALL)
def test_the_answer_leads_to_the_goal_against_the_best_replies(key: str, puzzle: Puzzle) -> None:
    search = PuzzleSearch(lay(key, puzzle))
    table, left = search.laid.start, puzzle.moves
    for _ in range(40):
        if search.solved(table):
            break
        if (forced := search.forced(table)) is not None:
            move = forced
        elif search.is_own(search.on_turn(table)):
            answered = search.answer(table, left)
            assert answered is not None
            move, left = answered.best, left - 1
        else:
            move = search.reply(table, left)
        assert move is not None
        after = search.after(table, move)
        assert after is not None
        table = after
    assert search.solved(table)
    assert left >= 0


@pytest.mark.parametrize(("key", "puzzle"), ALL)
def test_each_is_laid_as_a_table_can_lie(key: str, puzzle: Puzzle) -> None:
    laid = lay(key, puzzle)
    lying = Counter(one.card for zone in laid.start.zones.values() for one in zone)
    assert [str(card) for card, times in lying.items() if times > 1] == []
    others = [seat for seat in laid.box.game.seats(laid.start) if seat != puzzle.seat]
    assert program_players(laid.start) == dict.fromkeys(others, PUZZLE_PLAYER)
    assert all(laid.start.cards(zone) for zone in puzzle.shows)
    assert puzzle.task.endswith((".", "?"))
    assert all(condition(one.written) == one for one in (*puzzle.goal, *puzzle.keeps))


@pytest.mark.parametrize("key", KEYS)
def test_a_finished_game_has_twelve_easy_ones_first_or_none_yet(key: str) -> None:
    stars = [one.stars for one in puzzles_of(key)]
    assert len(stars) in (0, TWELVE)
    assert stars == sorted(stars)
    assert not stars or set(stars) == {1, 2, 3}
    # What the table calls the other side is no player of the programme: the search answers for it.
    assert opponent(key, PUZZLE_PLAYER, "coach") is None


@pytest.mark.parametrize("key", ["gattai", "rumblebots"])
def test_these_games_have_their_twelve(key: str) -> None:
    assert len(puzzles_of(key)) == TWELVE


BOTS = {
    "id": "wall",
    "name": "A wall",
    "task": "Make a wall of nine.",
    "hint": "Look.",
    "stars": 1,
    "seat": "red",
    "moves": 1,
    "goal": ["champion = red", "figure wall.red >= 9"],
    "shows": ["gang.red"],
    "given": """
players Red, Blue; Red challenges Blue
Red: gang b01 b02 b06; deck b06.3 b18
Blue: gang b06.2 b21 b07; deck b10
""",
}


def test_what_is_no_choice_happens_by_itself_and_is_not_counted() -> None:
    (one,) = read_puzzles({"puzzle": [BOTS]}, "rumblebots.toml")
    search = PuzzleSearch(lay("rumblebots", one))
    start = search.laid.start
    assert start.count("gang.red") == len(("b01", "b02", "b06", "b06.3"))  # revealed before the first choice
    assert search.forced(start) is None
    assert {write(move) for move in search.game.options(start, "red")} == {"Red keeps brine", "Red keeps cinder"}
    answered = search.answer(start, 1)
    assert answered is None  # a wall of seven is the best that there is
    search = PuzzleSearch(
        lay("rumblebots", evolve(one, goal=(condition("champion = red"), condition("figure wall.red >= 7"))))
    )
    assert [write(move) for move in search.solving(start, 1)] == ["Red keeps brine"]


def test_decks_lie_open_where_their_order_matters_the_top_card_first() -> None:
    (one,) = read_puzzles({"puzzle": [BOTS]}, "rumblebots.toml")
    laid = lay("rumblebots", one)
    assert [(held.seat, held.kind, [card.key for card in held.cards]) for held in open_cards(laid, laid.start)] == [
        ("red", "deck", ["b18"]),
        ("blue", "deck", ["b10"]),
    ]


def test_what_the_other_side_holds_lies_open() -> None:
    laid = lay("gattai", puzzles_of("gattai")[0])
    (held,) = open_cards(laid, laid.start)
    assert held.seat == "coach"
    assert held.cards == laid.start.cards("hand.coach")
    game = laid.box.game
    own = sight(laid.start, "red", game.zones(laid.start), game.hidden(laid.start, "red"))
    assert set(own.cards("hand.coach")).isdisjoint(held.cards)  # the sight of a seat holds no more than ever


# ---------------------------------------------------------------------- reading

GOOD = {
    "id": "one",
    "name": "One",
    "task": "Win.",
    "hint": "Look.",
    "stars": 1,
    "seat": "red",
    "moves": 2,
    "goal": ["outcome.winner = red"],
    "shows": ["hand.red"],
    "given": "pilots Red\nthrowdown Red against Coach\nRed: hand 2♥P",
}


def faults(**changed: object) -> str:
    with pytest.raises(UnusablePack) as wrong:
        read_puzzles({"puzzle": [{**GOOD, **changed}]}, "gattai.toml")
    return str(wrong.value)


def test_a_good_puzzle_is_read() -> None:
    (one,) = read_puzzles({"puzzle": [GOOD]}, "gattai.toml")
    assert one.goal[0].path == "outcome.winner"
    assert one.keeps == ()


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("stars", 4, "1 to 3"),
        ("moves", 99, "1 to 12"),
        ("goal", [], "too few"),
        ("goal", ["score > 3"], "Write it as"),
        ("goal", ["outcome.winner >= ren"], "Only numbers"),
        ("keeps", ["import os"], "Write it as"),
        ("name", "", "empty"),
        ("given", "x" * 3000, "too many"),
        ("solution", "2H", "not known"),
    ],
)
def test_a_fault_is_told_with_its_field(field: str, value: object, said: str) -> None:
    told = faults(**{field: value})
    assert said in told
    assert field in told


def test_no_puzzle_stands_there_twice() -> None:
    with pytest.raises(UnusablePack, match="twice"):
        read_puzzles({"puzzle": [GOOD, GOOD]}, "gattai.toml")


def test_what_is_given_can_hold_no_other_keyword() -> None:
    (one,) = read_puzzles({"puzzle": [{**GOOD, "given": GOOD["given"] + "\nwhen Red concedes"}]}, "gattai.toml")
    with pytest.raises(UnreadableRecord):
        lay("gattai", one)


# ---------------------------------------------------------------------- the search itself


def puzzle(**changed: object) -> Puzzle:
    return evolve(puzzles_of("gattai")[0], **changed)


def test_what_cannot_be_is_not_solved() -> None:
    search = PuzzleSearch(
        lay("gattai", puzzle(goal=(condition("outcome.winner = coach"), condition("team.harmony = 9"))))
    )
    assert search.answer(search.laid.start, 3) is None


def test_what_has_to_hold_all_the_time_ends_the_search_where_it_does_not() -> None:
    free = PuzzleSearch(lay("gattai", puzzle()))
    kept = PuzzleSearch(lay("gattai", puzzle(keeps=(condition("cards hand.red >= 3"),))))
    assert free.answer(free.laid.start, 2) is not None
    assert kept.answer(kept.laid.start, 2) is None


def test_a_puzzle_that_is_too_large_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gattai_desktop.players.puzzles.solving.MOST_TABLES", 3)
    search = PuzzleSearch(lay("gattai", puzzle()))
    with pytest.raises(TooManyTables):
        search.answer(search.laid.start, 2)


@pytest.mark.parametrize(
    ("written", "holds"),
    [
        ("team.harmony = 4", True),
        ("team.harmony >= 5", False),
        ("team.harmony != 3", True),
        ("outcome.winner = nothing", True),
        ("throwdown.score.red <= 0", True),
        ("throwdown.turn = red", True),
        ("throwdown.turn >= 1", False),
        ("cards hand.red = 3", True),
        ("cards hand.red >= 4", False),
    ],
)
def test_a_condition_holds_or_not(written: str, *, holds: bool) -> None:
    assert condition(written).holds(lay("gattai", puzzle()).start) is holds


@pytest.mark.parametrize("puzzle", [pytest.param(one, id=one.id) for one in puzzles_of("gattai")])
def test_what_a_puzzle_says_lies_open_of_the_threat_is_seen_at_its_table(puzzle: Puzzle) -> None:
    laid = lay("gattai", puzzle)
    assert "Coach: Strike 3." in puzzle.lies
    seen = laid.box.game.sight(laid.start, "red").values
    assert (seen["throwdown.strike.coach"], seen["threat.gull.tr"]) == (3, 3)
