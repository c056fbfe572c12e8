### Wady i pieniądze: tytuły reguł. Treść jest na razie po angielsku.

nova6_flaw_definition = Czym jest wada
nova6_flaw_sparingly = Wady z umiarem
nova6_flaw_frail = Wątłość
nova6_flaw_one-eyed = Jednooki
nova6_flaw_pushover = Mięczak
nova6_flaw_unlucky = Pechowiec
nova6_flaw_susceptible-magic = Podatność na magię
nova6_flaw_vulnerable-iron = Wrażliwość na żelazo
nova6_flaw_parameter = Srebro, sól, światło słońca
nova6_economy_none = Księga nie zna cen
nova6_economy_price-penalty = Drogich rzeczy zwykle brak
nova6_economy_wealth-perk = Atut do zarabiania
nova6_economy_wealth-asset = Majątek jako zasób
nova6_talent_wealthy_gear = Bogactwo: co da się kupić
nova6_talent_wealthy_scene = Bogactwo: sakiewka na stole
nova6_talent_wealthy_multiple = Coraz bogatsi
