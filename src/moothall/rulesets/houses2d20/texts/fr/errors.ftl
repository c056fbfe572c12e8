### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Pools and prices

error-houses-momentum = Il faut { $needed } d’Impulsion, et il n’y en a que { $there }.
error-houses-threat = Il faut { $needed } de Menace, et il n’y en a que { $there }.
error-houses-threat-full = Il n’y a pas place pour { $needed } de Menace ; il en reste pour { $room }.
error-houses-determination = { $name } n’a pas les { $needed } points de Détermination nécessaires.
error-houses-no-determination = { $name } n’a pas de Détermination : seuls les personnages des joueurs en ont.
error-houses-npc-momentum = { $name } paie en Menace, non en Impulsion.
error-houses-who-pays = À cette table, un personnage de soutien a un prix : dis quel personnage de joueur le paie.
error-houses-no-momentum = Il n’y a pas d’Impulsion en réserve, et ce jet ne peut se payer lui-même.
error-houses-split-die = Le prix d’un dé vient d’une seule réserve.
error-houses-split = Le prix de { $price } se paie d’un bloc, en Impulsion ou en Menace.
error-houses-price = Le prix est de { $price }, ni plus ni moins.
error-houses-closed = La Détermination est fermée pour ce test.
error-houses-one-before = Un 1 automatique s’annonce avant le jet.
error-houses-dice = { $number } dés de plus, c’est trop ; il y a place pour { $most }.
error-houses-steps = On durcit par crans entiers, pas de { $number }.
error-houses-raise = { $number } crans dépassent le plafond ; il y a place pour { $most }.
error-houses-which-dice = Dites quels dés, chacun une fois, { $most } au plus.
error-houses-no-such-die = Il n’y a pas de dé à la place { $number }.
error-houses-own-dice = On ne relance que ses propres dés.
error-houses-once = Le dé à la place { $number } a déjà été relancé.
error-houses-once-a-test = Cela s’achète une fois par test.
error-houses-creates-only = À cette table, l’Impulsion crée des traits et ne touche pas aux autres.
error-houses-no-declaration = On ne peut rien déclarer ici : il faut un test dont la maxime convient.

## Tests

error-houses-difficulty = Une Difficulté va de 0 à 5 : { $number } ne convient pas.
error-houses-range = Une marge va de 1 à 5 : { $number } ne convient pas.
error-houses-which-trait = Il n’y a pas de trait « { $trait } » ici ; nommez-en un qui existe.
error-houses-bearer = « { $on } » ne peut pas porter de trait ; prenez la scène, un personnage, un atout ou une zone.
error-houses-trait-twice = Le trait « { $trait } » compte une fois.
error-houses-say-it = Dites-le en quelques mots.
error-houses-no-drive = { $name } n’a plus de motivation pour agir.
error-houses-drive = La motivation « { $drive } » ne peut servir ici.
error-houses-struck = La maxime de « { $drive } » est rayée : changez-la ou retrouvez-la d’abord.
error-houses-fits-and-not = Une maxime ne peut convenir et contredire à la fois.
error-houses-one-focus = Une seule spécialisation sert dans un test.
error-houses-focus = La spécialisation « { $focus } » n’est pas sous cette compétence : { $skill }.
error-houses-helper = « { $helper } » ne peut aider ici.
error-houses-helper-pays = Un dé d’aide reste nu : rien ne s’y dépense.
error-houses-in-conflict = { $name } est dans un conflit, où l’on agit à son tour.
error-houses-defeated = { $name } a subi une défaite et ne peut agir.
error-houses-no-task = Aucune tâche ni piste « { $task } » ne peut perdre un point.

## Drives

error-houses-no-change = À cette table, une maxime rayée se retrouve, elle ne se réécrit pas.
error-houses-no-statement = Une motivation aussi forte veut des mots : { $drive }.
error-houses-not-now = { $name } peut retrouver une motivation entre deux aventures, ou dans une scène que le MJ y consacre.

## The GM’s Threat, and people

error-houses-circumstances = Une scène apporte { $most } de Menace au plus, pas { $number }.
error-houses-no-enemy = « { $house } » n’est pas une Maison ennemie connue.
error-houses-trouble = Dites ce qui tourne mal, et dépensez 1 de Menace ou plus.
error-houses-no-ability = « { $who } » n’a pas cette option.
error-houses-not-a-player = « { $id } » n’est pas le personnage d’un joueur.
error-houses-not-an-npc = La fiche de « { $id } » n’est pas celle d’un personnage mineur, notable ou majeur de ce jeu.
error-houses-hook-words = Dites ce que doit être cette partie de l’accroche.

## Advancement

error-houses-not-a-players = { $name } n’est pas le personnage d’un joueur, et eux seuls progressent.
error-houses-no-adventure = Les points se gagnent pendant une aventure, et il n’y en a pas en cours.
error-houses-impressed = La récompense de cette session est déjà donnée : { $name } devra attendre.
error-houses-advances = { $name } a déjà progressé autant que cette table le permet par aventure : { $most }.
error-houses-points = Cela coûte { $price } points, et il y en a { $points }.
error-houses-what-to-advance = Qu’est-ce qui progresse ? Dites une compétence, une spécialisation ou un talent.
error-houses-which-skill = Quelle compétence ? Dites l’une des cinq.
error-houses-nothing-to-give = { $name } n’a rien à quoi renoncer.
error-houses-ambition = L’ambition vaut 1, 2 ou 3 points, pas { $points }.
error-houses-drives-not-bought = Les motivations ne s’achètent pas : elles changent quand on les défie et les retrouve.
error-houses-skill-cap = Cette compétence est à { $most }, et c’est le plus.
error-houses-new-focus = Donnez à la spécialisation un nom qui n’y est pas encore.
error-houses-new-talent = Donnez au talent un nom qui n’y est pas encore.

## What may be wrong with a sheet

problem-houses-not-a-sheet = Ce n’est pas une fiche de personnage.
problem-houses-tier = Il n’y a pas de rang « { $said } » ; c’est main, minor, notable ou major.
problem-houses-name = Le champ « { $field } » veut des mots sur une seule ligne.
problem-houses-skills = Une fiche a les cinq compétences, en nombres entiers, et aucune autre.
problem-houses-skill-range = Le champ « { $field } » ne peut valoir { $said }.
problem-houses-skill-sum = Le total des compétences est faux : { $said }.
problem-houses-skill-start = Ces compétences ne peuvent venir du départ commun à tous.
problem-houses-skill-set = Les compétences doivent être { $said }, dans n’importe quel ordre.
problem-houses-drives = Une fiche a les cinq motivations, chacune avec un nombre entier et peut-être une maxime.
problem-houses-drive-set = Les motivations doivent être { $said }, dans n’importe quel ordre.
problem-houses-statement-missing = { $said ->
        [duty] Devoir : il manque encore une maxime.
        [faith] Foi : il manque encore une maxime.
        [justice] Justice : il manque encore une maxime.
        [power] Pouvoir : il manque encore une maxime.
        [truth] Vérité : il manque encore une maxime.
       *[other] Il manque encore une maxime à l’une des motivations fortes.
    }
problem-houses-statement-misplaced = { $said ->
        [duty] Devoir : motivation trop faible pour une maxime.
        [faith] Foi : motivation trop faible pour une maxime.
        [justice] Justice : motivation trop faible pour une maxime.
        [power] Pouvoir : motivation trop faible pour une maxime.
        [truth] Vérité : motivation trop faible pour une maxime.
       *[other] Une maxime accompagne une motivation trop faible pour en avoir.
    }
problem-houses-no-statements = Un personnage mineur n’a pas de maximes.
problem-houses-no-drives = Un personnage mineur a une Qualité au lieu de motivations.
problem-houses-quality = La Qualité va de 4 à 8 : { $said } ne convient pas.
problem-houses-texts = Le champ « { $field } » doit être une liste de mots.
problem-houses-trait-count = Le nombre de traits est faux : { $said }.
problem-houses-focuses = Chaque spécialisation veut une compétence et un nom.
problem-houses-focus-count = Le nombre de spécialisations est faux : { $said }.
problem-houses-focus-place = Les spécialisations sont sous les mauvaises compétences.
problem-houses-talent-count = Le nombre de talents est faux : { $said }.
problem-houses-no-abilities = Les capacités spéciales sont aux personnages majeurs, ou aux notables si la table le permet.
problem-houses-ability = Il n’y a pas de telle capacité spéciale : « { $field } ».
problem-houses-ability-of-what = La capacité doit dire à quoi elle sert : « { $field } ».
problem-houses-ability-price = Une option de plus coûte 1 de Menace ou davantage : { $said } ne convient pas.
problem-houses-assets = Chaque atout veut un nom, et ses marques sont oui ou non.
problem-houses-asset-count = Le nombre d’atouts est faux : { $said }.
problem-houses-asset-touch = Au moins un atout doit être tangible.
problem-houses-potency = La Puissance est un entier à partir de 0 : { $said } ne convient pas.
problem-houses-potency-high = Une Puissance de { $said } est inhabituelle.
problem-houses-advances = Ce qui est acquis et cédé doit être compétence, spécialisation ou talent.
problem-houses-points = Les points de progression sont un entier à partir de 0 : { $said } ne convient pas.

## Conflicts and assets

error-houses-conflict = Il n’y a pas de conflit « { $kind } » ; choisissez parmi { $kinds }.
error-houses-no-conflict = Il n’y a pas de conflit en cours.
error-houses-anothers-turn = C’est le tour de quelqu’un d’autre : { $name }.
error-houses-other-side = { $name } doit attendre : c’est à l’autre camp.
error-houses-acted = { $name } n’a plus d’action ce round.
error-houses-no-part = { $name } ne prend pas part à ce conflit ; le MJ peut l’y faire entrer.
error-houses-takes-part = { $name } prend déjà part à ce conflit.
error-houses-zone-twice = Deux zones ont le même identifiant ; chacune veut le sien.
error-houses-zone-link = La zone « { $zone } » ne peut être liée à « { $link } ».
error-houses-potency = La Puissance est un entier à partir de 0 : { $number } ne convient pas.
error-houses-not-yours = L’atout « { $asset } » est à quelqu’un d’autre.
error-houses-asset-out = L’atout « { $asset } » est hors jeu.
error-houses-off-board = L’atout « { $asset } » n’est pas sur le plateau.
error-houses-stuck = L’atout « { $asset } » n’a aucune zone voisine où aller.
error-houses-not-next = L’atout « { $asset } » ne va que dans une zone voisine, pas dans « { $zone } ».
error-houses-which-asset = L’atout « { $asset } » ne peut bouger ici ; choisissez parmi ceux qui sont offerts.
error-houses-target = « { $target } » ne peut être attaqué ; choisissez parmi ceux qui sont offerts.
error-houses-opponent = « { $by } » ne s’y oppose pas ; choisissez parmi ceux qui sont offerts.
error-houses-ally = « { $who } » n’est pas du même camp.
error-houses-not-fallen = « { $who } » n’a pas subi de défaite.
error-houses-stays-down = À cette table, « { $who } » reste à terre jusqu’à la fin du conflit.
error-houses-requirement = Une tâche prolongée demande 1 point ou plus : { $number } ne convient pas.

## Names that mean nothing here

error-id-taken = Le nom « { $id } » est vide ou déjà pris ; choisissez-en un autre.
error-houses-no-such-character = Il n’y a personne du nom de « { $id } » à cette table.
error-houses-no-such-asset = Il n’y a pas d’atout « { $id } ».
error-houses-no-such-trait = Il n’y a pas de trait « { $id } ».
error-houses-no-such-zone = Il n’y a pas de zone « { $id } ».
error-houses-no-such-task = Il n’y a pas de tâche « { $id } ».

## Options

error-option-word = L’option « { $name } » prend un mot de 30 lettres au plus, pas « { $value } ».
error-option-price = L’option « { $name } » prend none, ou un prix comme momentum:1 ou threat:2, pas « { $value } ».
error-option-share = L’option « { $name } » prend une fraction au-dessus de 0 et jusqu’à 1, comme 1/2, pas « { $value } ».
error-option-range = L’option « { $name } » prend un entier de { $least } à { $most }, pas « { $value } ».
error-option-above-cap = L’option « { $name } » ne peut valoir { $value }, car { $most } est le plus.
error-houses-nobody-opposes = Personne ne s’oppose à { $name } ; un affrontement demande un adversaire.
