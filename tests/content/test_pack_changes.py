"""What differs between two versions of a pack, told as people would say it."""

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.pack_changes import changes_between
from tests.content.coach_packs import files_of


def test_of_a_table_that_changed_only_what_differs_in_it_is_told() -> None:
    """The credit of a pack is a table of six lines, which nobody reads through twice to find the one that changed."""
    old, new = files_of(), files_of()
    new["pack.toml"] = new["pack.toml"].replace("CC-BY-SA-4.0", "CC-BY-4.0")
    (change,) = changes_between(old, new, packs_of("gattai").contents)
    assert (change.field, change.was, change.now) == ("attribution.licence", "CC-BY-SA-4.0", "CC-BY-4.0")
