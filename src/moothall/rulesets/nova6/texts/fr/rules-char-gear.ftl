### Équipement, renouvellement et cases : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_character_gear-start = Ce que l’on possède au départ
nova6_character_gear-per-aspect = Un objet clé par aspect
nova6_character_name = Un nom
nova6_character_refresh = Votre renouvellement
nova6_character_refresh-start = Un acte commence
nova6_character_refresh-bubbles = Cinq bulles
nova6_character_stress-base = Les cases d’une feuille neuve
nova6_character_stress-physique = Des cases par Physique
nova6_character_stress-resolve = Des cases par Volonté
nova6_character_stress-ranks-only = Seuls les rangs font des cases
nova6_character_stress-talents = Des cases par les talents
nova6_character_stress-order = Où vont les nouvelles cases
nova6_character_stress-later = Les cases grandissent avec vous
nova6_character_thresholds = Quatre et huit sur la feuille
nova6_character_attacks-defenses = Vos attaques et vos défenses
