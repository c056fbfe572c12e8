### Licencja: czyje to zasady.

nova6_licence_ogl = Czyje to zasady
    .gist = Podajemy fakty i liczby własnymi słowami; plik NOTICE wymienia książkę, jej wydawcę i licencję.

nova6_licence_product-identity = Imiona, które nie są nasze
    .gist = Ludzie i miejsca z książki zostają w niej: wszystko, co dajemy, ma nasze własne nazwy, a autor, który użyje nazwy z książki, dostaje uwagę.
