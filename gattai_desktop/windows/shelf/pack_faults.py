"""Tells what is wrong with a pack that is written at the desk: which thing it is, and the way to it there."""

from collections.abc import Callable, Iterable
from functools import partial

from gattai_desktop.board.speech import content
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.faults import Fault
from gattai_desktop.windows.kit.game_desk import GameDesk
from gattai_desktop.windows.shelf.pack_looks import PackNotice, notice_of


def notices_for_the_desk(
    faults: Iterable[Fault], draft: PackDraft, desk: GameDesk, lead: Callable[[Fault], object]
) -> tuple[PackNotice, ...]:
    """Return faults as plates, with the words of the desk; a press on one leads to what is wrong.

    What lies in no entry, such as a file that cannot be read, is told by its file.
    """
    return tuple(_notice(one, draft, desk, lead) for one in faults)


def _notice(fault: Fault, draft: PackDraft, desk: GameDesk, lead: Callable[[Fault], object]) -> PackNotice:
    from gattai_desktop.windows.desk.field_texts import label_of_path

    told = notice_of(fault)
    word, entry = draft.entry_of(fault)
    if not word:
        return told
    place = fault.way[1]
    name = draft.entries(word)[place]["name"] if isinstance(place, int) else ""
    kinds = (one.title for one in desk.parts() if one.word == word and one.kind != "steps")
    kind = next(kinds, label_of_path(draft.family(word).file))
    return evolve(
        told,
        head=content(str(name or "")) or entry or kind,
        place=kind if name or entry else "",
        box=label_of_path(fault.field) if fault.field else "",
        source=", ".join(one for one in (told.head, told.place) if one),
        then=partial(lead, fault),
    )
