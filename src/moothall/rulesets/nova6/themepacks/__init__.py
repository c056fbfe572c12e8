"""Themepacks: what a pack may say, and reading it."""
