"""What content packs bring into play: effects, their windows, costs, targets and steps (CONTENT 7 and 8)."""
