### Ce que le serveur dit aux navigateurs, et à la personne qui le lance.

## Entrer

error-web-link = Ce lien ne fonctionne pas, ou plus : demandez-en un nouveau.
error-web-code = Ce code ne fonctionne pas, ou plus : demandez-en un nouveau.
error-web-signed-out = Vous n’avez pas de session ouverte ici : rouvrez votre invitation, ou demandez-en une nouvelle.
error-web-not-invited = Vous n’avez pas d’invitation à cette table.
error-web-host = Ce serveur ne répond pas au nom « { $host } ».
error-web-origin = Cela venait d’une page qui n’est pas la nôtre ; rien n’a été fait.

## Trop

error-web-too-big = C’est trop gros : plus de { $most }.
error-web-too-often = C’était trop souvent : réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.

## Images

error-web-picture-kind = Nous ne pouvons pas prendre cette image : il faut un PNG, un JPEG ou un WebP.
error-web-picture-broken = Cette image est endommagée, ou n’est pas ce qu’elle prétend être.
error-web-picture-large = Cette image est trop grande ({ NUMBER($width, useGrouping: 0) } sur { NUMBER($height, useGrouping: 0) } pixels) : { $most ->
        [one] un million de pixels est le maximum
       *[other] { $most } millions de pixels sont le maximum
    }.

## Où écouter

error-web-lan-and-host = --lan et --host ne vont pas ensemble : n’en donnez qu’un.
error-web-port = Le port { NUMBER($port, useGrouping: 0) } n’existe pas : choisissez-en un de 1 à 65535, ou 0 pour n’importe lequel qui soit libre.
error-web-port-unsafe = Les navigateurs refusent d’ouvrir le port { NUMBER($port, useGrouping: 0) } : choisissez-en un autre avec --port.
error-web-port-busy = Le port { NUMBER($port, useGrouping: 0) } est pris par un autre programme : arrêtez-le, ou choisissez un autre port avec --port.
error-web-port-forbidden = Nous n’avons pas le droit d’écouter sur le port { NUMBER($port, useGrouping: 0) } : choisissez-en un autre avec --port, à partir de 1024.
error-web-address = Cet ordinateur n’a pas d’adresse « { $host } » sur laquelle écouter.
error-web-listen = Nous ne pouvons pas écouter sur « { $host } », port { NUMBER($port, useGrouping: 0) } : { $problem }.
error-web-public-url = « { $text } » n’est pas une adresse publique : elle doit ressembler à https://table.example, sans rien derrière le nom, sauf peut-être un port.
