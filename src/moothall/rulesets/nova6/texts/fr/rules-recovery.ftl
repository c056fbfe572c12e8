### Récupération : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_rec_ways = Quatre façons de récupérer
    .gist = Le stress passe avec sa durée, quand on se ressaisit, par un repos ou par un jalon. En plein conflit, seuls les deux premiers et les soins sont possibles.

nova6_rec_lift-consequence = Une case suffit
    .gist = Effacez une seule case d’un niveau plein, et sa conséquence prend fin.

nova6_rec_incap-until-clear = Hors jeu jusque-là
    .gist = Tant que toutes vos cases de neutralisation sont pleines, vous êtes hors jeu, même dans les scènes suivantes.

nova6_rec_by-duration = Quand son temps est écoulé
    .gist = Une case s’efface à la fin de sa durée, les brèves et les courtes même en plein combat.

nova6_rec_stressed-free = Le STRESS passe tout seul
    .gist = Ces cases ne demandent aucun jet.

nova6_rec_test = Le test de récupération
    .gist = Pour les cases d’étourdissement et de neutralisation, vous lancez pour surmonter quand leur temps est écoulé : Physique pour le corps, Volonté pour l’esprit.

nova6_rec_staggered-cost = Récupérer d’un étourdissement
    .gist = Ce n’est pas plus dur pour autant ; mais tant que dure l’étourdissement, son −1d compte ici aussi.

nova6_rec_incap-cost = Récupérer d’une neutralisation
    .gist = Le succès doit donner 1 point de prouesse, qui paie la case ; une table peut jouer avec −2d à la place.

nova6_rec_extra-box = Plusieurs cases à la fois
    .gist = Chaque point de prouesse au-delà efface une case de plus, du même niveau ou plus bas, et de durée égale ou plus courte.

nova6_rec_once = Un jet à chaque fois
    .gist = Chaque repos ou jalon vous en accorde un, sans second essai.

nova6_rec_fail-retry = Ce sera pour la prochaine fois
    .gist = Les cases que vous n’avez pas pu effacer attendent le prochain repos ou jalon.

nova6_rec_fail-extend = Cela empire
    .gist = Une case plus courte que temporaire que vous ne parvenez pas à effacer devient temporaire [T].

nova6_rec_fail-repeat = Mais pas sans fin
    .gist = À partir de temporaire, un nouvel échec la laisse telle quelle.

nova6_rally_turn = Se ressaisir : tout le tour
    .gist = Dans un conflit, vous pouvez reprendre vos esprits, sans rien faire d’autre ce tour-là.

nova6_rally_effect = Se ressaisir : une case
    .gist = Surmonter avec Physique ou Volonté, selon la piste, efface une case STRESS de la durée de la scène [S] ou plus courte.

nova6_rally_sp = Se ressaisir : avec des points de prouesse
    .gist = Chacun efface une autre case STRESS, ou permet d’en effacer une qui dure un cran de plus.

nova6_rally_once = Se ressaisir : une fois par conflit
    .gist = Une seconde fois dans le même conflit ne vous aide que pour 1 point d’intrigue.

nova6_rally_limit = Se ressaisir : STRESS seulement
    .gist = Les cases d’étourdissement et de neutralisation n’en profitent pas.

nova6_rally_by-react = Se ressaisir : au passage
    .gist = Vous pouvez vous ressaisir avec la prouesse Réagir. Elle ne rapporte pas de points de prouesse, et compte comme votre fois pour ce conflit.

nova6_rest_scene = Un repos est une scène
    .gist = C’est une exposition en temps narratif, avec une action chacun.

nova6_rest_safe = Un repos doit être sûr
    .gist = Rien ne doit vous menacer ni vous presser. Le temps que vous y passez importe peu.

nova6_rest_group-test = Un repos sous la menace
    .gist = Si un danger rôde, le MJ peut demander un test de groupe où tous doivent réussir à créer un avantage : Esprit (survie) en pleine nature, Esprit (connaissance de la rue) en ville, Mouvement (discrétion) si l’on vous traque.

nova6_rest_group-fail = Pas de repos, finalement
    .gist = Si cela échoue, il y a un dé de revers, ou il faut d’abord faire face à un défi ou à un conflit.

nova6_rest_reset = Après le repos : les aspects
    .gist = Toute marque d’invocation ou de contrainte disparaît.

nova6_rest_clear = Après le repos : stress et effets
    .gist = Tout ce qui est temporaire [T] ou plus court prend fin ou se teste ; le plus long reste.

nova6_rest_uses = Après le repos : les utilisations
    .gist = Ce qui était ÉPUISÉ sert de nouveau, sauf les munitions.

nova6_rest_no-refresh = Après le repos : pas de points d’intrigue
    .gist = Un repos n’en rend aucun.

nova6_rest_limit = Un repos par jalon
    .gist = Avant le prochain jalon, il n’y en a pas de second gratuit.

nova6_rest_extra = Un second repos a son prix
    .gist = Si tous sont d’accord, le prochain renouvellement de chacun baisse de 1 point d’intrigue.

nova6_mile_auto = Les jalons guérissent
    .gist = Atteindre un jalon fait récupérer sans scène à part, sauf en mode survie.

nova6_mile_minor = Jalon mineur
    .gist = Il met fin à ce qui est durable [L] ou plus court.

nova6_mile_major = Jalon majeur
    .gist = Il met fin à ce qui est prolongé [LL] ou plus court.

nova6_mile_epic = Jalon épique
    .gist = Il met fin à ce qui est persistant [E] ou plus court ; le permanent reste.

nova6_mile_reset = Les jalons renouvellent
    .gist = Toutes les utilisations reviennent, sauf les munitions, et les aspects perdent leurs marques.

nova6_mile_tests = Les jalons demandent aussi des tests
    .gist = Les cases d’étourdissement et de neutralisation veulent ici aussi leur test de récupération.

nova6_treat_skill = Les soins
    .gist = Esprit pour le corps, Interaction pour l’esprit.

nova6_treat_advantage = Les soins : un coup de main
    .gist = Lors d’un repos, vous pouvez créer un avantage pour le test de récupération de quelqu’un : +1d.

nova6_treat_scene = Les soins : en pleine action
    .gist = Dans un conflit, un défi ou une compétition, surmonter efface une case STRESS de la scène [S].

nova6_treat_scene-staggered = Les soins : étourdissement, en scène
    .gist = Avec 1 point de prouesse dans Étendre le champ, cela efface une case d’étourdissement.

nova6_treat_scene-incap = Les soins : neutralisation, en scène
    .gist = Avec 2 dans Étendre le champ, cela efface une case de neutralisation.

nova6_treat_scene-time = Les soins : ce qui dure davantage
    .gist = Avec 1 dans Allonger la durée, cela atteint une case qui dure un cran de plus.

nova6_treat_rest-staggered = Les soins : étourdissement, au repos
    .gist = Lors d’un repos, surmonter efface une case d’étourdissement temporaire [T].

nova6_treat_rest-incap = Les soins : neutralisation, au repos
    .gist = Avec 1 point de prouesse dans Étendre le champ, une case de neutralisation.

nova6_treat_rest-shorten = Les soins : abréger
    .gist = Ou bien surmonter lors d’un repos abrège d’un cran une case STRESS, de durable [L] à temporaire [T].

nova6_treat_stabilise = Les soins : maintenir en vie
    .gist = Là où les personnages sans soins sont perdus, un succès à la fin de la scène les maintient jusqu’au bout de leur durée. Leur case, elle, reste pleine.

nova6_rec_row-scene = À la fin d’une scène
    .gist = Effets et cases STRESS jusqu’à [S] s’en vont ; aspects et usages d’une fois par scène sont de nouveau prêts.

nova6_rec_row-rest = Lors d’un repos
    .gist = De même, jusqu’à [T]. Les points d’intrigue ne changent pas.

nova6_rec_row-minor = À un jalon mineur
    .gist = De même, jusqu’à [L], et les points d’intrigue se renouvellent.

nova6_rec_row-major = À un jalon majeur
    .gist = De même, jusqu’à [LL], avec le renouvellement.

nova6_rec_row-epic = À un jalon épique
    .gist = De même, jusqu’à [E], avec le renouvellement ; qui en a davantage les garde.
