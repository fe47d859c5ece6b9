"""What a Pilot's new skill is worth to her Team: the same fight with her as she is, and as she would be.

Her page is a Pilot's, who may know nothing of the Coach's Threats. So the fight is made of what she sees: the whole
Team, rested, against a Threat of a Rating, without powers.
"""

from collections.abc import Iterable
from typing import Final

from attrs import define

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.players.gattai.fight import Attacker, Fight, fight_of
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel
from gattai_desktop.players.rehearsal import CannotFight

LEVEL: Final[PlayerLevel] = "careful"
"""How both sides play: the plain player knows no Techs, and would see no difference."""
FIGHTS: Final = 1_000
"""How often each of the two fights is played, half of them begun by either side."""
USUAL_RATING: Final = 5
"""Of the Threat, where her seat sees none that is stronger."""
ATTACKERS: Final[tuple[Attacker, ...]] = ("coach", "pilots")
MOST_RATING: Final = 7
_OF_TEAM: Final = ("pilot", "entry", "entries", "team", "gear")
_TONIGHT: Final = ("present", "robo.present", "robo.summoned")


@frozen
class Growth:
    """The two fights, and the Rating of the Threat in both, 1 to 7."""

    before: Fight
    after: Fight
    rating: int

    @property
    def four(self) -> tuple[Fight, ...]:
        """Both fights, begun by the Threat and then by the Team: her Strike depends on who began."""
        return tuple(evolve(one, attacker=side) for side in ATTACKERS for one in (self.before, self.after))


@define
class HalfOfFights:
    """Counts the fights that one side began into a tally of both: as fights of other seeds than the other side's."""

    odds: Odds
    half: int
    fights: int = 0

    def count(self, fought: Iterable[Fought]) -> None:
        """Add fights to the tally."""
        told = [evolve(one, seed=len(ATTACKERS) * one.seed + self.half) for one in fought]
        self.fights += len(told)
        self.odds.count(told)


def growth(before: Table, after: Table) -> Growth:
    """Return the fight of a Team as it is and as it would be, by what a seat sees. Raises CannotFight."""
    rating = rating_seen(before)
    return Growth(_fight(before, rating), _fight(after, rating), rating)


def rating_seen(table: Table) -> int:
    """The highest Rating of a Threat that the seat sees, and the usual at least: an easy fight would tell nothing."""
    listed = table.listed("threats")
    seen = [table.values.get(f"threat.{key}.tr") for key in listed]
    return max((USUAL_RATING, *(min(MOST_RATING, one) for one in seen if isinstance(one, int))))


def _fight(table: Table, rating: int) -> Fight:
    seats = tuple(seat for seat in pilot_seats(table) if not pilot(table, seat).gone)
    if not seats:
        raise CannotFight(wording("Nobody of the Team is left to fight."))
    rulings = {
        path.removeprefix("rulings."): str(value) for path, value in table.values.items() if path.startswith("rulings.")
    }
    setup = Setup(
        edition=rulings_of(table).edition,
        pilots=tuple(PilotSetup(seat) for seat in seats),
        threats=(ThreatSetup("rehearsed", "", rating),),
        rulings=rulings,
        values=dict(_kept(table, seats)),
    )
    return fight_of(_rested(begin(setup), seats))


def _kept(table: Table, seats: tuple[Seat, ...]) -> dict[str, Value]:
    """What her seat sees of the Team and of what it has; a Pilot who is out for tonight is back."""
    found = {}
    for path, value in table.values.items():
        kind, _, rest = path.partition(".")
        seat, _, name = rest.partition(".")
        if kind not in _OF_TEAM or (kind == "pilot" and (seat not in seats or name in _TONIGHT)):
            continue
        found[path] = "active" if kind == "pilot" and name == "status" else value
    return found


def _rested(table: State, seats: tuple[Seat, ...]) -> State:
    """The table with everybody's Buffers and Charges full, as a scenario begins at best."""
    values = dict(table.values)
    for seat in seats:
        her = pilot(table, seat)
        values |= {her.path("buffers"): her.max_buffers, her.path("charges"): her.max_charges}
    return State(table.zones, values)
