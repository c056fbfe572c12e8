### Le laboratoire des chances : les champs d’une situation et leurs valeurs.

lab-skill = Compétence
lab-drive = Motivation
lab-difficulty = Difficulté
lab-dice = Dés lancés
lab-focus = Une spécialité s’applique
lab-range = Marge de complication
    .hint = Combien des plus hautes faces amènent une complication.
lab-assist = Seuils des assistants
    .hint = Par exemple 11, ou 9:5 avec la limite critique ; plusieurs, séparés par des virgules.
lab-point = Un point de Détermination
lab-point-none = est gardé
lab-point-automatic = fait compter un dé pour un 1
lab-point-misses = relance les dés sans succès
lab-point-all = relance tous les dés
lab-point-best = relance le meilleur choix de dés
