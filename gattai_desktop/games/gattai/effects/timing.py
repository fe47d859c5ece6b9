"""The 26 timing windows: the moments of play at which an effect may take part (CONTENT 7.3).

`WINDOWS` says what happens in each and who acts there: where a condition does not say otherwise, an effect takes part
only if that actor is its owner. Chapters open a window with `effects.moment(table, "drive.landed", …)`.
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen


@frozen
class Window:
    """A moment of play. `actor` is the name under which the one who acts is known in it, "" for nobody."""

    key: str
    meaning: str
    actor: str = ""
    by_move: bool = False
    """Whether an effect waits for its owner to use it, instead of taking part by itself."""


WINDOWS: Final[Mapping[str, Window]] = {
    window.key: window
    for window in (
        Window("creation", "The Team, a Pilot, a Threat or the scenario is made."),
        Window("scenario.start", "The first session of a scenario is set up."),
        Window("always", "No moment: it holds while it is carried, piloted, present or known."),
        Window("story", "Story Mode: used or called in the story.", by_move=True),
        Window("boon", "A Boon of a Location is used.", by_move=True),
        Window("gambit.call", "A Gambit is named, no cards yet.", "gambler"),
        Window("gambit.play", "The cards of a Gambit are valued.", "gambler"),
        Window("gambit.reveal", "The Threshold card is shown, before the result stands.", "gambler"),
        Window("establish", "Sides are closed: draws and Strikes.", "fighter"),
        Window("initiative", "The initiative cards are revealed.", "fighter"),
        Window("assist", "The Assist of one's own turn.", by_move=True),
        Window("drive.declare", "A Drive is about to be made: legality, Strike, comparison.", "driver"),
        Window("drive.landed", "One's own Drive lies on the Pile.", "driver"),
        Window("drive.faced", "The opponent's Drive answers one's card.", "faced"),
        Window("robo.enter", "A Robo joins.", "rider"),
        Window("rumble.start", "A Rumble stage begins: regroup and redraw.", "fighter"),
        Window("event.fire", "An event was declared: amend or prevent it."),
        Window("event.soak", "Damage is about to land: pay it down."),
        Window("event.done", "An event was applied: what follows from it."),
        Window("pay", "A price is being paid.", "payer"),
        Window("omen", "A Joker surfaces, or an Omen is spent."),
        Window("crisis", "A step of the Crisis is taken."),
        Window("outcome", "Spoils are taken."),
        Window("cleanup", "Discard and Draw."),
        Window("scenario.end", "Score, votes, permanent loss."),
        Window("evolve", "An Evolution is spent."),
    )
}
"""Every window by its key, in the order of the book."""

HAPPENINGS: Final = ("Reshuffle",)
"""What is no trigger event, but can be followed up like one."""
EVENT_WINDOWS: Final = ("event.fire", "event.soak", "event.done")


def armed(when: tuple[str, ...]) -> bool:
    """Whether an effect is an armed Assist: declared and paid in the Assist, it waits for this turn's Drive."""
    return len(when) > 1 and when[0] == "assist" and when[1].startswith("drive.")
