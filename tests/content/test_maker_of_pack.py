"""Who makes a pack can be said later, too: in its licence and in every entry that is hers."""

from collections.abc import Mapping
from pathlib import Path

from gattai_desktop.content.credit import maker_of, makers_by_work, name_maker
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.new_pack import new_draft

OWN = {"origin": "own"}


def test_a_pack_that_somebody_made_gets_her_name_wherever_she_is_named(tmp_path: Path) -> None:
    draft = new_draft(tmp_path, CONTENTS, title="Dark Quay", author="somebody")
    gull = draft.add("threat", {"name": "Gull", "tr": 1, "author": "somebody", **OWN})
    crew = draft.add("faction", {"name": "Crew", "agency": 1, "author": "Ann", **OWN})
    assert maker_of(draft) == "somebody"
    name_maker(draft, "Jo Park")
    assert maker_of(draft) == "Jo Park"
    assert draft.values("threat", gull)["author"] == "Jo Park"
    assert draft.values("faction", crew)["author"] == "Ann", "what somebody else has made stays hers"
    attribution = draft.head["attribution"]
    assert isinstance(attribution, Mapping)
    assert attribution["changes"] == "New entries by Jo Park."
    assert str(attribution["notice"]).endswith("changed. New entries by Jo Park.")
    assert attribution["author"] == "Nathanael Cole"
    draft.undo()
    assert maker_of(draft) == "somebody"
    assert draft.values("threat", gull)["author"] == "somebody"


def test_a_pack_without_entries_is_made_by_whom_its_head_names(tmp_path: Path) -> None:
    draft = new_draft(tmp_path, CONTENTS, title="Dark Quay", author="Jo")
    assert maker_of(draft) == "Jo"
    before = dict(draft.texts)
    name_maker(draft, "Jo")
    assert draft.texts == before


def test_notices_name_a_work_once_and_all_who_made_what_is_new_beside_it() -> None:
    book = "Contains material from a book, changed."
    notices = (book, f"{book} New entries by Jo.", f"{book} New entries by Ann.", f"{book} New entries by Jo.", "Mine.")
    assert makers_by_work(notices) == {book: ("Jo", "Ann"), "Mine.": ()}
