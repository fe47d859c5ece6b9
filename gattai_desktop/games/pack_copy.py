"""A pack of somebody's own, as a session began with it."""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import frozen


@frozen
class PackCopy:
    """The texts of a pack's files, by their names: a session keeps them, so that it never needs the pack again."""

    id: str
    title: str
    files: Mapping[str, str]
