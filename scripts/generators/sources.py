"""What the generators share: downloads, and the forms of what they write."""

import hashlib
import pathlib
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "scripts" / "generators"


def stop(message):
    sys.exit(f"generate: {message}")


def debian(package, scratch):
    """The folder and the version of a Debian package, unpacked and not installed: nothing on the machine changes."""
    done = subprocess.run(["apt-get", "-qq", "download", package], cwd=scratch, capture_output=True, text=True)
    found = sorted(pathlib.Path(scratch).glob(f"{package}_*.deb"))
    if not found:
        stop(f"cannot get the Debian package {package} ('apt-get update' first?): {done.stderr.strip()}")
    folder = pathlib.Path(scratch) / package
    subprocess.run(["dpkg-deb", "-x", found[0], folder], check=True)
    return folder, found[0].name.split("_")[1]


def wheel(package, pinned, bump, scratch):
    """A package of PyPI: its release, the SHA-256 of its wheel, and that as an archive."""
    release, digest = pinned
    wanted = package if bump else f"{package}=={release}"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--only-binary", ":all:", "--dest", str(scratch), wanted]
    subprocess.run(command, check=True)
    path = next(pathlib.Path(scratch).glob(f"{package}-{'*' if bump else release}*.whl"))
    found = sha256(path)
    if bump:
        release = path.name.split("-")[1]
        print(f'PINNED: "{package}": ("{release}", "{found}")')
    elif found != digest:
        stop(f"{path.name} has SHA-256 {found}; pinned is {digest}")
    return release, found, zipfile.ZipFile(path)


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write(name, text):
    (ROOT / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(text.splitlines())} lines")


def rows(name):
    """The rows of a table that is kept by hand."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def literal(name, lines, comment=""):
    """A text of Swift with a line for each row."""
    text = "".join(f"{line}\n" for line in lines)
    return f'{comment}    static let {name}: StaticString = #"""\n{text}\n"""#\n'
