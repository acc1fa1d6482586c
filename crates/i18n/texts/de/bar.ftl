### The bar below the table: what is asked, what was done, and the buttons.

new-since = neu seit deinem Zug
over = { $count } zu viel
short =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
tiles-left = noch { $count }
take-hint = eine Karte oder mehrere bis { $limit }
taken-of = { $total } von { $limit }
your-alhambra = Deine Alhambra
longest-wall-short = längste Mauer
zoom = Zoom
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Alles zeigen
menu = Menü
home = Startseite
more-choices = Wählen ({ $count })
other-ways = Andere Zahlungen ({ $count })
looking-at = Palast von { $name }
looking-hint = Sobald du handelst, siehst du wieder deinen.
back-to-mine = Zu deinem Palast
next-palace = Nächster Palast
done-take = { $cards } genommen
done-place = { $tile } gelegt
done-reserve = { $tile } in die Reserve gelegt
done-cell = { $what }: Feld gewählt
end-turn = Zug beenden
confirm = Bestätigen
to-reserve = In die Reserve
to-dirk = An Dirk
use-ability = Einsetzen
place-title = { $tile } legen
fits-nowhere = Dieses Plättchen passt im Moment nirgends in deinen Palast.
choose-here = Für dieses Feld wählen
choose-tile = Wähle ein Plättchen
pay-exactly = Passend bezahlen
pay-amount = { $paid } zahlen
lay-out-hint = Tippe auf Karten deiner Hand
act-again = Passend bezahlt: noch eine Aktion
between-turns = Zwischen zwei Zügen
let-it-pass = Verzichten
change-palace = Palast umbauen
why-not-here = Warum hier nicht?
the-bar = Deine Aktionen
