### I diamanti.

module-diamonds = I diamanti
about-diamonds = Una quinta valuta che vale su ogni spazio del cortile, ma mai insieme a un’altra.
effect-diamonds = Una quinta valuta che vale su ogni spazio

## Preparazione

setup-diamonds = Mescolate con queste anche i { $diamonds } diamanti.
