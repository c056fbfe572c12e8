"""Helpers of all tests: paths, citations, soak counts, prompts, questions met in scenes, and texts in code."""
