"""What single skills do: aim, manoeuvres, grapple, shoves, languages, persuasion."""
