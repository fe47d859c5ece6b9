"""Lists the flows of Gattaibushido:FUSION! by name. Imported when the first of them begins."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.windows.games.gattai.flows.conflict_flows import (
    challenge,
    concede,
    offer_gambit,
    show_pile,
    spend_omen,
    take_a_side,
    use_assist,
)
from gattai_desktop.windows.games.gattai.flows.crisis_flow import show_crisis
from gattai_desktop.windows.games.gattai.flows.edition_flow import change_edition
from gattai_desktop.windows.games.gattai.flows.score_flow import show_score
from gattai_desktop.windows.games.gattai.flows.story_flows import (
    go_to_phase,
    next_scene,
    read_words,
    show_more,
    show_scene,
    start_act,
    wake_faction,
)
from gattai_desktop.windows.games.gattai.flows.threat_card import open_threat
from gattai_desktop.windows.games.gattai.flows.trigger_flow import TriggerFlow
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import PRINT, BeginFlow


def _alone(begin: Callable[[Requests], None]) -> BeginFlow:
    """Return a flow without a subject."""
    return lambda requests, _about: begin(requests)


def _print(requests: Requests, seat: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.print_sheets import begin

    begin(requests, seat)


def _bring_in(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.bring_in import bring_in

    bring_in(requests)


def _joins(requests: Requests, _about: str) -> None:
    from gattai_desktop.windows.games.gattai.flows.bring_in import who_joins

    who_joins(requests)


GATTAI_FLOWS: Final[Mapping[str, BeginFlow]] = {
    "gambit": _alone(offer_gambit),
    "throwdown": _alone(challenge),
    "omen": _alone(spend_omen),
    "concede": _alone(concede),
    "pile": show_pile,
    "assist": _alone(use_assist),
    "score": _alone(show_score),
    "trigger": lambda requests, line: TriggerFlow(requests).begin(line),
    "tarry": lambda requests, _about: TriggerFlow(requests).begin("+Tarry"),
    "more": _alone(show_more),
    "others": _alone(take_a_side),
    "scene": _alone(show_scene),
    "read": _alone(read_words),
    "next scene": _alone(next_scene),
    "wake": _alone(wake_faction),
    "phase": go_to_phase,
    "act": start_act,
    "threat": open_threat,
    "crisis": _alone(show_crisis),
    "location": lambda requests, key: requests.open(f"owner.location.{key}"),
    "edition": _alone(change_edition),
    "bring in": _bring_in,
    "joins": _joins,
    PRINT: _print,
}
