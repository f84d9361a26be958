"""The units of systemd on docs/sync.md, as systemd reads them."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile


def complaints(page, program):
    """What systemd says against the units; None where there is no systemd-analyze. `program` stands for the installed one."""
    if not shutil.which("systemd-analyze"):
        return None
    units = re.findall(r"```ini\n# (\S+)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, text in units:
            path = pathlib.Path(folder) / name
            path.write_text(text.replace("/usr/local/bin/meridian", str(program)), encoding="utf-8")
            paths.append(path)
        done = subprocess.run(
            ["systemd-analyze", "verify", "--user", *paths], env={**os.environ, "XDG_RUNTIME_DIR": folder}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if len(units) != 2:
        return f"{len(units)} units instead of a service and a timer"
    return done.stdout.strip() or ("" if done.returncode == 0 else f"status {done.returncode}")
