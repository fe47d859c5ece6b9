"""What needs more than a press in Gattaibushido:FUSION!, by name; each flow is imported when it is first begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import BeginFlow


def station_flow(move: Move) -> str:
    """Return the name of the flow that asks whether to go to that phase, or to that act of First Contact."""
    return f"act.{move.act}" if isinstance(move, StartAct) else f"phase.{getattr(move, 'phase', '')}"


def _gambit(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.conflict_flows import offer_gambit

    offer_gambit(requests)


def _challenge(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.conflict_flows import challenge

    challenge(requests)


def _omen(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.conflict_flows import spend_omen

    spend_omen(requests)


def _concede(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.conflict_flows import concede

    concede(requests)


def _pile(requests: Requests, stage: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.conflict_flows import show_pile

    show_pile(requests, f"pile.{stage}")


def _assist(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.assist_flow import AssistFlow

    AssistFlow(requests).begin()


def _score(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.score_flow import ScoreFlow

    ScoreFlow(requests).begin()


def _trigger(requests: Requests, line: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.trigger_flow import TriggerFlow

    TriggerFlow(requests).begin(line or "+")


def _tarry(requests: Requests, _about: str) -> None:
    _trigger(requests, "+Tarry")


def _more(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.story_flows import show_more

    show_more(requests)


def _scene(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.story_flows import show_scene

    show_scene(requests)


def _wake(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.story_flows import wake_faction

    wake_faction(requests)


def _phase(requests: Requests, phase: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.story_flows import go_to_phase

    go_to_phase(requests, phase)


def _act(requests: Requests, act: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.story_flows import start_act

    start_act(requests, act)


def _threat(requests: Requests, key: str) -> None:
    from gattai_desktop.windows.games.gattai.threat_card import open_threat

    open_threat(requests, key)


def _location(requests: Requests, key: str) -> None:
    requests.open(f"owner.location.{key}")


def _edition(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.edition_flow import EditionFlow

    EditionFlow(requests).begin()


GATTAI_FLOWS: Final[Mapping[str, BeginFlow]] = {
    "gambit": _gambit,
    "throwdown": _challenge,
    "omen": _omen,
    "concede": _concede,
    "pile": _pile,
    "assist": _assist,
    "score": _score,
    "trigger": _trigger,
    "tarry": _tarry,
    "more": _more,
    "scene": _scene,
    "wake": _wake,
    "phase": _phase,
    "act": _act,
    "threat": _threat,
    "location": _location,
    "edition": _edition,
}
