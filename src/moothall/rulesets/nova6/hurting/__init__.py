"""Stress: what gets through, the boxes it fills, and getting better."""
