### Co znaczy pusty wybór w tej książce.

answer-none = { $field ->
    [who] nikt
    [by] nikt
    [target] nikt
    [to] wszyscy tutaj
    [skill] bez umiejętności
    [action] każda akcja
    [perk] bez atutu
    [how] przyjmij to
    [kind] porażka zostaje
    [stunt] nic więcej
    [on] na razie nic
    [of] coś innego
    [first] wszystko jedno
   *[other] nic
}
