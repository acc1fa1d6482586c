### Diamonds.

module-diamonds = Diamonds
about-diamonds = A fifth currency that is good on every market space, but never together with another one.
effect-diamonds = A fifth currency that pays on every space

## Set-up

setup-diamonds = Shuffle the { $diamonds } diamonds in with them.
