"""Evenings of an earlier version of the program are still the same, to the last byte.

Every record is read again in each run; `GATTAI_EVENINGS=whole` has the demo play each of them anew as well.
"""

import os
from pathlib import Path
from typing import Final

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

PLAYED: Final = tuple(EVENINGS) if os.environ.get("GATTAI_EVENINGS") == "whole" else tuple(EVENINGS)[::5]
"""Every fifth is played again in each run: each edition, way and kind of rulings is among them."""


@pytest.mark.parametrize("name", EVENINGS)
def test_a_kept_record_still_leads_to_the_same_tables(name: str) -> None:
    assert digests(kept_records()[name], name) == kept_digests()[name]


@pytest.mark.parametrize("name", PLAYED)
def test_the_demo_plays_the_same_evening_again(qtbot: QtBot, tmp_path: Path, name: str) -> None:
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
