"""What single skills can do: aiming, manoeuvres, holds, shoves, languages, getting somebody round."""
