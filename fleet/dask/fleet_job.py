"""Runs a command over the lines of a file, with Dask.

    python fleet_job.py trips.ndjson findings/ -- meridian fleet check --now 2027-03-01T00:00Z
    python fleet_job.py trips.ndjson findings/ --scheduler tcp://desk:8786 -- meridian fleet check --now …

The file is divided by bytes at the ends of lines, and each part goes straight into a command of its own, whose answer becomes
one file of the folder, whole or not at all: a part that is run twice has the same file. A command that ends with another
status than 0, a worker that dies, or a part where not every line has one end is tried again, and then the job fails.
"""

import argparse
import os
import pathlib
import subprocess
import sys

from dask.distributed import Client, LocalCluster

PIECE = 1 << 20


def parts(path, count):
    """The bytes of each part, from the beginning of a line to the end of one."""
    size, ends = os.path.getsize(path), [0]
    with open(path, "rb") as file:
        for number in range(1, count):
            file.seek(max(ends[-1], size * number // count))
            file.readline()
            ends.append(file.tell())
    ends.append(size)
    return [(number, first, end) for number, (first, end) in enumerate(zip(ends, ends[1:])) if first < end]


def run(path, folder, command, part):
    """Answers the lines of one part; the number of lines, and of ends."""
    number, first, end = part
    draft = pathlib.Path(folder) / f".part-{number:05}-{os.getpid()}"
    taken = 0
    with open(draft, "wb") as output, subprocess.Popen(command, stdin=subprocess.PIPE, stdout=output) as child:
        with open(path, "rb") as file:
            file.seek(first)
            left, last = end - first, b"\n"
            try:
                while left > 0 and (piece := file.read(min(PIECE, left))):
                    child.stdin.write(piece)
                    taken, left, last = taken + piece.count(b"\n"), left - len(piece), piece[-1:]
                child.stdin.close()
            except BrokenPipeError:
                pass  # The status says why.
        taken += last != b"\n"
        if child.wait() != 0:
            raise RuntimeError(f"part {number}: the command ended with status {child.returncode}")
    with open(draft, "rb") as answer:
        ended = sum(line.startswith((b'{"done"', b'{"error"')) for line in answer)
    if ended != taken:
        raise RuntimeError(f"part {number}: {taken} lines have {ended} ends")
    draft.rename(pathlib.Path(folder) / f"part-{number:05}")
    return taken, ended


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--scheduler", help="its address; unless said, two workers of this machine")
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    os.makedirs(options.output)
    cluster = options.scheduler or LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        work = [client.submit(run, options.input, options.output, options.command, part, retries=3, pure=False)
                for part in parts(options.input, options.parts)]
        counts = client.gather(work)
    taken, ended = (sum(column) for column in zip(*counts)) if counts else (0, 0)
    print(f"fleet_job: {taken} lines, {ended} ends", file=sys.stderr)
    return 0 if taken == ended else 1


if __name__ == "__main__":
    sys.exit(main())
