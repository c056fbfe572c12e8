"""Themepacks as data: skills and their roles, tracks, talents, and the setting."""
