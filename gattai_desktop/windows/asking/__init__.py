"""Shows questions of the rules to a seat, takes its answers, and says why a move was refused."""
