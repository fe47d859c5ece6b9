"""Finds the pictures of what a session plays and of what everybody knows, where its packs are on this computer."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.content.pack_pictures import entries_with_pictures, place_of_picture
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.content.written_file import lies_there
from gattai_desktop.games.kind_of_picture import NO_PICTURE, is_own_picture
from gattai_desktop.games.kinds_of_text import is_id
from gattai_desktop.games.pack_copy import PackCopy

PLAYED: Final = "scenario"
"""The word of what a session plays, in a set-up and in packs."""


@frozen
class PictureOfThing:
    """An image file or the name of a picture that is drawn, and what the thing is called that it shows."""

    picture: str
    name: str
    own: bool
    """Whether it is a file."""


def session_pictures(setup: Any, packs: Path, known: Mapping[str, str]) -> dict[str, PictureOfThing]:  # noqa: ANN401 - each game has its own
    """Return the pictures of what everybody knows and of what a session plays, by the word and the key of each.

    An image file that is not on this computer is left out. packs: where its packs are. known: what everybody may see,
    as "location.quay", with its name: something else may have come by the same key.
    """
    found = _pictures_in(setup.packs, setup.game, setup.scenario, packs, known)
    if not found.keys() >= known.keys():  # it may have come since, of a pack as it is now
        later = (one for one in PackShelf(packs).read().packs if one.game == setup.game)
        found = _pictures_in(later, setup.game, "", packs, known) | found
    return {thing: found[thing] for thing in (*known, PLAYED) if thing in found}


def _pictures_in(
    these: Iterable[PackCopy | OwnPack], game: str, scenario: str, packs: Path, known: Mapping[str, str]
) -> dict[str, PictureOfThing]:
    found: dict[str, PictureOfThing] = {}
    for one in these:
        if not is_id(one.id):  # a stranger's session: what is no id could lead out of the folder of packs
            continue
        for family, entry, picture in entries_with_pictures(one.files, packs_of(game).contents):
            whole_key, name = str(entry.get("id")), str(entry.get("name"))
            key = whole_key.rpartition(".")[2]
            thing, own = f"{family.word}.{key}", is_own_picture(picture)
            played = family.word == PLAYED and scenario in (whole_key, key)
            shown = place_of_picture(packs / game / one.id, picture)
            there = lies_there(Path(shown)) if own else picture != NO_PICTURE
            if there and (played or known.get(thing) == name):
                found.setdefault(PLAYED if played else thing, PictureOfThing(shown, name, own))
    return found
