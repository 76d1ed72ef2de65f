#!/usr/bin/env python3
"""compare.py BENCH [--count N] [--seed S]: compares the solver with HiGHS (PyPI packages highspy and numpy).

Makes seeded random systems and changes to them, solves all of them in one run of `BENCH answers`, and compares each
answer with one linear program per priority level. Prints a summary, and exits with 1 if anything disagrees:

  * The violations of each level, from the highest down. They may exceed the reference's by 1e-5 times the largest
    violation of a level so far, or 1e-5. If ours are lower by more than that, the reference's tolerances have added up,
    and the comparison of that answer ends.
  * Infeasible sets: infeasible, but feasible without any one member.
  * Each variable's freedom to rise and fall, against its range over the optimal solutions.
"""
import argparse
import json
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import systems
from reference import Reference


def violation(relation, constant, total):
    d = total - constant
    return abs(d) if relation == "=" else max(0.0, d) if relation == "<" else max(0.0, -d)


def violations(rows, x):
    """The violation of each priority, required first."""
    found = {}
    for priority, relation, constant, terms in rows.values():
        v = violation(relation, constant, sum(a * x[i] for i, a in terms))
        found[priority] = found.get(priority, 0.0) + v
    return dict(sorted(found.items(), reverse=True))


def compare(bounds, rows, answer):
    """Descriptions of the disagreements about one system."""
    reference = Reference(bounds, rows)
    if answer["outcome"] == "infeasible":
        return reference.check_infeasible_set(answer["rows"], answer["bounds"])
    if answer["outcome"] != "solved":
        return [f"outcome {answer['outcome']}"]
    ours = answer["values"]
    wrong = [f"variable {i} is negative: {ours[i]}" for i, b in enumerate(bounds) if b and ours[i] < -1e-6]
    for name, (priority, relation, constant, terms) in rows.items():
        if priority >= 1000:
            total = sum(a * ours[i] for i, a in terms)
            size = max([1.0, abs(constant)] + [abs(a * ours[i]) for i, a in terms])
            if violation(relation, constant, total) > 1e-6 * size:
                wrong.append(f"required row {name} is violated: {total} {relation} {constant}")
    if wrong:
        return wrong
    theirs = reference.solve()
    if theirs is None:
        return ["the reference finds it infeasible, though our point satisfies it"]
    largest = 1.0
    expected = violations(rows, theirs)
    for priority, v in violations(rows, ours).items():
        if priority >= 1000:
            continue
        largest = max(largest, expected[priority])
        if v > expected[priority] + 1e-5 * largest:
            return [f"violation at {priority}: {v}, reference {expected[priority]}"]
        if v < expected[priority] - 1e-5 * largest:
            return []
    free = {i: (bool(down), bool(up)) for i, down, up in answer["free"]}
    for i in range(len(bounds)):
        low, high = reference.range(i)
        margin = 1e-5 * max(1.0, abs(ours[i]))
        there = (low < ours[i] - margin, high > ours[i] + margin)
        if there != free.get(i, (False, False)):
            wrong.append(f"variable {i} = {ours[i]} ranges over {low}...{high}, we say (down, up) = {free.get(i)}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.count)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        for seed in seeds:
            file.write(systems.make(seed).script)
        file.flush()
        run = subprocess.run([arguments.bench, "answers", file.name], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{arguments.bench} failed with {run.returncode}: {run.stderr}")
    answers = iter(run.stdout.splitlines())
    disagreements = compared = infeasible = ambiguous = 0
    for seed in seeds:
        system = systems.make(seed)
        for step, rows in enumerate(system.states):
            answer = json.loads(next(answers))
            compared += 1
            infeasible += answer["outcome"] == "infeasible"
            ambiguous += bool(answer.get("free"))
            wrong = compare(system.bounds, rows, answer)
            if wrong:
                disagreements += 1
                print(f"seed {seed} ({system.kind}), step {step}: {'; '.join(wrong[:3])}")
    print(f"{arguments.count} systems, {compared} answers, {infeasible} infeasible, {ambiguous} ambiguous: "
          f"{disagreements} disagreements")
    sys.exit(disagreements > 0)


if __name__ == "__main__":
    main()
