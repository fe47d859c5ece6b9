"""Why a move is less good than what steady takes in a bot battle, of the very figures by which it weighs them."""

from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import abilities, contraptions
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.players.rumblebots.steady import attack_of_top, stays_in_gang, worth_now, worth_of

_USES: Final = (contraptions.UseIt, contraptions.UseFor)


def less_in_battle(sight: Sight, best: Move, other: Move) -> Words:
    """Return what speaks against a move beside the one that steady takes; "" where it has no figure for it."""
    if worth_now(sight, best) <= worth_now(sight, other):
        return Words("")
    match other:
        case contraptions.SaveIt() | contraptions.LeaveIdle() if isinstance(best, _USES):
            return say("The program uses it as soon as it counts.")
        case contraptions.UseIt() if contraption_of(other.contraption).effect == "replace":
            return say("The next Bot need not be a better one.")
        case contraptions.UseFor() if isinstance(best, contraptions.UseFor):
            return _worth_less(best.card, other.card)
        case abilities.PutUnder() if stays_in_gang(sight, other):
            return say("{bot} stays in the gang in any case.", bot=bot_of(other.card).name)
        case abilities.PutUnder() if isinstance(best, abilities.PutUnder):
            return _worth_less(best.card, other.card)
        case abilities.LeaveOnTop():
            return say("With {attack} it attacks too weakly now.", attack=attack_of_top(sight, other))
        case abilities.PutBelow():
            return say("With {attack} it is strong enough to come next.", attack=attack_of_top(sight, other))
        case _:
            return Words("")


def _worth_less(best: Card, other: Card) -> Words:
    if worth_of(other) >= worth_of(best):
        return Words("")
    return say("{bot} is worth less than {best}.", bot=bot_of(other).name, best=bot_of(best).name)
