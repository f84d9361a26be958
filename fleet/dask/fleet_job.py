"""Runs a command over the lines of a file, with Dask.

    python fleet_job.py trips.ndjson findings/ -- meridian fleet check --now 2027-03-01T00:00Z
    python fleet_job.py trips.ndjson findings/ --scheduler tcp://desk:8786 -- meridian fleet check --now …

The file is divided by bytes at the ends of lines, and each part goes straight into a command of its own, whose answer becomes
one file of the folder, whole or not at all: a part that is run twice has the same file. A command that ends with another
status than 0, a worker that dies, or a part where not every line has one end is tried again, and then the job fails. It
fails, too, where two workers answer by other zones or another version.
"""

import argparse
import json
import os
import pathlib
import socket
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
            while (piece := file.readline(PIECE)) and not piece.endswith(b"\n"):
                pass  # A line can be longer than the memory.
            ends.append(file.tell())
    ends.append(size)
    return [(number, first, end) for number, (first, end) in enumerate(zip(ends, ends[1:])) if first < end]


def release(done):
    """By what a line was answered."""
    return f"tz {done.get('tzdb') or done['from'] + ' to ' + done['to']}, version {done['version']}"


def run(path, folder, command, part):
    """Answers the lines of one part; the number of lines and of ends, and by what they were answered."""
    number, first, end = part
    draft = pathlib.Path(folder) / f".part-{number:05}-{socket.gethostname()}-{os.getpid()}"
    taken, ended, releases = 0, 0, set()
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
        for line in answer:
            if line.startswith(b'{"done"'):
                releases.add(release(json.loads(line)["done"]))
            ended += line.startswith((b'{"done"', b'{"error"'))
    if ended != taken:
        raise RuntimeError(f"part {number}: {taken} lines have {ended} ends")
    draft.rename(pathlib.Path(folder) / f"part-{number:05}")
    return taken, ended, releases


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--scheduler", help="its address; unless said, two workers of this machine")
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    folder = pathlib.Path(options.output)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        print(f"fleet_job: {folder} is there already and not an empty folder; name another", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    cluster = options.scheduler or LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        work = [client.submit(run, options.input, options.output, options.command, part, retries=3, pure=False)
                for part in parts(options.input, options.parts)]
        found = client.gather(work)
    taken, ended = sum(one for one, _, _ in found), sum(one for _, one, _ in found)
    releases = sorted(set().union(*(one for _, _, one in found)))
    print(f"fleet_job: {taken} lines, {ended} ends", file=sys.stderr)
    if len(releases) > 1:
        print(f"fleet_job: not all workers answer alike: {' and '.join(releases)}", file=sys.stderr)
    if taken != ended or len(releases) > 1:
        return 1
    for draft in folder.glob(".part-*"):  # Of attempts that were killed.
        draft.unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
