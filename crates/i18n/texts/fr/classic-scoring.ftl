### Décompte classique.

module-classic-scoring = Décompte classique
about-classic-scoring = Sans tuiles de décompte : les types de bâtiments valent ce qu’ils valent dans Alhambra.
effect-classic-scoring = Les types valent autant que dans Alhambra
