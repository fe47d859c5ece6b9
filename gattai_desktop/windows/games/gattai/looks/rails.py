"""Works out from a sight what the rails show: gauges, Pilots, Decks, Threats, Locations."""

from typing import Final, cast

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.speech import called, speak, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.facts import ValueChanged, announces
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.outcome import defeat
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS, Pilot, pilot
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.world import locations
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTrayLook
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook
from gattai_desktop.windows.games.gattai.parts.gauges import HarmonyLook, ResourceLook, ResourcesLook
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationState
from gattai_desktop.windows.games.gattai.parts.pilot_row import BARS, PilotRowLook
from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatLook, ThreatValue
from gattai_desktop.windows.kit.faces import face, lying_face, omen_face
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import by_program, person_beside

_RESOURCES: Final = (("fan_club", "Fan Club", "fan"), ("armory", "Armory", "armory"), ("pit_crew", "Pit Crew", "crew"))
_MOST_OMENS: Final = 2


def schism_of(seen: SeatView, preview: Preview) -> int:
    """Return how much Schism a previewed move would add for certain, or may; in a Rumble it hits Robos (RUMBLE-9)."""
    added = 0
    for _, fact in preview.facts:
        if isinstance(fact, ValueChanged) and fact.path == "team.schism":
            before = fact.before if isinstance(fact.before, int) else 0
            after = fact.after if isinstance(fact.after, int) else 0
            added += max(0, after - before)
    if final_form.going_on(seen.sight):
        return added
    fired = [fact.by_name for _, fact in preview.facts if announces(fact, "fires")]
    waiting = [said.get("amount") for said in fired if said.get("event") == "Schism"]
    return added or sum(amount for amount in waiting if isinstance(amount, int))


def harmony_look(seen: SeatView, preview: Preview | None = None) -> HarmonyLook:
    """Return the look of Harmony and Schism, and of what a previewed play would make of them."""
    value = min(7, max(1, seen.number("team.harmony", 4)))
    line = speak("table", "{count} Pilots a side", count=value)
    schism = min(7, max(0, seen.number("team.schism")))
    ghost = schism_of(seen, preview) if preview is not None else 0
    after = _after(preview, "team.harmony", value)
    falls = (after, _after(preview, "team.schism", schism)) if after < value else None
    if falls is not None:
        ghost, colour = 7, translated(harmony(after).name)
        line = speak("table", "falls to {number}, {colour}", number=after, colour=colour)
    locked = final_form.going_on(seen.sight)
    return HarmonyLook(value, schism, min(ghost, 7 - schism), line, locked=locked, falls=falls)


def _after(preview: Preview | None, path: str, now: int) -> int:
    """Return what a value would be after a previewed play."""
    facts = (fact for _, fact in preview.facts) if preview is not None else ()
    changed = [fact.after for fact in facts if isinstance(fact, ValueChanged) and fact.path == path]
    return next((one for one in reversed(changed) if isinstance(one, int)), now)


def band(number: int) -> str:
    """Return a Resource's band in words (RULES TEAM-6)."""
    bands = ("depleted", "threatened", "subsistence", "surplus", "bountiful")
    return speak("table", bands[min(4, max(0, (number + 2) // 3))])


def resources_look(seen: SeatView) -> ResourcesLook:
    """Return the looks of the Team Resources."""
    found = ((name, sign, seen.number(f"team.{key}")) for key, name, sign in _RESOURCES)
    return ResourcesLook(tuple(ResourceLook(called(name), sign, number, band(number)) for name, sign, number in found))


# ---------------------------------------------------------------------- Pilots


def pilot_looks(seen: SeatView) -> tuple[PilotRowLook, ...]:
    """Return a row for each Pilot, in seat order."""
    return tuple(_pilot_look(seen, seat) for seat in seen.pilots)


def _pilot_look(seen: SeatView, seat: Seat) -> PilotRowLook:
    her = pilot(seen.sight, seat)
    fighting = throwdown.going_on(seen.sight)
    side = throwdown.side_of(seen.sight, seat) if fighting else None
    first = first_contact.is_on(seen.sight)
    absent = seen.absent
    return PilotRowLook(
        seat,
        seen.name(seat),
        seen.count(f"hand.{seat}"),
        strike=strike_of(seen, seat) if side else None,
        commander=side is not None and throwdown.commander(seen.sight, side) == seat,
        on_turn=seen.on_turn == seat,
        here=not fighting or side is not None or seen.moment == "outcome" or not _sides_known(seen),
        joins=side is not None and not _sides_known(seen),
        bars=_bars(her) if "commitments" not in absent else _one_bar(seen, seat) if first else (),
        charges=(her.charges, her.max_charges) if "charges" not in absent else None,
        buffers=(her.buffers, her.max_buffers),
        dead=first_contact.is_out(seen.sight, seat) if first else her.commitment_dead is not None,
        bar_names=(speak("table", "Stat"),) if first else BARS,
        person=person_beside(seen.sight, seat),
        by=by_program(seen.sight, seat),
    )


def _sides_known(seen: SeatView) -> bool:
    """Return whether it is settled who fights: before that no Pilot counts as away."""
    return seen.step not in ("throwdown.answer", "throwdown.sides")


def strike_of(seen: SeatView, seat: Seat) -> int | None:
    """Return a player's Strike in this fight; None where the seat may not know it or it is not set yet."""
    try:
        return strike.strike_range(seen.sight, seat, rulings_of(seen.sight))
    except (NotKnown, KeyError, TypeError):
        return None


def _bars(her: Pilot) -> tuple[BalanceLook, ...]:
    bars = []
    for left, right in COMMITMENTS.values():
        lost = her.number(f"base.{left}") - her.number(left) + her.number(f"base.{right}") - her.number(right)
        bars.append(BalanceLook(her.number(left), her.number(right), max(0, lost)))
    return tuple(bars)


def _one_bar(seen: SeatView, seat: Seat) -> tuple[BalanceLook, ...]:
    """Return the only Stat of First Contact as one bar, with lost points."""
    now = seen.number(f"pilot.{seat}.{first_contact.STAT}")
    most = seen.number(f"pilot.{seat}.base.{first_contact.STAT}", now)
    return (BalanceLook(now, 0, max(0, most - now)),)


# ---------------------------------------------------------------------- Decks and Omens


def tray_look(seen: SeatView, side: str) -> DeckTrayLook:
    """Return the look of a side's Deck, Trash and Omens."""
    trash = seen.top(f"trash.{side}")
    lying = seen.sight.zones.get(f"omens.{side}", ())
    shown: tuple[str | None, ...] = ()
    words = ""
    if "omens" not in seen.absent:
        faces = tuple(omen_face(one) for one in lying)
        shown = (*faces, *(None,) * (_MOST_OMENS - len(faces)))
        active = sum(one.up for one in lying)
        words = speak("table", ("none active", "one active", "two active")[min(2, active)]) if lying else ""
    count = seen.count(f"deck.{side}")
    locked = count == 0 and seen.moment != "story"
    top = face(trash.card) if trash else None
    look = DeckTrayLook(side, count, seen.count(f"trash.{side}"), top, shown, words, locked)
    if side != COACH_SEAT:
        return look
    return evolve(look, held=seen.count(f"hand.{COACH_SEAT}"), person=person_beside(seen.sight, COACH_SEAT))


# ---------------------------------------------------------------------- Factions


def faction_look(seen: SeatView, key: str) -> FactionLook | None:
    """Return the look of a Faction; None where it is not revealed to this seat."""
    if not seen.is_coach and not seen.value(f"faction.{key}.revealed", otherwise=True):
        return None
    top = seen.top(f"faction.{key}")
    return FactionLook(
        called(seen.text(f"faction.{key}.name", key)),
        seen.count(f"faction.{key}"),
        seen.number(f"faction.{key}.agency"),
        lying_face(top) if top else None,
        seen.number(f"faction.{key}.offenses"),
    )


# ---------------------------------------------------------------------- the Coach's world


def threat_looks(seen: SeatView) -> tuple[tuple[str, ThreatLook], ...]:
    """Return the Threats in play with their keys, the one that drives the fight first."""
    found = ((key, look) for key in seen.keys("threats") if (look := threat_look(seen, key)) is not None)
    return tuple(sorted(found, key=lambda one: not one[1].lead))


def threat_look(seen: SeatView, key: str) -> ThreatLook | None:
    """Return the look of a Threat as this seat sees it; None once it has left play."""
    path = f"threat.{key}"
    status = seen.text(f"{path}.status", "active")
    if status not in ("active", "asleep"):
        return None
    fighting = throwdown.threats(seen.sight) if throwdown.going_on(seen.sight) else ()
    secret = {name for name in ("tr", "strike", "buffers") if name not in seen.keys(f"{path}.revealed")}
    secret = secret if seen.text("rulings.threat_info", "hidden") != "open" else set()
    hits = strike_of(seen, COACH_SEAT) if key in fighting[:1] else None
    hits = _rating(seen, path) if hits is None else hits  # while sides are chosen it is not set yet
    buffers = speak("table", "Buffer") if seen.value(f"{path}.buffers") == 1 else speak("table", "Buffers")
    values = (
        _threat_value(seen, speak("table", "TR"), f"{path}.tr", "tr" in secret),
        ThreatValue(
            speak("table", "Strike"),
            hits if seen.is_coach or "strike" not in secret else None,
            seen.is_coach and "strike" in secret,
        ),
        _threat_value(seen, buffers, f"{path}.buffers", "buffers" in secret),
        ThreatValue(speak("table", "Stack"), seen.count(path)),
    )
    line = seen.prose(f"{path}.note")
    if key in fighting:
        line = speak("table", "drives this fight") if key == fighting[0] else speak("table", "in the fight")
    return ThreatLook(
        called(seen.text(f"{path}.name", key)),
        line,
        threat_sign(seen.sight.values, key),
        values,
        lead=key in fighting[:1],
        fights=key in fighting[1:],
        asleep=status == "asleep",
        conditions=tuple(
            number in defeat.met(seen.sight, key) for number, _ in enumerate(defeat.conditions(seen.sight, key), 1)
        ),
    )


def _rating(seen: SeatView, path: str) -> int | None:
    found = seen.value(f"{path}.tr")
    return found if isinstance(found, int) else None


def _threat_value(seen: SeatView, label: str, path: str, secret: bool) -> ThreatValue:
    found = seen.value(path)
    known = found if isinstance(found, int | str) and not isinstance(found, bool) else None
    return ThreatValue(label, known, secret and seen.is_coach)


def location_look(seen: SeatView, key: str) -> LocationLook | None:
    """Return the look of a Location; None where it is not revealed to this seat."""
    path = f"location.{key}"
    if not seen.is_coach and not seen.value(f"{path}.revealed", otherwise=True):
        return None
    state = cast("LocationState", seen.text(f"{path}.state", "standing").capitalize())
    boon, blight = seen.prose(f"{path}.boon"), seen.prose(f"{path}.blight")
    line = speak("table", "Boon: {text}", text=boon) if boon and state == "Standing" else ""
    if blight and state != "Standing":
        line = speak("table", "Blight: {text}", text=blight)
    fights = throwdown.going_on(seen.sight)
    fight = final_form.location(seen.sight) if fights else None
    told = not fights and locations.here(seen.sight) == path
    return LocationLook(called(seen.text(f"{path}.name", key)), state, line, current=fight == key, told=told)
