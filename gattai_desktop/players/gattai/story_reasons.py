"""Why the program does what it does in the story, one sentence a kind of move; none names a card that anybody keeps."""

from typing import Final

from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens, SpendOmen
from gattai_desktop.games.gattai.effects.effect_prices import AllowEffect
from gattai_desktop.games.gattai.events.events import AimAt
from gattai_desktop.games.gattai.gambit.gambit_outcome import MakeIt
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.pilots.lessons_vote import OpenVote
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn, Wake
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Fiat, MoveOn, NextScene
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.world.factions import Forgive, Invest
from gattai_desktop.players.habits import Reasons

STORY_REASONS: Final[Reasons] = {
    SetUpSession: say("Nothing begins before the cards are dealt."),
    GoOn: say("This step of First Contact is done."),
    Wake: say("A Faction that wakes lets everybody invest once more."),
    OpenScene: say("It is the next scene that was prepared."),
    NextScene: say("This scene had its Gambits and its fight."),
    MoveOn: say("This part of the session is done."),
    SpendCoachOmens: say("An Omen lies there, and the Crisis goes on by it."),
    OfferGambit: say("Everybody should have tried something in a scene."),
    Challenge: say("The scene has had its Gambits: now it comes to a fight."),
    EndScenario: say("It is won where more fights were won than lost, or no Threat is left."),
    OpenVote: say("The debriefing asks what was learned."),
    BringIn: say("It is the Threat of this scene."),
    Join: say("A side fights with the cards of all who are on it."),
    CloseSides: say("Nobody else joins."),
    Invest: say("A low card lies there open, and any Pilot may play it later."),
    SpendOmen: say("An Omen fills up Charges that are missing."),
    AcceptGambit: say("Even a Gambit that is not won brings the Pilot something she picks."),
    AimAt: say("It comes to the Pilot whose Gambit it was."),
    MakeIt: say("A consequence that is an event can be seen at the table."),
    AllowGear: say("What people want to use, they may."),
    AllowEffect: say("What people want to use, they may."),
    Forgive: say("Whoever asks to be forgiven has thought of it."),
    Fiat: say("Nothing presses: tell what you do."),
}
"""What the adviser says of its choice in Story Mode, and of the answers that are the story's."""
