# Jeux de règles d’autres paquets.
help-ruleset = Commence, vérifie et énumère des jeux de règles ; d’autres paquets peuvent en apporter.
help-ruleset-new = Écrit un paquet avec un petit jeu qui marche, à transformer en le vôtre.
    .name = Le nom du jeu de règles : minuscules et chiffres.
    .into = Le dossier où le paquet est créé ; par défaut, celui-ci.
help-ruleset-check = Dit ce dont une table ne s’accommoderait pas dans un jeu de règles.
    .ruleset = Le jeu de règles, par exemple nde2.
help-ruleset-list = Énumère les jeux de règles installés et les paquets qui les apportent.
ruleset-written = Le jeu de règles { $name } est écrit dans { $folder } : un petit jeu qui marche.
ruleset-next = Ensuite : installez-le avec « pip install -e { $folder } », vérifiez-le avec « moothall ruleset check { $name } », regardez-le avec « moothall demo { $name } », jouez-y avec « moothall serve » ; puis changez ses fichiers pour en faire votre jeu.
ruleset-trust = Une extension est du code auquel l’hôte fait confiance : elle peut tout ce que peut ce programme.
ruleset-checked = { $count ->
        [0] Le jeu de règles { $name } est en ordre.
        [one] Il y a un problème dans le jeu de règles { $name } :
       *[other] Il y a { $count } problèmes dans le jeu de règles { $name } :
    }
ruleset-others = Pas de nous : { $names }.
serve-plugins = Des jeux de règles d’autres paquets sont chargés : { $names }. Une extension est du code auquel l’hôte fait confiance.
error-ruleset-name = « { $name } » ne peut pas être le nom d’un jeu de règles : prenez des minuscules et des chiffres, une lettre d’abord.
error-ruleset-taken = Il y a déjà un jeu de règles « { $name } » ; prenez un autre nom.
error-ruleset-there = { $folder } existe déjà ; rien n’a été écrit.
