"""Modifiers: zones and range, size, surprise, load, gear in hand, opposing skills and holds."""
