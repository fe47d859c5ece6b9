"""Works out which decks of a person's own packs can be taken at a table, and what each of the others still lacks."""

from collections.abc import Iterator
from typing import Final
from weakref import WeakKeyDictionary

from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.own_box import box_with_copies
from gattai_desktop.content.own_packs import OwnPacks, default_packs
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.content.rumblebots.draft_bots import kinds_of
from gattai_desktop.content.rumblebots.families import CONTENTS
from gattai_desktop.content.rumblebots.matches import QUICK
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.rumblebots.bots import Bot, Contraption
from gattai_desktop.games.rumblebots.draft import deck_list, deck_name, decks
from gattai_desktop.games.rumblebots.own_decks import TakeOwnDeck
from gattai_desktop.games.rumblebots.rumblebots import Rumblebots
from gattai_desktop.games.rumblebots.setup import KEY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.rumblebots.desk.bots_desk import bots_in, standing
from gattai_desktop.windows.kit.own_words import know_packs
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class OwnDeck:
    """A deck of a pack on this computer.

    cards: its Bots and its Contraption, by the ids by which a table knows them. lacks: what keeps it from being played
    at all. strangers: what of it the box of this table does not have, so that another battle is begun for it.
    """

    pack: str
    id: str
    name: str
    kinds: tuple[Bot | Contraption, ...] = ()
    lacks: str = ""
    strangers: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What names its plate."""
        return self.pack, self.id

    @property
    def cards(self) -> str:
        """Its Bots and its Contraption, as a table lists them."""
        return " ".join(one.id for one in self.kinds)

    @property
    def battle(self) -> str:
        """The key of the battle that can be begun with it."""
        return f"{self.pack}/{QUICK}"

    def taken_by(self, seat: Seat) -> TakeOwnDeck:
        """Return the move with which a player takes it."""
        return TakeOwnDeck(seat, self.id.rpartition(".")[2], Quoted(self.name), Quoted(self.cards))


def own_decks(seen: SeatView) -> tuple[OwnDeck, ...]:
    """Return every deck of a person's own that this table does not know already, as it is written now."""
    there = {(deck_name(seen.sight, key), " ".join(deck_list(seen.sight, key))) for key in decks(seen.sight)}
    return tuple(one for one in _written(seen.model) if (one.name, one.cards) not in there)


def _written(model: GameModel) -> Iterator[OwnDeck]:
    shelf = PackShelf(default_packs()).read().packs
    know_packs(shelf)
    game = box_with_copies(model.game, model.packs).game
    assert isinstance(game, Rumblebots), "Only a bot battle asks for decks of Bots."
    box = {*game.box.bots.values(), *game.box.contraptions.values()}
    for folder in OwnPacks(default_packs(), KEY).folders():
        try:
            draft = PackDraft(folder, CONTENTS, [one for one in shelf if one.id != folder.name])
        except DraftNotKept:
            continue
        known = kinds_of(draft)
        for values in draft.entries("deck"):
            deck_id, name = str(values["id"]), str(values["name"] or values["id"])
            gap = standing(known, values)
            if not gap.ready:
                yield OwnDeck(folder.name, deck_id, name, lacks=gap.words)
                continue
            kinds = tuple(known[one] for one in (*bots_in(values), str(values["contraption"])))
            strangers = tuple(dict.fromkeys(content(one.name) for one in kinds if one not in box))
            faulty = bool(strangers) and draft.pack is None
            lacks = speak("bots", "its pack has a fault, and a Bot of your own needs all of it") if faulty else ""
            yield OwnDeck(folder.name, deck_id, name, kinds, lacks, strangers)


# ---------------------------------------------------------------------- what was made at the desk meanwhile

_BEFORE: Final[WeakKeyDictionary[GameModel, tuple[OwnDeck, ...]]] = WeakKeyDictionary()
"""The decks that there were when somebody left the question of a table for the desk."""


def leaves_to_build(seen: SeatView) -> None:
    """Keep in mind which decks there are, because somebody goes to the desk to make one."""
    _BEFORE[seen.model] = own_decks(seen)


def built_meanwhile(seen: SeatView, now: tuple[OwnDeck, ...]) -> OwnDeck | None:
    """Return what was made or changed at the desk, the last of it; None where nobody was there, or nothing was."""
    before = _BEFORE.pop(seen.model, None)
    new = [] if before is None else [one for one in now if one not in before]
    return new[-1] if new else None
