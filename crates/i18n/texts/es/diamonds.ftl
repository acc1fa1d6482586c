### Los diamantes.

module-diamonds = Los diamantes
about-diamonds = Una quinta moneda que sirve en cualquier espacio del mercado, pero nunca junto con otra.
effect-diamonds = Una quinta moneda que vale en cualquier espacio

## Preparación

setup-diamonds = Barajad con ellas los { $diamonds } diamantes.
