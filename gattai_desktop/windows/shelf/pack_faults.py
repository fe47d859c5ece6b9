"""Tells what is wrong with a pack of a person's own by the name of the thing, and leads to it at the desk."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import Fault
from gattai_desktop.content.pack_file import HEAD
from gattai_desktop.content.schema import Family
from gattai_desktop.windows.games.register import desk_of
from gattai_desktop.windows.kit.field_labels import label_of_path, labels_along
from gattai_desktop.windows.shelf.pack_looks import PackNotice, notice_of


def notices_by_name(
    faults: Iterable[Fault], game: str, lead: Callable[[Fault], object] | None = None
) -> tuple[PackNotice, ...]:
    """Return faults as plates, with the words of the desk; file and line stand below, for who writes by hand.

    game: the key of the game as whose pack it was read, or "". lead: goes to what is wrong at the desk, for a pack that
    lies where it can be mended; a press on a plate does that.
    """
    return tuple(_notice(one, game if game in KEYS else "", lead) for one in faults)


def _notice(fault: Fault, game: str, lead: Callable[[Fault], object] | None) -> PackNotice:
    told = notice_of(fault)
    source = ", ".join(one for one in (told.head, told.place) if one)
    box = label_of_path(fault.field) if fault.field else ""
    if fault.file == HEAD:
        return evolve(told, head=speak("ShelfWindow", "The pack itself"), place="", box=box, source=source)
    families = packs_of(game).contents.families if game else ()
    family = next((one for one in families if f"{one.file}.toml" == fault.file), None)
    if family is None:
        return told
    kind, name = kind_of(game, family), content(fault.name)
    in_entry = len(fault.way) > 1
    return evolve(
        told,
        head=name or called(fault.entry) or kind,
        place=kind if name or fault.entry else "",
        box=(box, *labels_along(family.fields, fault.way[2:]))[-1],
        source=source,
        then=partial(lead, fault) if lead is not None and in_entry else None,
    )


def kind_of(game: str, family: Family[Any]) -> str:
    """Return what people call the entries of a family: as the desk does, as packs are counted, or one of them."""
    return _listed_as(game, family) or called(family.kind)


def several_of(game: str, family: Family[Any]) -> str:
    """Return what people call several entries of a family: as the desk does, as packs are counted, or by their word."""
    return _listed_as(game, family, several=True) or called(family.kinds)


def _listed_as(game: str, family: Family[Any], *, several: bool = False) -> str:
    desk = desk_of(game)
    parts = () if desk is None else tuple(one for one in desk.parts() if one.kind != "steps")
    if several:  # a part of which the desk makes no second one is named there as one
        parts = tuple(one for one in parts if one.new)
    at_desk = (one.title for one in parts if one.word == family.word)
    counted = (said(one.name) for one in packs_of(game).contents.counted if one.file == family.file)
    return next(at_desk, "") or next(counted, "")
