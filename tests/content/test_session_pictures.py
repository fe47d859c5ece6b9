"""Which pictures a session shows, where its file is a stranger's."""

from pathlib import Path

import pytest

from gattai_desktop.content.session_pictures import PLAYED, session_pictures
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.pack_copy import PackCopy

SCENARIO = '[[scenario]]\nid = "quay"\nname = "The Quay"\npicture = "me.png"\n'


def played(pack: str, scenario: str = SCENARIO) -> Setup:
    return Setup(scenario="quay", packs=(PackCopy(pack, "Quay", {"scenarios.toml": scenario}),))


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder of packs with one that has a picture, and a picture of somebody's beside that folder."""
    for place in (tmp_path / "packs" / "gattai" / "quay", tmp_path / "mine"):
        (place / "pictures").mkdir(parents=True)
        (place / "pictures" / "me.png").write_bytes(b"a picture")
    return tmp_path / "packs"


def test_the_picture_of_what_is_played_is_found_in_its_pack(packs: Path) -> None:
    assert session_pictures(played("quay"), packs, {})[PLAYED].name == "The Quay"


@pytest.mark.parametrize("pack", ["../../mine", "../mine", "/etc", "quay/../../../mine", ""])
def test_no_pack_leads_out_of_the_folder_of_packs(packs: Path, pack: str) -> None:
    """Given a session whose pack is called by a way to somebody's pictures, then none of these is shown."""
    assert not session_pictures(played(pack), packs, {})


@pytest.mark.parametrize("missing", ['id = "quay"\n', 'name = "The Quay"\n'])
def test_an_entry_of_which_half_is_missing_has_no_picture_that_is_known(packs: Path, missing: str) -> None:
    scenario = SCENARIO.replace(missing, "").replace("scenario]]", "location]]")
    assert not session_pictures(played("quay", scenario), packs, {"location.quay": "The Quay"})
