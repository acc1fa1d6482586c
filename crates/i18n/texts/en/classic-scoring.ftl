### Classic scoring.

module-classic-scoring = Classic scoring
about-classic-scoring = No score tiles: the kinds are worth the same as in Alhambra.
effect-classic-scoring = The kinds are worth what they are in Alhambra
