"""Puts resources/ into the wheel, where gattai_desktop/resources.py looks for them. Hatchling calls this.

Languages and sounds are generated first. An editable install gets nothing: the program finds the clone's own folder,
and a copy would grow old.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CarryResources(BuildHookInterface):
    """Adds the resources to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Say what goes where; `version` tells a wheel ("standard") from an editable install."""
        if version != "editable":
            sys.path.insert(0, str(Path(self.root) / "packaging"))
            import generated

            generated.generate()
            build_data["force_include"]["resources"] = "gattai_desktop/resources_files"
