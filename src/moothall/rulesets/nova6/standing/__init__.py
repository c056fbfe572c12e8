"""Where people are and how they move: zones, reach, size, falls."""
