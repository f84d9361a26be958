import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Files, links and notes that are attached by a form, and files that are given out.
@Suite("Files by forms") struct FileFormTests {
    private typealias Opened = ChangeTests.Opened

    private static let pdf = Array("%PDF-1.7\n1 0 obj\n".utf8)
    private static let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"

    /// The body of the form, as browsers write it (RFC 7578).
    private static func body(
        _ fields: [(String, String)], file: (name: String, type: String, bytes: [UInt8])? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, value) in fields {
            bytes += Array(
                "------mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let file = file ?? (name: "", type: "application/octet-stream", bytes: [])
        bytes += Array(
            ("------mark\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(file.name)\"\r\n"
                + "Content-Type: \(file.type)\r\n\r\n").utf8)
        return bytes + file.bytes + Array("\r\n------mark--\r\n".utf8)
    }

    private static func send(_ opened: Opened, _ bytes: [UInt8], cookie: String? = nil) async throws -> Reply
    {
        try await opened.pages.ask(
            .post, opened.address(.files(nil)),
            [
                ("Cookie", cookie ?? opened.cookie), ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "multipart/form-data; boundary=----mark"),
                ("Content-Length", "\(bytes.count)"),
            ], bytes: bytes)
    }

    private static func attachments(_ opened: Opened) throws -> [Trips.Attachment] {
        try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }
    }

    @Test func `a file is attached to an activity, comes back as it was, and goes with undo`() async throws {
        let opened = try Opened()
        let page = try await opened.pages.get(opened.address(.files(opened.key))).text
        #expect(page.contains("enctype=\"multipart/form-data\""))
        let owner = AttachmentOwnerText.text(of: .activity(opened.key))
        #expect(page.contains("<option value=\"\(PageEscape().escapeText(owner))\" selected>"))
        let form = Self.body(
            [("uid", Self.uid), ("owner", owner), ("about", "Tickets")],
            file: ("waitomo.pdf", "application/pdf", Self.pdf))
        let reply = try await Self.send(opened, form)
        #expect(reply.status == 303)
        let made = try #require(try Self.attachments(opened).first)
        #expect(made.owner == .activity(opened.key))
        #expect((made.name, made.about) == ("waitomo.pdf", "Tickets"))
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: attach &quot;Tickets&quot;"))
        #expect(shown.contains("application/pdf, 17 bytes · waitomo.pdf"))
        #expect(shown.contains("href=\"\(try opened.address(.activity(opened.key)))\""))
        // Twice is once.
        #expect(try await Self.send(opened, form).status == 303)
        #expect(try Self.attachments(opened).count == 1)
        let file = try await opened.pages.get(opened.address(.file(made.id)))
        #expect(file.bytes == Self.pdf)
        #expect(file["Content-Type"] == "application/pdf")
        #expect(file["X-Content-Type-Options"] == "nosniff")
        #expect(file["Cache-Control"] == "no-store")
        #expect(
            file["Content-Disposition"]
                == "attachment; filename=\"waitomo.pdf\"; filename*=UTF-8''waitomo.pdf")
        #expect(try await opened.pages.ask(.get, opened.address(.file(made.id))).status == 403)
        let question = try await opened.pages.get(opened.address(.detach(made.id))).text
        #expect(question.contains("Delete the attachment &quot;Tickets&quot;?"))
        for _ in 0..<2 {
            #expect(try await opened.send(opened.address(.detach(made.id)), [("seen", "")]).status == 303)
            #expect(try Self.attachments(opened).isEmpty)
        }
        #expect(try await opened.pages.get(opened.address(.file(made.id))).status == 404)
        let history = try await opened.pages.get("/history").text
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: history)), ("back", "/history")])
        #expect(try Self.attachments(opened) == [made])
    }

    @Test func `a link and a note are kept, and no link that is not plain is one to follow`() async throws {
        let opened = try Opened()
        for (uid, name, text, status) in [
            ("00000000-0000-4000-8000-000000000001", "link", "https://example.org/booking/1", 303),
            ("00000000-0000-4000-8000-000000000002", "note", "The code of the door is 4711\r\n<script>", 303),
            ("00000000-0000-4000-8000-000000000003", "link", "https://user:pass@example.org/x", 303),
        ] {
            let reply = try await Self.send(opened, Self.body([("uid", uid), (name, text)]))
            #expect(reply.status == status, "\(text)")
        }
        let page = try await opened.pages.get(opened.address(.files(nil))).text
        #expect(
            page.contains(
                "<a href=\"https://example.org/booking/1\" rel=\"noopener noreferrer nofollow\">"))
        #expect(page.contains("The code of the door is 4711\n&lt;script&gt;"))
        #expect(!page.contains("<a href=\"https://user:pass"))
        for link in ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"] {
            let refused = try await Self.send(opened, Self.body([("uid", Self.uid), ("link", link)]))
            #expect(refused.status == 422, "\(link)")
            #expect(refused.text.contains("is not kept: "))
            #expect(refused.text.contains("id=\"link-problem\""))
            #expect(!refused.text.contains("<a href=\"\(link)"))
        }
    }

    @Test(
        arguments: [
            ("ticket.pdf", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "name it ticket.png"),
            ("ticket.pdf", [0x7F, 0x45, 0x4C, 0x46, 1, 1], "programs are not attached"),
            ("run.exe", [0x61, 0x62], "programs are not attached"), ("empty.txt", [], "is empty"),
        ] as [(String, [UInt8], String)])
    func `a file that lies is refused beside its field, and what was typed stays`(
        name: String, bytes: [UInt8], sentence: String
    ) async throws {
        let opened = try Opened()
        let reply = try await Self.send(
            opened,
            Self.body([("uid", Self.uid), ("about", "My <b>ticket")], file: (name, "application/pdf", bytes)))
        #expect(reply.status == 422)
        let beside = try #require(reply.text.components(separatedBy: "id=\"file-problem\"").last)
        #expect(beside.components(separatedBy: "</strong>")[0].contains(sentence))
        #expect(reply.text.contains("value=\"My &lt;b&gt;ticket\""))
        #expect(try Self.attachments(opened).isEmpty)
    }

    @Test func `what is too large, cut off, nothing or two things is refused whole`() async throws {
        let opened = try Opened()
        let large = [UInt8](repeating: 0x61, count: ContentType.maximumByteCount + 1)
        let refused = try await Self.send(
            opened, Self.body([("uid", Self.uid)], file: ("large.txt", "text/plain", large)))
        #expect(refused.status == 422)
        #expect(refused.text.contains("an attached file has at most"))
        let over = [UInt8](repeating: 0x61, count: Limits.largestUpload + 1)
        #expect(try await Self.send(opened, over).status == 413)
        let whole = Self.body([("uid", Self.uid)], file: ("a.pdf", "application/pdf", Self.pdf))
        #expect(try await Self.send(opened, Array(whole.dropLast(20))).status == 400)
        #expect(try await Self.send(opened, Self.body([("uid", Self.uid)])).status == 422)
        let both = Self.body(
            [("uid", Self.uid), ("note", "x")], file: ("a.pdf", "application/pdf", Self.pdf))
        #expect(try await Self.send(opened, both).text.contains("one by one"))
        #expect(try await Self.send(opened, Self.body([("uid", "x"), ("note", "x")])).status == 400)
        #expect(
            try await Self.send(opened, Self.body([("uid", Self.uid), ("owner", "x=1"), ("note", "x")]))
                .status == 400)
        let gone = Self.body([("uid", Self.uid), ("owner", "uid=nothing"), ("note", "x")])
        #expect(try await Self.send(opened, gone).status == 409)
        #expect(try await Self.send(opened, whole, cookie: "").status == 403)
        #expect(try Self.attachments(opened).isEmpty)
    }

    @Test(arguments: [
        ("../../etc/passwd.txt", "passwd.txt"),
        ("Fahrkarte Zürich.txt", "Fahrkarte Zürich.txt"),
    ])
    func `a file is named by the last part of its way`(sent: String, kept: String) async throws {
        let opened = try Opened()
        let reply = try await Self.send(
            opened, Self.body([("uid", Self.uid)], file: (sent, "text/plain", Array("text".utf8))))
        #expect(reply.status == 303)
        #expect(try Self.attachments(opened).map(\.name) == [kept])
    }

    @Test func `no file is shown in the place of a page`() async throws {
        let opened = try Opened()
        let names = ["x.html", "x.svg", "x.txt", "x.xhtml", "x.unknown"]
        for (index, name) in names.enumerated() {
            let bytes = Array(
                (name == "x.svg"
                    ? "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
                    : "<!DOCTYPE html><html><script>alert(1)</script></html>").utf8)
            let uid = "00000000-0000-4000-8000-00000000000\(index)"
            let sent = try await Self.send(
                opened, Self.body([("uid", uid)], file: (name, "text/html", bytes)))
            guard sent.status == 303 else { continue }
            let file = try await opened.pages.get(opened.address(.file(AttachmentID(uid))))
            #expect(file.bytes == bytes)
            #expect(file["Content-Disposition"]?.hasPrefix("attachment; ") == true)
            #expect(
                ["application/octet-stream", "text/plain; charset=utf-8"].contains(file["Content-Type"] ?? "")
            )
            #expect(file["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
            #expect(file["X-Content-Type-Options"] == "nosniff")
        }
        #expect(try !Self.attachments(opened).isEmpty)
    }

    @Test(arguments: [
        ("a\"b.pdf", "attachment; filename=\"a_b.pdf\"; filename*=UTF-8''a_b.pdf"),
        (
            "a\r\nX-Evil: 1.pdf",
            "attachment; filename=\"a__X-Evil_ 1.pdf\"; filename*=UTF-8''a__X-Evil_%201.pdf"
        ),
        ("../../.bashrc", "attachment; filename=\"bashrc\"; filename*=UTF-8''bashrc"),
        ("..", "attachment; filename=\"file\"; filename*=UTF-8''file"),
        ("", "attachment; filename=\"file\"; filename*=UTF-8''file"),
        (
            "Zürich 東京.pdf",
            "attachment; filename=\"Z_rich __.pdf\"; filename*=UTF-8''Z%C3%BCrich%20%E6%9D%B1%E4%BA%AC.pdf"
        ),
        ("ticket\u{202E}fdp.exe", "attachment; filename=\"ticket_fdp.exe\"; filename*=UTF-8''ticket_fdp.exe"),
    ])
    func `a name becomes no header, no path and no other name`(name: String, field: String) {
        // RFC 6266, section 4.1 and appendix D; RFC 8187, section 3.2.
        #expect(FileDisposition.attachment(name) == field)
    }

    @Test func `a name of 300 characters keeps its ending`() {
        let name = FileDisposition.safeName(String(repeating: "ü", count: 300) + ".pdf")
        #expect(name.utf8.count <= 150)
        #expect(name.hasSuffix("ü.pdf"))
        let field = FileDisposition.attachment(String(repeating: "é\u{301}", count: 300) + ".pdf")
        #expect(field.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    }

    @Test func `bytes that the store has lost are said to be`() async throws {
        let opened = try Opened()
        for path in ["file", "file?id=x", "file?id=../../x", "detach?id=x"] {
            #expect(try await opened.pages.get("\(opened.trip)/\(path)").status == 404, "\(path)")
        }
    }
}
