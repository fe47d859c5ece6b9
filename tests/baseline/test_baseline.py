"""Evenings of an earlier version of the program are still the same, to the last byte."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.telling import exported
from tests.baseline.evenings import (
    EVENINGS,
    KEPT_SESSIONS,
    digests,
    kept_digests,
    kept_records,
    play,
    unpacked_session,
)

PLAYED_IN_EVERY_RUN = ("gattai-01", "gattai-02", "gattai-18", "rumblebots-01", "rumblebots-02", "rumblebots-09")


@pytest.mark.parametrize("name", EVENINGS)
def test_a_kept_record_still_leads_to_the_same_tables(name: str) -> None:
    assert digests(kept_records()[name], name) == kept_digests()[name]


@pytest.mark.parametrize("name", PLAYED_IN_EVERY_RUN)
def test_the_demo_plays_the_same_evening_again(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    assert play(name, tmp_path) == kept_records()[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in EVENINGS if name not in PLAYED_IN_EVERY_RUN])
def test_the_demo_plays_every_evening_again(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    assert play(name, tmp_path) == kept_records()[name]


@pytest.mark.parametrize("name", KEPT_SESSIONS)
def test_a_kept_session_opens_whole(tmp_path: Path, name: str) -> None:
    path = unpacked_session(name, tmp_path)
    assert verify(path).intact
    with Journal.open(path) as journal:
        last, state, box = journal.last, journal.state(), journal.box
        assert journal.notices == ()
        assert state == journal.state_at(last)
    assert box.key == EVENINGS[name].game
    assert exported(path, "record").splitlines()[1:] == kept_records()[name].splitlines()[1:]
