"""What the page about a fight says: shares as whole fights of a hundred, the levers, and how it was reckoned."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import listed, speak
from gattai_desktop.model.rehearsing import names
from gattai_desktop.players.fight import Fight, Level
from gattai_desktop.players.levers import Tried
from gattai_desktop.players.odds import Judgement, Odds

translate = QCoreApplication.translate


def in_hundred(share: float) -> str:
    """Return a share as whole fights of a hundred; what is rare is called so."""
    return translate("odds", "fewer than 1") if 0 < share < 0.01 else speak("odds", "{share}", share=round(100 * share))


def in_hundred_briefly(share: float) -> str:
    """Return the same where there is no room for words."""
    return "<1" if 0 < share < 0.01 else in_hundred(share)


def judged(odds: Odds) -> str:
    """Return the fight in one word, and whom it leans to."""
    word = _word(odds.judgement)
    if odds.judgement != "fair" or abs(odds.pilots - 0.5) < 0.03:
        return word
    if odds.pilots > 0.5:
        return speak("odds", "{word}, and leaning the Pilots' way", word=word)
    return speak("odds", "{word}, and leaning Coach's way", word=word)


def _word(judgement: Judgement) -> str:
    match judgement:
        case "one-sided":
            return translate("odds", "One-sided")
        case "easy":
            return translate("odds", "Easy for the Pilots")
        case "hard":
            return translate("odds", "Hard for the Pilots")
        case "fair":
            return translate("odds", "Fair")


def habits(level: Level) -> str:
    """Return how these players play."""
    if level == "careful":
        return translate("odds", "Both sides think one move ahead and no further. Real players do better and worse.")
    return translate(
        "odds",
        "Both sides play by simple habits: the cheapest safe card, and conceding when nothing safe is left. "
        "Real players do better and worse.",
    )


def level_name(level: Level) -> str:
    """Return what these players are called."""
    return translate("odds", "Careful players") if level == "careful" else translate("odds", "Plain players")


def reckoned(odds: Odds, seed: int) -> str:
    """Return what always stands on the page: seed and margin of error."""
    sure = max(1, round(100 * odds.give_or_take))
    return speak("odds", "Seed {seed}, give or take {points} in 100", seed=str(seed), points=sure)


def harmony_words(lost: int) -> str:
    """Return how far Harmony falls, or rises."""
    if lost == 0:
        return translate("odds", "as now")
    if lost < 0:
        return speak("odds", "{points} higher", points=-lost)
    return speak("odds", "{points} lower", points=lost)


def lever_words(tried: Tried, fight: Fight) -> str:
    """Return what a lever changes."""
    lever = tried.lever
    called = names(fight)
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
            return speak("odds", "Pilots hold a card less")
        case "attacker" if lever.fight.attacker == "pilots":
            return speak("odds", "The Pilots challenge")
    return speak("odds", "Coach challenges")


def costs(odds: Odds) -> str:
    """Return what else happens, in one line."""
    parts = [
        speak("odds", "Buffers spent: {points}", points=f"{odds.average(odds.buffers):.1f}"),
        speak("odds", "an Omen in {share} of 100", share=in_hundred(odds.share(odds.with_omen))),
        speak("odds", "a Rout in {share}", share=in_hundred(odds.share(odds.routs))),
        speak("odds", "a Commitment Death in {share}", share=in_hundred(odds.share(odds.deaths))),
    ]
    return listed(parts)


def aloud(odds: Odds, fight: Fight, seed: int) -> str:
    """Return the whole page for a screen reader."""
    called = names(fight)
    stages = [
        speak("odds", "stage {stage}: {share}", stage=stage, share=in_hundred(odds.share(many)))
        for stage, many in sorted(odds.stages.items())
    ]
    harmony = [
        speak("odds", "Harmony {words}: {share}", words=harmony_words(lost), share=in_hundred(odds.share(many)))
        for lost, many in sorted(odds.harmony.items())
    ]
    hurt = [
        speak("odds", "{name} {points}", name=called.get(who, who), points=f"{odds.average(points):.1f}")
        for who, points in odds.trauma.items()
    ]
    return " ".join(
        (
            speak("odds", "{share} in 100 go to the Pilots.", share=in_hundred(odds.pilots)),
            speak("odds", "{words}.", words=judged(odds)),
            speak("odds", "Ends in {stages}.", stages=listed(stages)),
            speak("odds", "{harmony}.", harmony=listed(harmony)),
            speak("odds", "Trauma: {hurt}.", hurt=listed(hurt)),
            speak("odds", "{words}.", words=costs(odds)),
            speak("odds", "{count} Throwdowns.", count=odds.fights),
            speak("odds", "{words}.", words=reckoned(odds, seed)),
        )
    )
