"""Skills in play: aim, manoeuvres, grapple, shoves, languages, persuasion."""
