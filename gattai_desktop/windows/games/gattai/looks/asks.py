"""Works out how a question is shown: its title, why it is asked, and what each answer spends and leads to."""

import re
from collections.abc import Hashable, Iterator
from typing import Final

from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords, PlainText, as_words, spoken
from gattai_desktop.cards.facts import Announced, announces
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.effects.effect_asks import PickNumber
from gattai_desktop.games.gattai.events.events import AimAt, DecideOn
from gattai_desktop.games.gattai.pilots.using_gear import AllowGear
from gattai_desktop.games.gattai.rumble.rumble_damage import RageAt
from gattai_desktop.games.gattai.rumble.start import AllowRumble
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart
from gattai_desktop.games.gattai.story.first_contact import SCHISM
from gattai_desktop.games.gattai.telling.foretelling import asked_anew, foretell
from gattai_desktop.games.gattai.throwdown import throwdown, votes
from gattai_desktop.games.gattai.throwdown.establishment import Started
from gattai_desktop.games.gattai.throwdown.prospect import strikes_if
from gattai_desktop.games.gattai.world import waves
from gattai_desktop.games.gattai.world.factions import GiveFavor
from gattai_desktop.games.gattai.world.waves import UsePower
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.rumble import position_line
from gattai_desktop.windows.games.gattai.looks.soaks import (
    added_schism,
    event_words,
    left_words,
    soaked_event,
    spending_of,
    spent_path,
)
from gattai_desktop.windows.games.gattai.looks.trigger_words import answer_words, runs_words, use_words, written
from gattai_desktop.windows.kit.about_whom import before_words, whose, without_name
from gattai_desktop.windows.kit.ask_look import ELSEWHERE, AnswerLook, AskLook, Voter
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plain_ask import figures, token_of_seat, unseen_ask
from gattai_desktop.windows.kit.plate_words import number_of, plate_line, plate_words
from gattai_desktop.windows.kit.rule_words import rule_words
from gattai_desktop.windows.kit.seat_view import SeatView

_HOPED_FOR: Final = (AllowGear, AllowRumble)
"""Answers that agree to what somebody has asked the Coach for."""
_NAMED: Final = (AimAt, RageAt)
"""Answers that are called by the name of what they choose."""
PASSED_BY_CARD = ("rumble_distribute", "tech_pass")
"""Questions that are answered by laying a card on a Pilot's part of the Final Form."""


def ask_look(seen: SeatView, ask: Ask) -> AskLook:
    """Return the look of an open question; for another seat only who is asked, and how to pass the computer."""
    if not ask.options:
        return _by_hands(seen, ask) if ask.kind == "vote" else unseen_ask(seen, ask)
    token, answers, voters = token_of_seat(ask.seat), _answers(seen, ask), voters_of(seen, ask)
    waiting = 0 if voters else len(seen.asks) - 1
    # What soaks most comes last: there the keyboard begins, where Harmony suffers alike from all answers.
    first = _begun_at(ask, answers[::-1] if ask.kind == "soak" else answers)
    why = why_words(seen.model, ask)
    if soaked_event(ask) == "Schism" and seen.value(SCHISM) is not None:  # FC-3
        why = (*as_words(why), PlainText(" " + speak("table", "If any is left, it counts as one Schism.")))
    if ask.kind in PASSED_BY_CARD:
        # A card is laid on the Final Form's part of the Pilot who gets it.
        answers = tuple(one for one in answers if not hasattr(ask.options[int(str(one.id))], "card"))
        why = speak("table", "Lay cards of the hand on the Pilots of the Final Form, or keep what you have.")
        if ask.kind == "rumble_distribute":
            why = speak("table", "Lay what you drew on the Pilots of the Final Form, or keep it. Veiled cards stay.")
        first = answers[0].id if answers else None
    book = written(seen, ask)
    return AskLook(ask.seat, token, _named(seen, ask), why, answers, waiting, first=first, voters=voters, written=book)


def _by_hands(seen: SeatView, ask: Ask) -> AskLook:
    """Return the look of a vote that begins: each votes behind a curtain, or Coach enters what a show of hands gave.

    Where no curtain falls people raise their hands: that is focused.
    """
    unseen = unseen_ask(seen, ask)
    voters = votes.raising_hands(seen.sight)
    if not voters:
        return unseen
    falls = seen.model.sitting.falls(seen.seat, ask.seat, behind=False)
    words = speak("table", "each votes behind a curtain") if falls else speak("table", "each votes in turn")
    passing = speak("table", "Pass it to {name}", name=seen.name(ask.seat))
    alone = AnswerLook(ELSEWHERE, passing, sign="drape" if falls else "", detail=words)
    sums = tuple(
        AnswerLook(votes.CountHands(COACH_SEAT, team), title, str(team), detail=detail)
        for team, (title, detail) in enumerate(_sums(seen, voters))
    )
    return evolve(
        unseen,
        title=question_words(ask),
        why=why_words(seen.model, ask),
        passing="",
        answers=(alone, *sums),
        first=ELSEWHERE if falls else sums[-1].id,
        waiting=0,
    )


def _sums(seen: SeatView, voters: tuple[Seat, ...]) -> Iterator[tuple[str, str]]:
    """Yield what a show of hands may come to, in words: from none for the Team to all; one voter just says it."""
    if len(voters) == 1:
        aloud = speak("table", "{name} says it aloud", name=seen.name(voters[0]))
        yield speak("table", "For herself"), aloud
        yield speak("table", "For the Team"), aloud
        return
    for team in range(len(voters) + 1):
        alone = speak("table", "{alone} for herself, by show of hands", alone=len(voters) - team)
        yield speak("table", "{team} for the Team", team=team), alone


def _named(seen: SeatView, ask: Ask) -> DrawnWords | str:
    """Return the question, with the name of who is meant by "you" where another seat has the computer.

    A question that has the name in it is not begun with it once more.
    """
    words, name = question_words(ask), seen.name(ask.seat)
    if ask.seat == seen.seat or re.search(rf"\b{re.escape(name)}\b", spoken(words)):
        return words
    return (PlainText(f"{name}: "), *as_words(words))


def question_words(ask: Ask) -> DrawnWords | str:
    """Return the question; a Gambit's goal is already the title of its pane."""
    if ask.kind == "gambit_offer":
        return speak("table", "Coach offers you a Gambit")
    return drawn(ask.text)


def voters_of(seen: SeatView, ask: Ask) -> tuple[Voter, ...]:
    """Return the voters, each with the state of the ballot: cast, to cast now, or to come (never the vote itself)."""
    if ask.kind != "vote":
        return ()
    waiting = [one.seat for one in seen.asks if one.kind == "vote"]
    leaders = {throwdown.commander(seen.sight, side) for side in throwdown.sides(seen.sight)}
    found = []
    for seat in seen.pilots:
        if seat in waiting:
            found.append(Voter(seat, seen.name(seat), "now" if seat == ask.seat else "to come"))
        elif seat not in leaders or len(leaders - {"coach"}) > 1:
            found.append(Voter(seat, seen.name(seat), "cast"))
    return tuple(found)


def _begun_at(ask: Ask, answers: tuple[AnswerLook, ...]) -> Hashable:
    """Return the answer that is focused: the most of what is gained, else what costs least Harmony, or the first."""
    if any(isinstance(one, DrawForHeart) for one in ask.options):
        return answers[-1].id
    if all(one.reached for one in answers):
        return max(answers, key=lambda answer: sum(one.then - one.have for one in answer.reached)).id
    won = (one.id for one in answers if isinstance(ask.options[int(str(one.id))], GiveFavor))
    return next(won, min(answers, key=lambda one: one.schism[1] if one.schism else 0).id)


_WHY: Final = {
    "dissonant": "The play was Dissonant. Buffers may take what it fires.",
    "initiative": "The first play was Dissonant.",
    "resonant": "The play was Resonant.",
    "schism in the Red": "Schism grew while Harmony was in the Red.",
    "rally": "A Rally.",
    "escalate": "The Rumble escalated.",
    "rumble tech": "A Tech was used in the Rumble.",
    "gear": "A piece of Gear was used.",
    "crisis": "A step of the Crisis.",
    "favor": "A Pilot gains Favor.",
    "a clue": "A clue was bought.",
    "immediate": "It takes effect at once.",
    "spoil": "A Spoil of the Throwdown.",
    "omen": "An Omen was spent.",
    "consequence": "A consequence of the Gambit.",
    "yes-and": "Yes, and: the goal is reached.",
    "yes-but": "Yes, but: the goal is reached, at a cost.",
    "no-but": "No, but: the goal is missed, and something is gained.",
    "no-and": "No, and: the goal is missed, at a cost.",
    "no_and": "No, and: the goal is missed, at a cost.",
    "by hand": "Coach fired it.",
    "cue": "Coach gave the cue for it.",
    "wave": "A Wave of {threat}.",
    "storm": "A Storm of {threat}.",
    "attack": "The Attack of {threat}.",
}
"""What asked, by its short name."""


def why_words(model: GameModel, ask: Ask) -> DrawnWords | str:
    """Return why it is asked; a bare rule id becomes the sentence of its rule."""
    plain = str(ask.why)
    if plain in _WHY:
        values = ask.text.by_name
        # How much of it there is says what it is; one that is cancelled or not is only named.
        named = ask.kind == "choose_target" or (ask.kind == "soak" and "amount" not in values)
        event = str(values.get("event", "")) if named else ""
        aimed = [one.target if isinstance(one, AimAt) else "" for one in ask.options]
        does = event_words(event, on_threats=bool(aimed) and all(one.startswith("threat.") for one in aimed))
        what = f" {called(event)}: {does}." if does else ""
        return speak("table", _WHY[plain], threat=_threat_at_work(model)) + what
    sentence = rule_words(model, plain)
    return f"{sentence} ({plain})" if sentence else drawn(ask.why)


def _threat_at_work(model: GameModel) -> str:
    """Return the name of the Threat that what is asked now comes from."""
    found = waves.at_work(model.sight())
    return content(str(model.sight().values[f"{found}.name"])) if found else speak("table", "a Threat")


def _answers(seen: SeatView, ask: Ask) -> tuple[AnswerLook, ...]:
    previews = [seen.model.preview(option) for option in ask.options]
    path = spent_path(previews, ask)
    taken: set[str] = set()
    wanted = [plate_words(seen.model, option).key for option in ask.options]
    found = []
    does, alike = answer_words(seen, ask), _told_of_all(seen, previews)
    # What is hoped for stands first, whatever the order of the rules; the id of an answer is its place in that.
    order = sorted(range(len(ask.options)), key=lambda place: not isinstance(ask.options[place], _HOPED_FOR))
    for number, place in enumerate(order, 1):
        option, preview = ask.options[place], previews[place]
        said = plate_words(seen.model, option)
        says = number_of(option)
        key = said.key or figures(number if says is None else says)
        # A figure that several answers could mean is no key.
        key = "" if key in taken or (key == said.key and wanted.count(key) > 1) else key
        taken.add(key)
        spending = spending_of(seen, path, preview) if path else None
        schism = added_schism(seen, preview) if soaked_event(ask) == "Schism" else None
        left = "" if schism else left_words(seen, ask, option)
        detail = (
            ""
            if spending or schism or left
            else position_line(option)
            or plate_line(seen.model, option)
            or _told(seen, ask, option)
            or _detail(seen, preview, said.words, alike)
        )
        if does:
            what, line = does[place], does[place].line or detail
            look = AnswerLook(place, what.what, key, said.sign, line, reached=what.reached, total=what.total)
            found.append(look)
            continue
        words = said.words if said.sign else (*before_words(whose(seen, option)), *said.words)
        found.append(AnswerLook(place, words, key, said.sign, detail, spending, schism, left))
    # An answer that would read and do the same as one before it is none.
    same = {(one.spoken(), one.lying, _done(previews[int(str(one.id))])): one for one in found[::-1]}
    return tuple(same.values())[::-1]


def _done(preview: Preview) -> tuple[object, ...]:
    """Return what an answer does, whatever name its line gives to whom it reaches."""
    facts = (fact for _, fact in preview.facts if not announces(fact, "fires"))
    return (*facts, *preview.asks)


def _told(seen: SeatView, ask: Ask, option: Move) -> str:
    """Return what a consequence of a Gambit, or a Threat's power, means; its preview would only name it again."""
    if isinstance(option, UsePower):
        return use_words(seen, ask, option)
    if isinstance(option, AimAt):
        return runs_words(seen, ask, option)
    if isinstance(option, Started):
        strikes = strikes_if(to_play_on(seen.sight), option.side)
        each = ", ".join(f"{seen.name(seat)} {number}" for seat, number in strikes.items())
        return speak("table", "Strike: {each}", each=each)
    if isinstance(option, DecideOn):
        return event_words(option.event)
    if ask.kind != "gambit_consequence":
        return ""
    event = getattr(option, "event", "")
    return event_words(event) if event else speak("table", "in the story alone")


def _told_of_all(seen: SeatView, previews: list[Preview]) -> tuple[Words, ...]:
    """Return what is foretold of every number of an effect, so that it tells none of them from another."""
    if not all(isinstance(one.move, PickNumber) for one in previews):
        return ()
    each = [_effects(seen, one) for one in previews]
    return tuple(line for line in each[0] if all(line in other for other in each))


def _effects(seen: SeatView, preview: Preview) -> tuple[Words, ...]:
    """Return what is foretold of an answer; which seat is asked next is no reason to choose it."""
    told = foretell(seen.sight, preview)
    return told[: len(told) - len(asked_anew(preview))]


def _detail(seen: SeatView, preview: Preview, title: DrawnWords | str, but: tuple[Words, ...]) -> DrawnWords | str:
    """Return the first effect of an answer that its title does not say, in one line. but: lines that say too little."""
    if isinstance(preview.move, PickNumber) and all(isinstance(fact, Announced) for _, fact in preview.facts):
        return ""  # it would say but that the effect takes part
    lines = (drawn(one) for one in _effects(seen, preview) if one not in but)
    # "Favor for The Weapon" below "The Weapon" would only repeat the question.
    name = spoken(title) if isinstance(preview.move, _NAMED) else ""
    return without_name(next((one for one in lines if not (name and spoken(one).endswith(name))), ()), name) or ""
