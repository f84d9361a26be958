"""Runs the commands of a page in a pseudo-terminal and compares the screen with what the page says.

A page has blocks that begin with three backticks and `terminal`. In a block, a line that begins with `$ ` is a command;
what follows is the screen, as a person sees it: with echo, without colours, and with the random identifiers counted. A status other than 0 is a line
`[status 66]`. A comment `<!-- typed: 2 | y -->` on the line before a block has the answers that are typed when a
command waits at a prompt, in order.

All blocks of a page share one empty machine: a home directory of their own, nothing in the environment that is not
said here. The files of docs/demo lie in the directory that the commands run in.
"""

import errno
import os
import pathlib
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
import fcntl

LONGEST = 60.0  # seconds for one command, also on a busy machine
QUIET = 0.4  # seconds without output that make a line without an end a prompt
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
IDENTIFIER = re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){0,3}(?:-[0-9a-f]{12})?\b")


class Machine:
    """An empty machine: a home, a working directory, and the terminal's size."""

    def __init__(self, program, demo, columns=80, rows=24):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="first-run-"))
        self.home = self.root / "home"
        self.work = self.home / "trip"
        self.home.mkdir()
        shutil.copytree(demo, self.work, ignore=shutil.ignore_patterns("README.md", "*.json", "family"))
        tools = self.root / "bin"
        tools.mkdir()
        (tools / "meridian").symlink_to(pathlib.Path(program).resolve())
        self.names = {}
        self.size = struct.pack("HHHH", rows, columns, 0, 0)
        self.environment = {
            "HOME": str(self.home),
            "PATH": f"{tools}:/usr/bin:/bin",
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "TZ": "Europe/Berlin",
            # The page names a release of the zones, which must not be the machine's.
            "TZDIR": str(pathlib.Path(__file__).resolve().parent.parent / "tzfixtures" / "2026f" / "zoneinfo"),
            "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
        }

    def remove(self):
        shutil.rmtree(self.root, ignore_errors=True)

    def run(self, command, answers):
        """Runs one command; takes the answers it needs from the list. Returns the screen and the status."""
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(self.work)
            os.execvpe("sh", ["sh", "-c", command], self.environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, self.size)
        screen = b""
        begun = last = time.monotonic()
        while True:
            ready, _, _ = select.select([terminal], [], [], 0.05)
            if ready:
                try:
                    piece = os.read(terminal, 65536)
                except OSError as error:
                    if error.errno != errno.EIO:
                        raise
                    piece = b""
                if not piece:
                    break
                screen += piece
                last = time.monotonic()
                continue
            now = time.monotonic()
            waits = bool(screen) and not screen.endswith(b"\n") and now - last > QUIET
            if waits and answers:
                os.write(terminal, answers.pop(0).encode() + b"\n")
                last = now
            elif waits and now - last > 5:
                os.kill(child, signal.SIGKILL)
                screen += b"\n[waits for an answer that the page does not have]\n"
                break
            if now - begun > LONGEST:
                os.kill(child, signal.SIGKILL)
                screen += b"\n[took too long]\n"
                break
        os.close(terminal)
        _, status = os.waitpid(child, 0)
        return self.plain(screen), os.waitstatus_to_exitcode(status)

    def plain(self, screen):
        text = COLOURS.sub("", screen.decode("utf-8")).replace("\r\n", "\n").replace(str(self.home), "/home/ada")
        if "\x1b" in text or "\r" in text:
            raise ValueError(f"the screen has a control sequence that is no colour: {text!r}")
        return IDENTIFIER.sub(self.renamed, text)

    def renamed(self, found):
        """A new identifier is drawn by lot; on the page they are counted."""
        text = found.group()
        number = self.names.setdefault(text[:8], len(self.names) + 1)
        return f"{number:08x}" + re.sub("[0-9a-f]", "0", text[8:])


def blocks(page):
    """The blocks of a page: where each begins and ends (lines between the fences), and its answers."""
    lines = page.split("\n")
    index = 0
    while index < len(lines):
        if lines[index] == "```terminal":
            end = lines.index("```", index)
            before = lines[index - 1] if index else ""
            typed = re.fullmatch(r"<!-- typed: (.*) -->", before)
            answers = [answer.strip() for answer in typed.group(1).split("|")] if typed else []
            yield index + 1, end, answers
            index = end
        index += 1


def played(page, machine):
    """The page with every screen as it is now."""
    lines = page.split("\n")
    found = list(blocks(page))
    screens = []
    for start, end, answers in found:
        shown = []
        for line in lines[start:end]:
            if not line.startswith("$ "):
                continue
            screen, status = machine.run(line[2:], answers)
            shown.append(line)
            shown += screen.rstrip("\n").split("\n") if screen.strip() else []
            if status:
                shown.append(f"[status {status}]")
        if answers:
            shown.append(f"[nothing asked for {shlex.join(answers)}]")
        screens.append([text.rstrip() for text in shown])
    for (start, end, _), shown in reversed(list(zip(found, screens))):
        lines[start:end] = shown
    return "\n".join(lines)


def self_test():
    """Shows that a prompt is answered, a status is told, and a change is seen."""
    with tempfile.TemporaryDirectory() as demo:
        machine = Machine("/bin/true", demo)
        try:
            page = (
                "<!-- typed: Ada -->\n```terminal\n"
                "$ printf 'Name? '; read name; echo \"Hello $name\"\n$ test -t 0 && false\n```\n"
            )
            want = (
                "<!-- typed: Ada -->\n```terminal\n"
                "$ printf 'Name? '; read name; echo \"Hello $name\"\nName? Ada\nHello Ada\n"
                "$ test -t 0 && false\n[status 1]\n```\n"
            )
            got = played(page, machine)
            assert got == want, got
            assert played(want, machine) == want
            assert played(want.replace("Hello Ada\n", "Hello Eve\n"), machine) == want
            spare = played(page.replace("Ada -->", "Ada | y -->"), machine)
            assert "[nothing asked for y]" in spare, spare
            try:
                machine.run("printf '\\033[2J'", [])
            except ValueError:
                pass
            else:
                raise AssertionError("a control sequence passed")
        finally:
            machine.remove()


def main():
    self_test()
    program, page_path, demo = sys.argv[1:4]
    path = pathlib.Path(page_path)
    page = path.read_text(encoding="utf-8")
    machine = Machine(program, demo)
    try:
        now = played(page, machine)
    finally:
        machine.remove()
    count = sum(1 for line in now.split("\n") if line.startswith("$ "))
    if now == page:
        print(f"check-first-run: {count} commands show what {path.name} says")
        return 0
    if "--write" in sys.argv:
        path.write_text(now, encoding="utf-8")
        print(f"check-first-run: {path.name} is written anew; read what changed")
        return 0
    import difflib

    sys.stderr.writelines(
        line if line.endswith("\n") else line + "\n"
        for line in difflib.unified_diff(
            page.splitlines(keepends=True), now.splitlines(keepends=True), f"{path} (said)", f"{path} (seen)"
        )
    )
    print("check-first-run: FAILED: the screen is not what the page says; --write writes it anew", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
