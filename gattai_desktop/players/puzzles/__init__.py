"""Prepared moments of a game, each with a task that search has found solvable."""
