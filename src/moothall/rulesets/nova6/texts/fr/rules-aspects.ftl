### Invoquer et contraindre : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_aspect_define = Les aspects
    .gist = Un aspect est une courte formule pour ce qui mérite d’être noté sur une personne, un lieu, une chose, un groupe ou l’instant. Sans mots, il n’y en a pas.

nova6_aspect_limits-in-name = Le nom en dit les limites
    .gist = À quoi sert un aspect devrait se voir à son nom. Un serpent est-il assez proche d’un loup ? On le demande au MJ ; rien n’est exclu d’avance.

nova6_aspect_game = Aspects de partie
    .gist = Ils sont là pour de bon et pour tous, dans chaque scène, et peuvent changer au fil du jeu.

nova6_aspect_character = Aspects de personnage
    .gist = Ils sont là pour de bon et appartiennent à un personnage.

nova6_aspect_situation = Aspects de situation
    .gist = Ils dépassent rarement leur scène, et s’en vont plus tôt s’ils n’ont plus de sens.

nova6_aspect_situation-attach = Où se posent les aspects de situation
    .gist = Sur le décor, où ils concernent tout le monde, ou sur un personnage.

nova6_aspect_truth = Les aspects sont vrais
    .gist = Ce que dit un aspect est vrai, tout simplement et sans rien payer : une voiture EN FEU brûle.

nova6_aspect_no-roll = Un aspect peut épargner un jet
    .gist = Si un aspect rend la chose évidente, le MJ peut simplement l’accorder.

nova6_aspect_bend-costs = Infléchir a un coût
    .gist = Changer un résultat par un aspect, c’est invoquer ; créer des ennuis avec un aspect, c’est contraindre.

nova6_invoke_cost = Invoquer
    .gist = Dites pourquoi l’aspect s’applique, payez 1 point d’intrigue, et prenez un bénéfice.

nova6_invoke_reroll = Invoquer : tout relancer
    .gist = Tous les dés du jet sont relancés.

nova6_invoke_fail-to-success = Invoquer : d’échec en succès
    .gist = Un échec simple devient un succès simple. Un échec qui a donné des points au MJ, non.

nova6_invoke_success-to-fail = Invoquer : de succès en échec
    .gist = Un succès simple devient un échec simple.

nova6_invoke_basic-effect = Invoquer : un effet
    .gist = Vous créez un effet de base comme par un succès simple : +1d [B], 1 dégât [S] ou absorption 1 [B].

nova6_invoke_add-sp = Invoquer : un point de prouesse
    .gist = Un succès gagne 1 point de prouesse.

nova6_invoke_negate-sp = Invoquer : un point de moins pour eux
    .gist = Un point de prouesse de l’autre camp est rayé.

nova6_invoke_relevance = Invoquer : cela s’applique-t-il ?
    .gist = La table devrait en convenir, et le MJ décide. Si ce n’est pas le cas, aucun point n’est dépensé.

nova6_invoke_many = Invoquer : plusieurs aspects
    .gist = Vous pouvez invoquer plusieurs aspects sur le même jet, chacun pour 1 point d’intrigue.

nova6_invoke_same-roll = Invoquer : pas deux fois par jet
    .gist = Aucun aspect ne compte deux fois pour un jet, sauf le STRESS.

nova6_invoke_involved = Invoquer : il faut en être
    .gist = Qui ne fait que regarder ne peut pas invoquer, ni le faire à la place d’un autre.

nova6_invoke_once-per-scene = Invoquer : une fois par scène
    .gist = Chaque aspect vous sert une fois par scène, jusqu’à ce qu’on le contraigne ou qu’on l’invoque contre vous.

nova6_invoke_per-person = Invoquer : une fois chacun
    .gist = La limite vaut par personne : chacun peut se servir une fois du sol glissant.

nova6_invoke_mark = Invoquer : les marques
    .gist = Les initiales de qui l’a invoqué restent à côté de l’aspect jusqu’à la fin de la scène.

nova6_invoke_stressed-exempt = Invoquer : le STRESS, sans limite
    .gist = On peut l’invoquer dans toute scène et sur tout jet, autant de fois que quelqu’un paie.

nova6_invoke_against-earns = Invoquer : un point pour vos ennuis
    .gist = Si quelqu’un invoque l’un de vos aspects contre vous, vous recevez 1 point d’intrigue de la réserve.

nova6_compel_propose = Contraindre
    .gist = Nommez un aspect et l’ennui qu’il cause : un nouvel aspect, un événement, un tournant de l’histoire. Sans mots pour le dire, il n’y a pas de contrainte.

nova6_compel_negotiate = Contraindre : en discuter
    .gist = Le MJ et les intéressés peuvent en changer les termes jusqu’à ce que tous soient contents ; c’est la dernière version qui compte.

nova6_compel_accept = Contraindre : accepter
    .gist = L’ennui devient vrai, et vous recevez 1 point d’intrigue.

nova6_compel_refuse = Contraindre : refuser
    .gist = Vous payez 1 point d’intrigue, cela n’arrive pas, et vous racontez comment vous y échappez. Sans point, vous ne pouvez pas refuser.

nova6_compel_no-mitigation = Contraindre : sans adoucir
    .gist = Ce que vous avez accepté ne se défait pas par un test. Vous pouvez bien sûr faire face à la nouvelle situation.

nova6_compel_gm-freely = Contraindre : le MJ, librement
    .gist = Rien ne limite le nombre de fois où le MJ peut vous contraindre.

nova6_compel_self = Contraindre : soi-même
    .gist = Proposez un ennui pour vous ; si le MJ est d’accord, vous recevez 1 point d’intrigue.

nova6_compel_player-player = Contraindre : un autre héros
    .gist = Vous pouvez proposer une contrainte à un autre joueur, qui peut dire non sans rien payer.

nova6_compel_player-npc = Contraindre : un PNJ
    .gist = Cela vous coûte 1 point d’intrigue. Le MJ laisse faire et gagne 1 point, ou en paie 1 pour l’empêcher.

nova6_compel_arbiter = Contraindre : le MJ tranche
    .gist = Si une contrainte tient, et ce qui s’ensuit, c’est au MJ d’en décider. Si elle ne tient pas, aucun point ne bouge.
