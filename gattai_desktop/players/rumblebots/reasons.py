"""Why each kind of move is made in a bot battle, in words that tell of no hidden card."""

from typing import Final

from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import abilities, battle_start, contraptions, crown, draft, reveal, zones
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.games.rumblebots.totals import Totals, totals, wall
from gattai_desktop.players.habits import Reasons


def wall_of(table: Table, move: crown.Keep) -> Totals:
    """Return what a faction would be worth in defence."""
    return wall(table, move.seat, crown.choices(table, move.seat)[move.faction], move.faction)


def _keeps(sight: Sight, move: Move) -> Words:
    assert isinstance(move, crown.Keep)
    kept = wall_of(sight, move)
    return say(
        "They defend with {defence}, and {needed} criticals break them.", defence=kept.defence, needed=kept.needed
    )


def _put_under(_sight: Sight, move: Move) -> Words:
    assert isinstance(move, abilities.PutUnder)
    return say("{bot} comes again from the deck.", bot=bot_of(move.card).name)


def _used(_sight: Sight, move: Move) -> Words:
    assert isinstance(move, contraptions.UseIt)
    if contraption_of(move.contraption).effect == "replace":
        return say("The next Bot may be a better one.")
    return say("It counts in this clash at once.")


def _saved(sight: Sight, _move: Move) -> Words:
    if rulings_of(sight).contraption_use == "clash":
        return say("A Contraption works once in a clash.")
    return say("A Contraption works once in a battle.")


def _revealed(sight: Sight, move: Move) -> Words:
    if not sight.count(zones.gang(move.seat)):
        return say("An attack begins with a Bot.")
    found = totals(sight)
    if found.won:
        return say("The attack goes on.")
    return say("{attack} in attack does not pass {defence} in defence.", attack=found.attack, defence=found.defence)


REASONS: Final[Reasons] = {
    crown.Keep: _keeps,
    abilities.PutUnder: _put_under,
    abilities.RecoverNothing: say("A Bot may be brought back, and none has to be."),
    abilities.LeaveOnTop: say("It is good enough to come next."),
    abilities.PutBelow: say("Something better may come first."),
    contraptions.UseFor: say("It is worth the Contraption."),
    contraptions.UseIt: _used,
    contraptions.SwitchOn: say("It counts in this clash at once."),
    contraptions.SaveIt: _saved,
    contraptions.LeaveIdle: say("It would not change this battle."),
    crown.First: say("One after the other, all of them work."),
    reveal.RevealNext: _revealed,
    draft.KeepDealt: say("These cards fit into one deck."),
    draft.Deal: say("Without cards nobody can choose."),
    battle_start.BeginBattle: say("Everybody has a deck."),
    battle_start.Energize: say("A crystal in the Reactor counts as much, and the first Bot attacks with 1 more."),
}
"""Why each kind of move is made."""
