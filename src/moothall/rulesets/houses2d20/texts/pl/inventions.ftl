### What random characters are made of. Each line is a list, its things separated by a semicolon.
###
### Traits are worded so that they fit whoever a name belongs to.

houses-invention-names = Kestrel; Sorrel; Ottoline; Bastian; Maelis; Corvane; Dorrit; Halloran; Ysolde; Tamsin; Renwick; Oriel; Jessamy; Lucan
houses-invention-traits = Straż promu Rodu Alder; Ostatnia nadzieja spalonej biblioteki; Opieka nad szklanym dworem; Poselstwo bez listu; Dziedzictwo pustej sali; Szpada na pół żołdu
houses-invention-factions = Ród Alder; Ród Vane; Ława przy Latarniach; Zakon Brodu; Giełda Solna; Śpiewacy Przypływu
houses-invention-things = Prom; Zapieczętowana księga; Ostrze o dwóch imionach; Powóz bez herbu; Skrzynka instrumentów; Kolczuga; Szybki szybowiec
houses-invention-ties = Dług honorowy; Kuzyn na dworze; Posłuch u sędziego; Fałszywe ułaskawienie; Szeptane imię; Przyjaciele w kuchni
houses-invention-ambitions = Mieć własną przeprawę.; Ujrzeć jedno imię wymazane z ksiąg.; Zasiąść przy wysokim stole.; Sprowadzić brata do domu.; Przeczytać ostatnią stronę.
houses-invention-benefits = otwierają się ukryte drzwi; posiłki są już na miejscu; świadek zmienia stronę; gasną światła
