### Moments: pace, flights, a scoring, the end.

## Pace

pace = Rythme des bots
pace-is = Rythme des bots : { $pace }
pace-calm = Calme
pace-quick = Rapide
pace-instant = Instantané
bots-pause = Mettre les bots en pause
bots-go-on = Laisser jouer les bots
bots-step = Une action de bot
hurry-bot = Jouer tout de suite

## An exact payment

exact-seal = L’appoint !
exact-seal-more = encore une action

## A scoring

scoring-title =
    { $number ->
        [1] Premier décompte
        [2] Deuxième décompte
       *[other] Dernier décompte
    }
scoring-short = Décompte { $number }
scoring-about = Le plus de bâtiments de chaque type, puis les murs.
scoring-points = Points
scoring-next = Suivant
scoring-pause = Pause
scoring-go-on = Reprendre
scoring-skip = Voir les totaux
scored-walls = Murs
scored-leads = { $what } : { $names } mène avec { $count }
scored-tie = { $what } : { $names } mènent avec { $count } chacun
scored-nobody = { $what } : personne n’en a
scored-place = { $place } : { $names }, { $points }.
scored-unpaid = Rien pour { $names }.
scored-walls-why = Chaque segment du plus long mur rapporte un point.
standing-leads = { $names } mène avec { $points }
standing-tie = { $names } mènent avec { $points } chacun

## The end

wins-by = { $name } gagne avec { $count } d’avance
your-place = Votre place : { $place } sur { $of }, { $points }
end-exact =
    { $count ->
        [one] { $count } appoint
       *[other] { $count } appoints
    }
end-race = La course
end-moments = Moments
end-home = Accueil
moment-exact = Le plus d’appoints : { $names }, { $count }
moment-wall = Plus long mur : { $names }, { $count }
moment-majority = { $kind } : { $to } dépasse { $from } avant le décompte { $number }
moment-most = Meilleur décompte : { $names }, { $count } au décompte { $number }
