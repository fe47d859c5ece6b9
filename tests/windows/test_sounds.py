"""Sounds: short, quiet, made from what everybody saw; off in one place; their absence is no error."""

import struct
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.card import card
from gattai_desktop.cards.facts import Announced
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.resources import resource
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.settings.settings import read_settings
from gattai_desktop.windows.settings.sounds import ByProgram, Silence, Sounds, player_here
from tests.windows.tables import FIGHT, deal_at, dealt, given


class Heard:
    """A player that remembers instead of playing."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, path: Path) -> None:
        assert path.is_file()
        self.names.append(path.stem)


def listening(model: GameModel) -> tuple[Sounds, Heard]:
    heard = Heard()
    return Sounds(model, room_of(model.game).sounds, heard, model), heard


@pytest.fixture
def fight(qtbot: QtBot) -> GameModel:
    model = given(FIGHT)
    model.pass_to("red")
    model.take_seat()
    return model


def test_every_sound_is_short_and_quiet() -> None:
    found = sorted(resource("sounds/land.wav").parent.glob("*.wav"))
    assert len(found) > 30
    for path in found:
        with wave.open(str(path)) as file:
            count = file.getnframes()
            samples = struct.unpack(f"<{count}h", file.readframes(count))
            assert 0.05 <= count / file.getframerate() <= 1.0, path.name
        assert 0 < max(map(abs, samples)) <= 0.2512 * 32767, path.name


def test_a_play_lands_and_is_judged(fight: GameModel) -> None:
    _sounds, heard = listening(fight)
    assert fight.attempt(Counter("red", card("8♥P")))
    assert heard.names[:2] == ["true", "land"]


def test_two_sounds_at_most_and_the_most_telling_first(fight: GameModel) -> None:
    """Given a move after which much happens at once, then the room hears what matters most, not a chord of all."""
    happened: list[Happened] = []
    fight.factsHappened.connect(happened.append)
    assert fight.attempt(Counter("red", card("8♥P")))
    facts = (
        *((-1, Announced(words=words)) for words in ("escalate", "omen", "rumble")),
        *happened[0].facts("public"),
    )
    assert room_of(fight.game).sounds(happened[0], facts) == ("rumble", "omen")


def test_a_refusal_knocks_low_and_a_step_back_rewinds(fight: GameModel) -> None:
    _sounds, heard = listening(fight)
    assert not fight.attempt(Counter("red", card("4♠P")))
    assert heard.names == ["refuse"]
    assert fight.attempt(Counter("red", card("9♣P")))
    heard.names.clear()
    assert fight.take_back(fight.entry)
    assert heard.names[0] == "undo"


def test_harmony_and_concessions_have_their_own(fight: GameModel) -> None:
    model = dealt()
    _sounds, heard = listening(model)
    assert model.attempt(GATTAI.game.phrases.read("Coach sets team.harmony to 3"))
    assert model.attempt(GATTAI.game.phrases.read("Coach sets team.harmony to 5"))
    assert [name for name in heard.names if name.startswith("harmony")] == ["harmony_down", "harmony_up"]
    _sounds, heard = listening(fight)
    assert fight.attempt(Concede("red")) or fight.allow(Concede("red"))
    assert "concede" in heard.names


def test_who_is_wanted_hears_two_notes_of_her_own(fight: GameModel) -> None:
    _sounds, heard = listening(fight)
    fight.pass_to("green")
    assert heard.names == ["curtain", "call-green"]


def test_no_hidden_card_makes_a_sound_of_its_own(qtbot: QtBot) -> None:
    del qtbot
    model = dealt()
    _sounds, heard = listening(model)
    for value in ("1", "2"):
        model.attempt(GATTAI.game.phrases.read(f"Coach sets team.schism to {value}"))
    assert set(heard.names) <= {"ask"}


def test_off_is_off(fight: GameModel) -> None:
    sounds, heard = listening(fight)
    sounds.on = False
    assert fight.attempt(Counter("red", card("8♥P")))
    fight.pass_to("green")
    assert not heard.names


# ---------------------------------------------------------------------- what plays them


def test_where_nothing_plays_files_the_table_is_silent() -> None:
    player = player_here(lambda _name: None)
    assert isinstance(player, Silence | ByProgram) or player is not None
    player.play(Path("nowhere.wav"))


@pytest.mark.skipif("sys.platform == 'win32'")
def test_a_player_that_cannot_be_started_or_fails_is_no_error(tmp_path: Path) -> None:
    ByProgram((str(tmp_path / "gone"),)).play(resource("sounds/land.wav"))
    failing = ByProgram(("false",))
    for _ in range(9):
        failing.play(resource("sounds/land.wav"))


@pytest.mark.skipif("sys.platform == 'win32'")
def test_the_first_player_that_is_there_is_taken_and_nothing_waits_for_it(qtbot: QtBot, tmp_path: Path) -> None:
    played = tmp_path / "played"
    script = tmp_path / "paplay"
    script.write_text(f'#!/bin/sh\nsleep 0.2\necho "$1" >> "{played}"\n', encoding="utf-8")
    script.chmod(0o755)
    player = player_here(lambda name: str(script) if name == "paplay" else None)
    for _ in range(5):
        player.play(resource("sounds/land.wav"))
    qtbot.waitUntil(lambda: played.exists() and len(played.read_text(encoding="utf-8").splitlines()) == 3)
    assert "land.wav" in played.read_text(encoding="utf-8")


# ---------------------------------------------------------------------- one place to switch them off


def test_m_switches_all_off_and_is_kept(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    assert program.model is not None
    assert program._laid is not None
    tastes = program._laid.tastes
    heard: list[bool] = [tastes.sounds.on]
    QTest.keyClick(program.table, Qt.Key.Key_M)
    heard.append(tastes.sounds.on)
    assert not read_settings(tmp_path / "settings.toml").sounds
    QTest.keyClick(program.table, Qt.Key.Key_M)
    heard.append(tastes.sounds.on)
    assert heard == [True, False, True]
