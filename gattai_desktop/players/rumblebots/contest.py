"""How the players of the bot battle are measured: battles of two, each ready deck against each."""

from itertools import permutations
from typing import Final

from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.rumblebots.values import CLASH, READY
from gattai_desktop.players.contest import Contest, PlainBout

_SEATS: Final = SEATS_AT_TABLE[:2]
_LONGEST: Final = 5_000


def _deal(number: int) -> PlainBout:
    battles = box("rumblebots")
    pairs = list(permutations(built_in_bots().bots.decks, len(_SEATS)))
    decks = dict(zip(_SEATS, pairs[number % len(pairs)], strict=True))
    return PlainBout(
        battles.game,
        battles.begin(match(_SEATS, decks=decks, battles=1)),
        {seat: (seat,) for seat in _SEATS},
        lambda table: table.values["step"] not in (READY, CLASH),
        lambda table: str(table.values.get("winner") or ""),
    )


BATTLES: Final = Contest(
    what="battles",
    game=box("rumblebots").game,
    deal=_deal,
    longest=_LONGEST,
)
