"""The shelf of packs: brought in whole, replaced only where that was wanted, given away as one file, taken away."""

import errno
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content import own_packs, pack_shelf
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.own_packs import REMOVED, OwnPacks, default_packs
from gattai_desktop.content.pack_file import NoPackFile, packed
from gattai_desktop.content.pack_shelf import PackNotKept, PackShelf, write_pack
from gattai_desktop.resources import resource
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.played import pack_uses
from tests.content.coach_packs import FACTIONS, LOCATIONS, files_of, head, written
from tests.faults.closed import close

CHANGED = files_of(factions=FACTIONS.replace("agency = 2", "agency = 7"))
PLACES = {"pack.toml": head("places", "Places"), "locations.toml": LOCATIONS}


@pytest.fixture
def shelf(tmp_path: Path) -> PackShelf:
    return PackShelf(tmp_path / "packs")


def _bring(shelf: PackShelf, files: dict[str, str], called: str = "") -> None:
    file = shelf.folder.parent / "coming.gattai-pack"
    file.write_bytes(packed(files))
    shelf.keep(shelf.look(file, called))


def _on_evening(needs: str = '"fusion-core", "places"') -> dict[str, str]:
    """The pack, built on one that brings its place."""
    files = {**files_of(), "pack.toml": head(needs=needs)}
    del files["locations.toml"]
    return files


def test_a_pack_that_is_brought_in_can_be_played(shelf: PackShelf) -> None:
    assert shelf.read().packs == ()
    _bring(shelf, files_of())
    found = shelf.read()
    assert [(one.id, one.files) for one in found.packs] == [("dark-quay", files_of())]
    assert [one.key for one in found.forms()] == ["dark-quay/dark-quay"]
    assert found.unusable == ()


def test_one_pack_more_than_are_read_is_refused_and_told(shelf: PackShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_packs, "MOST_PACKS", 1)
    _bring(shelf, files_of())
    told = "as many packs lie there as are read; take one away first"
    with pytest.raises(PackNotKept, match=f"Places could not be written to .*: {told}. Nothing was changed."):
        _bring(shelf, PLACES)
    with pytest.raises(DraftNotKept, match=told):
        new_draft(shelf.folder, packs_of("gattai").contents, title="Mine", author="Ida")
    _bring(shelf, CHANGED)
    assert [one.id for one in shelf.read().packs] == ["dark-quay"]
    assert [one.name for one in (shelf.folder / "gattai").iterdir()] == ["dark-quay"]


def test_a_pack_that_lies_there_and_is_not_read_is_told(shelf: PackShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    _bring(shelf, files_of())
    _bring(shelf, PLACES)
    monkeypatch.setattr(own_packs, "MOST_PACKS", 1)
    monkeypatch.setattr(pack_shelf, "MOST_PACKS", 1)
    found = shelf.read()
    ((folder, wrong),) = found.unusable
    assert [one.id for one in found.packs] == ["dark-quay"]
    assert (folder.name, wrong.title) == ("places", "Places")
    told = "It is not read: there are more than 1 packs of this game. Take one away."
    assert [one.text for one in wrong.faults] == [told]
    with monkeypatch.context() as closing:
        close(closing, folder)
        assert [one.title for _, one in shelf.read().unusable] == ["places"], "its name is all that is known"
    shelf.take_away(folder, wrong.title)
    assert shelf.read().unusable == ()


def test_a_pack_that_two_runs_bring_at_the_same_time_is_kept_whole(
    shelf: PackShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gattai_desktop.content.own_packs.MOST_REMOVED", 60)
    with ThreadPoolExecutor(4) as runs:
        kept = [
            runs.submit(
                OwnPacks(shelf.folder, "gattai").keep, "mine", {"pack.toml": b"%d" % run, "cards.toml": b"%d" % run}
            )
            for run in range(60)
        ]
        assert [one.exception() for one in kept] == [None] * 60
    lying = [one for one in shelf.folder.rglob("*") if one.is_dir() and (one / "pack.toml").exists()]
    assert {one.name[:1] for one in lying} == {"m"}
    told = [(one / "pack.toml").read_bytes() for one in lying]
    assert told == [(one / "cards.toml").read_bytes() for one in lying]
    assert len({*told}) == 60


@pytest.mark.parametrize("name", ["con", "lpt1.two"])
def test_no_pack_is_called_like_a_device(shelf: PackShelf, name: str) -> None:
    """Such a folder cannot be made on Windows, nor can a pack be taken there from another system."""
    told = f"Windows keeps the name '{name}' for a device. Give the pack another id."
    with pytest.raises(UnusablePack) as wrong:
        _bring(shelf, files_of(name))
    assert [one.text for one in wrong.value.faults] == [told]
    place = written(shelf.folder.parent / "mended", files_of(name))
    assert shelf.place_to_mend(place) is None
    draft = new_draft(shelf.folder, packs_of("gattai").contents, title="Con", author="Ida")
    assert draft.folder.name == "con-2"


def test_half_a_sign_in_the_name_of_a_new_pack_is_told(shelf: PackShelf) -> None:
    with pytest.raises(DraftNotKept, match="It holds half a sign, which no file can hold"):
        new_draft(shelf.folder, packs_of("gattai").contents, title="Mine\ud83d", author="Ida")
    assert not shelf.folder.exists()


def test_a_pack_that_cannot_be_brought_back_hides_no_other(shelf: PackShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a run that was killed as it replaced a pack, when its folder is read-only, then the others are there."""
    _bring(shelf, files_of())
    (shelf.folder / "gattai" / ".places.before").mkdir()
    with monkeypatch.context() as closed:
        closed.setattr(Path, "rename", _no_writing)
        assert [one.id for one in shelf.read().packs] == ["dark-quay"]


def _no_writing(place: Path, _name: Path) -> Path:
    raise OSError(errno.EROFS, "Read-only file system", str(place))


def test_what_a_run_left_that_was_killed_long_ago_goes(shelf: PackShelf) -> None:
    for name, age in ((".mine-1.new", 7_200), (".other-2.new", 60)):
        (shelf.folder / "gattai" / name).mkdir(parents=True)
        now = (shelf.folder / "gattai" / name).stat().st_mtime
        os.utime(shelf.folder / "gattai" / name, (now - age, now - age))
    _bring(shelf, files_of())
    assert sorted(one.name for one in (shelf.folder / "gattai").iterdir()) == [".other-2.new", "dark-quay"]


def test_a_pack_given_away_onto_a_full_disk_leaves_what_lay_there(
    shelf: PackShelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _bring(shelf, files_of())
    target = tmp_path / "given.gattai-pack"
    target.write_bytes(b"before")

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PackNotKept, match=r"given\.gattai-pack could not be written: the disk is full"):
        write_pack(shelf.read().packs[0], target)
    assert target.read_bytes() == b"before"


def test_looking_at_a_pack_writes_nothing(shelf: PackShelf, tmp_path: Path) -> None:
    coming = shelf.look(written(tmp_path / "mine"))
    assert (coming.pack.title, coming.instead_of, coming.known) == ("The Dark Quay", "", False)
    assert not shelf.folder.exists()


def test_the_very_same_pack_is_known_and_another_one_names_what_it_would_replace(
    shelf: PackShelf, tmp_path: Path
) -> None:
    _bring(shelf, files_of())
    assert shelf.look(written(tmp_path / "same")).known
    coming = shelf.look(written(tmp_path / "other", CHANGED))
    assert (coming.known, coming.instead_of) == (False, "The Dark Quay")
    assert shelf.read().packs[0].files == files_of()
    shelf.keep(coming)
    assert shelf.read().packs[0].files == CHANGED


def test_a_pack_gets_another_id_while_it_is_brought_in(shelf: PackShelf) -> None:
    _bring(shelf, files_of())
    _bring(shelf, CHANGED, "darker-quay")
    assert [one.id for one in shelf.read().packs] == ["dark-quay", "darker-quay"]
    kept = shelf.read().by_id("darker-quay")
    assert kept is not None
    assert kept.files["pack.toml"] == head("darker-quay")
    with pytest.raises(UnusablePack, match="is no id"):
        _bring(shelf, CHANGED, "../up")
    with pytest.raises(UnusablePack, match="comes with the program"):
        _bring(shelf, CHANGED, "starter")


def test_a_faulty_pack_is_refused_whole(shelf: PackShelf) -> None:
    with pytest.raises(UnusablePack) as refused:
        _bring(shelf, files_of(factions=FACTIONS.replace("agency = 2", "agency = 9")))
    assert [(one.file, one.line, one.field) for one in refused.value.faults] == [("factions.toml", 4, "agency")]
    assert not shelf.folder.exists()


def test_cards_of_ones_own_lie_on_the_shelf_without_a_deck(shelf: PackShelf, tmp_path: Path) -> None:
    files = {
        "pack.toml": head("cards", "Cards", "").replace('edition = "beta"', 'game = "tasuo"'),
        "classes.toml": '[[class]]\nid = "mine"\nname = "Mine"\n',
    }
    shelf.keep(shelf.look(written(tmp_path / "cards", files)))
    assert [(one.id, one.forms()) for one in shelf.read().packs] == [("cards", ())]


def test_packs_are_read_after_those_on_which_they_build(shelf: PackShelf) -> None:
    _bring(shelf, PLACES)
    _bring(shelf, _on_evening())
    found = shelf.read()
    assert [one.id for one in found.packs] == ["places", "dark-quay"]
    assert [copy.id for copy in found.packs[1].copies] == ["dark-quay", "places"]


def test_a_pack_on_which_another_builds_stays_and_stays_whole(shelf: PackShelf, tmp_path: Path) -> None:
    _bring(shelf, PLACES)
    _bring(shelf, _on_evening())
    places, evening = shelf.read().packs
    with pytest.raises(PackNotKept, match="The Dark Quay would miss it"):
        shelf.take_away(shelf.place_of(places), places.title)
    emptied = {**PLACES, "locations.toml": LOCATIONS.replace("place.quay", "place.pier")}
    with pytest.raises(UnusablePack, match="The Dark Quay, which builds on this pack, would have a fault"):
        _bring(shelf, emptied)
    assert shelf.read().packs == (places, evening)
    shelf.take_away(shelf.place_of(evening), evening.title)
    shelf.take_away(shelf.place_of(places), places.title)
    assert shelf.read().packs == ()


def test_what_is_taken_away_lies_beside_the_others_and_can_be_laid_back(shelf: PackShelf) -> None:
    place = shelf.folder / "gattai" / "places"
    _bring(shelf, PLACES)
    first = shelf.take_away(place, "Places")
    _bring(shelf, {**PLACES, "locations.toml": LOCATIONS.replace("place.quay", "place.pier")})
    second = shelf.take_away(place, "Places")
    assert first != second
    assert (first / "locations.toml").read_text() == LOCATIONS
    assert shelf.read().packs == ()
    shelf.lay_back(first, place, "Places")
    assert [one.files for one in shelf.read().packs] == [PLACES]
    with pytest.raises(PackNotKept):
        shelf.lay_back(second, place, "Places")
    assert second.exists()


def test_of_the_versions_of_a_pack_that_were_replaced_only_the_last_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given many versions one after the other, then the oldest go for good, and no other pack does."""
    monkeypatch.setattr("gattai_desktop.content.own_packs.MOST_REMOVED", 2)
    packs = OwnPacks(tmp_path, "gattai")
    packs.keep("moths", {"pack.toml": b"another"})
    packs.take_away("moths")
    for version in range(4):
        packs.keep("moth", {"pack.toml": b"%d" % version})
        for lies in (tmp_path / REMOVED / "gattai").iterdir():  # all this lies an hour back by now
            os.utime(lies, (lies.stat().st_mtime - 3_600,) * 2)
    left = {(one / "pack.toml").read_bytes() for one in (tmp_path / REMOVED / "gattai").iterdir()}
    assert left == {b"another", b"1", b"2"}, "what is kept now is the fourth"


def test_a_folder_that_was_spoilt_is_told_and_the_others_are_used(shelf: PackShelf) -> None:
    _bring(shelf, files_of())
    _bring(shelf, PLACES)
    (shelf.folder / "gattai" / "places" / "locations.toml").write_text("[[location]\n")
    moved = shelf.folder / "gattai" / "elsewhere"
    written(moved, files_of("far"))
    (shelf.folder / "gattai" / "empty").mkdir()
    found = shelf.read()
    assert [one.id for one in found.packs] == ["dark-quay"]
    told = {folder.name: str(wrong) for folder, wrong in found.unusable}
    assert sorted(told) == ["elsewhere", "empty", "places"]
    assert "locations.toml" in told["places"]
    assert "Its folder is called 'elsewhere', and not 'far'" in told["elsewhere"]


def test_a_program_that_is_killed_between_two_versions_leaves_one_of_them(shelf: PackShelf) -> None:
    _bring(shelf, files_of())
    folder = shelf.folder / "gattai"
    (folder / "dark-quay").rename(folder / ".dark-quay.before")
    assert [one.id for one in shelf.read().packs] == ["dark-quay"]
    (folder / "dark-quay").rename(folder / ".dark-quay.before")
    OwnPacks(shelf.folder, "gattai").keep("dark-quay", {name: text.encode() for name, text in CHANGED.items()})
    assert shelf.read().packs[0].files == CHANGED
    assert [one.name for one in folder.iterdir()] == ["dark-quay"]
    assert read_own_pack(shelf.folder / REMOVED / "gattai" / "dark-quay").files == files_of()


def test_a_folder_that_cannot_be_written_says_so(shelf: PackShelf, tmp_path: Path) -> None:
    coming = shelf.look(written(tmp_path / "mine"))
    shelf.folder.write_text("a file in its place")
    with pytest.raises(PackNotKept, match="Nothing was changed"):
        shelf.keep(coming)


# ---------------------------------------------------------------------- the command line


def test_packs_are_brought_in_played_listed_given_away_and_taken_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*words: object, status: int = FINE) -> str:
        assert main(["packs", *map(str, words)]) == status
        told = capsys.readouterr()
        return told.out if status == FINE else told.err

    assert "There are no packs of your own" in said()
    mine = written(tmp_path / "mine")
    assert said("--bring-in", mine) == "The Dark Quay (dark-quay) is sound: 9 entries; to play: The Dark Quay.\n"
    assert "the very same" in said("--bring-in", mine)
    file = tmp_path / "Friday.gattai"
    assert main(["new", "--scenario", "dark-quay", "--no-window", "--file", str(file)]) == FINE
    with Journal.open(file) as journal:
        assert [one.id for one in journal.setup().packs] == ["dark-quay"]
    assert main(["new", "--pack", "dark-quay", "--no-window"]) == FINE
    assert main(["new", "--scenario", "dark_quay", "--no-window"]) == UNUSABLE
    assert "Did you mean 'dark-quay'?" in capsys.readouterr().err
    assert main(["new", "--scenario", "zzz", "--no-window"]) == UNUSABLE
    assert "There are: first-contact, neon-harbour, hunters-moon, dark-quay." in capsys.readouterr().err
    written(mine, CHANGED)
    assert "--replace" in said("--bring-in", mine, status=UNUSABLE)
    assert "2 Factions" in said()
    said("--bring-in", mine, "--replace")
    assert said() == (
        "The Dark Quay (dark-quay), CC-BY-SA-4.0: 1 Pilot, 2 Threats, 2 Factions, 1 Location, 2 Scenes, "
        "1 Scenario\n"
        "  used by The Dark Quay, which began with another version of it\n"
    )
    given = tmp_path / "given.gattai-pack"
    assert said("--export", "dark-quay", "--out", given) == f"{given}\n"
    assert "exists already" in said("--export", "dark-quay", "--out", given, status=UNUSABLE)
    assert "Did you mean 'dark-quay'" in said("--export", "dark-key", status=UNUSABLE)
    said("--bring-in", given, "--as", "again")
    assert main(["new", "--scenario", "dark-quay", "--no-window"]) == UNUSABLE
    assert "Write which: again/dark-quay, dark-quay/dark-quay" in capsys.readouterr().err
    assert main(["new", "--scenario", "again/dark-quay", "--no-window"]) == FINE
    capsys.readouterr()
    assert "is removed" in said("--remove", "dark-quay")
    assert said().startswith("The Dark Quay (again)")
    assert [one.name for one in (default_packs() / "gattai").iterdir()] == ["again"]


def test_a_pack_is_listed_and_told_in_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    given = tmp_path / "given.gattai-pack"
    given.write_bytes(packed(files_of()))
    assert main(["packs", "--bring-in", str(given)]) == FINE
    assert main(["packs"]) == FINE
    assert ": 1 Pilotin, 2 Bedrohungen, 2 Fraktionen, 1 Ort, 2 Szenen, 1 Szenario" in capsys.readouterr().out
    assert main(["open", str(given)]) == FINE
    head, *credit = capsys.readouterr().out.splitlines()[:5]
    assert head == "The Dark Quay (dark-quay), für die Ausgabe beta: 9 Einträge"
    assert [one.split(":")[0] for one in credit[2:]] == ["  Änderungen", "  Baut auf"]


def test_it_is_told_which_sessions_use_a_pack(tmp_path: Path) -> None:
    mine = written(tmp_path / "mine")
    for name in ("Friday", "Saturday"):
        file = tmp_path / f"{name}.gattai"
        assert main(["new", "--pack", str(mine), "--no-window", "--file", str(file)]) == FINE
        written(mine, CHANGED)
    assert main(["new", "--scenario", "neon-harbour", "--no-window", "--file", str(tmp_path / "x.gattai")]) == FINE
    (tmp_path / "spoilt.gattai").write_bytes(b"SQLite")
    uses = pack_uses(tmp_path.glob("*.gattai"))
    assert [(one.path.stem, one.pack) for one in uses] == [("Friday", "dark-quay"), ("Saturday", "dark-quay")]
    assert [one.files["factions.toml"] for one in uses] == [FACTIONS, CHANGED["factions.toml"]]


@pytest.mark.parametrize("named", ["starter", "bot-battle"])
def test_a_pack_that_came_along_is_not_brought_in(
    shelf: PackShelf, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises((UnusablePack, NoPackFile), match="comes with the program"):
        shelf.look(resource(f"packs/{named}"))
    assert main(["open", str(resource(f"packs/{named}"))]) == FINE
    assert "entries" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("before", "after"),
    [('title = "The Dark Quay"', f'title = "The Dark Quay{"x" * 90}"'), ("[pack]", "[pack"), ("format", "formt")],
    ids=["too long", "no TOML", "another fault"],
)
def test_a_faulty_pack_is_called_by_its_title(shelf: PackShelf, before: str, after: str) -> None:
    """Given a pack whose head is wrong, its title or the file as a whole, it is not called by its id."""
    _bring(shelf, files_of())
    text = files_of()["pack.toml"]
    assert before in text
    file = OwnPacks(shelf.folder, "gattai").folder / "dark-quay" / "pack.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    ((_, wrong),) = shelf.read().unusable
    assert wrong.title.startswith("The Dark Quay")


def test_every_kind_of_entry_has_a_word_for_one_and_for_several() -> None:
    """What a pack holds is counted in people's words, not in those of its files."""
    families = [family for key in KEYS for family in packs_of(key).contents.families]
    kinds = {family.word: (family.kind, family.kinds) for family in families}
    assert kinds["mc"] == ("MC", "MCs")
    assert kinds["boss"] == ("Boss", "Bosses")
    assert kinds["class"] == ("Class", "Classes")
    assert kinds["gear"] == ("Gear", "Gear")
    assert kinds["playbook"] == ("Pilot", "Pilots")
    assert kinds["path"] == ("Crisis Path", "Crisis Paths")
    assert not [many for _one, many in kinds.values() if many.endswith("ss") or not many[:1].isupper()]
