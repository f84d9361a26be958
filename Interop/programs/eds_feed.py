"""Subscribes to a calendar at a web address with evolution-data-server, as GNOME Calendar and Evolution do.

Runs under `dbus-run-session` with a HOME of its own. The address is the argument. Of the lines on standard input, `refresh` has
the address asked again, which takes its time, and `list` is answered with `found ` and what there is: {title: [start, its zone]}.
"""

import json
import sys

import eds_io


def main():
    client = eds_io.connect("webcal", sys.argv[1])
    for line in sys.stdin:
        if line.strip() == "refresh":
            client.refresh_sync(None)
            continue
        _, components = client.get_object_list_as_comps_sync("#t", None)
        found = [eds_io.fields(client, component) for component in components]
        print("found " + json.dumps({each["title"]: [each["start"], each["start zone"]] for each in found}), flush=True)


if __name__ == "__main__":
    main()
