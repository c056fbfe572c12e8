### Exemples : équipement, ressources, défauts et prix.

example_nova6_ex_load-aspect = Un colporteur de cartes
    .given = Tobie porte un chargement moyen, CARTES ET ENCRES, et cherche une carte du marais. Rien d’autre ne l’aide.
    .then = Le test d’équipement a un dé de bonus. Pour un point d’intrigue, il peut invoquer l’aspect de son chargement ; chaque mouvement lui coûte deux dés.

example_nova6_ex_turbo = Un ressort tendu
    .given = Ilse a UN RESSORT TROP TENDU [1] et s’en sert pour sauter la porte de l’écluse.
    .then = Un dé de bonus, puis la ressource a disparu.

example_nova6_ex_jimmy = Un moyen de pression sur le commis
    .given = Ilse s’est procuré DE QUOI TENIR LE COMMIS DU PORT [2]. Une fois, elle échange les deux utilisations après un succès ; une autre, elle voudrait la sacrifier pour être moins blessée.
    .then = L’échange vaut un point de prouesse, et la ressource disparaît. Le sacrifice est refusé : elle vient d’une action.

example_nova6_ex_signature-slots = Héritage, dette et cachette
    .given = Un pack nomme trois places pour les ressources emblématiques : un héritage, une dette et une cachette.
    .then = Il y a ces trois-là, et aucune par aspect.

example_nova6_ex_flaw-pair = Le spectre du marais
    .given = Une créature ne supporte pas le fer, et en échange elle vole. Un crochet de fer la touche pour 4.
    .then = Ses progrès ne changent pas, et le coup remplit deux cases d’étourdissement.

example_nova6_ex_price = Les prix du prêteur sur gages
    .given = Avec un chargement léger, Ilse cherche des choses à 100, 1000, 10 000, 100 000 et 1 000 000.
    .then = Elle lance avec 1, 2, 3 et 4 dés de malus. À cinq, la limite en change deux en un point de prouesse du MJ : il en reste 3.
