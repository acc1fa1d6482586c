### The screens around the table.

## What a module adds

adds-title = Was es zum Grundspiel hinzufügt
adds-points = Punkte je Spieler
adds-decisions = Entscheidungen je Partie
adds-minutes = Minuten je Partie
adds-hint = Gemessen mit drei starken Bots, jedes Modul allein; Minuten bei 30 Sekunden pro Entscheidung.
adds-place = Platz { $place } von { $count }

## Saved games

store-failed = Dieser Browser kann das Spiel nicht aufbewahren: Sein Speicher ist voll oder gesperrt. Du kannst weiterspielen; kopiere die Aufzeichnung, um das Spiel zu behalten.

## Sharing

share = Teilen
copy-link = Link kopieren
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.
share-hint = Das Spiel läuft noch: Link und Aufzeichnung enthalten alles, auch das Verdeckte.
link-broken = Dieser Link lässt sich nicht öffnen: { $reason }
choose-file = Datei wählen
file-unreadable = Diese Datei lässt sich nicht lesen.

## Seed

fingerprint = Fingerabdruck des Startwerts
fingerprint-hint = Der SHA-256 des Startwerts. Der Startwert selbst wird nach dem Spiel gezeigt, damit alle prüfen können, dass die Verteilung vorher feststand.
fingerprint-check = Das ist der SHA-256 des Startwerts, wie er oben steht. Er war vor und während des Spiels zu sehen.

## Rules

contents = Inhalt
rules-found =
    { $count ->
        [one] { $count } Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
the-table = Der Tisch

## New versions

update-ready = Eine neue Version ist bereit.
update-now = Jetzt neu laden
update-later = Später
loading = Wird geladen …
load-failed = Das konnte nicht geladen werden. Bist du online?
load-again = Noch einmal versuchen
