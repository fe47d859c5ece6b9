"""What a game says of entries whose fields hang together: which of them one has, and what changes with another."""

from collections.abc import Mapping
from typing import Protocol

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.line_pieces import LineInPieces


class EntryShape(Protocol):
    """What a game says of the entries of one family."""

    pieced: tuple[str, ...]
    """The fields whose line is put together out of pieces."""

    def has(self, field: str, values: FieldValues) -> bool:
        """Return whether an entry with these values has that field."""

    def changes(self, draft: PackDraft, values: FieldValues, field: str, value: Held) -> Mapping[str, Held]:
        """Return all the fields that change, with their values, where a field gets another value; that one too."""

    def apart(self, draft: PackDraft, values: FieldValues, field: str, line: str) -> LineInPieces:
        """Return the line of a field in pieces. Raises NotationFault where it cannot be read."""
