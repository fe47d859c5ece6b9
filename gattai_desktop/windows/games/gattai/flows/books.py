"""The packs of which something can come to a table that is played: a person's own first, then what ships."""

from collections.abc import Iterator

from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.own_packs import default_packs
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.windows.kit.own_words import know_packs


def own_books() -> tuple[Pack, ...]:
    """Return a person's own packs that can be read."""
    own = [one for one in PackShelf(default_packs()).read().packs if one.game == "gattai"]
    know_packs(own)
    return tuple(one.pack for one in own)


def books() -> Iterator[Pack]:
    """Yield every pack of this computer that can be read."""
    yield from own_books()
    yield from built_in()
