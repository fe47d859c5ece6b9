"""What a pack that is written may name: the cards and classes of the program, and its own as far as they are sound."""

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.sound_entries import kept_for_draft, sound_entries
from gattai_desktop.content.tasuo.card_packs import let_be_seen
from gattai_desktop.content.tasuo.families import CARDS, CLASSES
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, WarriorClass, with_classes


@kept_for_draft
def cards_for(draft: PackDraft) -> DesignSet:
    """Return the cards that the decks of a pack may list: its own first. They can be looked at from now on."""
    designs = [*sound_entries(draft, CARDS), *(one for pack in draft.shelf for one in pack.of(CardDesign))]
    classes = [*sound_entries(draft, CLASSES), *(one for pack in draft.shelf for one in pack.of(WarriorClass))]
    found = DesignSet(with_classes(designs), {}, {one.id: one for one in reversed(classes)})
    return let_be_seen(found)
