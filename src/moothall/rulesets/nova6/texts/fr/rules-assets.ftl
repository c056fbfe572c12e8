### Ressources et ressources emblématiques : le titre de chaque règle. L’essentiel est pour l’instant en anglais.

nova6_asset_definition = Ce qu’est une ressource
nova6_asset_source = D’où viennent les ressources
nova6_asset_uses-default = Un seul usage
nova6_asset_uses-more = Plus d’usages, plus de monde
nova6_asset_relevance = Seulement si cela compte ici
nova6_asset_die = Un usage pour un dé
nova6_asset_stunt = Deux usages pour un point de prouesse
nova6_asset_invoke = Invoquer une ressource
nova6_asset_empty = Le dernier usage
nova6_asset_no-sacrifice = Trop récente pour manquer
nova6_asset_signature = Les ressources emblématiques
nova6_asset_signature-permanent = Elles ne s’épuisent jamais
nova6_asset_signature-bonus = Un dé quand elle convient
nova6_asset_signature-no-invoke = Pas pour un point d’intrigue
nova6_asset_signature-sacrifice = Renoncer à ce qu’on aime
nova6_asset_signature-replace-milestone = Du neuf entre deux scénarios
nova6_asset_signature-replace-scene = Du neuf tout de suite
