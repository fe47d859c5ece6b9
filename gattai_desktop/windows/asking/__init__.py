"""A question of the rules to one seat, its answers, and why a move was refused."""
