import Foundation
import HTTPTypes
import Sealing
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Forms that are sent after the session has ended, are too large, or hold what is no text.
@Suite("Forms that would be lost") struct SentFormTests {
    private typealias Opened = ChangeTests.Opened
    private typealias Form = ActivityFormTests

    /// Sends a form without a session.
    private static func send(
        _ opened: Opened, _ path: String, _ fields: [(String, String)], site: String = "same-origin"
    ) async throws -> Reply {
        let body = fields.map { "\($0)=\(PercentText.encoded($1))" }.joined(separator: "&")
        return try await opened.pages.ask(
            .post, path,
            [("Sec-Fetch-Site", site), ("Content-Type", "application/x-www-form-urlencoded")], body: body)
    }

    private static func withPassword() throws -> Opened {
        let opened = try Opened("Dinner at Kauri Table")
        _ = try StoreAccounts.add(
            "Ada", Passphrase("correct horse"), cost: ScryptCost(exponent: 4, passes: 1),
            at: opened.pages.responder.household.now(), in: opened.pages.store)
        return opened
    }

    @Test func `after the sign-in the form is shown again, filled, and not carried out`() async throws {
        let opened = try Self.withPassword()
        let path = try opened.address(.edit(opened.key))
        let form = try Form.replacing(
            Form.fields(await opened.pages.get(path).text), ["seat": "4 & <5>", "notes": "one\r\ntwo"])
        let before = try opened.activity
        let asked = try await Self.send(opened, path, form)
        #expect(asked.status == 403)
        #expect(asked.text.contains("What you typed is kept on this page"))
        // A wrong password loses nothing either.
        var fields = try Form.fields(asked.text)
        let wrong = try await Self.send(
            opened, "/sign-in", Form.replacing(fields, ["name": "ada", "password": "wrong"]))
        #expect(wrong.status == 403)
        fields = try Form.fields(wrong.text)
        let shown = try await Self.send(
            opened, "/sign-in", Form.replacing(fields, ["name": "ada", "password": "correct horse"]))
        #expect(shown.status == 200)
        #expect(shown["Set-Cookie"] != nil)
        #expect(try opened.activity == before)
        let again = try Form.fields(shown.text)
        #expect(again.contains { $0 == ("seat", "4 & <5>") })
        #expect(again.contains { $0 == ("notes", "one\r\ntwo") })
        #expect(shown.text.contains("You were signed out when you sent this"))
        #expect(try await opened.send(path, again).status == 303)
        #expect(try opened.activity?.seat == "4 & <5>")
    }

    @Test func `without passwords the page keeps what was typed until it is sent again`() async throws {
        let opened = try Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let form = try Form.replacing(Form.fields(await opened.pages.get(path).text), ["seat": "4 <5>"])
        let asked = try await Self.send(opened, path, form)
        #expect(asked.status == 403)
        #expect(asked.text.contains("what you typed is kept on this page"))
        #expect(asked.text.contains("name=\"seat\" value=\"4 &lt;5&gt;\""))
        #expect(asked.text.contains("action=\"\(PageEscape().escapeText(path))\""))
    }

    @Test func `nothing is kept of what is foreign, too large, or no form with fields`() async throws {
        let opened = try Self.withPassword()
        let path = try opened.address(.add)
        let foreign = try await Self.send(opened, path, [("title", "kept-text")], site: "cross-site")
        #expect(foreign.status == 403 && !foreign.text.contains("kept-text"))
        let large = try await Self.send(
            opened, path,
            [("title", "kept-text"), ("notes", String(repeating: "x", count: Limits.largestKept))])
        #expect(large.status == 403 && !large.text.contains("kept-text"))
        let move = try await Self.send(opened, opened.address(.move(opened.key)), [("by", "kept-text")])
        #expect(move.status == 403 && !move.text.contains("kept-text"))
        // A target that is no form leads to the trips, as a sign-in alone does.
        for target in ["https://evil.example/new-trip", "/undo", "/trips", "x"] {
            let reply = try await Self.send(
                opened, "/sign-in",
                [("name", "ada"), ("password", "correct horse"), ("target", target), ("form", "name=x")])
            #expect(reply.status == 303 && reply["Location"] == "/trips", "\(target)")
        }
    }

    @Test func `what was typed over something deleted can be added anew`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        let path = try opened.address(.edit(opened.key))
        let fields = Form.replacing(
            try Form.fields(await opened.pages.get(path).text), ["notes": "The window, please"])
        let key = opened.key
        try opened.pages.store.write { writing in
            _ = try writing.delete(key, of: try writing.trips()[0].id)
        }
        let reply = try await opened.send(path, fields)
        #expect(reply.status == 409)
        #expect(reply.text.contains("It was deleted meanwhile. Nothing was saved."))
        let kept = try Form.fields(reply.text)
        #expect(kept.contains { $0 == ("notes", "The window, please") })
        let added = try await opened.send(try opened.address(.add), kept)
        #expect(added.status == 303)
        let dinner = try #require(
            opened.pages.store.read {
                try $0.activities(of: $0.trips()[0].id).first { $0.title == "Dinner at Kauri Table" }
            })
        #expect(dinner.notes == "The window, please" && dinner.key != key)
        // Where there is no form for one more, what was typed is on the page.
        let id = try opened.pages.store.read { try $0.trips()[0].id }
        let facts = try opened.address(.details)
        let typed = Form.replacing(try Form.fields(await opened.pages.get(facts).text), ["name": "Far away"])
        try opened.pages.store.write { _ = try $0.delete(id) }
        let lost = try await opened.send(facts, typed)
        #expect(lost.status == 404)
        #expect(lost.text.contains("<li><bdi>Far away</bdi></li>"))
    }

    // MARK: - Forms with files

    private static func body(_ fields: [(String, [UInt8])], file: [UInt8] = []) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, value) in fields {
            bytes += Array("------mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8)
            bytes += value + [13, 10]
        }
        bytes += Array(
            ("------mark\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n"
                + "Content-Type: text/plain\r\n\r\n").utf8)
        return bytes + file + Array("\r\n------mark--\r\n".utf8)
    }

    @Test func `after the sign-in the form of a file is shown again, without the file`() async throws {
        let opened = try Self.withPassword()
        let path = try opened.address(.files(nil))
        let note = String(repeating: "日本 ", count: 3_000) + "kept-text"
        let asked = try await opened.pages.ask(
            .post, path,
            [
                ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "multipart/form-data; boundary=----mark"),
            ],
            bytes: Self.body([
                ("uid", Array("6ba7b810-9dad-41d1-80b4-00c04fd430c8".utf8)), ("owner", Array("trip".utf8)),
                ("note", Array(note.utf8)),
            ]))
        #expect(asked.status == 403)
        let fields = try Form.replacing(
            Form.fields(asked.text), ["name": "ada", "password": "correct horse"])
        let shown = try await Self.send(opened, "/sign-in", fields)
        #expect(shown.status == 200 && shown.text.contains("kept-text</textarea>"))
        #expect(try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }.isEmpty)
    }

    private static func attach(_ opened: Opened, _ bytes: [UInt8]) async throws -> Reply {
        try await opened.pages.ask(
            .post, opened.address(.files(nil)),
            [
                ("Cookie", opened.cookie), ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "multipart/form-data; boundary=----mark"),
                ("Content-Length", "\(bytes.count)"),
            ], bytes: bytes)
    }

    private static let uid = Array("6ba7b810-9dad-41d1-80b4-00c04fd430c8".utf8)

    @Test func `a file over the limit comes back with what was typed beside it`() async throws {
        let opened = try Opened()
        let over = [UInt8](repeating: 0x61, count: Limits.largestUpload)
        let reply = try await Self.attach(
            opened, Self.body([("uid", Self.uid), ("about", Array("My <ticket>".utf8))], file: over))
        #expect(reply.status == 422)
        #expect(reply.text.contains("id=\"file-problem\""))
        #expect(reply.text.contains("this file is too large; an attached file has at most 10 MiB"))
        #expect(reply.text.contains("value=\"My &lt;ticket&gt;\""))
        #expect(try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }.isEmpty)
        // The page sends what is typed before the file, and says the limit to the script.
        let page = try await opened.pages.get(opened.address(.files(nil))).text
        let (about, file) = (page.range(of: "name=\"about\""), page.range(of: "name=\"file\""))
        #expect(try #require(about).lowerBound < #require(file).lowerBound)
        #expect(page.contains("data-limit=\"\(ContentType.maximumByteCount)\""))
    }

    @Test(
        arguments: [
            ([("about", Array("a\0b".utf8))], "U+0000"), ([("about", [0x66, 0xFC, 0x72])], "UTF-8"),
            ([("about", Array("a".utf8)), ("about", Array("b".utf8))], "twice"),
        ] as [([(String, [UInt8])], String)])
    func `a field that is no text, or comes twice, is refused as in any form`(
        fields: [(String, [UInt8])], word: String
    ) async throws {
        let opened = try Opened()
        let reply = try await Self.attach(
            opened, Self.body([("uid", Self.uid)] + fields, file: Array("text".utf8)))
        #expect(reply.status == 400, "\(reply.text)")
        #expect(reply.text.contains(word))
        #expect(try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }.isEmpty)
    }

    @Test func `a note is as long as notes are, and a long one is shown by its beginning`() async throws {
        let opened = try Opened()
        func note(_ count: Int) -> [UInt8] {
            var bytes = Self.body([("uid", Self.uid), ("note", [UInt8](repeating: 0x79, count: count))])
            // No file is chosen.
            let text = String(decoding: bytes, as: UTF8.self).replacing(
                "filename=\"a.txt\"", with: "filename=\"\"")
            bytes = Array(text.utf8)
            return bytes
        }
        #expect(try await Self.attach(opened, note(3_000_000)).status == 413)
        let long = try await Self.attach(opened, note(100_001))
        #expect(long.status == 422 && long.text.contains("id=\"note-problem\""))
        #expect(try await Self.attach(opened, note(50_000)).status == 303)
        let page = try await opened.pages.get(opened.address(.files(nil))).text
        #expect(page.utf8.count < 30_000)
        let made = try #require(
            try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }.first)
        let path = try opened.address(.file(made.id))
        #expect(page.contains("href=\"\(PageEscape().escapeText(path))\""))
        let whole = try await opened.pages.get(path)
        #expect(whole.bytes.count == 50_000)
        #expect(whole["Content-Type"] == "text/plain; charset=utf-8")
        #expect(whole["Content-Disposition"]?.hasPrefix("attachment; ") == true)
    }
}
