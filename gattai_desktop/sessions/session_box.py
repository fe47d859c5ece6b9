"""The box with which a session is played: of its game, with the cards of the packs that the session keeps."""

from collections.abc import Mapping

from gattai_desktop.cards.encoding import MAX_ENCODED
from gattai_desktop.cards.value import parsed
from gattai_desktop.content.boxes import box, packs_of
from gattai_desktop.content.own_box import NoRoomForCards, box_with_copies
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds_of_text import is_id
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.sessions.errors import NotReadable


def session_box(said: Mapping[str, str]) -> Box:
    """Return the box for what a file says of itself. Raises NoBox; NotReadable where its packs cannot be for now."""
    game = said.get("game", "")
    usual, copies = box(game), copies_in(said.get("setup", ""))
    # What packs are read with is only fetched where the session keeps any.
    if not copies or packs_of(game).box_with is None:
        return usual
    try:
        return box_with_copies(game, copies)
    except NoRoomForCards as wrong:
        words = "{told} The session was not touched. Free some space, then try once more."
        raise NotReadable(words, told=wrong.args[0]) from wrong


def copies_in(setup: str) -> tuple[PackCopy, ...]:
    """Return the packs in a set-up as a file keeps it, whatever else stands in it.

    The file may be a stranger's: what is no id could lead out of a folder that is called by it.
    """
    listed = _parts(setup).get("packs") if '"packs"' in setup else None
    return tuple(
        PackCopy(
            str(one["id"]),
            str(one.get("title", one["id"])),
            {str(name): str(text) for name, text in one["files"].items()},
        )
        for one in (listed if isinstance(listed, list) else ())
        if isinstance(one, dict) and is_id(str(one.get("id"))) and isinstance(one.get("files"), dict)
    )


def scenario_in(setup: str) -> str:
    """Return which scenario a set-up is of, as a file keeps it; "" for none."""
    found = _parts(setup).get("scenario")
    return found if isinstance(found, str) else ""


def _parts(setup: str) -> Mapping[str, object]:
    try:
        data = parsed(setup) if len(setup) <= MAX_ENCODED else None
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
