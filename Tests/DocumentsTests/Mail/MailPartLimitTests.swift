import Testing

@testable import Documents

/// The bounds of what a mail is made of, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of the parts of mails") struct MailPartLimitTests {
    @Test func `a header has 256 KiB at most`() {
        let most = MailLimits().headerBytes
        #expect(most == 256 << 10)
        func mail(_ count: Int) -> MailParts {
            let type = "Content-Type: text/html\n"
            let padding = String(repeating: "x", count: count - type.utf8.count - 4)
            return MailParts(Array("\(type)X: \(padding)\n\nbody".utf8))
        }
        #expect(mail(most).flaws.isEmpty)
        #expect(mail(most + 1).flaws.map(\.line) == [3])
        #expect(mail(most + 1).flaws.first?.message.contains("more than 262144 bytes") == true)
        for mail in [mail(most), mail(most + 1)] {
            #expect(mail.parts.map(\.type.value) == ["text/html"])
            #expect(mail.parts.map { String(decoding: $0.body, as: UTF8.self) } == ["body"])
        }
    }

    @Test func `parts stand sixteen deep in a mail at most`() {
        #expect(MailLimits().depth == 16)
        func mail(_ levels: Int) -> MailParts {
            MailParts(
                Array(
                    (String(repeating: "Content-Type: message/rfc822\n\n", count: levels) + "A: b\n\nbody")
                        .utf8))
        }
        #expect(mail(16).flaws.isEmpty)
        #expect(mail(16).parts.count == 1)
        #expect(mail(17).flaws.map(\.line) == [35])
        #expect(mail(17).flaws.first?.message.contains("nested more than 16 deep") == true)
        #expect(mail(17).parts.isEmpty)
    }

    @Test func `a mail has a thousand parts at most`() {
        #expect(MailLimits().parts == 1_000)
        func mail(_ count: Int) -> MailParts {
            MailParts(
                Array(
                    ("Content-Type: multipart/mixed; boundary=b\n\n"
                        + String(repeating: "--b\nA: b\n\nx\n", count: count) + "--b--\n").utf8))
        }
        // What holds them is one of them.
        #expect(mail(999).flaws.isEmpty)
        #expect(mail(999).parts.count == 999)
        #expect(mail(1_000).flaws.map(\.line) == [4000])
        #expect(mail(1_000).flaws.first?.message.contains("more than 1000 parts") == true)
        #expect(mail(1_000).parts.count == 999)
    }

    @Test func `a field has 64 parameters at most`() {
        func field(_ count: Int) -> MailField {
            MailField(Array(("text/html" + (0..<count).map { "; p\($0)=v" }.joined()).utf8))
        }
        #expect(field(64).parameters.count == 64)
        #expect(field(64).parameters["p63"] == "v")
        #expect(field(65).parameters.count == 64)
        #expect(field(65).parameters["p64"] == nil)
    }

    @Test func `an encoded word has 4,096 bytes at most`() {
        func word(_ count: Int) -> [UInt8] {
            Array(("=?utf-8?Q?" + String(repeating: "a", count: count - 12) + "?=").utf8)
        }
        #expect(EncodedWords.text(of: word(4_096)) == String(repeating: "a", count: 4_084))
        #expect(EncodedWords.text(of: word(4_097)) == String(decoding: word(4_097), as: UTF8.self))
    }
}
