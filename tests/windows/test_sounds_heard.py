"""How the sounds are heard, by the numbers: none clips or clicks, all are about equally loud, no two are alike."""

import math
import struct
import wave
from itertools import combinations
from pathlib import Path

import pytest

from gattai_desktop.resources import resource

HANDS = {"lift", "land", "turn", "deal", "shuffle"}
"""What hands do all the time: softer than what happens."""
PEAK = 10 ** (-12 / 20)
SLICES = 10
BANDS = tuple(90 * 2 ** (third / 3) for third in range(20))

Samples = list[float]


def folder() -> Path:
    return resource("sounds/land.wav").parent


def read(path: Path) -> tuple[int, Samples]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path.name
        count = file.getnframes()
        samples = struct.unpack(f"<{count}h", file.readframes(count))
        return file.getframerate(), [value / 32768 for value in samples]


SOUNDS = {path.stem: read(path) for path in sorted(folder().glob("*.wav"))}


def decibels(value: float) -> float:
    return 20 * math.log10(max(value, 1e-9))


def loudest(rate: int, samples: Samples) -> float:
    """The loudest 50 ms as a small speaker gives them, which has little below 200 Hz: root mean square in dBFS."""
    share = 1 / (1 + 2 * math.pi * 200 / rate)
    given = before = 0.0
    sums = [0.0]
    for value in samples:
        given = share * (given + value - before)
        before = value
        sums.append(sums[-1] + given * given)
    window = round(0.05 * rate)
    ends = range(window, max(window + 1, len(sums)), window // 10)
    energy = max(sums[min(end, len(sums) - 1)] - sums[max(0, end - window)] for end in ends)
    return decibels(math.sqrt(energy / window))


def spectrogram(rate: int, samples: Samples) -> list[float]:
    """How strong a third of an octave is in each tenth of 0.9 s; of length 1 all together."""
    size = round(0.9 * rate / SLICES)
    found = []
    for begin in range(0, SLICES * size, size):
        part = samples[begin : begin + size]
        for band in BANDS:
            # Goertzel's way to one line of a spectrum.
            turn = 2 * math.cos(2 * math.pi * band / rate)
            last = before = 0.0
            for value in part:
                last, before = value + turn * last - before, last
            found.append(math.sqrt(max(0.0, last * last + before * before - turn * last * before)))
    length = math.sqrt(sum(value * value for value in found))
    return [value / length for value in found]


@pytest.mark.parametrize("name", SOUNDS)
def test_it_is_short_and_neither_clips_nor_clicks(name: str) -> None:
    rate, samples = SOUNDS[name]
    assert 0.08 <= len(samples) / rate <= 0.9
    assert max(map(abs, samples)) <= PEAK * 1.001
    assert abs(samples[0]) < 0.02, "it begins with a click"
    assert abs(samples[-1]) < 0.02, "it is cut off"
    assert abs(sum(samples) / len(samples)) < 0.004, "it pushes the speaker to one side"


def test_all_that_matters_is_about_equally_loud() -> None:
    loud = {name: loudest(*sound) for name, sound in SOUNDS.items() if name not in HANDS}
    assert max(loud.values()) <= -24, loud
    assert max(loud.values()) - min(loud.values()) <= 4, loud


def test_what_hands_do_all_the_time_is_softer() -> None:
    loud = {name: loudest(*SOUNDS[name]) for name in HANDS}
    assert all(-32 <= value <= -28 for value in loud.values()), loud


def test_no_two_sounds_are_taken_for_one_another() -> None:
    """Stages of an escalation and of a score are of one kind and differ in pitch or number; all else differs."""
    heard = {name: spectrogram(*sound) for name, sound in SOUNDS.items()}
    for one, other in combinations(heard, 2):
        kinds = {one.partition("-")[0], other.partition("-")[0]}
        alike = sum(a * b for a, b in zip(heard[one], heard[other], strict=True))
        most = 0.99 if len(kinds) == 1 and kinds <= {"escalate", "score"} else 0.88
        assert alike < most, f"{one} and {other} are alike: {alike:.2f}"


def test_a_louder_file_would_be_found() -> None:
    """The measures measure: twice the pressure is 6 dB more, and a sound is like itself."""
    rate, samples = SOUNDS["ask"]
    assert loudest(rate, [value * 2 for value in samples]) == pytest.approx(loudest(rate, samples) + 6.02, abs=0.01)
    assert sum(value * value for value in spectrogram(rate, samples)) == pytest.approx(1.0)
