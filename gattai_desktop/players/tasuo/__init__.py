"""Players of Tasuo Showdown: Steady and Learner, as the rules describe both (part 3l), and Gentle and Sharp."""
