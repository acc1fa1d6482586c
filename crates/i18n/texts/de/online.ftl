### Playing over a network.

## The tables of a server

online = Online spielen
online-hint = Mit Freunden, jeder am eigenen Bildschirm
online-your-turn = Du bist dran
online-your-tables = Deine Tische
online-tab-mine = Meine · { $count }
online-none-mine = Du sitzt noch an keinem Tisch.
online-open-tables = Offene Tische
online-tab-open = Offen · { $count }
online-none-open = Zurzeit ist kein Tisch für alle offen.
online-open-hint = Ein Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind. Freie Plätze können Bots bekommen.
online-new-table = Neuer Tisch
online-new-table-hint = Wähle Plätze, Module, Uhr und wer kommen darf.
online-create = Tisch eröffnen
online-join-code = Mit einem Code beitreten
online-join = Beitreten
online-watch = Zuschauen
online-go-on = Hingehen
online-gathering = Die Plätze füllen sich
online-playing = Das Spiel läuft
online-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
online-seats-open =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }

## A table before its game

online-table = Der Tisch
online-table-of = Der Tisch von { $name }
online-table-code = Tisch { $code }
online-connecting = Verbindung wird aufgebaut …
online-who = Wer setzt sich?
online-your-name = Dein Name
online-sit = Hier sitzen
online-open = frei
online-open-seat = Freier Platz
online-open-seat-hint = für alle, die den Link haben
online-you = Du
online-ready = bereit
online-not-ready = noch nicht
online-be-ready = Ich bin bereit
online-give-bot = Einem Bot geben
online-clear = Platz frei machen
online-stand = Aufstehen
online-leave = Tisch verlassen
online-change = Ändern
online-change-table = Tisch ändern
online-colour = Deine Farbe und Form
online-invite = Einladen
online-qr = QR-Code des Links
online-the-game = Das Spiel
online-the-table = So wird gespielt
online-the-table-hint = Vertretung, Zurücknehmen, Zuschauen, Gespräch
online-all-ready = Alle sind bereit
online-start-with =
    { $count ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
       *[other] Zu fünft beginnen
    }
online-start-with-bots = Mit Bots beginnen
online-fixed-brought = Der Aufbau bleibt: Dieses Spiel wurde auf einem Gerät begonnen.
online-fixed-cards = Der Aufbau bleibt: Ein anderer Tisch hat die gleichen Karten.
online-waits-for = Es fehlt noch: { $names }

## The options of a table

online-clock = Uhr
online-clock-none = Ohne Uhr
online-clock-move = { $seconds } Sekunden für jede Entscheidung
online-clock-bank = { $minutes } Minuten für jeden und { $seconds } Sekunden für jede Entscheidung
online-short-no-clock = Keine
online-short-move = { $seconds } s pro Zug
online-short-bank = je { $minutes } min
online-time-left = Zeit übrig
online-stand-in = Ein Bot springt ein
online-stand-in-hint = für alle, die zu lange weg sind
online-stand-in-default = Wer zu lange weg ist, macht den einfachsten Zug
online-stand-in-bot = Für Abwesende springt ein Bot ein: { $level }
online-take-back = Zurücknehmen, wenn alle zustimmen
online-take-back-hint = auch nachdem Verdecktes aufgedeckt wurde
online-no-take-back = Züge gelten
online-watchers = Andere dürfen zuschauen
online-watchers-hint = sie sehen, was alle am Tisch sehen
online-watchers-late = Andere dürfen zuschauen, { $seconds } Sekunden später
online-no-watchers = Niemand schaut zu
online-delay = Zuschauer sehen es später
online-delay-hint = um drei Minuten
online-listed = In der Liste der offenen Tische
online-listed-hint = sonst kommt nur herein, wer den Link hat
online-private = Nur für alle mit dem Link
online-chat-free = Freies Gespräch
online-chat-phrases = Gespräch nur mit Sätzen zur Auswahl
online-chat-off = Kein Gespräch
online-short-free = Frei
online-short-phrases = Sätze
online-short-off = Keines

## Talk

online-talk = Tischgespräch
online-talk-short = Gespräch
online-write = An den Tisch schreiben
online-send = Senden
online-phrases = Sätze, die alle in ihrer Sprache lesen
online-mute = Nicht zeigen, was { $name } sagt
online-unmute = Wieder zeigen, was { $name } sagt
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-nice-palace = Was für ein Palast!
phrase-oh-no = O nein!
phrase-another-game = Noch ein Spiel?
phrase-have-to-go = Ich muss gehen.
phrase-goodbye = Auf Wiedersehen!

## At the table

presence-here = hier
presence-away = kurz weg
presence-lost = Verbindung verloren
online-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
online-you-watch = Du schaust zu
online-late = { $seconds } Sekunden später
online-sending = Dein Zug wird gesendet …
online-kept = Dein Zug ist aufgehoben und wird gesendet, sobald die Verbindung wieder da ist.
online-lost = Du bist offline.
online-lost-hint = Die Verbindung wird von selbst wieder versucht.
online-try-now = Jetzt versuchen
online-elsewhere = Dein Platz ist auf ein anderes Gerät umgezogen.
online-watch-here = Hier zuschauen
online-is-lost = { $name } hat die Verbindung verloren.
online-stands-in = { $name } hat die Verbindung verloren; ein Ersatz spielt.
online-ask-stand-in = Ersatz spielen lassen
online-replaced = Ein Ersatz spielt für dich.
online-return = Meinen Platz zurücknehmen
online-reload = Neu laden
online-ask-back = Um Zurücknehmen bitten
online-vote = { $name } bittet um Rücknahme
online-vote-own = Du bittest um Rücknahme
online-vote-count = { $count } von { $of } stimmen zu.
online-allow = Erlauben
online-refuse = Ablehnen
online-withdraw = Zurückziehen
online-move-seat = Auf einem anderen Gerät spielen
online-move-hint = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und gibt deinen Platz weiter: Behalte ihn für dich.

## After the game

online-rematch = Noch einmal zusammen
online-rematch-count = (bisher { $count })
online-take-home = Spiel mitnehmen
online-bring = Dieses Spiel online stellen
online-bring-hint = Die anderen Plätze von Menschen werden frei, und Freunde nehmen sie an ihrem eigenen Bildschirm ein.
online-bring-known = Sie erfahren, dass dieses Gerät alle Karten kannte.
online-proof = Versprechen einer fairen Verteilung
online-proof-hint = Vor der ersten Karte hat der Tisch diese Zahl versprochen. Nach dem Spiel zeigt er den Text dahinter: dessen SHA-256 muss die Zahl sein.
online-kept-promise = gehalten
online-broken-promise = gebrochen
online-brought = Dieses Spiel wurde auf einem Gerät begonnen, das alle Karten kannte. Es gibt kein Versprechen, dass fair gegeben wurde.
online-same-deal = Gleiche Karten an einem zweiten Tisch
online-same-deal-hint = Eine andere Runde spielt mit den gleichen Karten. Verglichen wird, wenn beide Spiele vorbei sind.
online-compare = Die gleichen Karten an anderen Tischen
online-this-table = Dieser Tisch
online-not-over = noch nicht vorbei

## Refusals

online-failed = Der Server konnte das nicht tun. Versuche es noch einmal.
online-other-version = Der Server ist neuer als diese Seite. Lade sie neu.
online-too-fast = Das war zu viel auf einmal. Warte einen Moment.
online-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
online-old-link = Dieser Link gilt nicht mehr.
online-full = Zurzeit ist kein Platz.
online-not-owner = Das darf nur, wem der Tisch gehört.
online-no-seat = Du hast keinen Platz an diesem Tisch.
online-seat-taken = Der Platz ist besetzt.
online-bad-name = Wähle einen anderen Namen: Jemand hat ihn schon, oder man sieht nichts davon.
online-bad-setup = So kann dieses Spiel nicht gespielt werden.
online-not-now = Das geht jetzt nicht.
online-stale = Etwas anderes kam zuvor. Dein Zug wurde zurückgenommen.
online-illegal = Die Regeln erlauben diesen Zug nicht.
online-no-undo = Das lässt sich nicht mehr rückgängig machen.
online-not-said = Das kann hier nicht gesagt werden.
