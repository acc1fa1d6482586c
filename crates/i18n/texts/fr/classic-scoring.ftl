### Décompte classique.

module-classic-scoring = Décompte classique
about-classic-scoring = Sans tuiles de décompte : les sortes de bâtiments valent ce qu’elles valent dans Alhambra.
effect-classic-scoring = Les types valent autant que dans Alhambra
