"""What a pack that is written may name: the Bots and Contraptions of the box, and its own as far as they are sound."""

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.rumblebots.families import BOTS, CONTRAPTIONS
from gattai_desktop.content.rumblebots.known_bots import with_entries
from gattai_desktop.content.rumblebots.matches import built_in_bots
from gattai_desktop.content.sound_entries import kept_for_draft, sound_entries
from gattai_desktop.games.rumblebots.bots import Bot, Contraption


@kept_for_draft
def kinds_of(draft: PackDraft) -> dict[str, Bot | Contraption]:
    """Return, by their ids, what a pack that is written may name: of its own what has no fault."""
    box = built_in_bots().bots
    packs = [one for one in draft.shelf if one.id != built_in_bots().pack.id]
    needed = [tuple(one for pack in packs for one in pack.of(kind)) for kind in (Bot, Contraption)]
    own = with_entries((*sound_entries(draft, BOTS), *needed[0]), (*sound_entries(draft, CONTRAPTIONS), *needed[1]), ())
    names = {key: entry_id for entry_id, key in own.keys.items()}
    kinds: dict[str, Bot | Contraption] = {**own.bots.bots, **own.bots.contraptions}
    brought = {names[key]: one for key, one in kinds.items() if key in names}
    return {**brought, **box.bots, **box.contraptions}
