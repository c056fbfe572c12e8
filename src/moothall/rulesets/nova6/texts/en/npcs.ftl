### Those whom the GM plays: how they are shown, what they can be, and what random ones are made of.

npc-heading = { $name }: { $kind ->
        [principal] a principal, level { $level }
        [group] a group of { $count }, level { $level }
       *[extra] an extra, level { $level }
    }
npc-aspects = Aspects
npc-skills = Skills
npc-perks = Perks
npc-talents = Talents
npc-boxes = Boxes (stressed / staggered / incapacitated)
npc-gear = Gear

concept-nova6-guard = guard
group-nova6-guard = the weir watch
concept-nova6-soldier = soldier
group-nova6-soldier = deserters of the canal war
concept-nova6-brute = brute
group-nova6-brute = the broken-bridge gang
concept-nova6-hunter = hunter
group-nova6-hunter = wolf hunters from the hills
concept-nova6-beast = beast
group-nova6-beast = marsh dogs
concept-nova6-thief = thief
group-nova6-thief = toll breakers
concept-nova6-sailor = sailor
group-nova6-sailor = ferrymen in a bad mood
concept-nova6-scholar = scholar
group-nova6-scholar = students of the drowned college
concept-nova6-healer = healer
group-nova6-healer = sisters of the low quarter
concept-nova6-merchant = merchant
group-nova6-merchant = salt smugglers
concept-nova6-noble = noble
group-nova6-noble = hunting guests of the duke
concept-nova6-preacher = preacher
group-nova6-preacher = pilgrims with cudgels

## Random ones. Each line is a list, its things separated by a semicolon.

invention-nova6-npc-names = Harl Stoop; Wenna Crake; Osric Thole; Dagna Fell; Pim Larrow; Tansy Ockley; Joost Merrin; Brida Sallow; Corvin Ash; Nella Stride; Ruk of the Weir; Maude Hathersage; Elias Quay; Sunna Brack; Tobit Reave; Ivy Gant; Lorne Haddock; Zita Marl; Anselm Rudd; Petch the Younger; Ysolde Fenn; Garrick Tow; Minna Holt; Old Jasper
invention-nova6-npc-guard = NIGHT GUARD OF THE BONDED STORE; WATCHES THE GATE AND THE PURSES; SEEN IT ALL AND TOLD NOBODY
invention-nova6-npc-soldier = VETERAN OF THE CANAL WAR; SERGEANT WITHOUT A REGIMENT; DRUMMER WHO LEARNT TO SHOOT
invention-nova6-npc-brute = BREAKS THINGS FOR A LIVING; THE BIGGEST OF SEVEN BROTHERS; DOCKER WITH A SHORT TEMPER
invention-nova6-npc-hunter = POACHER ON THE DUKE'S MARSH; WOLF HUNTER FROM THE HILLS; TRACKER PAID BY THE MILE
invention-nova6-npc-beast = MARSH HOUND THE SIZE OF A CALF; HUNGRY THING FROM THE SLUICE; THE BULL NOBODY COULD SELL
invention-nova6-npc-thief = CUTPURSE OF THE FERRY QUEUE; SECOND-STOREY WORKER; FENCE WITH CLEAN HANDS
invention-nova6-npc-sailor = BARGE MASTER ON A FALLING TIDE; BOSUN WHO OWES EVERY INN; PILOT OF THE OUTER BANKS
invention-nova6-npc-scholar = KEEPER OF THE DROWNED ARCHIVE; READER OF DEAD LEDGERS; ASTRONOMER WITH A LEAKING ROOF
invention-nova6-npc-healer = BARBER WHO SETS BONES; MIDWIFE OF THE LOW QUARTER; APOTHECARY ON CREDIT
invention-nova6-npc-merchant = SALT FACTOR WITH TWO LEDGERS; SELLS MAPS OF ELSEWHERE; BROKER OF OTHER PEOPLE'S DEBTS
invention-nova6-npc-noble = LAST OF A HOUSE ON STILTS; COUNTESS OF A FLOODED COUNTY; MAGISTRATE BY MARRIAGE
invention-nova6-npc-preacher = PREACHES THAT THE SEA WILL RETURN; CHAPLAIN OF THE LOCK GATES; PROPHET WITH A GOOD VOICE
