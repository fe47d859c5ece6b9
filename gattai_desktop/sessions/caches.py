"""Where this computer keeps what was worked out from sessions."""

from pathlib import Path


def default_caches() -> Path:
    """Return the folder of what was worked out from sessions and may be deleted at any time."""
    from platformdirs import user_cache_path

    return user_cache_path("Gattai Desktop", appauthor=False)
