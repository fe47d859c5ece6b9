"""A session of a pack of one's own carries what it needs, and is played on where nobody has the pack."""

import shutil
from pathlib import Path

import pytest

from gattai_desktop.cli import FAILED, FINE, UNUSABLE, main
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.pack_file import packed
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.content.coach_packs import FACTIONS, files_of, written
from tests.sessions.evening import play


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return written(tmp_path / "dark-quay")


def _begun(pack: Path, file: Path, *more: str) -> Path:
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file), *more]) == FINE
    return file


@pytest.fixture
def session(pack: Path, tmp_path: Path) -> Path:
    """Forty moves into an evening of the pack, which is gone from this computer."""
    file = _begun(pack, tmp_path / "Friday.gattai", "--scenario", "dark-quay", "--pilots", "Red,Green=Gil")
    with Journal.open(file) as journal:
        play(journal, 20)
    shutil.rmtree(pack)
    with Journal.open(file) as journal:
        play(journal, 20, seed=2)
    return file


def test_it_is_played_on_without_its_pack(session: Path) -> None:
    with Journal.open(session) as journal:
        assert journal.last == 40
        assert journal.name == "The Dark Quay"
        assert "The Lamp Eater" in {one.name for one in journal.setup().threats}
        assert journal.state().values["threat.lamp_eater.name"] == "The Lamp Eater"
        play(journal, 5, seed=3)
    found = on_shelf(session)
    assert found.trouble is None
    assert found.entries == 45


def test_it_keeps_the_texts_of_the_pack_with_which_it_began(session: Path) -> None:
    with Journal.open(session) as journal:
        (kept,) = journal.setup().packs
    assert (kept.id, kept.title, kept.files) == ("dark-quay", "The Dark Quay", files_of())


def test_its_record_says_everything_and_needs_no_pack(
    session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, again = tmp_path / "friday.record", tmp_path / "again.gattai"
    assert main(["export", str(session), "--out", str(record)]) == FINE
    assert main(["check", str(record)]) == FINE
    assert main(["import", str(record), "--file", str(again)]) == FINE
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n" + f"{again}: 40 entries\n")
    with Journal.open(session) as one, Journal.open(again) as other:
        assert one.state() == other.state()


def test_what_is_saved_of_a_damaged_session_keeps_its_pack(session: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.gattai"
    assert main(["verify", str(session), "--save", str(saved)]) == FINE
    with Journal.open(session) as one, Journal.open(saved) as other:
        assert other.setup() == one.setup()
        assert other.setup().packs
        assert other.state() == one.state()


def test_its_copies_keep_it_too(session: Path) -> None:
    copy = Shelf(session.parent).duplicate(session)
    with Journal.open(copy) as journal:
        assert [one.id for one in journal.setup().packs] == ["dark-quay"]


def test_an_update_of_the_pack_leaves_the_session_as_it_began(pack: Path, tmp_path: Path) -> None:
    session = _begun(pack, tmp_path / "Friday.gattai")
    written(pack, files_of(factions=FACTIONS.replace("agency = 2", "agency = 7")))
    later = _begun(pack, tmp_path / "Saturday.gattai")
    with Journal.open(session) as one, Journal.open(later) as other:
        agency = "faction.keepers.agency"
        assert (one.state().values[agency], other.state().values[agency]) == (2, 7)
        assert one.setup().packs[0].files["factions.toml"] == FACTIONS


# ---------------------------------------------------------------------- the command line


def test_a_pack_in_one_file_is_played_as_well(tmp_path: Path) -> None:
    file = tmp_path / "Dark Quay.gattai-pack"
    file.write_bytes(packed(files_of()))
    with Journal.open(_begun(file, tmp_path / "one.gattai")) as journal:
        assert journal.setup().scenario == "dark-quay"


def test_check_says_what_a_pack_holds_or_every_fault_of_it(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--pack", str(pack)]) == FINE
    assert capsys.readouterr().out == "The Dark Quay (dark-quay) is sound: 9 entries; to play: The Dark Quay.\n"
    written(pack, files_of(factions=FACTIONS.replace("agency = 2", "agncy = 2")))
    assert main(["check", "--pack", str(pack)]) == UNUSABLE
    err = capsys.readouterr().err
    assert "factions.toml, line 4, faction.keepers, agncy: This field is not known. Did you mean 'agency'?" in err
    assert "factions.toml, line 1, faction.keepers, agency: This field is missing." in err
    assert main(["check"]) == UNUSABLE
    assert "--pack DIR or FILE" in capsys.readouterr().err


def test_a_faulty_pack_makes_no_session(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(pack, files_of(factions=FACTIONS.replace("agency = 2", "agency = 9")))
    file = tmp_path / "none.gattai"
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(file)]) == UNUSABLE
    assert "line 4, faction.keepers, agency: 9 is out of range: 1 to 7." in capsys.readouterr().err
    assert not file.exists()


def test_a_record_names_what_a_pack_holds(pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "quay.record"
    record.write_text(
        'given   pilots Red; name "The quay"\n        content threat.lamp_eater, place.quay\n'
        'when    Coach sets threat.lamp_eater.tr to 2\nthen    threat.lamp_eater.name = "The Lamp Eater"\n'
    )
    named = ["check", "--pack", str(pack), str(record)]
    assert main(named) == FINE
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")
    assert main(["check", str(record)]) == UNUSABLE
    assert "No entry is called 'threat.lamp_eater'" in capsys.readouterr().out
    record.write_text(record.read_text().replace('"The Lamp Eater"\n', '"The Lamp Eaten"\n'))
    assert main(named) == FAILED
    target = tmp_path / "quay.gattai"
    record.write_text(record.read_text().replace("Eaten", "Eater"))
    assert main(["import", "--pack", str(pack), str(record), "--file", str(target)]) == FINE


def test_a_record_says_with_which_packs_it_plays(
    pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "quay.record"
    record.write_text(
        "given   packs dark-quay, fusion-core; pilots Red; content threat.lamp_eater\n"
        'then    threat.lamp_eater.name = "The Lamp Eater"\n'
    )
    assert main(["check", "--pack", str(pack), str(record)]) == FINE
    assert capsys.readouterr().out.endswith("1 passed, 0 failed\n")
    assert main(["check", str(record)]) == UNUSABLE
    told = capsys.readouterr().out
    assert "The record plays with the pack 'dark-quay', which is not here. Bring it in first, on the page of" in told
    assert "or name it on the command line: --pack FOLDER or FILE." in told
    record.write_text(record.read_text().replace("dark-quay", "dark-qay"))
    assert main(["check", "--pack", str(pack), str(record)]) == UNUSABLE
    assert "Did you mean 'dark-quay'?" in capsys.readouterr().out


def test_open_tells_what_a_pack_holds(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for place in (pack, pack / "pack.toml"):
        assert main(["open", str(place)]) == FINE
        assert "evening.dark-quay" in capsys.readouterr().out


def test_a_session_is_opened_without_a_pack(session: Path, pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", "--pack", str(pack), str(session)]) == UNUSABLE
    assert "a session carries what it began with" in capsys.readouterr().err


def test_a_pack_of_another_game_says_so(tmp_path: Path, pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "--game", "tasuo", "--pack", str(pack), "--no-window"]) == UNUSABLE
    assert "is a pack of another game: gattai" in capsys.readouterr().err


def test_the_texts_that_a_session_keeps_are_those_that_were_read(pack: Path) -> None:
    assert read_own_pack(pack).files == {file.name: file.read_text(encoding="utf-8") for file in pack.iterdir()}
