### Ressources et ressources emblématiques : le titre de chaque règle, et l’essentiel tel qu’il sert à la table.

nova6_asset_definition = Ce qu’est une ressource
    .gist = Un objet, un fait ou une faveur utile, écrit comme un aspect, ses utilisations entre crochets : L’OREILLE DU PASSEUR [2].

nova6_asset_source = D’où viennent les ressources
    .gist = Le MJ vous en donne une, ou vous dépensez un point de prouesse sur un avantage que vous créez.

nova6_asset_uses-default = Une seule utilisation
    .gist = Sauf mention contraire, une ressource sert une fois.

nova6_asset_uses-more = Plus d’utilisations, plus de monde
    .gist = Chaque point de plus à sa création est une utilisation de plus. Un point peut aussi la mettre à la disposition de tous, si le MJ voit comment.

nova6_asset_relevance = Seulement si cela compte ici
    .gist = Le MJ dit lesquelles de vos ressources n’ont rien à voir avec ce que vous tentez.

nova6_asset_die = Une utilisation pour un dé
    .gist = Avant le jet, une utilisation d’une ressource est un dé de bonus. Chaque ressource donne un dé par action, à certaines tables autant qu’elle a d’utilisations.

nova6_asset_stunt = Deux utilisations pour un point de prouesse
    .gist = Après le jet, vous pouvez donner deux utilisations d’une même ressource contre un point.

nova6_asset_invoke = Invoquer une ressource
    .gist = Il y faut une utilisation et 1 point d’intrigue.

nova6_asset_empty = La dernière utilisation
    .gist = La ressource disparaît alors, sauf si le MJ vous la laisse pour plus tard.

nova6_asset_no-sacrifice = Trop récente pour manquer
    .gist = Ce que vous venez de créer par une action ne peut pas être sacrifié pour souffrir moins.

nova6_asset_signature = Les ressources emblématiques
    .gist = Ce qui dit qui vous êtes : une par aspect central, ou les trois ou quatre que nomme votre pack.

nova6_asset_signature-permanent = Elles ne s’épuisent jamais
    .gist = Vous pouvez vous servir d’une ressource emblématique aussi souvent qu’elle convient.

nova6_asset_signature-bonus = Un dé quand elle convient
    .gist = Vous la faites valoir, le MJ peut dire non. Plusieurs peuvent aider à la fois, à certaines tables une seule.

nova6_asset_signature-no-invoke = Pas pour un point d’intrigue
    .gist = Il n’y a pas d’utilisation à dépenser : une ressource emblématique ne peut donc pas être invoquée.

nova6_asset_signature-sacrifice = Renoncer à ce qu’on aime
    .gist = Elle ôte 4 dégâts, ou vaut deux points contre un autre effet ; le MJ peut la compter plus haut.

nova6_asset_signature-replace-milestone = Du neuf entre deux scénarios
    .gist = Après un jalon majeur ou épique, vous pouvez dire ce qui a remplacé ce que vous avez perdu.

nova6_asset_signature-replace-scene = Du neuf tout de suite
    .gist = Au milieu d’une scène, cela coûte 1 point d’intrigue, et cela doit compter autant.
