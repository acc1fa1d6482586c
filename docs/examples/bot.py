"""A bot over the engine protocol, against two greedy ones: python3 docs/examples/bot.py [program]"""
import json, subprocess, sys

program = sys.argv[1:] or ["cargo", "alhambra"]
engine = subprocess.Popen([*program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(do, **fields):
    """Sends one request and returns its answer; exits with the message if it is refused."""
    engine.stdin.write(json.dumps({"do": do, **fields}) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if not reply["ok"]:
        sys.exit(reply["error"]["message"])
    return reply


def money(cards):
    """The total value of cards such as "dinar-7"."""
    return sum(int(card.rsplit("-", 1)[1]) for card in cards)


def worth(action):
    """Tiles before money, more money before less; a tile goes to the first cell where it fits."""
    kind = action["type"]
    if kind == "buy":
        return 100 - money(action["pay"])
    return money(action["cards"]) if kind == "take_money" else {"place": 2, "reserve": 1}.get(kind, 0)


setup = {"game": "alhambra", "players": 3, "modules": []}
turn = ask("new", setup=setup, seed=2026)
game = turn["game"]
while turn["to_act"] is not None:
    if turn["to_act"] == 0:
        action = max(turn["legal"], key=worth)
    else:
        action = ask("choose", game=game, bot="greedy")["action"]
    turn = ask("apply", game=game, action=action)
print(ask("record", game=game)["record"]["result"])
