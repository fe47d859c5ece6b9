"""What differs between two versions of a pack, told as people would say it."""

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.pack_changes import changes_between, pictures_unlike
from gattai_desktop.windows.shelf.pack_telling import notices_of_changes
from tests.content.coach_packs import SCENARIOS, files_of


def test_of_a_table_that_changed_only_what_differs_in_it_is_told() -> None:
    """The credit of a pack is a table of six lines, which nobody reads through twice to find the one that changed."""
    old, new = files_of(), files_of()
    new["pack.toml"] = new["pack.toml"].replace("CC-BY-SA-4.0", "CC-BY-4.0")
    (change,) = changes_between(old, new, packs_of("gattai").contents)
    assert (change.field, change.was, change.now) == ("attribution.licence", "CC-BY-SA-4.0", "CC-BY-4.0")


def test_entries_that_are_named_are_called_by_their_names() -> None:
    """Given a Threat that is left out of an evening, then nobody reads `threat.wick`, which only files say."""
    new = files_of(scenarios=SCENARIOS.replace(', "threat.wick"]', "]"))
    (change,) = changes_between(files_of(), new, packs_of("gattai").contents)
    assert (change.field, change.was, change.now) == ("threats", "The Lamp Eater, Wick", "The Lamp Eater")


def test_a_picture_that_became_another_one_under_the_same_name_is_told() -> None:
    """A person who takes a new map for the old one most often keeps the name of its file."""
    files = files_of(scenarios=SCENARIOS.replace('"harbour"', '"quay.png"'))
    unlike = pictures_unlike({"quay.png": b"old", "map.png": b"x"}, {"quay.png": b"new", "map.png": b"x"})
    (change,) = changes_between(files, files, packs_of("gattai").contents, unlike)
    assert (change.entry, change.field, change.was, change.now) == ("The Dark Quay", "picture", "quay.png", "quay.png")
    (notice,) = notices_of_changes([change], packs_of("gattai").contents)
    assert (notice.box, notice.text, notice.more) == ("Picture", "quay.png is another picture", "")
    assert changes_between(files, files, packs_of("gattai").contents) == ()
