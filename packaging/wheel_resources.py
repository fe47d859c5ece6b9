"""Puts resources/ into the wheel, where gattai_desktop/resources.py looks for them. Hatchling calls this.

Not into the link that an editable install makes: there the clone's own folder is found, and a copy would grow old.
"""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CarryResources(BuildHookInterface):
    """Adds the resources to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say what goes where; `version` tells a wheel ("standard") from an editable install."""
        if version != "editable":
            build_data["force_include"]["resources"] = "gattai_desktop/resources_files"
