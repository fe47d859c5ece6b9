"""Shows a map of areas with what stands on it, and lets people touch it. It knows no game."""
