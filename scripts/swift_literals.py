"""Reads the string literals of Swift sources; `scripts/messages` uses it.

A literal knows its text, what is interpolated, and the brackets it stands in. Text in comments is not seen, text in
interpolations is: as literals of their own.
"""
import re

# A name before an opening bracket, as `tr(` or `context.errors.line(`.
NAME = re.compile(r"([A-Za-z_][\w.]*)[?!]?$")
# A regular expression between slashes; where one can begin, the reader knows.
REGEX = re.compile(r"/(?![\s/*])(?:\\.|[^/\\\n])*/|/  (?:\\.|[^/\\\n])*/(?=#)")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


class Literal:
    def __init__(self, start, brackets, parent):
        self.start = start
        self.end = start
        # The brackets around it, each with the name before it and where it stands: ("(tr", 120).
        self.brackets = list(brackets)
        # The literal in whose interpolation it stands.
        self.parent = parent
        # The text between the places, one piece more than there are places.
        self.pieces = [""]
        # The expressions of the places.
        self.places = []

    @property
    def text(self):
        return "{}".join(self.pieces)


class _Reader:
    def __init__(self, text):
        self.text, self.literals = text, []

    def code(self, at, brackets, parent):
        """Reads to the bracket that closes the innermost one, or to the end; returns where that is."""
        text, brackets, outer = self.text, list(brackets), len(brackets)
        while at < len(text):
            letter = text[at]
            if text.startswith("//", at):
                end = text.find("\n", at)
                at = len(text) if end < 0 else end
            elif text.startswith("/*", at):
                depth, at = 1, at + 2
                while at < len(text) and depth:
                    pair = text[at : at + 2]
                    depth += (pair == "/*") - (pair == "*/")
                    at += 2 if pair in ("/*", "*/") else 1
            elif letter == "/" and (end := REGEX.match(text, at)) and re.search(r"[(,:=]\s*#?$", text[:at][-40:]):
                at = end.end()
            elif letter == '"' or (letter == "#" and re.match(r'#+"', text[at : at + 4])):
                at = self.literal(at, brackets, parent)
            elif letter in "([{":
                name = NAME.search(text[max(0, at - 80) : at]) if letter == "(" else None
                brackets.append((letter + (name.group(1) if name else ""), at))
                at += 1
            elif letter in ")]}":
                if len(brackets) == outer:
                    return at
                brackets.pop()
                at += 1
            else:
                at += 1
        if brackets[outer:]:
            raise SystemExit(f"swift_literals: a bracket is not closed: {text[brackets[-1][1] :][:60]!r}")
        return at

    def literal(self, at, brackets, parent):
        text = self.text
        literal = Literal(at, brackets, parent)
        self.literals.append(literal)
        hashes = re.match("#*", text[at:]).group()
        at += len(hashes)
        is_long = text.startswith('"""', at)
        quotes = ('"""' if is_long else '"') + hashes
        at += 3 if is_long else 1
        escape, indent = "\\" + hashes, ""
        if is_long:
            at = text.index("\n", at) + 1
            indent = re.compile(r"^([ \t]*)" + re.escape(quotes), re.M).search(text, at).group(1)
            at += len(indent) if text.startswith(indent, at) else 0
        while not text.startswith(quotes, at):
            if text.startswith(escape, at):
                at = self.escaped(at + len(escape), literal, brackets, indent)
                continue
            literal.pieces[-1] += text[at]
            at += 1
            if text[at - 1] == "\n" and text.startswith(indent, at):
                at += len(indent)
        if is_long:
            literal.pieces[-1] = literal.pieces[-1].removesuffix("\n")
        literal.end = at + len(quotes)
        return literal.end

    def escaped(self, at, literal, brackets, indent):
        text, letter = self.text, self.text[at]
        if letter == "(":
            end = self.code(at + 1, brackets + [("\\", at)], literal)
            literal.places.append(" ".join(text[at + 1 : end].split()))
            literal.pieces.append("")
            return end + 1
        if letter == "u":
            end = text.index("}", at)
            literal.pieces[-1] += chr(int(text[at + 2 : end], 16))
            return end + 1
        if letter in " \t\n":
            # A line that goes on in the next one.
            end = text.index("\n", at) + 1
            return end + (len(indent) if text.startswith(indent, end) else 0)
        literal.pieces[-1] += ESCAPES.get(letter, letter)
        return at + 1


def literals(text):
    """The literals of a source, each before those in its interpolations."""
    reader = _Reader(text)
    reader.code(0, [], None)
    return reader.literals
