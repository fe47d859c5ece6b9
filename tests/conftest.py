"""What every test stands on: no real screen, no real home folder, no clock in the search for examples."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Before Qt is imported by anybody. Set it yourself to watch a test on a real screen; end-to-end tests
# choose the platform of the programs that they start.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desk with a scale factor or a theme of its own must not change what the tests see.
for _name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(_name, None)

settings.register_profile("desk", deadline=None)
# The same examples in every run: a red build means that the change is wrong, not that luck has changed.
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# For a night: `pytest --hypothesis-profile long tests/games/gattai/test_whole_sessions.py`.
settings.register_profile("long", deadline=None, max_examples=3_000, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


@pytest.fixture(autouse=True, scope="session")
def a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep settings, shelf and sessions of the person who runs the tests out of reach."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        patch.setenv("APPDATA", str(home / "appdata"))
        patch.setenv("LOCALAPPDATA", str(home / "localappdata"))
        yield
