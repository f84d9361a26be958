// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import Sealing
import TestKit
import Testing

@Suite("Examples in the documentation of Sealing") struct DocExamples {
    @Test func `in ContentDigest`() throws {
        #expect(
            DocExample.shown(
                ContentDigest(of: Array("abc".utf8)),
                as: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad") == nil)
    }

    @Test func `in ContentHasher`() throws {
        var hasher = ContentHasher()
        for piece in ["a", "bc"] {
            hasher.update(Array(piece.utf8))
        }
        #expect(
            DocExample.shown(
                hasher.digest() == ContentDigest(of: Array("abc".utf8)),
                as: "true") == nil)
    }

    @Test func `in LongDigest`() throws {
        #expect(
            DocExample.shown(
                LongDigest(of: Array("abc".utf8)).text.prefix(8),
                as: "ddaf35a1") == nil)
    }

    @Test func `in Passphrase`() throws {
        #expect(
            try DocExample.shown(
                Passphrase("Z\u{FC}rich") == Passphrase("Zu\u{308}rich"),
                as: "true") == nil)
    }

    @Test func `in SealedBox`() throws {
        let passphrase = try Passphrase("correct horse battery")
        let trip = Array("b0e5c9a0-6d0f-4b43-9d0e-5a6a7a1f1f10".utf8)
        let box = try SealedBox.seal(Array("room 512".utf8), under: passphrase, context: trip)
        let kept = try SealedBox(box.bytes)
        #expect(
            DocExample.shown(
                String(decoding: try kept.open(with: passphrase, context: trip), as: UTF8.self),
                as: "room 512") == nil)
    }

    @Test func `in SealingError`() throws {
        #expect(
            DocExample.refused("the passphrase: is empty; …") {
                try Passphrase("")
            } == nil)
    }
}
