### What random characters are made of. Each line is a list, its things separated by a semicolon.

invention-names = Ilse; Bram; Oda; Tyko; Maren; Jory; Wilna; Casimir; Edda; Rook; Sabine; Hollis
invention-who = A lamplighter who knows every roof of the harbor; A retired duellist with a bad knee; A cartographer of places that move; A salvage pilot between contracts; A bell-founder's runaway apprentice; A night-shift signal reader
invention-turn = in debt to the wrong family.; looking for a lost brother.; no longer sure of any map.; done with taking orders.; carrying a letter that must not arrive.; hearing the sea where there is none.
invention-concept = { $who }, { $turn }
invention-talents = Roof-runner; Cold reader; Tinkerer; Field surgeon; Old soldier; Lip-reader; Knot-tier; Night eyes
invention-tools = boarding axe; crossbow; signal lamp; tool roll; hook and line; carved staff
invention-protections = oilskin coat; padded jack; ship's buckler; gray cloak
invention-trinkets = chalk; spare wick; brass whistle; length of wire; small mirror; wax and seal; dried fish; loaded die
