import TestKit
import Testing
import Trips

@Suite("LinkSafety") struct LinkSafetyTests {
    @Test(arguments: [
        "https://example.org", "http://www.example.org:8080/a?b=c#d", "  HTTPS://Example.ORG/ ",
        "mailto:ada@example.org",
        "tel:+41-22-715-0000", "https://notbit.ly/", "https://example.org/?u=http://bit.ly/x",
        "https://a.b.c.d.e/",
        "https://bit.ly.example.org/", "https://example.org/@ada", "https://12bis.example/",
        // A host of 50 characters.
        "https://" + String(repeating: "a", count: 38) + ".example.org/",
    ])
    func `a plain link is safe`(link: String) {
        let safety = LinkSafety(of: link)
        #expect(safety.reasons == [])
        #expect(safety.level == .safe)
    }

    @Test(
        arguments: [
            ("", LinkReason.noScheme), ("www.example.org", .noScheme), ("//example.org", .noScheme),
            ("/etc/passwd", .noScheme), ("1http://x", .noScheme), (":x", .noScheme),
            ("javascript:alert(1)", .scheme("javascript")), ("JavaScript:alert(1)", .scheme("javascript")),
            ("file:///etc/passwd", .scheme("file")), ("data:text/html,x", .scheme("data")),
            ("ftp://a.b/", .scheme("ftp")),
            ("java\tscript:alert(1)", .noScheme), ("https:", .nothingBehindScheme),
            ("https://", .nothingBehindScheme),
            ("https:example.org", .nothingBehindScheme), ("https:///", .nothingBehindScheme),
            ("https://:80/", .nothingBehindScheme), ("https://?q", .nothingBehindScheme),
            ("mailto:", .nothingBehindScheme),
            ("https://a..b/", .malformedHost("a..b")), ("https://a<b.org/", .malformedHost("a<b.org")),
            ("https://a.org:99999999/", .malformedHost("a.org:99999999")),
            ("https://a.org:x/", .malformedHost("a.org:x")),
            ("https://a.org/\u{202E}gpj.exe", .hiddenCharacter(codePoint: 0x202E)),
            ("https://a.org/ b", .hiddenCharacter(codePoint: 0x20)),
            ("https://a.\u{200B}org/", .hiddenCharacter(codePoint: 0x200B)),
        ])
    func `what a program could take for something else is blocked`(link: String, reason: LinkReason) {
        let safety = LinkSafety(of: link)
        #expect(safety.reasons.contains(reason))
        #expect(safety.level == .blocked)
    }

    @Test(
        arguments: [
            ("https://bit.ly/x", LinkReason.shortener("bit.ly")),
            ("https://go.BIT.ly./x", .shortener("bit.ly")),
            ("https://ada.github.io/", .freeHosting("github.io")),
            ("https://sites.google.com/x", .freeHosting("sites.google.com")),
            ("https://1a2b.ngrok-free.app/", .tunnel("ngrok-free.app")),
            ("http://localhost:3000/", .localHost("localhost")),
            ("http://app.localhost/", .localHost("app.localhost")),
            ("http://printer.local/", .localHost("printer.local")),
            ("http://intranet/", .localHost("intranet")), ("http://127.0.0.1/", .address("127.0.0.1")),
            ("http://2130706433/", .address("2130706433")), ("http://0x7f.1/", .address("0x7f.1")),
            ("http://0x7F000001/", .address("0x7f000001")), ("http://[::1]:80/", .address("[::1]")),
            ("https://xn--80ak6aa92e.com/", .internationalName("аррӏе.com")),
            ("https://bücher.example/", .internationalName("bücher.example")),
            ("https://www.xn--MNCHEN-3ya.de/", .internationalName("www.münchen.de")),
            ("https://xn--a.com/", .internationalName("xn--a.com")),
            ("https://" + String(repeating: "a", count: 39) + ".example.org/", .longHost(51)),
            ("https://a.b.c.d.e.f/", .manyLabels(6)),
            ("https://www.example.org@evil.example/", .userInfo("www.example.org")),
            ("https://u:p@evil.example/", .userInfo("u")),
            ("https://%65vil.example/", .disguisedHost("%65vil.example")),
            ("https:\\\\evil.example\\x", .disguisedHost("evil.example")),
            ("https://evil.example\\@example.org", .disguisedHost("evil.example")),
            ("https:////evil.example/", .disguisedHost("evil.example")),
            ("https://bit。ly/x", .shortener("bit.ly")),
        ])
    func `what hides where it leads is suspicious`(link: String, reason: LinkReason) {
        let safety = LinkSafety(of: link)
        #expect(safety.reasons.contains(reason))
        #expect(safety.level == .suspicious)
    }

    @Test func `a link has all reasons, and the host as it is and as it looks`() {
        let safety = LinkSafety(of: "https://bank@xn--80ak6aa92e.web.app:8443/x")
        #expect(safety.scheme == "https")
        #expect(safety.host == "xn--80ak6aa92e.web.app")
        #expect(safety.shownHost == "аррӏе.web.app")
        #expect(
            safety.reasons == [
                .userInfo("bank"), .internationalName("аррӏе.web.app"), .freeHosting("web.app"),
            ])
        #expect(
            safety.reasons.map(\.description) == [
                "bank before the @ is no host",
                "its host reads аррӏе.web.app, with letters that are not ASCII",
                "anybody can put pages on web.app",
            ])
        #expect(LinkSafety(of: "mailto:a@b.example").host == nil)
    }

    @Test(
        arguments: [
            // As CPython's codec "punycode" has them.
            ("xn--bcher-kva", "bücher"), ("xn--fiqs8s", "中国"), ("xn--n3h", "☃"), ("xn--strae-oqa", "straße"),
            // RFC 3492 section 7.1, samples (B), (I) and (L).
            ("xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
            ("xn--b1abfaaepdrnnbgefbadotcwatmq2g4l", "почемужеонинеговорятпорусски"),
            ("xn--3b-ww4c5e180e575a65lsy2b", "3年b組金八先生"),
            // No such labels: no digits, a digit that is none, one that breaks off, one that grows out of Unicode.
            ("xn--", "xn--"), ("xn--abc-", "xn--abc-"), ("xn--a_b", "xn--a_b"),
            ("xn--99999999", "xn--99999999"),
            ("xn--" + String(repeating: "9", count: 59), "xn--" + String(repeating: "9", count: 59)),
        ])
    func `an international label is shown decoded`(label: String, shown: String) {
        #expect(LinkSafety(of: "https://\(label).example/").shownHost == shown + ".example")
    }

    @Test func `a reason shows nothing that moves the text around it`() {
        let safety = LinkSafety(of: "https://a\u{202E}b@\u{1B}[31m.example/")
        #expect(safety.level == .blocked)
        for reason in safety.reasons {
            #expect(!reason.description.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
        }
        #expect(safety.reasons.count == 3)
    }

    @Test func `levels are ordered`() {
        #expect(LinkSafety.Level.allCases.shuffled().sorted() == [.safe, .suspicious, .blocked])
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `any text has a level`(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let pieces = [
            "https", ":", "//", "/", "\\", "@", ".", "xn--", "9z", "é", "[", "]", "%", "\u{0}", "-", "a", "8",
        ]
        let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
            pieces.randomElement(using: &generator) ?? ""
        }
        let safety = LinkSafety(of: "https://" + text.joined())
        #expect((safety.level == .safe) == safety.reasons.isEmpty)
        #expect(safety.reasons.allSatisfy { !$0.description.isEmpty })
    }
}
