"""Why something is done beside a Drive, and why its questions are answered so: true whoever does it."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.pilots.robo_moves import SummonRobo
from gattai_desktop.games.gattai.pilots.using_gear import ActivateGear
from gattai_desktop.games.gattai.rumble.final_form import AEGIS, FOOT, HAND, HEAD, HEART, SWORD, WING
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart, PassCard, PassNoMore
from gattai_desktop.games.gattai.rumble.tech_effects import MoveRumble, RepeatTech, RestoreForm, RestoreRobo
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.gattai.throwdown.assists import RunStorm, RunWave
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.effect_habits import RESTORE
from gattai_desktop.players.habits import Reasons

_OF_POSITIONS: Final[Mapping[str, Words]] = {
    HEAD: say("The others pass cards to the Head, and the Drive is still to come."),
    HEART: say("Everybody else in the Form may draw, and the Drive is still to come."),
    HAND: say("A Tech that was used happens once more, and the Drive is still to come."),
    FOOT: say("The other side has fewer cards left to answer with."),
    SWORD: say("It hurts an opponent, and the Drive is still to come."),
    AEGIS: say("Something that was lost comes back, and the Drive is still to come."),
    WING: say("It brings a card, and the Drive is still to come."),
}


def _tech(_before: Sight, move: Move) -> Words:
    assert isinstance(move, UseRumbleTech)
    return _OF_POSITIONS.get(move.position, Words(""))


def _called(_before: Sight, move: Move) -> Words:
    assert isinstance(move, CallOn)
    return _BUFFER if move.entry == RESTORE else _SOMETHING


_BUFFER: Final = say("A Buffer is missing, and two Charges bring it back.")
_SOMETHING: Final = say("What she knows or has does its part, whatever card is played.")
_POWER: Final = say("A power does its work, whoever wins the stage.")
ASSIST_REASONS: Final[Reasons] = {
    UseRumbleTech: _tech,
    RunWave: _POWER,
    RunStorm: _POWER,
    ActivateGear: say("Gear costs nothing, and the Drive is still to come."),
    CallOn: _called,
    SummonRobo: say("What a Robo can do needs it in the fight."),
    DrawForHeart: say("Cards are what a Rumble is fought with."),
    PassCard: say("A card serves where the Drives are made."),
    PassNoMore: say("The rest of the Hand is kept for later."),
    RepeatTech: say("It does its work once more."),
    RestoreForm: say("The Final Form has lost Buffers."),
    RestoreRobo: say("That Robo has lost Endurance."),
    MoveRumble: say("The Rumble moves on, and another place is in danger."),
}
"""By the kind of move."""
