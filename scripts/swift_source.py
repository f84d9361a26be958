"""Swift source without its comments and text; a part of check-imports, check-folders and check-functions."""

import re

SKIPPED = re.compile(r'//[^\n]*|/\*|(#*)("""|")|[()]')


def code_of(source):
    """The source without comments and text, line by line as it was, but with what text interpolates."""
    return skim(source)[0]


def skim(source, at=0, inside=False):
    """The same from a place on, inside of an interpolation to its closing bracket; and where it ends."""
    out, depth = [], 0
    while found := SKIPPED.search(source, at):
        out.append(source[at : found.start()])
        piece, at = found.group(), found.end()
        if piece in "()":
            depth += 1 if piece == "(" else -1
            if inside and depth < 0:
                return "".join(out), at
            out.append(piece)
        elif piece == "/*":
            nested = 1
            while nested and (found := re.compile(r"/\*|\*/").search(source, at)):
                nested += 1 if found.group() == "/*" else -1
                out.append("\n" * source.count("\n", at, found.end()))
                at = found.end()
        elif piece[0] != "/":
            hashes, quote = found.groups()
            mark = re.compile(rf"\\{hashes}(\(|[^(])|{quote}{hashes}", re.S)
            out.append('""')
            while found := mark.search(source, at):
                out.append("\n" * source.count("\n", at, found.end()))
                at = found.end()
                if found.group(1) == "(":
                    code, at = skim(source, at, True)
                    out += [" ", code, " "]
                elif found.group(1) is None:
                    break
    return "".join(out) + source[at:], len(source)
