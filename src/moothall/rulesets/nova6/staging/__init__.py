"""Scenes and time: turns, rounds and durations, challenges, contests and conflicts."""
