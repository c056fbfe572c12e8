"""Scenes: intervals, challenges, contests and conflicts."""
