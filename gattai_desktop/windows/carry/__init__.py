"""A card in the hand: lifted, carried, dropped, and seen to fly."""
