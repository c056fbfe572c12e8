### Temps et revers : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_time_scales = Deux sortes de temps
    .gist = Une scène se joue en temps d’action ou en temps narratif ; il n’y en a pas de troisième.

nova6_time_turn = Les tours
    .gist = À votre tour, vous agissez, une fois ou plus. Puis c’est à quelqu’un d’autre.

nova6_time_round = Les rounds
    .gist = Quand tous ceux qui sont dans la scène ont eu leur tour, le round est fini et un autre commence.

nova6_time_round-length = La durée d’un round
    .gist = En temps d’action, environ 6 secondes. En temps narratif, ce que dit le MJ : des minutes, des jours ou plus.

nova6_time_action-use = À quoi sert le temps d’action
    .gist = De brefs moments, finis en quelques minutes. Passé 30 rounds, le MJ reçoit la suggestion que le temps narratif irait mieux ; la partie continue, voilà tout.

nova6_time_narrative-use = À quoi sert le temps narratif
    .gist = Voyages, recherches, longues poursuites : tout le travail entre deux conflits.

nova6_setback_meaning = Les revers
    .gist = Un échec en temps narratif devrait vous rattraper plus tard. C’est un revers.

nova6_setback_cost-die = Un revers pour coût
    .gist = Si en temps narratif vous achetez le succès avec un coût, c’est 1 dé de revers ; vous avez ce que vous vouliez.

nova6_setback_gsp-die = Les points du MJ deviennent des revers
    .gist = En temps narratif, chaque point de prouesse que votre échec donne au MJ devient 1 dé de revers, en plus de ceux pris comme coût.

nova6_setback_plain-failure = Accepter un échec simple
    .gist = Si vous prenez simplement l’échec, il ne vous vaut aucun dé, sauf si le péril dit autre chose.

nova6_setback_owner = À qui sont les revers
    .gist = Les dés de revers restent avec le héros qui les a gagnés, à la vue de tous. Le MJ ne peut pas s’en servir contre quelqu’un d’autre.

nova6_setback_spend-penalty = Les revers en dés de malus
    .gist = Avant tout jet de votre part, le MJ peut ajouter autant de vos dés de revers qu’il veut, en dés de malus ; ils sont alors dépensés.

nova6_setback_spend-gsp = Deux revers pour une prouesse
    .gist = Une fois votre test réglé, le MJ peut rendre deux de vos dés de revers contre 1 point de prouesse, quel que soit le résultat. Un succès reste un succès.

nova6_setback_lifetime = Combien de temps durent les revers
    .gist = Ils attendent que le MJ s’en serve ; aucun jalon ne les retire.

nova6_dur_end-whole = Tout s’arrête d’un coup
    .gist = Quand son temps est écoulé, un effet disparaît, si grand qu’il soit. Il ne diminue pas cran par cran.

nova6_dur_step = L’échelle des durées
    .gist = Un cran de plus est la durée suivante sur l’échelle, un cran de moins la précédente : de scène [S], on monte à temporaire [T] ou on descend à court [Q].

nova6_dur_instant = Instantané [I]
    .gist = Fini aussitôt arrivé. Il n’en reste rien.

nova6_dur_brief = Bref [B]
    .gist = Des secondes : jusqu’à la fin du prochain tour de qui le porte.

nova6_dur_quick = Court [Q]
    .gist = De dix à quinze secondes : jusqu’à la fin du round suivant.

nova6_dur_scene = De scène [S]
    .gist = Quelques rounds : tant que dure la scène.

nova6_dur_temporary = Temporaire [T]
    .gist = Des minutes aux heures : jusqu’à ce que son porteur se repose ou récupère avec succès. La fin d’une scène n’y fait rien.

nova6_dur_lasting = Durable [L]
    .gist = Des heures aux jours : jusqu’à un jalon, même mineur.

nova6_dur_long-lasting = Prolongé [LL]
    .gist = Des jours aux semaines : un jalon mineur le laisse, un majeur y met fin.

nova6_dur_enduring = Persistant [E]
    .gist = Des semaines aux années : seul un jalon épique y met fin.

nova6_dur_permanent = Permanent [P]
    .gist = Il reste, peut-être pour toujours, jusqu’à ce qu’une personne qui en décide le change. Aucun jalon ne le fait.

nova6_dur_action = Jusqu’à une action [A]
    .gist = Il dure jusqu’à ce que quelqu’un, n’importe qui, dépense une action pour s’en défaire.

nova6_dur_maintained = Maintenu [M]
    .gist = Son auteur doit y dépenser une action à chaque tour. Sautez un tour, et c’est fini.

nova6_dur_sustained = Soutenu [Su]
    .gist = Il dure jusqu’à ce que son auteur le lâche. Chaque effet ainsi tenu met −1d sur tout ce que fait l’auteur : deux effets, −2d.

nova6_dur_off-ladder = Les durées hors de l’échelle
    .gist = Celles qui dépendent d’une action, d’un entretien ou d’une prise ne sont pas des crans de l’échelle. Un effet maintenu, par exemple, ne s’allonge pas par une prouesse.

nova6_dur_default-advantage = Les avantages sont brefs
    .gist = Un avantage ou un désavantage sans durée est bref [B].

nova6_dur_default-condition = Les conditions sont permanentes
    .gist = Une condition sans durée est permanente [P].

nova6_dur_default-damage = Le stress dure la scène
    .gist = Des dégâts sans durée marquent leur case de la scène [S].

nova6_dur_default-soak = L’absorption créée est brève
    .gist = L’absorption qui vient d’un succès vaut 1 et elle est brève [B].

nova6_dur_default-aspect = Les aspects écrits restent, les autres passent
    .gist = Un aspect écrit est permanent [P] ; issu d’un succès simple, il est bref [B] ou dure jusqu’à ce qu’une action y mette fin [A]. Ceux d’une situation dépassent rarement leur scène.

nova6_interval_default = La plupart des actions sont immédiates
    .gist = Sauf mention contraire, une action se fait pendant votre tour [I].

nova6_interval_longer = Les actions plus longues
    .gist = Le MJ peut demander un effort bref, court ou d’une scène entière, ou, comme en compétition, un nombre de succès ; l’action est finie quand l’effort l’est.

nova6_interval_beyond-scene = Plus long qu’une scène
    .gist = Tout ce qui dure plus qu’une scène se joue en temps narratif.

nova6_interval_decrease = Travailler plus vite
    .gist = Sur un succès, 1 point de prouesse dans Abréger la durée raccourcit l’action d’un cran : un travail d’une scène devient court [Q].
