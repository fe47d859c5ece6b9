"""Sessions to try things on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.journal import Journal
from tests.sessions.evening import play, table


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A new session that is open."""
    made = Journal.create(tmp_path / "Friday.gattai", GATTAI, table(), at=1_000)
    yield made
    made.close()


@pytest.fixture(scope="session")
def a_played_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A session of 150 entries that was closed; to be copied, not to be touched."""
    path = tmp_path_factory.mktemp("played") / "Friday.gattai"
    with Journal.create(path, GATTAI, table(), at=1_000) as made:
        play(made, 150)
    return path


@pytest.fixture
def played(tmp_path: Path, a_played_file: Path) -> Path:
    """A session of 150 entries that nobody has open."""
    path = tmp_path / "Friday.gattai"
    path.write_bytes(a_played_file.read_bytes())
    return path
