"""The packs of which something can come to a table that is played: a person's own first, then what ships."""

from collections.abc import Iterator

from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.own_packs import default_packs
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_shelf import PackShelf


def books() -> Iterator[Pack]:
    """Yield every pack of this computer that can be read."""
    yield from (one.pack for one in PackShelf(default_packs()).read().packs if one.game == "gattai")
    yield from built_in()
