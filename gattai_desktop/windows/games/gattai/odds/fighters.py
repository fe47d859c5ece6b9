"""Works out what the odds' room shows of each fighter: crest, name, Strike or TR, and changes by a lever."""

from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.players.gattai.fight import Fight, hands, harmony_now
from gattai_desktop.players.gattai.levers import rating
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing

THREAT = "threat."
"""The prefix of a Threat's key, which distinguishes it from a seat."""


@frozen
class FighterLook:
    """A possible fighter. who: a seat, or `threat.<key>`; on: fights; crown: leads the Pilots.

    value: Strike or TR, at the right. note: a second line, where a lever has set something else than stands at the
    table.
    """

    who: str
    name: str
    on: bool
    value: str = ""
    sign: str = ""
    crown: bool = False
    note: str = ""

    @property
    def seat(self) -> str:
        return COACH_SEAT if self.who.startswith(THREAT) else self.who

    def spoken(self) -> str:
        """Return what a screen reader says; the switch itself tells whether it is on."""
        name = speak("odds", "{name}, Commander", name=self.name) if self.crown else self.name
        rest = self.note or self.value
        return speak("odds", "{name}: {words}", name=name, words=rest) if rest else name


def fighters(found: Rehearsing, fight: Fight) -> tuple[FighterLook, ...]:
    """Return all possible fighters, Pilots first."""
    here = found.here
    if here is None:
        return ()
    strikes = found.prospect.strikes if found.prospect is not None else {}
    looks = [
        FighterLook(
            seat,
            called(here.names.get(seat, seat)),
            on=seat in fight.pilots,
            value=speak("odds", "Strike {number}", number=strikes[seat]) if seat in strikes else "",
            crown=seat == fight.commander and len(fight.pilots) > 1,
        )
        for seat in here.able_pilots
    ]
    for key in here.able_threats:
        now, before = rating(fight.table, key), rating(here.fight.table, key)
        looks.append(
            FighterLook(
                f"{THREAT}{key}",
                called(here.names.get(f"{THREAT}{key}", key)),
                on=key in fight.threats,
                value=speak("odds", "TR {number}", number=now),
                sign=threat_sign(fight.table.values, key),
                note=speak("odds", "TR {number} instead of {now}", number=now, now=before) if now != before else "",
            )
        )
    return tuple(looks)


def pilots_line(found: Rehearsing, fight: Fight) -> str:
    """Return what the Pilots begin with: Harmony, and the number of their cards."""
    least, most = hands(fight.table, fight.pilots)
    held = str(most) if least == most else speak("odds", "{least} to {most}", least=least, most=most)
    harmony = harmony_now(fight)
    if not fight.dealt:
        return speak("odds", "Harmony {harmony}, hands of {held}, dealt anew each time", harmony=harmony, held=held)
    here = hands(found.here.fight.table, fight.pilots)[1] if found.here is not None else most
    if here != most:
        return speak(
            "odds", "Harmony {harmony}, hands of {held} instead of {now}", harmony=harmony, held=held, now=here
        )
    return speak("odds", "Harmony {harmony}, hands of {held}, as they stand now", harmony=harmony, held=held)


def coach_line(found: Rehearsing) -> str:
    """Return what the Coach begins with: Strike, and the number of draws."""
    if found.prospect is None:
        return ""
    strike, draws = found.prospect.strikes[COACH_SEAT], found.prospect.draws
    return speak("odds", "Strike {strike}, draws {number}", strike=strike, number=draws)
