"""Tells the windows which words that may be shown now are a person's own, so that none of them is translated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gattai_desktop.board.speech import leave_as_written
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.sessions.session_box import copies_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gattai_desktop.content.draft import PackDraft
    from gattai_desktop.content.own_pack import OwnPack
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.records.tale import Tale
    from gattai_desktop.sessions.journal import Journal

TABLE, REPLAY = "table", "replay"
_PACKS, _DESK, _TALE = "packs", "desk", "tale"


def know_packs(packs: Iterable[OwnPack]) -> None:
    """Leave the words of packs that are listed somewhere as they are, until a table is shown or goes on."""
    from gattai_desktop.content.own_words import own_words

    leave_as_written(_PACKS, frozenset().union(*(own_words(one.game, (one.copy,)) for one in packs)))


def know_draft(draft: PackDraft) -> None:
    """Leave the words of the pack that is written as they stand now."""
    from gattai_desktop.content.own_words import own_words

    files = {name: text for name, text in draft.texts.items() if text is not None}
    copy = PackCopy(str(draft.head["id"] or draft.folder.name), draft.title, files)
    leave_as_written(_DESK, own_words(draft.contents.game, (copy,)))


def leave_draft() -> None:
    """The desk is left."""
    leave_as_written(_DESK, frozenset())


def know_table(model: GameModel, journal: Journal, where: str = TABLE) -> None:
    """Leave the words of the packs of a session, and of what comes to its table, as they are."""
    from gattai_desktop.content.own_words import brought_words, own_words

    begun = journal.state_before(1) if journal.last else journal.state()
    kept = own_words(journal.box.key, copies_in(journal.setup_text))

    def look() -> None:
        leave_packs()
        leave_as_written(where, kept | brought_words(journal.box, begun, journal.state()))

    look()
    model.factsHappened.connect(look)


def know_tale(tale: Tale) -> None:
    """Leave the words of the session of which is told as they are, until a table is shown or goes on."""
    leave_as_written(_TALE, tale.own)


def leave_packs() -> None:
    """No packs are listed any more, and no tale is told of another table."""
    leave_as_written(_PACKS, frozenset())
    leave_as_written(_TALE, frozenset())


def leave_table(where: str = TABLE) -> None:
    """The table is left, or its replay."""
    leave_as_written(where, frozenset())
