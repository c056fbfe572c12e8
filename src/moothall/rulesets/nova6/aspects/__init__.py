"""Aspects and plot points: what is true, who may invoke it, and what that costs."""
