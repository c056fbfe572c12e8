"""Recovery: boxes that clear, rally, treatment, and survival mode."""
