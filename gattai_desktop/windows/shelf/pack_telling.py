"""Says of packs what their page shows: cards, what stands in the panel, faults, changes and notices as plain words."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.board.speech import content, listed, said, speak
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_changes import PackChange
from gattai_desktop.content.schema import Contents
from gattai_desktop.sessions.played import PackUse
from gattai_desktop.sessions.shelf_entry import OnShelf
from gattai_desktop.windows.kit.field_labels import labels_along
from gattai_desktop.windows.kit.named_works import notice_words
from gattai_desktop.windows.shelf.pack_faults import kind_of, several_of
from gattai_desktop.windows.shelf.pack_looks import PackLook, PackNotice, PackPanelLook, counts_of, makers_of
from gattai_desktop.windows.shelf.shelf_looks import name_of

_LONGEST: Final = 300
"""Letters of a value that are shown where it was changed."""


def look_of(pack: Pack, mark: str = "", told: str = "", foot: str = "", *, base: bool = False) -> PackLook:
    """What the card of a pack says. base: others build on it."""
    return PackLook(
        content(pack.title),
        makers_of(pack),
        pack.attribution.licence,
        mark,
        told,
        counts_of(pack),
        foot,
        _picture(pack, base=base),
    )


def look_of_faulty(wrong: UnusablePack) -> PackLook:
    """Return what the card says of a pack that cannot be used."""
    return PackLook(
        content(wrong.title),
        mark="faulty",
        told=speak("ShelfWindow", "Cannot be played yet"),
        foot=speak("shelf", "{count} faults.", count=len(wrong.faults)),
    )


def along_words(pack: Pack, others: list[Pack], uses: list[PackUse]) -> str:
    """The last line of a card that came with the program: how many sessions use it, or what it is for."""
    if uses:
        return speak("shelf", "used by {count} sessions", count=len(uses))
    if is_base(pack, others):
        return speak("ShelfWindow", "what others build on")
    return speak("ShelfWindow", "came with the program")


def is_base(pack: Pack, others: list[Pack]) -> bool:
    """Whether another pack builds on it."""
    return any(pack.id == needed.id for one in others for needed in one.needed)


def panel_of_along(pack: Pack, others: list[Pack], uses: list[PackUse]) -> PackPanelLook:
    """Return what the panel says of a pack that came with the program."""
    used = PackNotice(speak("ShelfWindow", "Sessions"), text=used_by(uses)) if uses else None
    notices = tuple(one for one in (used, held_in(pack)) if one is not None)
    foot = along_words(pack, others, [])
    return PackPanelLook(content(pack.title), "building", lines=about(pack), notices=notices, foot=foot)


def about(pack: Pack) -> tuple[str, ...]:
    """Say whose work a pack is, and under which licence."""
    return (f"{makers_of(pack)}, {pack.attribution.licence}", notice_words(pack.attribution.notice))


def not_free(pack: Pack) -> tuple[PackNotice, ...]:
    """Warn of a licence that does not say that a pack may be passed on; nothing of those of Creative Commons."""
    licence = pack.attribution.licence
    if licence.upper().startswith("CC"):
        return ()
    told = speak(
        "shelf",
        "“{licence}” does not say that others may have it. Play it; ask its maker before you give it away.",
        licence=licence,
    )
    return (PackNotice(speak("ShelfWindow", "Not to be passed on?"), text=told),)


def held_in(pack: Pack) -> PackNotice:
    """Say what a pack holds: how much of what is counted on its card, then of the rest, and how much that is in all."""
    counted = {one.file for one in pack.contents.counted}
    rest = [family for family in pack.contents.families if family.file not in counted and pack.found.get(family.file)]
    numbers = [(said(one.name), len(pack.found[one.file])) for one in pack.contents.counted if pack.found.get(one.file)]
    numbers += [(several_of(pack.contents.game, one), len(pack.found[one.file])) for one in rest]
    counts = [speak("shelf", "{name}: {number}", name=name, number=number) for name, number in numbers]
    entries = speak("shelf", "{count} entries.", count=len(pack.entries))
    return PackNotice(speak("ShelfWindow", "What it holds"), text="\n".join([*counts, entries]))


def notices_of_changes(changes: Iterable[PackChange], contents: Contents) -> tuple[PackNotice, ...]:
    """Return changes as plates, with the words of the desk: the entry, what it is one of, and the field."""
    return tuple(_notice_of_change(one, contents) for one in changes)


def _notice_of_change(change: PackChange, contents: Contents) -> PackNotice:
    entry = content(change.entry) if change.entry else speak("ShelfWindow", "The pack itself")
    family = next((one for one in contents.families if f"{one.file}.toml" == change.file), None)
    place = kind_of(contents.game, family) if family is not None else ""
    if change.field:
        field = ": ".join(labels_along(family.fields if family is not None else (), change.field.split(".")))
        if change.was == change.now:
            return PackNotice(entry, place, field, speak("ShelfWindow", "{file} is another picture", file=change.now))
        text = speak("ShelfWindow", "was: {value}", value=change.was or "–")
        now = speak("ShelfWindow", "now: {value}", value=change.now or "–")
        return PackNotice(entry, place, field, _short(text), _short(now))
    came = speak("ShelfWindow", "is new") if change.now else speak("ShelfWindow", "is gone")
    return PackNotice(entry, place, text=came)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST].rstrip()}…"


def _picture(pack: Pack, *, base: bool) -> str:
    """The picture of the first thing in it to play; that of its game for a pack on which others build."""
    found = (pack.picture(picture) for one in pack.entries if (picture := getattr(one, "picture", "")))
    return pack.contents.picture if base else next(found, pack.contents.picture)


def used_by(uses: list[PackUse]) -> str:
    """Name the sessions that use a pack."""
    return speak("ShelfWindow", "Used by {names}.", names=sessions_of(uses))


def sessions_of(uses: Iterable[PackUse]) -> str:
    """Return the sessions that use a pack, each once and called as on the shelf: two may have one name."""
    names = {one.path: one.session for one in uses}
    return listed([name_of(OnShelf(path, name)) for path, name in names.items()])
