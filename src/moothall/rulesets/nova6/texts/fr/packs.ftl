### Les packs : ce qu’on en dit à la table.

error-other-pack = Ce personnage vient du pack { $pack }, et cette table joue { $wanted } ; créez-en un pour { $wanted }.
