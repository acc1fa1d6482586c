"""Prints how many random four-player games catanatron plays per second of CPU time."""
import time

from catanatron import Color, Game, RandomPlayer

players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
start, games = time.process_time(), 0
while time.process_time() - start < 3.0:
    Game(players).play()
    games += 1
print(games / (time.process_time() - start))
