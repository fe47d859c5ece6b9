"""Flows of Gattaibushido:FUSION!: moves that need more than one press."""
