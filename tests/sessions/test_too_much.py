"""Files with right checksums that hold too much: small themselves, and made to fill the memory or to take for ever."""

import json
import sqlite3
import zlib
from pathlib import Path
from typing import Any, NoReturn

import pytest

from gattai_desktop.cards.card import Card, card
from gattai_desktop.cards.encoding import state_to_json
from gattai_desktop.cards.facts import FactDoesNotFit, ValueChanged, ZoneShuffled
from gattai_desktop.cards.limits import MAX_LYING, MAX_NUMBER, MAX_VALUES, MAX_ZONES
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Lying
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.errors import SessionDamaged, SessionExists
from gattai_desktop.sessions.file_format import RowDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.reading import MOST_SEATS, public_sight
from gattai_desktop.sessions.recovery import _renumbered
from gattai_desktop.sessions.shelf import Shelf, copy_session
from gattai_desktop.sessions.shelf_entry import on_shelf


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"values": {f"v{number}": 0 for number in range(MAX_VALUES)}}, f"at most {MAX_VALUES} values, not "),
        (
            {"zones": {f"z{number}": "9DP" for number in range(MAX_ZONES)}},
            f"at most {MAX_ZONES} places for cards, not ",
        ),
        ({"zones": {"z": " ".join(["9DP"] * MAX_LYING)}}, f"at most {MAX_LYING} cards, not "),
        ({"values": {"team.schism": MAX_NUMBER + 1}}, f"team.schism: a number is -{MAX_NUMBER} to {MAX_NUMBER}."),
    ],
    ids=["values", "zones", "cards", "number"],
)
def test_a_table_that_is_larger_than_any_is_refused(played: Path, more: dict[str, Any], told: str) -> None:
    """Given a snapshot that holds more than a table does, when it is looked at or opened, then that is told."""
    table: dict[str, Any] = json.loads(state_to_json(GATTAI.begin(GATTAI.setup(pilots=_pilots(played)))))
    for part, added in more.items():
        table[part] |= added
    packed = zlib.compress(json.dumps(table).encode())
    with sqlite3.connect(played) as connection:
        connection.execute("DELETE FROM entries")
        connection.execute("DELETE FROM snapshots")
        connection.execute("INSERT INTO snapshots VALUES (0, ?, ?)", (packed, zlib.crc32(packed)))
    connection.close()
    assert told in str(on_shelf(played).trouble)
    with pytest.raises(SessionDamaged) as wrong:
        Journal.open(played)
    assert told in str(wrong.value)


def test_a_table_of_a_thousand_seats_is_refused(played: Path) -> None:
    with Journal.open(played) as journal:
        table = journal.state()
    many = State(table.zones, {**table.values, "seats": tuple(["red"] * (MOST_SEATS + 1))})
    with pytest.raises(RowDamaged, match="none of"):
        public_sight(GATTAI, many)
    assert public_sight(GATTAI, table).seat == PUBLIC


def test_a_table_that_lacks_what_every_table_has_says_what(played: Path) -> None:
    """Given a stranger's table without a value that the windows take for granted, then it is refused by its name."""
    with Journal.open(played) as journal:
        table = journal.state()
    for path, first in GATTAI.least(table).items():
        for other in (None, () if isinstance(first, str) else "x"):
            values = {name: value for name, value in {**table.values, path: other}.items() if value is not None}
            with pytest.raises(RowDamaged, match="none of Gattai"):
                public_sight(GATTAI, State(table.zones, values))
    values = {**table.values, "pilot.red.charges": "many"}
    with pytest.raises(RowDamaged, match=r"pilot\.red\.charges is missing, or is something else"):
        public_sight(GATTAI, State(table.zones, values))


def _pilots(path: Path) -> Any:
    with Journal.open(path) as journal:
        return journal.setup().pilots


def test_facts_that_make_a_table_too_large_do_not_fit_it() -> None:
    nine: Card = card("9♦", "pilots")
    table = State({"pile": (Lying(nine, True),)}, {f"v{number}": 0 for number in range(MAX_VALUES)})
    with pytest.raises(FactDoesNotFit, match=f"at most {MAX_VALUES} values, not {MAX_VALUES + 1}"):
        table.after((ValueChanged(path="one-more", before=None, after=1),))
    with pytest.raises(FactDoesNotFit, match="v0: a number is"):
        table.after((ValueChanged(path="v0", before=0, after=MAX_NUMBER + 1),))
    with pytest.raises(FactDoesNotFit, match="does not hold the cards"):
        table.after((ZoneShuffled(zone="pile", before=table.zones["pile"], after=table.zones["pile"] * 2),))


def test_what_a_crash_left_of_a_session_that_is_gone_is_never_put_into_another(played: Path, tmp_path: Path) -> None:
    """Given a log whose session was deleted, when a session is made or copied there, then it gets another name."""
    stray = tmp_path / "Sunday.gattai"
    with Journal.open(played) as journal:
        journal.append(Entry(number=journal.last + 1, move="", facts=()))
        left = played.with_name(f"{played.name}-wal").read_bytes()
    stray.with_name("Sunday.gattai-wal").write_bytes(left)
    with pytest.raises(SessionExists, match=r"-wal lies where .* is to be made"):
        Journal.create(stray, GATTAI, GATTAI.setup(pilots=_pilots(played)))
    with pytest.raises(SessionExists, match=r"Sunday\.gattai-wal"):
        copy_session(played, stray)
    assert sorted(one.name for one in tmp_path.glob("Sunday*")) == ["Sunday.gattai-wal"]
    assert Shelf(tmp_path).free_path("Sunday").name == "Sunday 2.gattai"


class Looked(dict[int, int]):
    """The numbers of entries; nobody may go through all of them for each entry that is saved."""

    def __iter__(self) -> NoReturn:
        raise AssertionError("all of them")


@pytest.mark.parametrize(("back_to", "found"), [(90_000, 45_000), (90_001, None), (0, 0)])
def test_where_an_entry_goes_back_to_is_found_without_looking_through_all(back_to: int, found: int | None) -> None:
    """Where that table is lost, it goes back to none that is still there: it only says what happened."""
    numbers = Looked((2 * number, number) for number in range(75_001))
    assert _renumbered(Entry(number=150_000, move="", facts=(), back_to=back_to), 75_001, numbers).back_to == found
