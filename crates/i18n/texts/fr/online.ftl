### Playing over a network.

## The tables of a server

online = Jouer en ligne
online-hint = Entre amis, chacun devant son écran
online-your-turn = À vous de jouer
online-your-tables = Vos tables
online-tab-mine = Les vôtres · { $count }
online-none-mine = Vous n’êtes encore à aucune table.
online-open-tables = Tables ouvertes
online-tab-open = Ouvertes · { $count }
online-none-open = Aucune table n’est ouverte à tous pour le moment.
online-open-hint = Une partie commence quand toutes les places sont prises et que tout le monde est prêt. Des bots peuvent prendre les places libres.
online-new-table = Nouvelle table
online-new-table-hint = Choisissez les places, les modules, la pendule et qui peut venir.
online-create = Ouvrir la table
online-join-code = Rejoindre avec un code
online-join = Rejoindre
online-watch = Regarder
online-go-on = Y aller
online-gathering = On s’installe
online-playing = La partie est en cours
online-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
online-seats-open =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

## A table before its game

online-table = La table
online-table-of = La table de { $name }
online-table-code = Table { $code }
online-connecting = Connexion…
online-who = Qui s’assoit ?
online-your-name = Votre nom
online-sit = S’asseoir ici
online-open = libre
online-open-seat = Place libre
online-open-seat-hint = pour qui a le lien
online-you = Vous
online-ready = prêt
online-not-ready = pas encore
online-be-ready = Je suis prêt
online-give-bot = Donner à un bot
online-clear = Libérer la place
online-stand = Se lever
online-leave = Quitter la table
online-change = Modifier
online-change-table = Modifier la table
online-colour = Votre couleur et votre forme
online-invite = Inviter
online-qr = Code QR du lien
online-the-game = La partie
online-the-table = Comment on joue
online-the-table-hint = remplaçants, reprises, spectateurs, discussion
online-all-ready = Tout le monde est prêt
online-start-with =
    { $count ->
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
       *[other] Commencer à cinq
    }
online-start-with-bots = Commencer avec des bots
online-fixed-brought = La mise en place reste : cette partie a commencé sur un appareil.
online-fixed-cards = La mise en place reste : une autre table a les mêmes cartes.
online-waits-for = On attend { $names }

## The options of a table

online-clock = Pendule
online-clock-none = Sans pendule
online-clock-move = { $seconds } secondes par décision
online-clock-bank = { $minutes } minutes chacun, plus { $seconds } secondes par décision
online-short-no-clock = Aucune
online-short-move = { $seconds } s par coup
online-short-bank = { $minutes } min chacun
online-time-left = temps restant
online-stand-in = Un bot remplace
online-stand-in-hint = qui s’absente trop longtemps
online-stand-in-default = Qui s’absente trop longtemps joue le coup le plus simple
online-stand-in-bot = Un bot remplace les absents : { $level }
online-take-back = Reprendre un coup si tous sont d’accord
online-take-back-hint = même après une révélation
online-no-take-back = Un coup joué reste joué
online-watchers = D’autres peuvent regarder
online-watchers-hint = ils voient ce que toute la table voit
online-watchers-late = D’autres peuvent regarder, avec { $seconds } secondes de retard
online-no-watchers = Personne ne regarde
online-delay = Le public voit plus tard
online-delay-hint = de trois minutes
online-listed = Dans la liste des tables ouvertes
online-listed-hint = sinon, il faut le lien pour entrer
online-private = Seulement avec le lien
online-chat-free = Discussion libre
online-chat-phrases = Discussion par phrases toutes faites
online-chat-off = Pas de discussion
online-short-free = Libre
online-short-phrases = Phrases
online-short-off = Aucune

## Talk

online-talk = Discussion
online-talk-short = Parler
online-write = Écrire à la table
online-send = Envoyer
online-phrases = Phrases que chacun lit dans sa langue
online-mute = Masquer ce que dit { $name }
online-unmute = Afficher de nouveau ce que dit { $name }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-nice-palace = Quel palais !
phrase-oh-no = Oh non !
phrase-another-game = Encore une partie ?
phrase-have-to-go = Je dois partir.
phrase-goodbye = Au revoir !

## At the table

presence-here = présent
presence-away = absent
presence-lost = connexion perdue
online-watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } regardent
    }
online-you-watch = Vous regardez
online-late = { $seconds } secondes plus tard
online-sending = Votre coup est envoyé…
online-kept = Votre coup est gardé et sera envoyé au retour de la connexion.
online-lost = Vous êtes hors ligne.
online-lost-hint = La connexion est retentée toute seule.
online-try-now = Essayer maintenant
online-elsewhere = Votre place est passée sur un autre appareil.
online-watch-here = Regarder ici
online-is-lost = { $name } a perdu la connexion.
online-stands-in = { $name } a perdu la connexion ; un remplaçant joue.
online-ask-stand-in = Demander un remplaçant
online-replaced = Un remplaçant joue pour vous.
online-return = Reprendre ma place
online-reload = Recharger
online-ask-back = Demander à reprendre
online-vote = { $name } veut reprendre son coup
online-vote-own = Vous demandez à reprendre
online-vote-count = { $count } sur { $of } d’accord.
online-allow = Accepter
online-refuse = Refuser
online-withdraw = Retirer
online-move-seat = Jouer sur un autre appareil
online-move-hint = Ouvrez ce lien sur l’autre appareil. Il sert une fois et donne votre place : gardez-le pour vous.

## After the game

online-rematch = Rejouer ensemble
online-rematch-count = ({ $count } pour l’instant)
online-take-home = Emporter la partie
online-bring = Mettre cette partie en ligne
online-bring-hint = Les autres places humaines se libèrent, et vos amis les prennent depuis leur écran.
online-bring-known = Ils sauront que cet appareil connaissait toutes les cartes.
online-proof = Promesse d’une donne honnête
online-proof-hint = Avant la première carte, la table a promis ce nombre. Après la partie, elle montre le texte : son SHA-256 doit être ce nombre.
online-kept-promise = tenue
online-broken-promise = rompue
online-brought = Cette partie a commencé sur un seul appareil, qui connaissait toutes les cartes. Rien ne garantit une donne équitable.
online-same-deal = Mêmes cartes à une autre table
online-same-deal-hint = Un autre groupe joue les mêmes cartes. Les résultats sont comparés quand les deux parties sont finies.
online-compare = Les mêmes cartes ailleurs
online-this-table = Cette table
online-not-over = pas encore finie

## Refusals

online-failed = Le serveur n’a pas pu le faire. Réessayez.
online-other-version = Le serveur est plus récent que cette page. Rechargez-la.
online-too-fast = C’était trop à la fois. Attendez un instant.
online-no-such-table = Cette table n’existe pas, ou plus.
online-old-link = Ce lien n’est plus valable.
online-full = Il n’y a pas de place pour le moment.
online-not-owner = Seul le propriétaire de la table peut le faire.
online-no-seat = Vous n’avez pas de place à cette table.
online-seat-taken = La place est prise.
online-bad-name = Choisissez un autre nom : quelqu’un l’a déjà, ou on n’en voit rien.
online-bad-setup = Cette partie ne peut pas se jouer ainsi.
online-not-now = Ce n’est pas possible maintenant.
online-stale = Autre chose s’est passé avant. Votre coup a été repris.
online-illegal = Les règles n’autorisent pas ce coup.
online-no-undo = Ce n’est plus annulable.
online-not-said = Cela ne peut pas être dit ici.
