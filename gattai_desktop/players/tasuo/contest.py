"""How the players of Tasuo Showdown are measured: showdowns, each ready deck against each."""

from itertools import product
from typing import Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import box
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.setup import DECKS, DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.players.contest import Contest, PlainBout

_LONGEST: Final = 20_000


def _deal(number: int) -> PlainBout:
    showdowns = box(KEY)
    pairs = list(product(DECKS, DECKS))
    setup = ShowdownSetup(players=tuple(map(DuelistSetup, zones.SEATS, zones.SEATS, pairs[number % len(pairs)])))
    return PlainBout(
        showdowns.game,
        showdowns.begin(setup),
        {seat: (seat,) for seat in zones.SEATS},
        lambda table: table.text("step") == OVER,
        lambda table: table.text("winner"),
    )


SHOWDOWN_CONTEST: Final = Contest(what=wording("showdowns"), game=box(KEY).game, deal=_deal, longest=_LONGEST)
