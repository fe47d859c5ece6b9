"""Whole evenings of Gattaibushido:FUSION! with the program in every seat but those of people, played headless."""

from collections.abc import Collection, Mapping
from typing import Protocol

from attrs import define, field

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.scenarios import built_in, scenario
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.own_words import BROUGHT_ALONG
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import GENTLE
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.player import Player
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.thinking import acts
from gattai_desktop.resources import resource

MOST = 3_000
"""Moves after which an evening is taken for one that never ends."""
GO_ON = "go on"
SHELF = (*built_in(), *(read_own_pack(resource(f"packs/{folder}")).pack for folder in BROUGHT_ALONG))
"""Every pack that comes with the program, those that wait to be brought in with the others."""


class NoEnd(AssertionError):
    """An evening loops or stands still. The message tells what happened last."""


def with_program(setup: Setup, people: Collection[Seat], strength: str = GENTLE) -> Setup:
    """Return the set-up with the program in every seat but those of people."""
    seats = (*(one.seat for one in setup.pilots), COACH_SEAT)
    programs = {program_in(seat): strength for seat in seats if seat not in people}
    return evolve(setup, values={**setup.values, **programs})


class Person(Protocol):
    """Who decides for a seat that is no program's."""

    def choose(self, sight: Sight, options: tuple[Move, ...], /) -> Move:
        """Choose what is done where the seat has to act."""

    def acts_when_free(self, sight: Sight, options: tuple[Move, ...], /, *, urged: bool) -> Move | None:
        """Return what the seat does of its own accord; None for nothing."""


@define
class WholeEvening:
    """One evening: what is left of it, what was done in it, and how often a person had to act."""

    table: State
    people: Mapping[Seat, Person]
    told: list[str] = field(factory=list)
    acts: int = 0
    """Acts of people: moves, answers, and each "go on"."""
    urged: bool = False
    """Whether a person has said "go on" since the last move."""

    def look(self, seat: Seat) -> tuple[Sight, tuple[Move, ...]]:
        return GATTAI.game.sight(self.table, seat), GATTAI.game.options(self.table, seat)

    def play(self, seed: int, moves: int = MOST) -> None:
        """Play until nobody does anything any more, or so many moves and acts long. Raises NoEnd."""
        end = len(self.told) + moves
        game, shuffle = GATTAI.game, seeded(seed)
        seats = game.seats(self.table)
        strength = {seat: str(self.table.values.get(program_in(seat))) for seat in seats if seat not in self.people}
        players = {seat: player for seat, name in strength.items() if (player := opponent("gattai", name, seat))}
        while len(self.told) < end:
            waits = game.waits_for(self.table)
            move = self._by_program(players, seats if self._anybody_may_act() else waits, waits)
            if move is None:
                move = self._by_people(waits)
                self.acts += self.people != {}
                if move is None and (self.urged or not self.people):
                    return
                if move is None:
                    self.urged = True
                    self.told.append(GO_ON)
                    continue
            self.urged = False
            verdict = game.judge(self.table, move)
            assert verdict.allowed, f"{move}: {verdict.reasons}"
            self.table, _ = game.play(self.table, move, shuffle)
            self.told.append(str(move))
        if moves < MOST:
            return
        raise NoEnd("\n".join(self.told[-40:]))

    def _anybody_may_act(self) -> bool:
        open_to_all = self.table.values["step"] in ("story", "throwdown.sides")
        return open_to_all and GATTAI.game.first_ask(self.table) is None

    def _by_program(
        self, players: Mapping[Seat, Player], seats: tuple[Seat, ...], waits: tuple[Seat, ...]
    ) -> Move | None:
        """What the program does next, at the first of its seats that does anything."""
        for seat in (one for one in seats if one in players):
            sight, options = self.look(seat)
            if options:
                urged = self.urged or not self.people
                move = acts(players[seat], sight, options, waited_for=seat in waits, urged=urged)
                if move is not None:
                    return move
        return None

    def _by_people(self, waits: tuple[Seat, ...]) -> Move | None:
        """Let somebody act who has to; in the story she says "go on", as the laziest of beginners."""
        for seat, player in self.people.items():
            sight, options = self.look(seat)
            if not options:
                continue
            asked = GATTAI.game.first_ask(self.table)
            free = sight.values["step"] in ("story", "throwdown.sides")
            if (asked is not None and asked.seat == seat) or (asked is None and seat in waits and not free):
                return player.choose(sight, options)
            if free and asked is None and seat == COACH_SEAT:
                return player.acts_when_free(sight, options, urged=True)
        return None


def an_evening(
    key: str,
    *,
    seats: int = 3,
    people: str = "",
    edition: str = "",
    seed: int = 1,
    moves: int = MOST,
    strength: str = GENTLE,
) -> WholeEvening:
    """Play an evening of a scenario. people: "pilot" for the first Pilot, "coach", "all", or "" for nobody."""
    team = tuple(one.seat for one in scenario(key, edition=edition, packs=SHELF).pilots)
    chosen = [*team, *(one for one in COLOURS if one not in team)][:seats]
    who = {"pilot": chosen[:1], "coach": [COACH_SEAT], "all": [*chosen, COACH_SEAT]}.get(people, [])
    setup = with_program(scenario(key, chosen, edition=edition, packs=SHELF), who, strength)
    evening = WholeEvening(GATTAI.begin(setup), {seat: seated(seat, GENTLE) for seat in who})
    evening.play(seed, moves)
    return evening
