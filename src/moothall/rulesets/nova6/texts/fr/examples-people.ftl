### Exemples de création, d’atouts et de ce qui est écrit sur une fiche, avec des gens à nous.

example_nova6_example_mimi = La réceptionniste de nuit
    .given = Milena Kott, de niveau 1, passe par toutes les étapes : Interaction 2 et Affûtée, Mouvement, Volonté et Esprit à 1, Bien formée avec trois atouts, dont un pour le Combat, où elle n’a aucun rang.
    .then = Sept avances sur sept, trois points d’intrigue et des cases 3/2/1 sur les deux pistes. Convaincre un portier qui a Volonté 1, c’est deux dés de bonus, et un double donne à qui est Affûtée un point de prouesse ; son petit pistolet, c’est aussi deux dés de bonus.

example_nova6_example_to-ten = Neuf niveaux plus tard
    .given = Milena gagne neuf niveaux et prend chaque fois un talent.
    .then = Sept avances pour commencer et neuf de plus : seize au niveau 10.

example_nova6_example_keen-eyes = L’œil de la vigie
    .given = Oda a Esprit 1 et un atout pour guetter ; le MJ le laisse compter, et rien ne la gêne.
    .then = Deux dés de bonus : cinq dés.

example_nova6_example_blades = Deux atouts pour une lame
    .given = Oda a un atout large, les lames légères à l’attaque, et un étroit, les rapières. Elle attaque à la rapière, pare avec elle, puis attaque à la dague.
    .then = Un dé chaque fois, jamais deux : l’un ou l’autre, puis les rapières, puis les lames légères.

example_nova6_example_trouble = L’ennui d’une crocheteuse
    .given = Le concept est CROCHETEUSE DE TOUS LES BALS, l’ennui NE PASSE PAS DEVANT UN COFFRET FERMÉ.
    .then = C’est permis : l’un naît de l’autre, et aucun ne se répète.

example_nova6_example_refresh-bubbles = Deux points dans cinq bulles
    .given = Milena a un renouvellement de trois et rentre chez elle avec deux points d’intrigue.
    .then = La quatrième et la cinquième bulle sont bloquées, et deux sont cochées.
