"""Stress: the boxes that damage fills, consequences, and conceding."""
