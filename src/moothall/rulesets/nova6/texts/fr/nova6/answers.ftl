### Ce que veut dire un choix vide dans ce livre.

answer-none = { $field ->
    [who] personne
    [by] personne
    [target] personne
    [to] tout le monde ici
    [skill] sans compétence
    [action] toutes les actions
    [perk] aucun atout
    [how] encaisser
    [kind] l’échec demeure
    [stunt] rien de plus
    [on] rien pour l’instant
    [of] autre chose
    [first] peu importe
   *[other] rien
}
