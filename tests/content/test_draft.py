"""A pack that is being written: every change is kept at once, and every one of them can be taken back to the byte."""

import errno
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.words import wording
from gattai_desktop.content import folder_writing
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.folder_writing import bring_to_end, write_files
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.content.reading import MAX_FILE
from tests.content.coach_packs import files_of, written
from tests.faults.closed import close

FACTIONS = files_of()["factions.toml"].replace(
    '[[faction]]\nid = "faction.moths"', '# Nobody sees them.\n[[faction]] # two\nid = "faction.moths"'
)


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    return PackDraft(written(tmp_path / "dark-quay", {**files_of(), "factions.toml": FACTIONS}), CONTENTS)


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in sorted(folder.iterdir())}


def ids(draft: PackDraft, word: str) -> list[Any]:
    return [one["id"] for one in draft.entries(word)]


@pytest.mark.parametrize("needs", ['[["fusion-core"], 3, { a = 1 }]', "3", '"fusion-core"'])
def test_what_it_builds_on_is_asked_for_also_where_no_name_stands(tmp_path: Path, needs: str) -> None:
    """Given a pack of a stranger, written by hand, when it is opened at the desk, then its head may say anything."""
    head = files_of()["pack.toml"].replace('needs = ["fusion-core"]', f"needs = {needs}")
    faulty = PackDraft(written(tmp_path / "dark-quay", {**files_of(), "pack.toml": head}), CONTENTS)
    assert faulty.shelf == ()
    assert faulty.faults


def test_a_change_is_on_the_disk_at_once_and_its_comments_stay(draft: PackDraft) -> None:
    draft.change("faction", "faction.moths", agency=4)
    kept = (draft.folder / "factions.toml").read_text(encoding="utf-8")
    assert kept == FACTIONS.replace("agency = 1", "agency = 4")
    assert draft.values("faction", "faction.moths")["agency"] == 4
    assert draft.faults == ()
    assert draft.pack is not None
    assert draft.undoes == "The Moths: agency changed."
    draft.undo()
    assert (draft.folder / "factions.toml").read_text(encoding="utf-8") == FACTIONS
    assert (draft.undoes, draft.redoes) == ("", "The Moths: agency changed.")
    draft.redo()
    assert draft.values("faction", "faction.moths")["agency"] == 4


def test_what_is_typed_wrongly_stays_and_is_told_of_its_field(draft: PackDraft) -> None:
    draft.change("threat", "threat.wick", wave="+Truma:Opponent(1)", tr="nine")
    again = PackDraft(draft.folder, CONTENTS)
    assert again.values("threat", "threat.wick")["wave"] == "+Truma:Opponent(1)"
    assert again.values("threat", "threat.wick")["tr"] == "nine"
    assert {one.field for one in again.faults_of("threat", "threat.wick")} == {"wave", "tr"}
    assert again.faults_of("threat", "threat.lamp_eater") == ()
    assert again.pack is None
    again.change("threat", "threat.wick", wave="", tr=1)
    assert again.faults == ()
    assert (again.folder / "threats.toml").read_text(encoding="utf-8") == files_of()["threats.toml"]


def test_a_field_that_is_missing_is_none_until_it_is_written(draft: PackDraft) -> None:
    path = draft.folder / "threats.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("tr = 1\n", ""), encoding="utf-8")
    again = PackDraft(draft.folder, CONTENTS)
    assert again.values("threat", "threat.wick")["tr"] is None
    again.change("threat", "threat.wick", tr=1)
    assert again.faults == ()
    assert "tr = 1" in path.read_text(encoding="utf-8")


def test_a_new_entry_has_an_id_of_its_name_that_nobody_has(draft: PackDraft) -> None:
    first = draft.add("threat", {"name": "Der Große Käfer!"})
    second = draft.add("threat", {"name": "Der große Käfer"})
    assert (first, second) == ("threat.der_grosse_kafer", "threat.der_grosse_kafer_2")
    assert draft.values("threat", first)["author"] == "Jo"
    assert draft.values("threat", first)["tr"] == 1
    assert draft.add("threat", {"name": "???"}) == "threat.threat"
    assert draft.faults == ()
    assert draft.add("threat", {"name": "x" * 60}).startswith("threat.xxx")
    assert draft.faults == ()


def test_a_copy_stands_below_what_it_was_made_of_and_is_one_step(draft: PackDraft) -> None:
    before = bytes_of(draft.folder)
    copy = draft.double("threat", "threat.lamp_eater")
    assert ids(draft, "threat") == ["threat.lamp_eater", copy, "threat.wick"]
    assert draft.values("threat", copy)["name"] == "The Lamp Eater 2"
    assert draft.values("threat", copy)["wave"] == "+Ruin:Choice(1)"
    assert draft.faults == ()
    draft.undo()
    assert bytes_of(draft.folder) == before
    assert not draft.undoes


def test_an_entry_that_moves_takes_the_comment_above_it_along(draft: PackDraft) -> None:
    draft.move("faction", "faction.moths", before="faction.keepers")
    text = (draft.folder / "factions.toml").read_text(encoding="utf-8")
    assert ids(draft, "faction") == ["faction.moths", "faction.keepers"]
    assert text.startswith("# Nobody sees them.\n[[faction]] # two\n")
    draft.move("faction", "faction.moths")
    assert ids(draft, "faction") == ["faction.keepers", "faction.moths"]
    assert draft.faults == ()


def test_those_who_name_an_entry_follow_its_new_id(draft: PackDraft) -> None:
    draft.change("faction", "faction.moths", id="faction.night_moths")
    scene = draft.values("scenario", "evening.dark-quay")
    assert scene["factions"] == ("faction.keepers", "faction.night_moths")
    assert scene["hidden"] == ("faction.night_moths",)
    draft.change("playbook", "mira", id="pilot.mira")
    assert draft.values("scenario", "evening.dark-quay")["pilots"] == ("pilot.mira",)
    assert draft.faults == ()


def test_what_is_taken_out_is_named_no_more(draft: PackDraft) -> None:
    before = bytes_of(draft.folder)
    assert draft.take_out("faction", "faction.moths") == (("scenario", "evening.dark-quay"),)
    scene = draft.values("scenario", "evening.dark-quay")
    assert (scene["factions"], scene["hidden"]) == (("faction.keepers",), ())
    assert draft.faults == ()
    draft.undo()
    assert bytes_of(draft.folder) == before


def test_what_may_be_named_begins_with_all_that_is_the_packs_own(draft: PackDraft) -> None:
    found = [one for one, _name in draft.named(("threat", "faction"))]
    assert found[:4] == ["threat.lamp_eater", "threat.wick", "faction.keepers", "faction.moths"]
    assert len(found) > 4


def test_a_part_and_a_rank_follow_too(draft: PackDraft) -> None:
    power = draft.add("power", {"name": "Dusk", "text": "Dark."})
    draft.change("power", power, effects={**draft.values("power", power)["effects"], "wave": _WAVE})  # type: ignore[dict-item]
    draft.change("threat", "threat.wick", powers=(f"{power}.wave",))
    tech = draft.add("tech", {"name": "Glow", "text": "Light."})
    draft.change("playbook", "mira", techs=("red.inspiring:2", f"{tech}:1"))
    assert [one for one in draft.faults if "is not in" in one.text] == []
    draft.change("power", power, id="power.night")
    draft.change("tech", tech, id="tech.gleam")
    assert draft.values("threat", "threat.wick")["powers"] == ("power.night.wave",)
    assert draft.values("playbook", "mira")["techs"] == ("red.inspiring:2", "tech.gleam:1")


_WAVE: dict[str, Any] = {"do": ("+Trauma:Opponent(1)",)}


def test_the_id_of_a_new_entry_follows_its_name_and_so_do_those_who_name_it(draft: PackDraft) -> None:
    before = bytes_of(draft.folder)
    with draft.together(wording("{name} is new.", name="New Threat")):
        made = draft.add("threat", {"name": "New Threat"})
        scene = draft.values("scenario", "evening.dark-quay")
        draft.change("scenario", "evening.dark-quay", threats=(*scene["threats"], made))  # type: ignore[misc]
    assert draft.follow_name("threat", made) == "threat.new_threat"
    draft.change("threat", made, name="The Night Clerk")
    draft.change("threat", made, tr=2)
    named = draft.follow_name("threat", made)
    assert named == "threat.the_night_clerk"
    assert draft.values("threat", named)["tr"] == 2
    assert named in draft.values("scenario", "evening.dark-quay")["threats"]  # type: ignore[operator]
    assert "new_threat" not in "".join(one.decode() for one in bytes_of(draft.folder).values())
    draft.change("threat", named, name="The Day Clerk")
    assert draft.follow_name("threat", named) == "threat.the_day_clerk"
    again = PackDraft(draft.folder, CONTENTS)
    assert {one.way[:2] for one in again.faults} == {one.way[:2] for one in draft.faults}
    while draft.undoes:
        draft.undo()
    assert bytes_of(draft.folder) == before


def test_an_id_that_follows_its_name_is_taken_back_with_what_was_done_last(draft: PackDraft) -> None:
    made = draft.add("threat", {"name": "New Threat"})
    draft.change("threat", made, name="Gull")
    assert draft.follow_name("threat", made) == "threat.gull"
    draft.undo()
    assert draft.values("threat", made)["name"] == "New Threat"
    assert draft.follow_name("threat", made) == made  # else nothing could be done again
    draft.redo()
    assert draft.values("threat", "threat.gull")["name"] == "Gull"
    draft.undo()
    draft.undo()
    assert not draft.undoes


def test_the_ids_of_two_with_one_name_do_not_clash(draft: PackDraft) -> None:
    first, second = (draft.add("threat", {"name": "New Threat"}) for _ in range(2))
    for one in (first, second):
        draft.change("threat", one, name="Wick!")
    assert [draft.follow_name("threat", one) for one in (first, second)] == ["threat.wick_2", "threat.wick_3"]
    assert draft.follow_name("threat", "threat.wick_2") == "threat.wick_2"


def test_an_id_that_somebody_knows_stays(draft: PackDraft) -> None:
    draft.change("threat", "threat.wick", name="Candle End")
    assert draft.follow_name("threat", "threat.wick") == "threat.wick"
    own = draft.add("threat", {"id": "threat.mine", "name": "Gull"})
    assert draft.follow_name("threat", own) == own
    made = draft.add("threat", {"name": "New Threat"})
    draft.change("threat", made, id="threat.chosen")
    draft.change("threat", "threat.chosen", name="Tern")
    assert draft.follow_name("threat", "threat.chosen") == "threat.chosen"
    late = draft.add("threat", {"name": "New Threat"})
    draft.change("threat", late, name="Heron")
    draft.keep_ids()
    assert draft.follow_name("threat", late, at_first="New Threat") == late


def test_what_was_not_named_when_it_was_made_follows_its_name_later(draft: PackDraft) -> None:
    made = draft.add("threat", {"name": "New Threat"})
    again = PackDraft(draft.folder, CONTENTS)
    again.change("threat", made, name="Heron")
    assert again.follow_name("threat", made) == made
    assert again.follow_name("threat", made, at_first="New Threat") == "threat.heron"


def test_letters_typed_on_are_one_step(draft: PackDraft) -> None:
    for name in ("W", "Wi", "Wic"):
        draft.change("threat", "threat.wick", name=name, go_on=True)
    draft.change("threat", "threat.wick", agenda="hide", go_on=True)
    draft.undo()
    assert draft.values("threat", "threat.wick")["name"] == "Wic"
    draft.undo()
    assert draft.values("threat", "threat.wick")["name"] == "Wick"
    assert not draft.undoes


def test_letters_typed_and_taken_back_leave_no_step(draft: PackDraft) -> None:
    draft.change("threat", "threat.wick", agenda="hide")
    for name in ("Wic", "Wi", "Wick"):
        draft.change("threat", "threat.wick", name=name, go_on=True)
    assert draft.undoes == "Wick: agenda changed."
    assert (draft.folder / "threats.toml").read_text(encoding="utf-8").count("hide") == 1


def test_several_changes_are_one_step_or_none(draft: PackDraft) -> None:
    before = bytes_of(draft.folder)
    with draft.together(wording("{name} is new.", name="Gull")):
        gull = draft.add("threat", {"name": "Gull"})
        scene = draft.values("scenario", "evening.dark-quay")
        draft.change("scenario", "evening.dark-quay", threats=(*scene["threats"], gull))  # type: ignore[misc]
        assert bytes_of(draft.folder) == before
    assert draft.faults == ()
    assert draft.undoes == "Gull is new."
    draft.undo()
    assert bytes_of(draft.folder) == before
    with pytest.raises(DraftNotKept, match="nobody"):
        half_a_change(draft)
    assert bytes_of(draft.folder) == before
    assert not draft.has("threat", "threat.gull")


def half_a_change(draft: PackDraft) -> None:
    with draft.together(wording("{name} is new.", name="Gull")):
        draft.add("threat", {"name": "Gull"})
        draft.take_out("threat", "threat.nobody")


def test_what_somebody_else_wrote_meanwhile_is_not_lost(draft: PackDraft) -> None:
    draft.change("threat", "threat.wick", tr=2)
    path = draft.folder / "factions.toml"
    path.write_text(FACTIONS + "# Written by hand.\n", encoding="utf-8")
    draft.change("faction", "faction.keepers", agency=5)
    assert "# Written by hand." in path.read_text(encoding="utf-8")
    assert draft.values("threat", "threat.wick")["tr"] == 2


@pytest.mark.parametrize("damaged", [b'[[faction]]\nid = "', b'[[faction]]\nname = "\xff"\n'])
def test_a_damaged_file_is_told_and_never_written_over(draft: PackDraft, damaged: bytes) -> None:
    path = draft.folder / "factions.toml"
    path.write_bytes(damaged)
    again = PackDraft(draft.folder, CONTENTS)
    assert again.entries("faction") == ()
    assert again.faults
    with pytest.raises(DraftNotKept):
        again.add("faction", {"name": "Row"})
    again.take_out("threat", "threat.wick")
    assert path.read_bytes() == damaged


def test_a_file_as_large_as_may_be_takes_no_more_and_says_what_to_do(draft: PackDraft) -> None:
    path = draft.folder / "factions.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "#" * (MAX_FILE - len(text.encode()) - 2) + "\n", encoding="utf-8")
    with pytest.raises(DraftNotKept) as refused:
        draft.add("faction", {"name": "Row"})
    words = "With this the file would be larger than 512 KB. Take something out, or go on in another pack."
    assert str(refused.value) == words


def test_the_entry_that_is_meant_is_changed_though_another_stands_in_its_place_now(draft: PackDraft) -> None:
    """Given another program that laid an entry before it meanwhile."""
    other = PackDraft(draft.folder, CONTENTS)
    other.add("threat", {"name": "Gull"})
    other.move("threat", "threat.gull", before="threat.lamp_eater")
    draft.change("threat", "threat.wick", agenda="hide")
    names = [(one["id"], one["name"], one["agenda"]) for one in PackDraft(draft.folder, CONTENTS).entries("threat")]
    assert [one[:2] for one in names] == [
        ("threat.gull", "Gull"),
        ("threat.lamp_eater", "The Lamp Eater"),
        ("threat.wick", "Wick"),
    ]
    assert names[2][2] == "hide"


@pytest.mark.parametrize("act", ["take out", "double", "move"])
def test_the_entry_that_is_meant_is_taken_out_doubled_or_moved(draft: PackDraft, act: str) -> None:
    PackDraft(draft.folder, CONTENTS).move("threat", "threat.wick", before="threat.lamp_eater")
    match act:
        case "take out":
            draft.take_out("threat", "threat.wick")
        case "double":
            draft.double("threat", "threat.wick")
        case _:
            draft.move("threat", "threat.wick")
    after = [one["name"] for one in PackDraft(draft.folder, CONTENTS).entries("threat")]
    assert (
        after
        == {
            "take out": ["The Lamp Eater"],
            "double": ["Wick", "Wick 2", "The Lamp Eater"],
            "move": ["The Lamp Eater", "Wick"],
        }[act]
    )


def test_a_file_that_cannot_be_read_for_a_moment_is_not_taken_for_gone(
    draft: PackDraft, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a file that another program has open on Windows, when its pack is looked at, then nothing of it is lost."""
    before, read = bytes_of(draft.folder), Path.read_bytes
    draft.change("faction", "faction.moths", agency=4)
    changed, listed = bytes_of(draft.folder), ids(draft, "faction")

    def locked(path: Path) -> bytes:
        if path.name == "factions.toml":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return read(path)

    with monkeypatch.context() as locking:
        locking.setattr(Path, "read_bytes", locked)
        draft.look_again()
        assert ids(draft, "faction") == listed
        told = r"^factions.toml cannot be read: it may belong to somebody else. Nothing was changed.$"
        with pytest.raises(DraftNotKept, match=told):
            draft.change("faction", "faction.moths", agency=5)
        with pytest.raises(DraftNotKept, match=told):
            draft.undo()
        with pytest.raises(DraftNotKept, match=told):
            PackDraft(draft.folder, CONTENTS)
    assert bytes_of(draft.folder) == changed
    draft.undo()
    assert bytes_of(draft.folder) == before


@pytest.mark.parametrize("silent", [False, True])
def test_a_folder_that_is_closed_for_a_moment_is_not_taken_for_empty(
    draft: PackDraft, monkeypatch: pytest.MonkeyPatch, *, silent: bool
) -> None:
    listed = ids(draft, "faction")
    with monkeypatch.context() as closing:
        close(closing, draft.folder, silent=silent)
        draft.look_again()
    assert ids(draft, "faction") == listed


def test_a_field_that_somebody_else_changed_meanwhile_stays_so(draft: PackDraft) -> None:
    PackDraft(draft.folder, CONTENTS).change("threat", "threat.wick", agenda="hide")
    draft.change("threat", "threat.wick", name="Candle End")
    kept = PackDraft(draft.folder, CONTENTS).values("threat", "threat.wick")
    assert (kept["name"], kept["agenda"]) == ("Candle End", "hide")


def test_the_head_of_a_pack_keeps_what_somebody_else_wrote_there_meanwhile(draft: PackDraft) -> None:
    PackDraft(draft.folder, CONTENTS).change_head(title="Night Quay")
    draft.change_head(attribution={**draft.head["attribution"], "author": "Ada"})  # type: ignore[dict-item]
    assert PackDraft(draft.folder, CONTENTS).title == "Night Quay"


def test_what_somebody_else_has_taken_out_meanwhile_is_told_and_not_written(draft: PackDraft) -> None:
    told: list[int] = []
    PackDraft(draft.folder, CONTENTS).take_out("threat", "threat.wick")
    draft.watch(lambda: told.append(len(draft.entries("threat"))))
    with pytest.raises(DraftNotKept, match=r"threat\.wick"):
        draft.change("threat", "threat.wick", name="Candle End")
    assert told == [1]
    assert [one["name"] for one in PackDraft(draft.folder, CONTENTS).entries("threat")] == ["The Lamp Eater"]


def test_who_takes_back_hears_that_somebody_else_wrote_meanwhile(draft: PackDraft) -> None:
    told: list[str] = []
    draft.change("threat", "threat.wick", name="Candle End")
    PackDraft(draft.folder, CONTENTS).change("threat", "threat.wick", agenda="hide")
    draft.watch(lambda: told.append(draft.undoes))
    draft.undo()
    assert told == [""], "nothing can be taken back, and whoever shows it knows"
    kept = draft.values("threat", "threat.wick")
    assert (kept["name"], kept["agenda"]) == ("Candle End", "hide")


def test_who_watches_is_told_after_each_change_until_he_stops(draft: PackDraft) -> None:
    told: list[str] = []
    stop = draft.watch(lambda: told.append(draft.undoes))
    draft.change("threat", "threat.wick", tr=2)
    draft.undo()
    stop()
    draft.redo()
    assert told == ["Wick: TR changed.", ""]


def test_a_fresh_pack_is_sound_names_its_author_and_is_on_the_shelf(tmp_path: Path) -> None:
    draft = new_draft(tmp_path, CONTENTS, title="Neon Harbour", author="Jo")
    assert draft.faults == ()
    assert draft.pack is not None
    assert draft.pack.attribution.licence == "CC-BY-SA-4.0"
    assert "Nathanael Cole" in draft.pack.attribution.notice
    assert "Jo" in draft.pack.attribution.notice
    second = new_draft(tmp_path, CONTENTS, title="Neon Harbour", author="Jo")
    assert second.folder != draft.folder
    draft.change_head(title="Harbour")
    assert [one.title for one in PackShelf(tmp_path).read().packs] == ["Harbour", "Neon Harbour"]
    with pytest.raises(DraftNotKept, match="id of a pack stays"):
        draft.change_head(id="other")


@pytest.mark.parametrize("game", KEYS)
def test_every_game_s_packs_can_be_begun(tmp_path: Path, game: str) -> None:
    draft = new_draft(tmp_path, packs_of(game).contents, title="Mine", author="Jo")
    assert draft.faults == ()


# ---------------------------------------------------------------------- any sequence of changes


def _threat_of(draft: PackDraft, number: int) -> str:
    found = ids(draft, "threat")
    return found[number % len(found)] if found else draft.add("threat", {"name": "Somebody"})


def _give_id(draft: PackDraft, threat: str, new: str) -> None:
    """Give a Threat another id, or meet the refusal where another entry has it."""
    if new != threat and new in {one["id"] for one in draft.entries("threat")}:
        with pytest.raises(DraftNotKept):
            draft.change("threat", threat, id=new)
    else:
        draft.change("threat", threat, id=new)


DOES: list[Callable[[PackDraft, int, str], object]] = [
    lambda draft, _number, text: draft.add("threat", {"name": text}),
    lambda draft, number, text: draft.change("threat", _threat_of(draft, number), agenda=text),
    lambda draft, number, _text: draft.change("threat", _threat_of(draft, number), tr=number),
    lambda draft, number, text: draft.change("threat", _threat_of(draft, number), wave=text),
    lambda draft, number, text: draft.change("threat", _threat_of(draft, number), defeat=(text,) * (number % 3)),
    lambda draft, number, _text: _give_id(draft, _threat_of(draft, number), f"threat.n{number}"),
    lambda draft, number, _text: draft.double("threat", _threat_of(draft, number)),
    lambda draft, number, _text: draft.take_out("threat", _threat_of(draft, number)),
    lambda draft, number, _text: draft.move("threat", _threat_of(draft, number), _threat_of(draft, number // 3)),
    lambda draft, _number, text: draft.change_head(title=text or "T"),
    lambda draft, number, text: draft.change("scenario", ids(draft, "scenario")[0], path=(text,) * (number % 14)),
    lambda draft, number, text: draft.add("faction", {"name": text, "agency": number}),
    lambda draft, _number, _text: draft.undo(),
    lambda draft, _number, _text: draft.redo(),
]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(DOES),
        st.integers(0, 30),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    ),
    max_size=12,
)


@settings(max_examples=60, deadline=None)
@given(steps=STEPS)
def test_taken_back_all_the_bytes_are_those_of_the_start(tmp_path_factory: pytest.TempPathFactory, steps: Any) -> None:
    folder = written(tmp_path_factory.mktemp("drafts") / "dark-quay", {**files_of(), "factions.toml": FACTIONS})
    before = bytes_of(folder)
    draft = PackDraft(folder, CONTENTS)
    for does, number, text in steps:
        does(draft, number, text)
        for name in bytes_of(folder):
            tomllib.loads((folder / name).read_text(encoding="utf-8"))
        assert draft.entries("threat") == PackDraft(folder, CONTENTS).entries("threat")
    after = bytes_of(folder)
    taken_back = 0
    while draft.undoes:
        draft.undo()
        taken_back += 1
    assert bytes_of(folder) == before
    for _ in range(taken_back):
        draft.redo()
    assert bytes_of(folder) == after


# ---------------------------------------------------------------------- killed, and a disk that fails


class KilledHereError(BaseException):
    """The program is no more."""


def change_of_two_files(draft: PackDraft) -> None:
    draft.change("faction", "faction.moths", id="faction.night_moths")


def test_killed_between_any_two_writes_a_sound_pack_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of the change is there, or nothing of it."""
    seen = set()
    for count in range(40):
        folder = written(tmp_path / str(count) / "gattai" / "dark-quay", files_of())
        before = bytes_of(folder)
        calls = iter(range(1000))
        with monkeypatch.context() as killing:
            for name in ("replace", "unlink"):
                real = getattr(Path, name)

                def cut(
                    self: Path, *rest: Any, real: Any = real, count: int = count, calls: Any = calls, **more: Any
                ) -> Any:
                    if next(calls) == count:
                        raise KilledHereError
                    return real(self, *rest, **more)

                killing.setattr(Path, name, cut)
            real_fsync = os.fsync

            def sync(file: int, real: Any = real_fsync, count: int = count, calls: Any = calls) -> None:
                if next(calls) == count:
                    raise KilledHereError
                real(file)

            killing.setattr(os, "fsync", sync)
            try:
                change_of_two_files(PackDraft(folder, CONTENTS))
            except KilledHereError:
                pass
            else:
                break
        place = OwnPacks(tmp_path / str(count), "gattai").folders()
        assert place == (folder,)
        read_pack(folder, CONTENTS, packs_of("gattai").built_in())
        draft = PackDraft(folder, CONTENTS)
        assert draft.faults == ()
        assert draft.has("faction", "faction.moths") != draft.has("faction", "faction.night_moths")
        seen.add(draft.has("faction", "faction.moths"))
        if draft.has("faction", "faction.moths"):
            assert bytes_of(folder) == before
        assert [one.name for one in folder.iterdir() if one.name.startswith(".")] == []
    else:
        pytest.fail("The change never came to its end.")
    assert seen == {True, False}


@pytest.mark.parametrize("number", range(4))
def test_a_disk_that_fails_is_told_and_all_is_as_it_was(
    draft: PackDraft, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    before = bytes_of(draft.folder)
    calls = iter(range(1000))
    real = Path.replace

    def full(self: Path, target: Any) -> Path:
        if next(calls) == number:
            raise OSError(28, "No space left on device")
        return real(self, target)

    with monkeypatch.context() as failing:
        failing.setattr(Path, "replace", full)
        if number < 3:
            with pytest.raises(DraftNotKept, match="the disk is full"):
                change_of_two_files(draft)
            assert bytes_of(draft.folder) == before
            assert draft.has("faction", "faction.moths")
            assert not draft.undoes
        change_of_two_files(draft)
    assert draft.has("faction", "faction.night_moths")
    assert draft.faults == ()


def test_a_change_that_was_killed_is_finished_though_another_run_changed_files_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two desks that change several files of a folder, when one is killed, then its change is finished too."""
    real = folder_writing.replace_patiently

    def killing(new: Path, place: Path) -> None:
        if place.name == "gear.toml":
            raise KilledHereError
        real(new, place)

    with monkeypatch.context() as killed:
        killed.setattr(folder_writing, "replace_patiently", killing)
        with pytest.raises(KilledHereError):
            write_files(tmp_path, {"techs.toml": b"mine", "gear.toml": b"mine"})
    write_files(tmp_path, {"threats.toml": b"hers", "factions.toml": b"hers"})
    bring_to_end(tmp_path)
    held = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    assert held == {
        "techs.toml": b"mine",
        "gear.toml": b"mine",
        "threats.toml": b"hers",
        "factions.toml": b"hers",
    }


def test_a_list_that_a_stranger_left_leads_nowhere(draft: PackDraft) -> None:
    (draft.folder / ".changing").write_text('{"../../secret.toml": false, "threats.toml": true}', encoding="utf-8")
    outside = draft.folder.parent.parent / "secret.toml"
    outside.write_text("mine", encoding="utf-8")
    before = (draft.folder / "threats.toml").read_bytes()
    bring_to_end(draft.folder)
    assert outside.read_text(encoding="utf-8") == "mine"
    assert (draft.folder / "threats.toml").read_bytes() == before
    assert not (draft.folder / ".changing").exists()
