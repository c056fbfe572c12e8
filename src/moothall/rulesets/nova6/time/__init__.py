"""Time: turns, rounds, durations, and the setbacks of narrative time."""
