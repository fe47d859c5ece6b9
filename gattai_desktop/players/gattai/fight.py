"""A Throwdown that could be fought: the Coach's Threats against some of the Team, on a copy of the table.

Nothing of it happens at the table. What the Coach cannot see is dealt anew (`dealing`).
"""

import random
from collections.abc import Iterable, Mapping
from typing import Final, Literal

from gattai_desktop.cards.card import DECKS
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.cards.hands import SetHandsRight
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.joining import able_threats
from gattai_desktop.games.gattai.throwdown.prospect import Prospect, prospect
from gattai_desktop.games.gattai.zones import hand_zone, omen_zone, pilot_seats
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.rehearsal import CannotFight

MOST_MOVES: Final = 600
"""Moves after which a fight is given up as one that does not end."""
STORY: Final = "story"
ATTEMPTS: Final = 8
"""Tables that are dealt, at most, until the challenger and the challenged have a card to fight with."""


_UNFIT: Final = wording("The rules cannot work with this table: some of its values do not fit together.")
_OTHER_GAME: Final = wording("Only a table of Gattaibushido:FUSION! has such fights.")
_LONGEST: Final = 300
"""Characters of names that are told: a table may come from a stranger."""


Attacker = Literal["coach", "pilots"]
"""Who challenges: the Coach, or the Commander of the Pilots."""


@frozen
class Fight:
    """Who would fight whom, at which table.

    `table` is a table of this game in Story; `pilots` the seats that fight, their Commander first; `threats` the keys
    of Coach's Threats; `attacker` who challenges: "coach", or "pilots" for their Commander. `dealt`: what Coach holds
    is what he holds at the table; where no Hands have been dealt there yet, each fight deals his as well.
    """

    table: State
    pilots: tuple[Seat, ...]
    threats: tuple[str, ...]
    attacker: Attacker = "coach"
    dealt: bool = True

    @property
    def commander(self) -> Seat:
        return self.pilots[0]

    @property
    def fighters(self) -> tuple[str, ...]:
        """Everybody who fights: Pilots by their seats, Threats by `threat.<key>`."""
        return (*self.pilots, *(f"threat.{key}" for key in self.threats))


@frozen
class PreparedFight:
    """A fight that can be rehearsed, and what the Coach is shown beside it.

    `prospect` is what the fight begins with, `able_pilots` (by seat) and `able_threats` (by key) who else could fight,
    `names` those of everybody at the table, as `names_of` returns them.
    """

    fight: Fight
    prospect: Prospect
    able_pilots: tuple[Seat, ...]
    able_threats: tuple[str, ...]
    names: Mapping[str, str]


def prepared(
    sight: Sight, pilots: Iterable[Seat] = (), threats: Iterable[str] = (), attacker: Attacker = "coach"
) -> PreparedFight:
    """Return the fight of these, or of all who can against the strongest Threat, as the Coach may take the table to be.

    Raises CannotFight with what is missing, and where the sight is not the Coach's.
    """
    if sight.values.get("game") != GATTAI.key:
        raise CannotFight(_OTHER_GAME)
    if sight.seat != COACH_SEAT:
        raise CannotFight(wording("Only Coach may ask how hard a fight is."))
    table = dealt_anew(GATTAI.game, sight, random.Random(0))
    able = tuple(throwdown.able_pilots(table))
    may_fight = tuple(able_threats(table))
    fight = fight_of(table, pilots, threats, attacker)
    return PreparedFight(fight, prospect_of(fight), able, may_fight, names_of(fight))


def fight_of(
    table: State,
    pilots: Iterable[Seat] = (),
    threats: Iterable[str] = (),
    attacker: Attacker = "coach",
) -> Fight:
    """Return a fight at a table: these Pilots or all who can, against these Threats or the strongest one.

    A table that is not set up yet is set up first. Raises CannotFight with what is missing.
    """
    ready, able, active = _ready(table)
    chosen = tuple(dict.fromkeys(pilots)) or able
    strongest = sorted(active, key=lambda key: -ready.number(f"threat.{key}.tr"))[:1]
    against = tuple(dict.fromkeys(threats)) or tuple(strongest)
    strangers = [seat for seat in chosen if seat not in able]
    if strangers:
        raise CannotFight(
            wording(
                "Nobody who can fight sits at {seats}. Ready: {able}.",
                seats=AsWritten(", ".join(strangers)[:_LONGEST]),
                able=AsWritten(", ".join(able)) or wording("nobody"),
            )
        )
    unknown = [key for key in against if key not in active]
    if unknown:
        raise CannotFight(
            wording(
                "No Threat in play is called {threats}. In play: {active}.",
                threats=AsWritten(", ".join(unknown)[:_LONGEST]),
                active=AsWritten(", ".join(active)) or wording("none"),
            )
        )
    if not chosen or not against:
        raise CannotFight(
            wording("A fight needs a Pilot and a Threat; this table has no Pilot or no Threat that can fight.")
        )
    return Fight(ready, chosen, against, attacker, dealt=_is_dealt(table))


def _ready(table: State) -> tuple[State, tuple[Seat, ...], tuple[str, ...]]:
    """The table in Story, with who can fight there: Pilots and Threats."""
    try:
        ready = set_up(table)
        return ready, tuple(throwdown.able_pilots(ready)), tuple(able_threats(ready))
    except CannotFight:
        raise
    except Exception as wrong:
        # A session that was made up on purpose may hold values that no table has.
        raise CannotFight(_UNFIT) from wrong


def prospect_of(fight: Fight) -> Prospect:
    """Return what the fight would begin with. Raises CannotFight where the rules cannot work with its table."""
    challenger = COACH_SEAT if fight.attacker == COACH_SEAT else fight.commander
    try:
        return prospect(fight.table, fight.pilots, fight.threats, challenger)
    except Exception as wrong:
        raise CannotFight(_UNFIT) from wrong


def set_up(table: State) -> State:
    """Return the table as it stands in Story with its Hands dealt. Raises CannotFight in the midst of a conflict."""
    game = GATTAI.game
    if table.values.get("game") != GATTAI.key:
        raise CannotFight(_OTHER_GAME)
    if table.values.get("step") != STORY or game.asks(table):
        raise CannotFight(wording("A conflict is going on. Finish it or call it off, then ask again."))
    if _is_dealt(table):
        return table
    ready = table
    for seed in range(ATTEMPTS):
        ready = table
        for kind in (SetUpSession, SetHandsRight):
            ready = made(game, ready, kind(COACH_SEAT), seed)
        # An Omen that turned up by chance here would weigh upon every fight.
        if not any(ready.count(omen_zone(deck)) for deck in DECKS):
            break
    return ready


def _is_dealt(table: State) -> bool:
    return any(table.count(hand_zone(seat)) for seat in (*pilot_seats(table), COACH_SEAT))


def made(game: Game, table: State, move: Move, seed: int = 0) -> State:
    """Make a move where it is allowed, and answer what it asks as costs least. Raises CannotFight."""
    shuffle = seeded(seed)
    if not game.judge(table, move).allowed:
        return table
    for _ in range(MOST_MOVES):
        table, _facts = played(game, table, move, shuffle)
        ask = game.first_ask(table)
        if ask is None:
            return table
        move = ask.options[0]
    raise CannotFight(_UNFIT)


def played(game: Game, table: State, move: Move, shuffle: Shuffle) -> tuple[State, tuple[Fact, ...]]:
    """Play a move that the rules allow. Raises CannotFight where it cannot be made on this table all the same."""
    try:
        return game.play(table, move, shuffle)
    except Impossible as wrong:
        raise CannotFight(_UNFIT) from wrong


# ---------------------------------------------------------------------- reading a table


def hands(table: State, seats: Iterable[Seat]) -> tuple[int, int]:
    """Return the cards of the smallest and of the largest Hand of these seats."""
    counts = [table.count(hand_zone(seat)) for seat in seats]
    return min(counts, default=0), max(counts, default=0)


def buffers_of(table: State, fighters: Iterable[str]) -> int:
    """Return the Buffers of fighters together: Pilots by their seats, Threats by `threat.<key>`."""
    return sum(table.number(f"{one if '.' in one else f'pilot.{one}'}.buffers") for one in fighters)


def buffers_now(fight: Fight) -> int:
    """Return the Buffers that both sides have when the fight begins."""
    return buffers_of(fight.table, fight.fighters)


def harmony_now(fight: Fight) -> int:
    """Return the Harmony with which the fight begins, 1 to 7."""
    return fight.table.number("team.harmony")


def names_of(fight: Fight) -> Mapping[str, str]:
    """Return the names of everybody at the table, Pilots by seat and Threats by `threat.<key>`."""
    values = fight.table.values
    pilots = {seat: GATTAI.game.name(fight.table, seat) for seat in pilot_seats(fight.table)}
    threats = fight.table.listed("threats")
    return pilots | {f"threat.{key}": str(values.get(f"threat.{key}.name") or key) for key in threats}
