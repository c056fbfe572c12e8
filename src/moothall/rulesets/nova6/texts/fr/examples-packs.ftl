### De courtes scènes sur le début d’une partie et sur les packs.

example_nova6_ex_setting = Une partie en cinq réponses
    .given = Un groupe répond aux cinq questions : des errants, un pays brûlé, quelque chose entre une rue et le monde, un enjeu d’aujourd’hui et un à venir, et quatre personnes et lieux.
    .then = Trois vérités du monde et deux enjeux sont sur la table comme aspects de toute la partie ; chacun des quatre a son concept.

example_nova6_ex_pack = Un pack à trous
    .given = Un pack nomme deux motifs, cinq peuples, une septième compétence et une troisième piste, et laisse ses effets ouverts.
    .then = Quatre aspects par personnage, sept compétences, trois pistes de trois, deux et une cases, les étapes 1, 4 et 7 remplacées ; c’est une ébauche, et chaque trou est listé.

example_nova6_ex_package = Le paquetage d’un porte-bouclier
    .given = Épée ou hache, bouclier ou couteau, mailles ou cuir.
    .then = Trois choix, et huit façons de les faire.

example_nova6_ex_bundle = Né large
    .given = Une lignée apporte un rang de Carrure et prend un progrès au départ ; le personnage est de niveau 1.
    .then = Six progrès, Carrure 1 qui n’a rien coûté, et pas une case de plus.
