"""The box with which a session is played: of its game, with the cards of the packs that the session keeps."""

from collections.abc import Mapping

from gattai_desktop.cards.encoding import MAX_ENCODED
from gattai_desktop.cards.value import parsed
from gattai_desktop.content.boxes import box, packs_of
from gattai_desktop.content.own_box import box_with_copies
from gattai_desktop.games.box import Box
from gattai_desktop.games.pack_copy import PackCopy


def session_box(said: Mapping[str, str]) -> Box:
    """Return the box for what a file says of itself. Raises NoBox."""
    game = said.get("game", "")
    usual, setup = box(game), said.get("setup", "")
    if packs_of(game).box_with is None:
        return usual
    return box_with_copies(game, copies_in(setup))


def copies_in(setup: str) -> tuple[PackCopy, ...]:
    """Return the packs in a set-up as a file keeps it, whatever else stands in it."""
    if '"packs"' not in setup or len(setup) > MAX_ENCODED:
        return ()
    try:
        data = parsed(setup)
    except ValueError:
        return ()
    listed = data.get("packs") if isinstance(data, dict) else None
    return tuple(
        PackCopy(
            one["id"],
            str(one.get("title", one["id"])),
            {str(name): str(text) for name, text in one["files"].items()},
        )
        for one in (listed if isinstance(listed, list) else ())
        if isinstance(one, dict) and isinstance(one.get("id"), str) and isinstance(one.get("files"), dict)
    )
