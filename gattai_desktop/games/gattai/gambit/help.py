"""Other Pilots help with a Gambit, each with a card of her own (RULES GAMBIT-18, R-23, C-11, C-30)."""

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.cards.playing import lay, playable
from gattai_desktop.games.gattai.choice import Choice, answers
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.zones import GAMBIT_CARD
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal


def _ask_help(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    if gambit.helpers_allowed(state) <= 0:
        return None
    options = (NoHelp(seat), *(Help(seat, card) for card in playable(state, seat)))
    if len(options) == 1:
        return None
    who = pilot(state, gambit.pilot_of(state)).name
    return Ask("gambit_help", seat, say("Do you help {name} with a card?", name=who), options, Words("GAMBIT-18"))


@answers("gambit_help", "helps with {card}", rule="GAMBIT-18")
@frozen
class Help(Choice):
    """Wish: play a card down in aid of the Pilot."""

    card: Card
    laid_on = Place(zone="gambit.help.{seat}")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("GAMBIT-18", "{card} is neither in your Hand nor on top of a Faction.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The card lies face-down until the reveal."""
        ledger.set(gambit.HELPERS, (*gambit.helpers(ledger.table), self.seat), rule="GAMBIT-18")
        lay(ledger, self.card, f"gambit.help.{self.seat}", rule="GAMBIT-18", up=False)


@answers("gambit_help", "does not help", rule="GAMBIT-18")
@frozen
class NoHelp(Choice):
    """Wish: leave the Gambit to her."""

    shown = Shown("Do not help")


def _helped(ledger: Ledger) -> None:
    """Everybody was asked. Where nobody helps the Pilot has played up after all (C-11)."""
    face_down = [one.card for one in ledger.table.zones.get(GAMBIT_CARD, ()) if not one.up]
    if not gambit.helpers(ledger.table) and face_down:
        ledger.turn(GAMBIT_CARD, face_down, rule="GAMBIT-5")
    gambit.enter(ledger, "gambit.reveal")


MOVES = (Help, NoHelp)
DOINGS = {"gambit_helped": _helped}
ASKINGS = {"gambit_help": _ask_help}
