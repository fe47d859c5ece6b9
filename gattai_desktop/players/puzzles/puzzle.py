"""Puzzles as data: read from the files that come with the program, each entry held against a table of its fields."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.faults import Fault, FaultList, PlaceInFile, UnusablePack
from gattai_desktop.content.reading import read_toml
from gattai_desktop.content.schema import Family
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds import Faults, Number, Text
from gattai_desktop.games.kinds_of_many import Field, ListOf
from gattai_desktop.games.kinds_of_text import Id, Name, Spelled
from gattai_desktop.games.seating import program_in
from gattai_desktop.players.programmes import puzzle_manner
from gattai_desktop.players.puzzles.by_itself import to_first_choice
from gattai_desktop.players.puzzles.goal import GoalPart, condition
from gattai_desktop.players.puzzles.manner import PLAIN_MANNER, PuzzleManner
from gattai_desktop.records.reader import read
from gattai_desktop.resources import resource_folder

MOST_STARS: Final = 3
MOST_MOVES: Final = 12
"""Most moves of a person's own in one puzzle."""
FOLDER: Final = "puzzles"
PUZZLE_PLAYER: Final = "puzzle"
"""How the table calls the player of the other side: the search, and none of the programme's opponents."""


@frozen(kw_only=True)
class Puzzle:
    """A moment of a game for one person to solve in a few moves.

    `given` lays the table as a record does (docs/records.md). The person plays `seat`, search plays all others. It is
    solved when every condition of `goal` holds within `moves` moves of their own, and lost as soon as one of `keeps`
    does not hold.
    """

    id: str
    name: str
    task: str
    hint: str
    stars: int
    given: str
    seat: Seat
    moves: int
    goal: tuple[GoalPart, ...]
    keeps: tuple[GoalPart, ...]
    lies: str
    """What else lies open, in one line: Strikes, Charges, Harmony."""
    shows: tuple[str, ...]
    """The zones whose cards stand on its plate, most of all those of whom the person plays."""


_CONDITIONS: Final = ListOf(Spelled(120, lambda text: condition(text).written, "a condition"), least=1)


def _conditions(name: str) -> Any:  # noqa: ANN401 - what a Field makes of its values
    def make(values: Mapping[str, Any], _faults: Faults) -> tuple[GoalPart, ...]:
        return tuple(condition(one) for one in values[name] if one)

    return make


PUZZLES: Final = Family(
    file="puzzles",
    word="puzzle",
    entry=Puzzle,
    help="A prepared moment with a task.",
    fields=(
        Field("id", Id(), help="Its stable name, by which it is kept that it was solved."),
        Field("name", Name(), help="What players read."),
        Field("task", Text(200), help="What is to be done, in one line."),
        Field("hint", Text(300), help="What to look at, without saying the move."),
        Field("stars", Number(1, MOST_STARS), help="How hard it is."),
        Field("given", Text(), help="The table, in the words of a record."),
        Field("lies", Text(200), "", help="What else lies open, in one line."),
        Field("seat", Id(), help="The seat that the person plays."),
        Field("moves", Number(1, MOST_MOVES), help="Most moves of this seat, questions answered among them."),
        Field("goal", _CONDITIONS, help="What holds when it is solved.", makes=_conditions("goal")),
        Field("keeps", _CONDITIONS, (), help="What has to hold all the time.", makes=_conditions("keeps")),
        Field("shows", ListOf(Id(), least=1), help="The zones whose cards stand on its plate."),
    ),
)  # fmt: skip


@frozen
class LaidPuzzle:
    """A puzzle with the box of its game, the table at its start, and what the game says of its puzzles."""

    puzzle: Puzzle
    box: Box
    start: State
    manner: PuzzleManner = PLAIN_MANNER


def lay(key: str, puzzle: Puzzle) -> LaidPuzzle:
    """Lay the table of a puzzle. Raises UnreadableRecord, with lines counted from its first one."""
    lines = [line.strip() for line in puzzle.given.splitlines() if line.strip()]
    # Every line is indented: what is given can hold no other keyword.
    given = (f"{'     ' if at else 'given'} {line}" for at, line in enumerate(lines))
    record = read("\n".join((f"game {key}", *given)))
    game, start = record.box.game, record.start
    paths = [program_in(seat) for seat in game.seats(start) if seat != puzzle.seat]
    program = (ValueChanged(path=path, before=None, after=PUZZLE_PLAYER, rule=game.order_rule) for path in paths)
    manner = puzzle_manner(key)
    table = to_first_choice(game, manner, start.after(program), puzzle.seat)
    return LaidPuzzle(puzzle, record.box, table, manner)


@frozen
class OpenCards:
    """Cards that lie open in a puzzle, though the rules hide them: whose they are, and which.

    kind: the kind of zone where the game opens that zone for its puzzles, the top card first; "" for what others hold.
    """

    seat: Seat
    cards: tuple[Card, ...]
    kind: str = ""


def open_cards(laid: LaidPuzzle, table: State) -> tuple[OpenCards, ...]:
    """Return what lies open here and the person's own seat could not see: what others hold, and what the game opens."""
    game, own = laid.box.game, laid.puzzle.seat
    seats = game.seats(table)
    others = [seat for seat in seats if seat != own]
    found: dict[tuple[Seat, str], list[Card]] = {}
    for name, zone in game.zones(table).items():
        lying = table.zones.get(name, ())
        if zone.kind in laid.manner.opens and zone.owner in seats:
            found.setdefault((zone.owner, zone.kind), []).extend(one.card for one in reversed(lying))
        elif zone.kind not in ("deck", *laid.manner.leaves_out) and own not in zone.seen_by:
            owner = zone.owner if zone.owner in others else others[-1] if others else ""
            found.setdefault((owner, ""), []).extend(card for card, up in lying if not up or zone.closed)
    return tuple(
        OpenCards(seat, tuple(cards), kind)
        for seat in (own, *others)
        for (owner, kind), cards in found.items()
        if owner == seat and cards
    )


@lru_cache(maxsize=8)
def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the program, the easy ones first; none where it has none yet.

    Raises UnusablePack with every fault.
    """
    path = resource_folder() / FOLDER / f"{key}.toml"
    if not path.is_file():
        return ()
    unread: list[Fault] = []
    data = read_toml(path, unread)
    return read_puzzles(data, path.name, unread)


def read_puzzles(data: Mapping[str, Any], file: str, unread: list[Fault] | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of what a file says. Raises UnusablePack with every fault."""
    told = FaultList()
    told.faults.extend(unread or ())
    found = data.get(PUZZLES.word)
    rows = found if isinstance(found, list) else []
    if not rows and not told.faults:
        told.add(file, "It holds no puzzle. Write each under [[puzzle]].")
    made: list[Puzzle] = []
    for number, row in enumerate(rows):
        if not isinstance(row, dict):
            told.add(file, "A puzzle is a table under [[puzzle]].")
            continue
        place = PlaceInFile(told, file, str(row.get("id", number + 1)), (PUZZLES.word, number))
        made.append(PUZZLES.read(row, place))
    ids = [one.id for one in made]
    for twice in sorted({one for one in ids if ids.count(one) > 1}):
        told.add(file, f"The id '{twice}' stands here twice.", twice)
    if told.faults:
        raise UnusablePack(file, told.faults)
    return tuple(made)
