import TestKit
import Testing

@testable import Documents

@Suite("Parts of mails") struct MailPartsTests {
    @Test func `headers are unfolded and decoded`() {
        let mail = MailParts(
            Array(
                "Subject: =?ISO-8859-1?Q?a?=\r\n =?ISO-8859-1*en?Q?=E4_b?= c\r\nX:y\r\n\r\nbody".utf8))
        #expect(mail.header("subject")?.text.trimmed == "aä b c")
        #expect(mail.parts.map(\.type.value) == ["text/plain"])
        #expect(mail.parts.map { Array($0.body) } == [Array("body".utf8)])
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", "text/html", "charset", "utf-8"),
        ("TEXT/HTML (a comment; x=y); CHARSET=\"utf-8\"", "text/html", "charset", "utf-8"),
        ("a/b; name*=UTF-8''Z%C3%BCrich.ics", "a/b", "name", "Zürich.ics"),
        ("a/b; name*0=\"one;\"; name*1=two", "a/b", "name", "one;two"),
        ("a/b; name*1*=%20two; name*0*=iso-8859-1'de'%FC", "a/b", "name", "ü two"),
        ("a/b; name=\"=?utf-8?Q?Fl=C3=BCge.ics?=\"", "a/b", "name", "Flüge.ics"),
        ("a/b; name=\"a\\\"b\"", "a/b", "name", "a\"b"),
        ("a/b; name=plain.ics; name*=utf-8''bett%C3%A9r.ics", "a/b", "name", "bettér.ics"),
    ])
    func `parameters`(_ text: String, _ value: String, _ name: String, _ expected: String) {
        let field = MailField(Array(text.utf8))
        #expect(field.value == value)
        #expect(field.parameters[name] == expected)
    }

    @Test func `quoted-printable`() {
        let text = Array("a=3Db=\r\nc=20=\nd=ZZ=".utf8)
        let read = TransferEncoding.quotedPrintable(text[...])
        #expect(String(decoding: read.bytes, as: UTF8.self) == "a=bc d=ZZ")
        #expect(read.flaws == 1)
    }

    @Test func `parts without an end that stand in one another are searched once`() {
        let deep = (0..<14).map { "Content-Type: multipart/mixed; boundary=x\($0)\r\n\r\n--x\($0)\r\n" }
        let lines = String(repeating: "--y\r\n", count: 20_000)
        let parts = MailParts(Array((deep.joined() + "Content-Type: text/html\r\n\r\n" + lines).utf8))
        #expect(parts.parts.count == 1)
        #expect(parts.parts.first?.body.count == lines.utf8.count)
    }

    @Test func `parts without ends cost no more than the mail`() throws {
        let part =
            "--b\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\ny\r\n"
        let mail =
            "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
            + String(repeating: "x\r\n", count: 500_000) + String(repeating: part, count: 450)
        let start = ProcessorTime.now
        let parts = MailParts(Array(mail.utf8))
        #expect(ProcessorTime.now - start < .seconds(20))
        #expect(parts.parts.count == 450)
        #expect(parts.flaws.map(\.line).last == 500_003 + 449 * 7 + 5)
    }
}
