#!/usr/bin/env python3
"""Seals and opens boxes as docs/formats/sealed.md says, without a line of Meridian.

    scripts/sealed_box.py open --context TEXT <BOX >CONTENT    the passphrase is asked for
    scripts/sealed_box.py seal --context TEXT <CONTENT >BOX
    scripts/sealed_box.py vectors                             write the boxes that the tests hold us to

scrypt is Python's own (OpenSSL's); ChaCha20-Poly1305 is that of the package `cryptography`
(Debian: python3-cryptography).
"""

import argparse
import getpass
import hashlib
import os
import struct
import sys
import unicodedata
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

MAGIC = b"MrdnSeal"
VERSION = 1
SCRYPT = 1
HEADER = struct.Struct(">8sBBBB16s12sQ")
VECTORS = Path(__file__).resolve().parent.parent / "Tests/SealingTests/BoxVectors+Generated.swift"

# Name, passphrase as typed, context, content, exponent, p. Salt and nonce are SHA-256 of the name.
CASES = [
    ("nothing", "correct horse", b"", b"", 4, 1),
    ("a word", "correct horse", b"trip 1", b"room 512", 4, 1),
    ("two passes", "correct horse", b"trip 1", b"room 512", 4, 2),
    ("every byte", "correct horse", b"\x00\xff", bytes(range(256)) * 5, 6, 1),
    ("composed accents", "Z\u00fcrich \u00c5 caf\u00e9", b"trip 1", b"room 512", 4, 1),
    ("marks apart", "Zu\u0308rich \u212b cafe\u0301", b"trip 1", b"room 512", 4, 1),
    ("Hangul", "\u1112\u1161\u11ab\u1100\u1173\u11af \uc5ec\ud589 \uc77c\uc815", b"trip 1", b"room 512", 4, 1),
    ("emoji", "\U0001f6eb\U0001f1ef\U0001f1f5 never mind", b"trip 1", b"room 512", 4, 1),
    ("spaces count", "  two and two  ", b"trip 1", b"room 512", 4, 1),
    ("as people seal", "correct horse", b"trip 1", b"room 512", 16, 2),
]


def key(passphrase, salt, exponent, passes):
    text = unicodedata.normalize("NFC", passphrase).encode()
    rounds = 1 << exponent
    return hashlib.scrypt(text, salt=salt, n=rounds, r=8, p=passes, maxmem=1024 * (rounds + passes + 2), dklen=32)


def seal(content, passphrase, context, exponent=16, passes=2, salt=None, nonce=None):
    salt, nonce = salt or os.urandom(16), nonce or os.urandom(12)
    header = HEADER.pack(MAGIC, VERSION, SCRYPT, exponent, passes, salt, nonce, len(content))
    sealed = ChaCha20Poly1305(key(passphrase, salt, exponent, passes)).encrypt(nonce, content, header + context)
    return header + sealed


def open_box(box, passphrase, context):
    header = box[: HEADER.size]
    if len(header) < HEADER.size or not box.startswith(MAGIC):
        raise ValueError("is no sealed box")
    _, version, derivation, exponent, passes, salt, nonce, length = HEADER.unpack(header)
    if (version, derivation) != (VERSION, SCRYPT):
        raise ValueError(f"is of version {version} with key derivation {derivation}, not of 1 with 1")
    if not 1 <= exponent <= 18 or not 1 <= passes << exponent <= 1 << 20:
        raise ValueError(f"asks for scrypt with N = 2^{exponent} and p = {passes}, which is too much")
    if len(box) != HEADER.size + length + 16:
        raise ValueError(f"has {len(box)} bytes, not {HEADER.size + length + 16}")
    try:
        return ChaCha20Poly1305(key(passphrase, salt, exponent, passes)).decrypt(
            nonce, box[HEADER.size :], header + context)
    except InvalidTag:
        raise ValueError("does not open: another passphrase or context, or it was altered") from None


def swift_text(text):
    return '"' + "".join(c if " " <= c <= "~" else f"\\u{{{ord(c):X}}}" for c in text) + '"'


def vectors():
    yield "// Written by `scripts/sealed_box.py vectors`: boxes that CPython sealed. Do not edit."
    yield "\n// swift-format-ignore-file\nlet boxVectors: [BoxVector] = ["
    for name, passphrase, context, content, exponent, passes in CASES:
        random = hashlib.sha256(name.encode()).digest()[:28]
        box = seal(content, passphrase, context, exponent, passes, random[:16], random[16:])
        assert open_box(box, passphrase, context) == content
        yield f"""\
    BoxVector(
        name: {swift_text(name)}, passphrase: {swift_text(passphrase)},
        context: hex("{context.hex()}"), content: hex("{content.hex()}"),
        exponent: {exponent}, passes: {passes}, random: hex("{random.hex()}"),
        box: hex("{box.hex()}")),"""
    yield "]"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("verb", choices=["open", "seal", "vectors"])
    parser.add_argument("--context", default="", help="where the box belongs")
    arguments = parser.parse_args()
    if arguments.verb == "vectors":
        VECTORS.write_text("\n".join(vectors()) + "\n")
        return
    given = sys.stdin.buffer.read()
    passphrase = getpass.getpass("Passphrase: ")
    try:
        act = seal if arguments.verb == "seal" else open_box
        sys.stdout.buffer.write(act(given, passphrase, arguments.context.encode()))
    except ValueError as error:
        sys.exit(f"the box {error}")


if __name__ == "__main__":
    main()
