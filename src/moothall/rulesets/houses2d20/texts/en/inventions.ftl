### What random characters are made of. Each line is a list, its things separated by a semicolon.

houses-invention-names = Kestrel; Sorrel; Ottoline; Bastian; Maelis; Corvane; Dorrit; Halloran; Ysolde; Tamsin; Renwick; Oriel; Jessamy; Lucan
houses-invention-traits = Ferry warden of House Alder; Last of a burned library; Gardener of the glass court; Envoy without a letter; Heir to an empty hall; Duelist on half pay
houses-invention-factions = House Alder; House Vane; The Lamplit Bench; The Order of the Ford; The Salt Exchange; The Tide Singers
houses-invention-things = A ferry; A sealed ledger; A blade with two names; A carriage without crest; A case of instruments; A coat of mail; A fast glider
houses-invention-ties = A debt of honor; A cousin at court; The ear of a judge; A forged pardon; A whispered name; Friends in the kitchens
houses-invention-ambitions = To own the crossing.; To see one name struck from the rolls.; To sit at the high table.; To bring a brother home.; To read the last page.
houses-invention-benefits = a hidden door opens; reinforcements are already there; a witness changes sides; the lights go out
