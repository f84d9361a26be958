import Testing

@testable import TripExchange

@Suite("Hostile mails and pages") struct HostileReservationTests {
    @Test func `parts without an end that stand in one another are searched once`() {
        let deep = (0..<14).map { "Content-Type: multipart/mixed; boundary=x\($0)\r\n\r\n--x\($0)\r\n" }
        let lines = String(repeating: "--y\r\n", count: 20_000)
        let parts = MailParts(Array((deep.joined() + "Content-Type: text/html\r\n\r\n" + lines).utf8))
        #expect(parts.parts.count == 1)
        #expect(parts.parts.first?.body.count == lines.utf8.count)
    }

    @Test func `lines are counted forwards and back`() {
        let text = Array(String(repeating: "abc\n", count: 5_000).utf8)
        var lines = LineCount(text)
        for index in [0, 3, 4, 9_000, 4_095, 4_096, 19_999, 12, 20_000] {
            #expect(lines.line(at: index) == 1 + text[..<index].count { $0 == 0x0A })
        }
    }
}
