"""Copies a session or record for a replay, because the file itself may be open elsewhere."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.file_kinds import RECORD, SESSION, ends_in
from gattai_desktop.records.progress import Told, nobody
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.reading import room_to_look
from gattai_desktop.sessions.shelf import copy_session, record_into

if TYPE_CHECKING:
    from gattai_desktop.content.own_pack import OwnPack


@frozen
class ReplayCopy:
    """A session in a folder of its own, which is deleted when nothing refers to it any more."""

    folder: TemporaryDirectory[str]
    path: Path
    points: bool = False
    """Whether its turning points are to be shown at once."""


def copy_to_replay(path: Path, told: Told = nobody, own: Sequence["OwnPack"] = ()) -> ReplayCopy:
    """Copy a session, or play a record into one. Needs no window, and may take long.

    own: packs of a person's own whose entries a record may name.

    Raises SessionError, UnreadableRecord for a record that cannot be read, Stopped; nothing is left of it then.
    """
    folder = room_to_look(path, "gattai-replay-")
    try:
        played = ends_in(path, RECORD)
        target = Path(folder.name) / (f"{path.stem}{SESSION}" if played else path.name)
        if played:
            record_into(path, target, told=told, own=own)
        else:
            copy_session(path, target, told)
        Journal.open(target).close()  # errors in opening are raised before a window is made
    except BaseException:
        folder.cleanup()
        raise
    return ReplayCopy(folder, target)
