"""Puts the odds of a fight into words: shares as whole fights of a hundred, levers, and how it was counted."""

from PySide6.QtCore import QLocale

from gattai_desktop.board.speech import listed, speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.players.gattai.fight import Fight, buffers_now, names_of
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.odds import Difference, Odds, OddsJudgement
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing


def in_hundred(share: float) -> str:
    """Return a share as whole fights of a hundred, or words for nearly none and nearly all."""
    if 0 < share < 0.01:
        return speak("odds", "fewer than 1")
    if 0.99 < share < 1:
        return speak("odds", "more than 99")
    return speak("odds", "{share}", share=round(100 * share))


def in_hundred_briefly(share: float) -> str:
    """Return a share as a number, where there is no room for words."""
    return "<1" if 0 < share < 0.01 else ">99" if 0.99 < share < 1 else in_hundred(share)


def average(points: float) -> str:
    """Return points for each fight, with one decimal; a small number is not shown as 0."""
    locale = QLocale()
    least = 0.1
    if 0 < points < least / 2:
        return f"<{locale.toString(least, 'f', 1)}"
    return locale.toString(float(points), "f", 1)


def judged(odds: Odds, *, stopped: bool = False) -> str:
    """Return the fight in one word, and which side it surely favours; stopped: after how many fights."""
    words = _word(odds.judgement)
    if odds.judgement == "fair" and abs(odds.pilots - 0.5) > odds.give_or_take:
        if odds.pilots > 0.5:
            words = speak("odds", "{word}, and leaning their way", word=words)
        else:
            words = speak("odds", "{word}, and leaning Coach's way", word=words)
    return speak("odds", "{word}, after {fights}", word=words, fights=odds.fights) if stopped else words


def _word(judgement: OddsJudgement) -> str:
    match judgement:
        case "one-sided":
            return speak("odds", "One-sided")
        case "easy":
            return speak("odds", "Easy for the Pilots")
        case "hard":
            return speak("odds", "Hard for the Pilots")
        case "fair":
            return speak("odds", "Fair")


def reckoned(odds: Odds, seed: int) -> str:
    """Return what the page always shows: seed and margin of error."""
    if not odds.fights:
        return speak("odds", "Seed {seed}", seed=str(seed))
    sure = max(1, round(100 * odds.give_or_take))
    return speak("odds", "Seed {seed}, give or take {points} in 100", seed=str(seed), points=sure)


def margin_words(give_or_take: float) -> str:
    """Return the margin of error of a difference."""
    return speak("odds", "give or take {points}", points=max(1, round(100 * give_or_take)))


def signed(found: Difference) -> str:
    """Return a difference in whole fights of a hundred, with its sign."""
    points = round(100 * found.share)
    return f"+{points}" if points > 0 else f"\u2212{-points}"


def difference_words(found: Difference) -> str:
    """Return a difference for a screen reader, with its margin of error."""
    points, margin = round(100 * found.share), margin_words(found.give_or_take)
    if points > 0:
        return speak("odds", "{points} more, {margin}", points=points, margin=margin)
    return speak("odds", "{points} fewer, {margin}", points=-points, margin=margin)


def harmony_words(lost: int) -> str:
    """Return how much Harmony falls, or rises."""
    known = {
        0: speak("odds", "as now"),
        1: speak("odds", "one lower"),
        2: speak("odds", "two lower"),
        3: speak("odds", "three lower"),
        4: speak("odds", "four lower"),
        5: speak("odds", "five lower"),
        6: speak("odds", "six lower"),
        -1: speak("odds", "one higher"),
        -2: speak("odds", "two higher"),
        -3: speak("odds", "three higher"),
    }
    return known.get(lost) or speak("odds", "{points} higher", points=-lost)


def lever_words(tried: Tried, fight: Fight) -> str:
    """Return what a lever changes."""
    lever = tried.lever
    called = names_of(fight)
    name = called.get(lever.who) or called.get(f"threat.{lever.who}") or lever.who
    match lever.kind:
        case "tr_up" | "tr_down":
            return speak("odds", "{name} at TR {rating}", name=name, rating=lever.number)
        case "joins":
            return speak("odds", "{name} joins", name=name)
        case "stays":
            return speak("odds", "{name} stays out", name=name)
        case "comes":
            return speak("odds", "{name} comes too", name=name)
        case "away":
            return speak("odds", "{name} stays away", name=name)
        case "hands":
            return speak("odds", "Hands of {number} instead of {now}", number=lever.number, now=lever.now)
        case "attacker" if lever.fight.attacker == "pilots":
            return speak("odds", "The Pilots challenge")
    return speak("odds", "Coach challenges")


def often_tried(found: Rehearsing) -> str:
    """Return how often each lever was played; "" where there are none."""
    if not found.tried:
        return ""
    number = min(one.odds.fights for one in found.tried)
    if number < found.each:
        return speak("odds", "each tried {number} of {all} times", number=number, all=found.each)
    return speak("odds", "each tried {number} times, the strongest first", number=found.each)


def costs_said(odds: Odds, fight: Fight) -> tuple[str, str, str]:
    """Return what else happens: Buffers, Omens, and the worst of it."""
    spent, of = average(odds.average(odds.buffers)), buffers_now(fight)
    omens, routs, deaths = (in_hundred(odds.share(many)) for many in (odds.with_omen, odds.routs, odds.deaths))
    return (
        speak("odds", "Buffers spent: {points} of {all}.", points=spent, all=of),
        speak("odds", "An Omen turns up in {share} of 100.", share=omens),
        speak("odds", "A Rout in {share}, a Commitment Death in {other}.", share=routs, other=deaths),
    )


def costs(odds: Odds, fight: Fight) -> DrawnWords:
    """Return these costs in one line, each with its sign."""
    pieces: list[Sign | PlainText] = []
    for sign, words in zip(("buffer", "omen", "cross"), costs_said(odds, fight), strict=True):
        pieces += [Sign(sign, "soft"), PlainText(f"\u2009{words}   ")]
    return tuple(pieces)


def aloud(odds: Odds, fight: Fight, seed: int, *, stopped: bool = False) -> str:
    """Return the whole page for a screen reader."""
    called = names_of(fight)
    stages = [
        speak("odds", "stage {stage}: {share}", stage=stage, share=in_hundred(odds.share(many)))
        for stage, many in sorted(odds.stages.items())
    ]
    harmony = [
        speak("odds", "Harmony {words}: {share}", words=harmony_words(lost), share=in_hundred(odds.share(many)))
        for lost, many in sorted(odds.harmony.items())
    ]
    hurt = [
        speak("odds", "{name} {points}", name=called.get(who, who), points=average(odds.average(points)))
        for who, points in odds.trauma.items()
    ]
    return " ".join(
        (
            speak("odds", "{share} in 100 go to the Pilots.", share=in_hundred(odds.pilots)),
            speak("odds", "{words}.", words=judged(odds, stopped=stopped)),
            speak("odds", "Ends in {stages}.", stages=listed(stages)),
            speak("odds", "{harmony}.", harmony=listed(harmony)),
            speak("odds", "Trauma: {hurt}.", hurt=listed(hurt)),
            *costs_said(odds, fight),
            speak("odds", "{count} Throwdowns.", count=odds.fights),
            speak("odds", "{words}.", words=reckoned(odds, seed)),
        )
    )
