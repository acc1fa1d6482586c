### The screens around the table.

## What a module adds

adds-title = Lo que añade al juego base
adds-points = Puntos por jugador
adds-decisions = Decisiones por partida
adds-minutes = Minutos por partida
adds-hint = Medido con tres bots fuertes y cada módulo por separado; minutos a 30 segundos por decisión.
adds-place = puesto { $place } de { $count }

## Saved games

store-failed = Este navegador no puede guardar la partida: su almacenamiento está lleno o bloqueado. Puedes seguir jugando; copia la grabación para conservarla.

## Sharing

share = Compartir
copy-link = Copiar el enlace
copy-failed = El navegador no ha permitido copiar. Selecciona el texto y cópialo a mano.
share-hint = La partida sigue en curso: el enlace y la grabación lo contienen todo, también lo oculto.
link-broken = Este enlace no se puede abrir: { $reason }
choose-file = Elegir un archivo
file-unreadable = Este archivo no se puede leer.

## Seed

fingerprint = Huella de la semilla
fingerprint-hint = El SHA-256 de la semilla. La semilla se muestra tras la partida, para que todos puedan comprobar que el reparto estaba fijado de antemano.
fingerprint-check = Este es el SHA-256 de la semilla tal como figura arriba. Se mostró antes y durante la partida.

## Rules

contents = Contenido
rules-found =
    { $count ->
        [one] { $count } pasaje encontrado
       *[other] { $count } pasajes encontrados
    }
the-table = La mesa

## New versions

update-ready = Hay una nueva versión lista.
update-now = Recargar ahora
update-later = Más tarde
loading = Cargando…
load-failed = No se ha podido cargar. ¿Hay conexión?
load-again = Intentar de nuevo
