### The rulebook: its screen, search, and help over the table.

book-base-game = Gra podstawowa
book-modules =
    { $count ->
        [one] { $count } moduł
        [few] { $count } moduły
        [many] { $count } modułów
       *[other] { $count } modułu
    }
book-clear = Wyczyść wyszukiwanie
book-asked = Częste pytania
book-read-on = Czytaj dalej
book-turn = Przewróć stronę
book-page-of = { $number } z { $count }
book-expansion = Rozszerzenie { $number }
book-minutes = { $amount } min
book-points = { $amount } pkt na gracza
book-add = Dodaj do następnej gry
book-added = W twojej następnej grze
book-with-others = Z innymi modułami
book-in-mix = w twojej grze
book-rulings = Wszystkie rozstrzygnięcia
book-rulings-of = Rozstrzygnięcia: { $name }
book-rulings-hint = Numerowany tekst, na którym opiera się instrukcja, po angielsku. W razie sporu rozstrzyga on.
book-ruling = Rozstrzygnięcie { $rule }
book-source-ruling = Rozstrzygnięcie
book-source-module = Moduł
book-print = Drukuj tę stronę
book-print-game = Drukuj zasady mojej gry
live-try = Wypróbuj: { $tile } na polu ({ $x }, { $y })
live-all = Pokaż wszystkie pola
live-fits = Może tu leżeć.
live-refused = Nie tutaj.
live-round = Punktowanie { $round } z prawdziwej gry
live-count = { $what }: { $count }
live-no-place = bez miejsca
help-why = Dlaczego? Zasada
help-to-book = Otwórz w instrukcji
help-scoring = Jak działa punktowanie
help-clock = Kiedy jest punktowanie
help-guards = Jak działa plansza straży
help-abilities = Jak działają zdolności straży
