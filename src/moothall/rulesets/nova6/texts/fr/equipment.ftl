### Armes et armures à la table : ce qu’on demande, d’où viennent les dés, et ce qui ne va pas.

## Questions

ask-nova6-may-fit = { $who_said } veut monter ceci sur « { $tool_said } » : « { $part } ». Est-ce possible ?
ask-nova6-may-layer = { $who_said } porte déjà une armure et enfile « { $item_said } » par-dessus. Est-ce que cela va ?
ask-nova6-how-placed = { $who_said } plante « { $item_said } » comme couverture. Pour arrêter les coups, ou pour être plus dur à toucher ?

## Raisons

reason-gear = { $amount_said }d : « { $of } »
reason-opposed-gear = { $amount_said }d : en face, « { $of } »
reason-conceal = { $amount_said }d pour dissimuler « { $of } »
reason-note-in-hand = « { $of } » reste en main
reason-note-thrown = « { $of } » est lancé
reason-note-layers = les pièces d’armure comptent ensemble
reason-note-max-move = l’armure n’en laisse pas compter davantage : { $of_said }

## Ce qui ne va pas

error-no-such-item = Les tables d’équipement n’ont pas « { $name } » ; le plus proche : { $nearest }.
error-does-not-fit = « { $part } » ne va pas avec « { $item } ».
error-not-built-for-it = « { $item } » n’est pas conçu pour « { $part } » ; il faudrait que le MJ le dise.
error-fits-once = « { $part } » est déjà sur « { $item } », et ne s’y monte qu’une fois.
error-slot-taken = Il y a place pour une seule chose de ce genre, et « { $part } » serait la deuxième.
error-not-by-itself = « { $item } » n’est rien à soi seul ; cela se monte sur une arme ou une armure.
error-one-armour = À cette table on porte une seule armure, donc « { $item } » ne va pas par-dessus.
error-not-of-the-tables = « { $item } » n’est pas des tables d’équipement, donc rien d’elles ne s’y monte.
error-not-to-be-placed = « { $item } » ne peut pas être planté comme couverture maintenant.
error-not-concealable = « { $tool } » est trop long pour être caché sur quelqu’un.
error-scope-too-near = { $name } est trop près pour être visé avec la lunette de « { $tool } ».
error-not-through = « { $name } » ne sert que si l’armure n’absorbe pas tout le coup.
error-takes-an-action = Recharger « { $item } » prend une action entière.
error-not-so-many = « { $tool } » : pas plus de { $most } à la fois.

## Sur une feuille

problem-nova6-gear-row = « { $said } » n’est pas dans les tables d’équipement, ou ce qui va avec est mal écrit.
problem-nova6-gear-alone = « { $said } » n’est rien à soi seul ; c’est une pièce d’arme ou d’armure.
problem-nova6-gear-fit = Ceci ne va pas ensemble : { $said }.
problem-nova6-gear-minimum = C’est plus lourd que le personnage ne peut bien manier, en dés : { $said }.
problem-nova6-gear-hands = Les deux mains sont prises : ceci est porté sans être tenu : { $said }.
problem-nova6-gear-one = Il y a place pour une seule chose de ce genre : { $said }.

