### Moments: pace, flights, a scoring, the end.

## Pace

pace = Tempo der Bots
pace-is = Tempo der Bots: { $pace }
pace-calm = Ruhig
pace-quick = Schnell
pace-instant = Sofort
bots-pause = Bots anhalten
bots-go-on = Bots weiterspielen lassen
bots-step = Eine Aktion eines Bots
hurry-bot = Sofort spielen

## An exact payment

exact-seal = Passend bezahlt
exact-seal-more = noch eine Aktion

## A scoring

scoring-title =
    { $number ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[other] Letzte Wertung
    }
scoring-short = Wertung { $number }
scoring-about = Die meisten Gebäude jeder Art, dann die Mauern.
scoring-points = Punkte
scoring-next = Weiter
scoring-pause = Pause
scoring-go-on = Fortsetzen
scoring-skip = Zum Ergebnis
scored-walls = Mauern
scored-leads = { $what }: { $names } führt mit { $count }
scored-tie = { $what }: { $names } führen mit je { $count }
scored-nobody = { $what }: hat niemand
scored-place = { $place }: { $names }, { $points }.
scored-unpaid = Nichts für { $names }.
scored-walls-why = Jeder Abschnitt der längsten Mauer bringt einen Punkt.
standing-leads = { $names } führt: { $points }
standing-tie = { $names } führen: je { $points }

## The end

wins-by = { $name } gewinnt mit { $count } Vorsprung
your-place = Dein Platz: { $place } von { $of }, { $points }
end-exact = { $count } passend
end-race = Wettlauf
end-moments = Höhepunkte
end-home = Startseite
moment-exact = Am häufigsten passend bezahlt: { $names }, { $count }-mal
moment-wall = Längste Mauer: { $names }, { $count }
moment-majority = { $kind }: { $to } überholt { $from } vor Wertung { $number }
moment-most = Beste Wertung: { $names }, { $count } in Wertung { $number }
