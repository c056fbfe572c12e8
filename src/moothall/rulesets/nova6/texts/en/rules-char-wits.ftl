### Wits: the title of each rule, and its gist as a player needs it at the table.

nova6_wits_scope = Knowing, noticing, mending
    .gist = Reason, learning, craft, insight and the senses are all Wits.

nova6_wits_language-native = One's own tongue
    .gist = You speak, read and write the language you grew up with.

nova6_wits_language-declare = A language for the scene
    .gist = Spend a plot point, and it turns out that you know a language until the scene is over.

nova6_wits_language-perk = A language for good
    .gist = As a perk of Wits a language is yours, and costs no plot point.

nova6_wits_perks = Perks of the mind
    .gist = Acute hearing, awareness, medicine, surgery, hidden doors and more: one of these, or your own.

nova6_wits_overcome = Working it out
    .gist = Decipher, remember, spot, deduce, repair, win at a board: knowledge, cunning and senses overcome.

nova6_wits_interesting = Dice only when it matters
    .gist = If neither knowing nor not knowing would be interesting, your GM just tells you.

nova6_wits_create-advantage = Plans and preparations
    .gist = Jury-rig, sabotage, research, camouflage, eavesdrop, aim or forge; what you learn may be an aspect that was hidden.

nova6_wits_limits = The sign and the reason
    .gist = Wits sees that somebody sweats; getting them to show why takes Interact.

nova6_wits_aim = Aiming
    .gist = Create advantage against the target's Move: a success is a die on your shot at them.

nova6_wits_attack = Fire from behind the hill
    .gist = Only indirect fire and weapon systems attack with Wits; whatever you point at somebody is Fight.

nova6_wits_defend = Spotting them first
    .gist = Wits stands against an ambush, and against those who watch you.
