"""Aspects and plot points: invoking aspects, and paying for it."""
