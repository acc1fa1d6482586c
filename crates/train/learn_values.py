#!/usr/bin/env python3
"""Teaches a net what actions are worth, from the files of `cargo xtask train --values` (crates/train/src/values.rs).

Needs PyTorch; a graphics card is used if there is one, and takes about a minute where one core takes an hour. The net
learns the shares of the win that the rollouts found and, which counts most, by how much the actions of one decision
differ for whoever decides.
"""
import argparse
import glob
import math
import struct
import time

import numpy
import torch

SEATS = 6
UNIT = 2048.0
# The longest list of actions of a decision that are valued.
ACTIONS = 8
# How much the points at the end count beside the win.
POINTS_WEIGHT = 0.15
# One of so many decisions is not learned from, to see what the net makes of it.
HELD_BACK = 20

device = "cuda" if torch.cuda.is_available() else "cpu"


class Phase(torch.nn.Module):
    """The layers of `crates/bots/src/net/mod.rs` for one number of rounds to come."""

    GROUPS = ("own", "others", "table", "second", "bias", "out", "direct")

    def __init__(self, shapes, groups):
        super().__init__()
        for name, shape, values in zip(self.GROUPS, shapes, groups):
            setattr(self, name, torch.nn.Parameter(torch.from_numpy(values.reshape(shape)).to(device)))

    def forward(self, seats, table, players):
        others = (seats.sum(1, keepdim=True) - seats) / (players.view(-1, 1, 1) - 1)
        first = torch.relu(seats @ self.own + others @ self.others + (table @ self.table).unsqueeze(1))
        second = torch.relu(first @ self.second + self.bias)
        return second @ self.out + seats @ self.direct


def shapes_of(layers):
    _, _, n_first, n_second, n_out, n_seat, n_table = layers
    return [
        (n_seat, n_first), (n_seat, n_first), (n_table, n_first), (n_first, n_second), (1, n_second),
        (n_second, n_out), (n_seat, n_out),
    ]


def read_net(path):
    """The head and the phases of a net for games without modules (`crates/bots/src/net/file.rs`)."""
    data = open(path, "rb").read()
    assert data[:8] == b"alhnet 1", f"{path} is no net"
    layers = struct.unpack("<7H", data[8:22])
    assert struct.unpack("<H", data[22:24]) == (0,), f"{path} is a net for games with modules"
    at, phases, shapes = 24, [], shapes_of(layers)
    for _ in range(layers[1]):
        groups = []
        for rows, columns in shapes:
            (shift,) = struct.unpack("<H", data[at:at + 2])
            end = at + 2 + 2 * rows * columns
            groups.append(numpy.frombuffer(data[at + 2:end], "<i2").astype(numpy.float32) / (1 << shift))
            at = end
        phases.append(Phase(shapes, groups))
    return layers, phases


def write_net(path, layers, phases):
    out = bytearray(b"alhnet 1" + struct.pack("<8H", *layers, 0))
    for phase in phases:
        for name in Phase.GROUPS:
            group = getattr(phase, name).detach().cpu().numpy().reshape(-1)
            most, shift = numpy.abs(group).max(), 0
            while shift < 24 and most * (1 << (shift + 1)) < 32767:
                shift += 1
            out += struct.pack("<H", shift)
            out += numpy.clip(numpy.round(group * (1 << shift)), -32767, 32767).astype("<i2").tobytes()
    open(path, "wb").write(out)


class Decisions:
    """All rows, and where the rows of each decision are."""

    def __init__(self, folder, n_seat, n_table):
        self.n_seat, self.n_table = n_seat, n_table
        width = 4 + SEATS * n_seat + n_table + 2 * SEATS
        parts = []
        for path in sorted(glob.glob(f"{folder}/*.values")):
            data = open(path, "rb").read()
            assert data[:8] == b"alhval 1", f"{path} has no values"
            assert struct.unpack("<2H", data[8:12]) == (n_seat, n_table), f"{path} has other inputs than the net"
            parts.append(torch.from_numpy(numpy.frombuffer(data[12:], "<i2").reshape(-1, width).copy()))
        assert parts, f"{folder} has no files with values"
        self.rows = torch.cat(parts).to(device)
        first = torch.nonzero(self.rows[:, 3]).squeeze(1)
        size = torch.diff(first, append=torch.tensor([len(self.rows)], device=device))
        chosen = size >= 2
        self.first, self.size = first[chosen], size[chosen]
        self.players, self.phase, self.seat = self.rows[self.first, :3].long().T
        self.is_held_back = torch.arange(len(self.first), device=device) // 37 % HELD_BACK == 0

    def take(self, numbers):
        places = torch.arange(ACTIONS, device=device)[None]
        there = places < self.size[numbers][:, None]
        rows = self.rows[(self.first[numbers][:, None] + places * there).reshape(-1)]
        values = rows[:, 4:].float() / UNIT
        seats = values[:, :SEATS * self.n_seat].view(-1, SEATS, self.n_seat)
        table = values[:, SEATS * self.n_seat:-2 * SEATS]
        return seats, table, rows[:, 0].float(), values[:, -2 * SEATS:], there.float(), self.seat[numbers]


def judge(phase, decisions):
    """Surprise, error in points and error in the differences, and the shares of whoever decides: of net and rollouts."""
    seats, table, players, told, there, seat = decisions
    is_taken = (torch.arange(SEATS, device=device)[None] < players[:, None]).float()
    out = phase(seats, table, players)
    shares = torch.log_softmax(out[..., 0].masked_fill(is_taken == 0, -1e4), 1)
    mean = (out[..., 1] * is_taken).sum(1, keepdim=True) / players[:, None]
    surprise = -(told[:, :SEATS] * shares * is_taken).sum(1).view(there.shape)
    error = ((out[..., 1] - mean - told[:, SEATS:]) ** 2 * is_taken).sum(1).view(there.shape)
    own = seat.repeat_interleave(ACTIONS).unsqueeze(1)
    of_net = shares.exp().gather(1, own).view(there.shape)
    of_rollouts = told.gather(1, own).view(there.shape)

    def apart(share):
        return (share - (share * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)) * there

    n = there.sum()
    differences = ((apart(of_net) - apart(of_rollouts)) ** 2).sum() / n
    return (surprise * there).sum() / n, (error * there).sum() / n, differences, of_net, of_rollouts, there


def learn(phase, data, numbers, args):
    adam = torch.optim.AdamW(phase.parameters(), lr=args.rate, weight_decay=1e-4, betas=(0.9, 0.99))
    per_pass = max(1, len(numbers) // args.batch)
    steps, step = per_pass * args.passes, 0
    smooth = {name: weights.clone() for name, weights in phase.state_dict().items()}
    for _ in range(args.passes):
        order = numbers[torch.randperm(len(numbers), device=device)]
        for part in range(per_pass):
            falling = 0.02 + 0.49 * (1 + math.cos(math.pi * step / steps))
            for group in adam.param_groups:
                group["lr"] = args.rate * min(1, (step + 1) / (1 + 0.05 * steps)) * falling
            batch = data.take(order[part * args.batch:(part + 1) * args.batch])
            surprise, error, differences, *_ = judge(phase, batch)
            adam.zero_grad(set_to_none=True)
            (surprise + POINTS_WEIGHT * error + args.differences * differences).backward()
            adam.step()
            step += 1
            if step % 5 == 0 or step == steps:
                # The mean of the weights plays better than those of the last step.
                keep = 0.98 if step > steps // 2 else 0.5
                for name, weights in phase.state_dict().items():
                    smooth[name].mul_(keep).add_(weights, alpha=1 - keep)
    phase.load_state_dict(smooth)


@torch.no_grad()
def tell(name, phases, data, start):
    """What the decisions that were held back show: surprise, and what is lost by taking the action that the net likes best."""
    lost = surprise = n = 0.0
    for number, phase in enumerate(phases):
        held_back = torch.nonzero(data.is_held_back & (data.phase == number)).squeeze(1)
        for part in held_back.split(4096):
            found, _, _, of_net, of_rollouts, there = judge(phase, data.take(part))
            best = torch.where(there > 0, of_rollouts, -1.0).max(1).values
            taken = of_rollouts.gather(1, torch.where(there > 0, of_net, -1.0).argmax(1, keepdim=True)).squeeze(1)
            lost, surprise, n = lost + (best - taken).sum().item(), surprise + found.item() * len(part), n + len(part)
    n = max(n, 1)
    print(f"{name}: surprise {surprise / n:.4f}, {100 * lost / n:.2f} % of the win lost a decision, {time.time() - start:.0f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("values", help="the folder with the files")
    parser.add_argument("--from", dest="parent", required=True, help="the net to begin with")
    parser.add_argument("--out", required=True, help="the file for the net that comes of it")
    parser.add_argument("--passes", type=int, default=10, help="how often everything is learned from [10]")
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate [0.003]")
    parser.add_argument("--batch", type=int, default=256, help="decisions learned from at once [256]")
    parser.add_argument("--differences", type=float, default=100.0, help="how much the differences count [100]")
    args = parser.parse_args()
    torch.manual_seed(1)
    start = time.time()
    layers, phases = read_net(args.parent)
    data = Decisions(args.values, layers[5], layers[6])
    print(f"{len(data.rows)} actions of {len(data.first)} decisions, on {device}")
    tell("before", phases, data, start)
    for number, phase in enumerate(phases):
        learn(phase, data, torch.nonzero((data.phase == number) & ~data.is_held_back).squeeze(1), args)
        print(f"phase {number + 1} of {len(phases)} is done")
    tell("after", phases, data, start)
    write_net(args.out, layers, phases)


if __name__ == "__main__":
    main()
