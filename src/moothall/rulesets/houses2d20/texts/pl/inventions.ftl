### What random characters are made of. Each line is a list, its things separated by a semicolon.
###
### Traits are worded so that they fit whoever a name belongs to.

houses-invention-names = Kestrel; Sorrel; Ottoline; Bastian; Maelis; Corvane; Dorrit; Halloran; Ysolde; Tamsin; Renwick; Oriel; Jessamy; Lucan
houses-invention-traits = Straż promu Rodu Alder; Ostatnia nadzieja spalonej biblioteki; Opieka nad szklanym dworem; Poselstwo bez listu; Dziedzictwo pustej sali; Szpada na pół żołdu
houses-invention-roles = Regencja; Głowa wywiadu; Dowództwo solnej floty; Najwyższy sąd; Bank trzech dworów; Piecza nad śluzami
houses-invention-reputations = Niczego nie zapomina; Zna smak zdrady; Na pokaz dobre serce; Nie do kupienia; Pali za sobą mosty; Zawsze wychodzi na końcu
houses-invention-factions = Ród Alder; Ród Vane; Ława przy Latarniach; Zakon Brodu; Giełda Solna; Śpiewacy Przypływu
houses-invention-focuses-battle = Noże; Mur tarcz; Zasadzki; Oblężenia; Pojedynki; Długie strzelby
houses-invention-focuses-communicate = Targi; Groźby; Dworskie maniery; Słuchanie; Plotki; Nauczanie
houses-invention-focuses-discipline = Pragnienie; Ból; Długie noce; Cierpliwość; Kamienna twarz; Modlitwa
houses-invention-focuses-move = Dachy; Szybowce; Głęboka woda; Burze; Tłum; Schody po ciemku
houses-invention-focuses-understand = Prawo; Szyfry; Trucizny; Silniki; Drzewa rodowe; Stare mapy
houses-invention-statements-duty = Żaden dług nie zostaje bez spłaty.; Przysięgam na końcu i na końcu odchodzę.; Tej bramy pilnuję ja.
houses-invention-statements-faith = Rzeka pamięta.; Ktoś przed nami zapalił lampy.; Co ma dotrzeć, dociera.
houses-invention-statements-justice = Nikt nie stoi ponad prawem.; Mali płacą pierwsi, chyba że patrzę.; Uczciwy cios pada z przodu.
houses-invention-statements-power = Co utrzymam, to moje.; Nigdy więcej przy gorszym stole.; Niech to oni mnie potrzebują.
houses-invention-statements-truth = Każda księga ma drugą stronę.; Wolę wiedzieć.; Kłamstwo to dług z odsetkami.
houses-invention-talents = Nocny wzrok; Stare długi; Pewna ręka; Tysiąc uszu; Czytanie z twarzy; Zawsze jakieś wyjście; Głos rodu; Nerwy jak drut; Cierpliwy nóż; Pierwszeństwo u drzwi
houses-invention-things = Prom; Zapieczętowana księga; Ostrze o dwóch imionach; Powóz bez herbu; Skrzynka instrumentów; Kolczuga; Szybki szybowiec
houses-invention-ties = Dług honorowy; Kuzyn na dworze; Posłuch u sędziego; Fałszywe ułaskawienie; Szeptane imię; Przyjaciele w kuchni
houses-invention-ambitions = Mieć własną przeprawę.; Ujrzeć jedno imię wymazane z ksiąg.; Zasiąść przy wysokim stole.; Sprowadzić brata do domu.; Przeczytać ostatnią stronę.
houses-invention-uses = gdy nikt nie patrzy; wobec kogoś wysoko postawionego; na wodzie; w obronie rodu; przy świecach; pod białą flagą
houses-invention-benefits = otwierają się ukryte drzwi; posiłki są już na miejscu; świadek zmienia stronę; gasną światła
