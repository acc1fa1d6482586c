"""A bot that takes a seat: alhambra arena --bot mine='python3 docs/examples/seat.py' --seats mine,greedy,greedy"""
import json, sys


def money(cards):
    """The total value of cards such as "dinar-7"."""
    return sum(int(card.rsplit("-", 1)[1]) for card in cards if card[-1].isdigit())


def worth(action):
    """Tiles before money, more money before less; a tile goes to the first cell where it fits."""
    kind = action["type"]
    if kind == "buy":
        return 100 - money(action["pay"])
    return money(action["cards"]) if kind == "take_money" else {"place": 2, "reserve": 1}.get(kind, 0)


for line in sys.stdin:
    question = json.loads(line)
    action = max(question["legal"], key=worth)
    print(json.dumps({"id": question["id"], "action": action}), flush=True)
