### What random characters are made of. Each line is a list, its things separated by a semicolon.

houses-invention-names = Kestrel; Sorrel; Ottoline; Bastian; Maelis; Corvane; Dorrit; Halloran; Ysolde; Tamsin; Renwick; Oriel; Jessamy; Lucan
houses-invention-traits = Ferry warden of House Alder; Last of a burned library; Gardener of the glass court; Envoy without a letter; Heir to an empty hall; Duelist on half pay
houses-invention-roles = Regent; Spymaster; Admiral of the salt fleet; High judge; Banker to three courts; Keeper of the locks
houses-invention-reputations = Never forgets; Twice betrayed; Kind in public; Cannot be bought; Burns every bridge; Always the last to leave
houses-invention-factions = House Alder; House Vane; The Lamplit Bench; The Order of the Ford; The Salt Exchange; The Tide Singers
houses-invention-focuses-battle = Knives; Shield walls; Ambushes; Siege lines; Duels; Long rifles
houses-invention-focuses-communicate = Bargains; Threats; Court manners; Listening; Rumors; Teaching
houses-invention-focuses-discipline = Thirst; Pain; Long nights; Patience; Keeping a straight face; Prayer
houses-invention-focuses-move = Roofs; Gliders; Deep water; Storms; Crowds; Stairs in the dark
houses-invention-focuses-understand = Law; Ciphers; Poisons; Engines; Family trees; Old maps
houses-invention-statements-duty = No debt unpaid.; I was the last to swear, and I will be the last to leave.; The gate is mine to hold.
houses-invention-statements-faith = The river remembers.; Somebody lit the lamps before us.; What is meant to arrive, arrives.
houses-invention-statements-justice = Nobody is above the law.; The small pay first, unless I am there.; A fair blow is struck from the front.
houses-invention-statements-power = What I can hold is mine.; Never again at the lower table.; Let them need me.
houses-invention-statements-truth = Every ledger has a second page.; I would rather know.; Lies are debts with interest.
houses-invention-talents = Night eyes; Old debts; Steady hand; A thousand ears; Cold reader; Always an exit; Voice of the house; Nerves of wire; Patient knife; First to the door
houses-invention-things = A ferry; A sealed ledger; A blade with two names; A carriage without crest; A case of instruments; A coat of mail; A fast glider
houses-invention-ties = A debt of honor; A cousin at court; The ear of a judge; A forged pardon; A whispered name; Friends in the kitchens
houses-invention-ambitions = To own the crossing.; To see one name struck from the rolls.; To sit at the high table.; To bring a brother home.; To read the last page.
houses-invention-uses = with nobody watching; against somebody of rank; on the water; to protect the house; by candlelight; under a flag of truce
houses-invention-benefits = a hidden door opens; reinforcements are already there; a witness changes sides; the lights go out
