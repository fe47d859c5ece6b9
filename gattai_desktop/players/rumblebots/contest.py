"""How the players of the bot battle are measured: battles of two, each ready deck against each, or with a Draft."""

from itertools import permutations
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.rumblebots.setup import Setup
from gattai_desktop.games.rumblebots.values import OVER
from gattai_desktop.players.contest import Contest, PlainBout

_SEATS: Final = SEATS_AT_TABLE[:2]
_LONGEST: Final = 5_000


def _deal(number: int) -> PlainBout:
    pairs = list(permutations(built_in_bots().bots.decks, len(_SEATS)))
    decks = dict(zip(_SEATS, pairs[number % len(pairs)], strict=True))
    return _battle(match(_SEATS, decks=decks, battles=1))


def _deal_draft(_number: int) -> PlainBout:
    """Lay the table of a Draft: the number says only what is dealt and drawn there."""
    return _battle(match(_SEATS, way=DRAFT, battles=1))


def _battle(setup: Setup) -> PlainBout:
    battles = box("rumblebots")
    return PlainBout(
        battles.game,
        battles.begin(setup),
        {seat: (seat,) for seat in _SEATS},
        lambda table: table.values["step"] == OVER,
        lambda table: table.text("winner"),
    )


DRAFTS: Final = Contest(
    what=wording("drafted battles"), game=box("rumblebots").game, deal=_deal_draft, longest=_LONGEST
)
BATTLES: Final = Contest(
    what=wording("battles"),
    game=box("rumblebots").game,
    deal=_deal,
    longest=_LONGEST,
    beside={"draft": DRAFTS},
)
