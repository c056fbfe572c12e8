### Licencja: czyje to zasady.

nova6_licence_ogl = Czyje to zasady

nova6_licence_product-identity = Imiona, które nie są nasze
