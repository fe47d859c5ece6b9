"""Makes the sounds in resources/sounds/: short, dry, wooden and metallic, each from a few sines and a little noise.

`generated.py` calls this; the same files come out every time. Nothing here is a recording. Peak at or below
-12 dBFS, 80 to 900 ms, one channel. All that matters is about equally loud on the small speakers of a laptop,
which give little below 200 Hz; what hands do all the time (lift, land, turn, deal, shuffle) is about half as loud.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

RATE: Final = 22_050
PEAK: Final = 0.25
"""-12 dBFS."""
EVENT: Final = 10 ** (-25 / 20)
HANDS: Final = 10 ** (-30 / 20)
"""How loud the loudest 50 ms are, as a small speaker gives them: root mean square, 1 is full scale."""
SPEAKER: Final = 200.0
"""Hertz below which a small speaker gives less and less."""

Sound = list[float]
_SEATS: Final = {
    "red": (392.0, 587.3), "orange": (554.4, 440.0), "yellow": (523.3, 698.5), "green": (440.0, 293.7),
    "blue": (329.6, 493.9), "purple": (415.3, 311.1), "pink": (659.3, 880.0), "black": (349.2, 233.1),
    "coach": (246.9, 164.8),
}  # fmt: skip


def silence(seconds: float) -> Sound:
    """Return nothing for so long."""
    return [0.0] * round(seconds * RATE)


def struck(
    pitch: float, seconds: float, *, decay: float = 9.0, partials: Iterable[tuple[float, float]] = ((1.0, 1.0),)
) -> Sound:
    """Return something struck: partials as (times the pitch, loudness), each dying away, the higher the faster."""
    found = silence(seconds)
    for times, loud in partials:
        for place in range(len(found)):
            at = place / RATE
            fade = math.exp(-decay * at * (0.6 + 0.4 * times)) * min(1.0, at * 400)
            found[place] += loud * fade * math.sin(2 * math.pi * pitch * times * at)
    return found


def bell(pitch: float, seconds: float, decay: float = 5.0) -> Sound:
    """Return a bell: partials that are no whole multiples."""
    return struck(pitch, seconds, decay=decay, partials=((1.0, 1.0), (2.76, 0.5), (5.4, 0.25), (8.9, 0.1)))


def wood(pitch: float, seconds: float = 0.12) -> Sound:
    """Return a tap on wood."""
    return mixed(struck(pitch, seconds, decay=34, partials=((1.0, 1.0), (2.4, 0.4))), rustle(0.02, 3000, 7, 90))


def low_wood(pitch: float, seconds: float, seed: int) -> Sound:
    """Return a tap on something large: with overtones and a skin, so that small speakers give it too."""
    overtones = ((1.0, 1.0), (2.4, 0.8), (3.9, 0.6), (5.3, 0.4))
    skin = quieter(rustle(min(seconds, 0.09), 1800, seed, 30), 1.4)
    return mixed(struck(pitch, seconds, decay=13, partials=overtones), skin)


def rustle(seconds: float, bright: float, seed: int, decay: float = 14.0) -> Sound:
    """Return noise that dies away; bright: above about which pitch it is cut off."""
    dice = random.Random(seed)
    found, last = silence(seconds), 0.0
    share = 1 - math.exp(-2 * math.pi * bright / RATE)
    for place in range(len(found)):
        last += share * (dice.uniform(-1, 1) - last)
        at = place / RATE
        found[place] = last * math.exp(-decay * at) * min(1.0, at * 300)
    return found


def drone(pitch: float, seconds: float, swell: Callable[[float], float]) -> Sound:
    """Return a tone that swells as it is told, by the share of its time that has gone."""
    found = silence(seconds)
    for place in range(len(found)):
        at = place / RATE
        wave_ = math.sin(2 * math.pi * pitch * at) + 0.5 * math.sin(2 * math.pi * pitch * 1.503 * at)
        found[place] = wave_ * swell(place / len(found))
    return found


def glide(low: float, high: float, seconds: float) -> Sound:
    """Return a tone that goes from one pitch to another."""
    found, phase = silence(seconds), 0.0
    for place in range(len(found)):
        share = place / len(found)
        phase += 2 * math.pi * (low + (high - low) * share) / RATE
        found[place] = math.sin(phase) * math.sin(math.pi * share)
    return found


def mixed(*parts: Sound) -> Sound:
    """Return sounds at the same time."""
    found = [0.0] * max(len(part) for part in parts)
    for part in parts:
        for place, value in enumerate(part):
            found[place] += value
    return found


def after(*parts: tuple[float, Sound]) -> Sound:
    """Return sounds, each beginning at its second."""
    return mixed(*(silence(at) + part for at, part in parts))


def quieter(part: Sound, share: float) -> Sound:
    """Return a sound less loud."""
    return [value * share for value in part]


def loudness(sound: Sound) -> float:
    """Return how loud the loudest 50 ms are on a small speaker; see `EVENT`."""
    share = 1 / (1 + 2 * math.pi * SPEAKER / RATE)
    given, last, before = 0.0, 0.0, 0.0
    energy = [0.0]
    for value in sound:
        given = share * (last + value - before)
        last, before = given, value
        energy.append(energy[-1] + given * given)
    window = round(0.05 * RATE)
    starts = range(0, max(1, len(sound) - window), window // 8)
    return math.sqrt(max(energy[min(at + window, len(sound))] - energy[at] for at in starts) / window)


def all_sounds() -> dict[str, tuple[Sound, float]]:
    """Return every sound by its name, with how loud it is to be."""
    third = 2 ** (4 / 12)
    found: dict[str, tuple[Sound, float]] = {
        "lift": (mixed(rustle(0.09, 5000, 1, 40), quieter(wood(900, 0.08), 0.3)), HANDS),
        "land": (mixed(wood(420), rustle(0.06, 2500, 2, 60)), HANDS),
        "turn": (after((0, rustle(0.06, 6000, 3, 60)), (0.05, wood(620, 0.08))), HANDS),
        "deal": (after(*((0.06 * n, rustle(0.06, 5500, 4 + n, 70)) for n in range(3))), HANDS),
        "shuffle": (after(*((0.028 * n, rustle(0.05, 4500, 20 + n, 80)) for n in range(12))), HANDS),
        "refuse": (after((0, low_wood(170, 0.13, 60)), (0.12, low_wood(150, 0.15, 61))), EVENT),
        "true": (bell(1046.5, 0.9, 4.5), EVENT),
        "dissonant": (mixed(bell(466.2, 0.7, 5), bell(493.9, 0.7, 5)), EVENT),
        "block": (mixed(bell(1480, 0.35, 16), bell(1870, 0.3, 20), rustle(0.05, 9000, 9, 80)), EVENT),
        "omen": (
            mixed(
                drone(98, 0.9, lambda t: t**1.5),
                quieter(drone(294, 0.9, lambda t: t**2.5), 0.45),
                quieter(rustle(0.9, 900, 10, 0.5), 0.6),
            ),
            EVENT,
        ),
        "spend": (after((0, rustle(0.08, 8000, 11, 30)), (0.06, quieter(rustle(0.3, 2500, 12, 9), 0.6))), EVENT),
        "harmony_up": (after((0, bell(523.3, 0.5)), (0.13, bell(659.3, 0.5)), (0.26, bell(784, 0.6))), EVENT),
        "harmony_down": (after((0, bell(523.3, 0.5)), (0.14, bell(440, 0.5)), (0.28, bell(349.2, 0.6))), EVENT),
        "rumble": (
            after(
                *((0.05 * n, quieter(low_wood(90, 0.1, 70 + n), 0.4 + 0.05 * n)) for n in range(11)),
                (0.58, low_wood(60, 0.3, 90)),
            ),
            EVENT,
        ),
        "ruin": (
            after(*((0.07 * n, quieter(low_wood(130 - 9 * n, 0.16, 40 + n), 1 - 0.08 * n)) for n in range(7))),
            EVENT,
        ),
        "rout": (mixed(glide(330, 98, 0.8), quieter(glide(332, 100, 0.8), 0.8)), EVENT),
        "concede": (after((0, struck(220, 0.35, decay=10)), (0.2, struck(164.8, 0.5, decay=8))), EVENT),
        "ask": (after((0, wood(310, 0.1)), (0.14, wood(310, 0.12))), EVENT),
        "curtain": (rustle(0.5, 1400, 13, 5), EVENT),
        "undo": (glide(880, 300, 0.28), EVENT),
        "saved_warning": (after(*((0.2 * n, struck(740, 0.16, decay=14)) for n in range(3))), EVENT),
    }
    for stage in range(1, 8):
        pitch = 262 * 2 ** (stage / 12)
        steel = ((1.0, 1.0), (2.0, 0.6), (3.0, 0.45), (4.0, 0.2))
        first, second = struck(pitch, 0.3, decay=9, partials=steel), struck(pitch * third, 0.5, decay=7, partials=steel)
        rising = after((0, first), (0.13, second))
        found[f"escalate-{stage}"] = (rising, EVENT)
        ticks = after(*((0.085 * n, mixed(wood(880, 0.08), bell(1318, 0.2, 14))) for n in range(stage)))
        found[f"score-{stage}"] = (ticks, EVENT)
    for seat, (low, high) in _SEATS.items():
        bars = ((1.0, 1.0), (3.9, 0.3))
        notes = after((0, struck(low, 0.3, decay=8, partials=bars)), (0.18, struck(high, 0.45, decay=7, partials=bars)))
        found[f"call-{seat}"] = (notes, EVENT)
    return found


def write(path: Path, sound: Sound, loud: float) -> None:
    """Write a sound, so loud, and never beyond the peak."""
    gain = min(loud / loudness(sound), PEAK / max(abs(value) for value in sound))
    fade = round(0.008 * RATE)
    data = bytearray()
    for place, value in enumerate(sound):
        end = min(1.0, (len(sound) - place) / fade)
        data += struct.pack("<h", round(value * gain * end * 32767))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(data))


def write_all(folder: Path) -> None:
    """Write every sound into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (sound, loud) in all_sounds().items():
        write(folder / f"{name}.wav", sound, loud)
