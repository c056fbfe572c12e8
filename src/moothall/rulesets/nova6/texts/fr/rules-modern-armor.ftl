### Armures modernes : le nom de chaque ligne et ce qu’elle dit. Les résumés viennent des lignes, par tests/test_nova6_gear_words.py.

nova6_item_modern_armor_body-armor-light = Gilet pare-balles léger
    .gist = Gilets pare-balles (armure) – propriétés : sous les vêtements ; absorption : 1 ; absorption contre : balistique 4 ; recouvrement : 1.

nova6_item_modern_armor_body-armor-medium = Gilet pare-balles moyen
    .gist = Gilets pare-balles (armure) – absorption : 2 ; absorption contre : balistique 6 ; recouvrement : 1.

nova6_item_modern_armor_body-armor-heavy = Gilet pare-balles lourd
    .gist = Gilets pare-balles (armure) – absorption : 3 ; absorption contre : balistique 8 ; durci : 1 ; recouvrement : 1 ; gêne : 1d.

nova6_item_modern_armor_trauma-plate = Plaque balistique
    .gist = Gilets pare-balles (modification) – va avec : gilets pare-balles ; change : Durci +1, Gêne +1.

nova6_item_modern_armor_combat-helmet = Casque de combat
    .gist = Gilets pare-balles (couvre-chef) – va avec : gilets pare-balles, couverture ; change : Recouvrement +1.

nova6_item_modern_armor_full-suit-body-armor = Tenue complète pare-balles
    .gist = Gilets pare-balles (modification) – va avec : gilets pare-balles ; change : Mouvement maximum = 2, Gêne +1, − Recouvrement.

nova6_item_modern_armor_leather-jacket = Blouson de cuir
    .gist = Divers (armure) – absorption : 2 ; recouvrement : 1.

nova6_item_modern_armor_motorcycle-body-armor = Protection de motard
    .gist = Divers (armure) – absorption : 3 ; gêne : 1d.
