### Le terminal. Ce qu’on y tape (h, u, take dinar-3) est le même dans toutes les langues.

## The table

terminal-turn = Tour { $number } : { $name }
terminal-new = nouvelle
terminal-total = total { $count }
terminal-cards = Cartes
terminal-secret = Vos cartes secrètes : { $cards }

## Tiles: in an Alhambra they have six characters

terminal-start = départ
terminal-square = place
terminal-walls = murs : { $sides }
terminal-no-walls = sans mur
terminal-watchtowers = tours de garde : { $sides }
terminal-bastions = bastions : { $sides }
terminal-north = N
terminal-east = E
terminal-south = S
terminal-west = O

## The menu

terminal-buy = Acheter
terminal-place = Poser
terminal-bid = Enchérir
terminal-or = Ou bien
terminal-folded = Numéros { $first } à { $last } : tapez { $word } pour les voir
terminal-prompt = { $name }, 1 à { $count } (h : aide)

## Help

terminal-help-number = faire le choix qui a ce numéro
terminal-help-action = la même chose en texte ; de même : { $examples }
terminal-help-groups = montrer tous les choix d’un groupe replié
terminal-help-list = montrer tous les choix
terminal-help-undo = annuler une étape de votre tour, tant que rien de caché n’a été montré
terminal-help-palace = montrer l’Alhambra de la place 2 ; p les montre toutes
terminal-help-score = expliquer le score : les décomptes faits, et le prochain s’il avait lieu maintenant
terminal-help-table = montrer la table de nouveau
terminal-help-rule = montrer une précision (en anglais)
terminal-help-save = sauvegarder une copie de la partie
terminal-help-quit = sauvegarder et quitter
terminal-help-cells = Un trait épais est un mur, un vide est ouvert. x croît vers l’est, y vers le sud ; la tuile de départ est en 0,0.
terminal-help-signs = Signes : * coffre, + citoyen, (o) disque de marchand ; dans un mur G porte, & garde ; un trait brisé est un mur de bois.

## What is typed

terminal-no-choice = Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $count }.
terminal-not-understood = Pas compris : { $typed }. Tapez un numéro de 1 à { $count }, une action comme « take dinar-3 », ou h pour l’aide.
terminal-garbled = Ce n’est pas du texte en UTF-8. Tapez un numéro, ou h pour l’aide.
terminal-refused = Refusé : { $reason } (r { $rule } montre la précision)
terminal-final = Ceci ne s’annule pas : { $action }. Entrée : faire, n : choisir encore
terminal-undone = Une étape annulée.
terminal-no-undo = Rien à annuler : un tour ne s’annule que tant que rien de caché n’est montré.
terminal-seats = Les places vont de 1 à { $count }.
terminal-no-rule = Il n’y a pas de précision « { $rule } ». Les précisions s’appellent par exemple BASE-42 ; elles commencent par { $prefixes }.

## Between decisions

terminal-hand-over = À { $name } de décider. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-go-on = La partie est sauvegardée. Pour continuer : { $command }
terminal-look-again = Pour revoir la partie : { $command }
terminal-projected = Décompte { $number }, s’il avait lieu maintenant
terminal-no-points = personne ne reçoit rien
terminal-goes-on = La partie continue.

## Saved games

terminal-nothing-saved = Personne n’a joué, rien n’est donc sauvegardé.
terminal-name-file = Nommez un fichier : { $example }
terminal-saved-to = Sauvegardé dans { $file }.
terminal-not-saved = Pas sauvegardé : { $reason }
terminal-file-exists = { $file } existe déjà, et une partie ne remplace qu’un fichier d’où elle a été chargée ou dans lequel elle a été sauvegardée.
terminal-not-written = impossible d’écrire { $file } : { $reason }
terminal-no-folder = il n’y a pas de dossier pour les parties : { $reason } ; --save FILE nomme un fichier
terminal-no-saves = Aucune partie n’est sauvegardée dans { $folder }.
terminal-no-unfinished = aucune partie inachevée n’est sauvegardée dans { $folder } (possible : { $begin } en commence une, { $load } en prend une d’ailleurs)
terminal-unreadable = illisible : { $reason }
terminal-serving = Alhambra est à l’adresse { $address } (Ctrl-C pour arrêter)
terminal-hosting = Vos amis jouent à l’adresse { $address } (Ctrl-C pour arrêter)

## Records

terminal-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
terminal-part-set-up = mise en place
terminal-part-actions = actions
terminal-part-events = événements
terminal-part-result = résultat
terminal-part-check-sum = somme de contrôle
terminal-part-commitment = promesse
terminal-proof-set-up = les règles la permettent
terminal-proof-actions = chacune est permise à son moment
terminal-proof-events = un enregistrement n’en a pas : ils découlent de la mise en place, de la graine et des actions
terminal-proof-result = scores et gagnants sont ceux auxquels mènent les actions
terminal-proof-result-missing = l’enregistrement n’en a pas, bien que la partie soit terminée
terminal-proof-result-open = l’enregistrement n’en a pas : la partie continue
terminal-proof-check-sum = correcte : rien n’a changé par accident depuis l’écriture, noms compris
terminal-proof-commitment = la mise en place et la graine sont celles promises avant la partie
terminal-proof-no-check-sum = l’enregistrement n’en a pas : un changement vers une autre partie permise ne se verrait pas
terminal-replay-keys = Entrée : suivant, b : retour, j 40 : saut, q : quitter
