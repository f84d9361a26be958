import Testing

@testable import Findings

@Suite("Findings") struct FindingTests {
    private static let missing = FindingCode(rawValue: "missing-uid")

    @Test func `a finding is one line that names the file, the line and the code`() {
        let finding = Finding(
            Self.missing, .repaired, file: "trip.ics", line: 12, component: "VEVENT",
            message: "the event has no UID; it was given one")
        #expect(
            "\(finding)" == "trip.ics:12: repaired: the event has no UID; it was given one [missing-uid]")
        #expect(
            "\(Finding(Self.missing, .error, message: "no UID"))" == "calendar: error: no UID [missing-uid]")
    }

    @Test func `what a finding quotes cannot begin a line of its own`() {
        let finding = Finding(Self.missing, .warning, message: "the title `a\r\nb\u{1B}[2J` is odd")
        #expect(finding.message.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        #expect(finding.message.contains(#"\u{1B}[2J"#))
    }

    @Test func `severities go from what was repaired to what is missing`() {
        #expect(FindingSeverity.allCases.sorted() == [.repaired, .warning, .error])
    }
}

@Suite("Tally of findings") struct FindingTallyTests {
    private static let code = FindingCode(rawValue: "bad-line")

    @Test func `a report holds the first of each kind and counts the rest`() {
        var tally = FindingTally(limit: 2)
        var admitted: [Bool] = []
        for _ in 0..<5 { admitted.append(tally.admits(Self.code, .warning)) }
        #expect(admitted == [true, true, false, false, false])
        // Of another severity there is room.
        #expect(tally.hasRoom(Self.code, .error))
        #expect(!tally.hasRoom(Self.code, .warning))
        let rest = tally.rest(file: "a.ics")
        #expect(rest.map(\.code) == [.tooManyFindings])
        #expect(rest.map(\.severity) == [.warning])
        #expect(
            rest.map(\.message) == [
                "3 more findings of the kind bad-line are not listed; a report holds 2 of each"
            ])
    }

    @Test func `what another report had no room for is counted along`() {
        var (first, second) = (FindingTally(limit: 1), FindingTally(limit: 1))
        _ = first.admits(Self.code, .error)
        for _ in 0..<3 { _ = second.admits(Self.code, .error) }
        first.addUntold(of: second)
        #expect(
            first.rest(file: nil).map(\.message) == [
                "2 more findings of the kind bad-line are not listed; a report holds 1 of each"
            ])
        first.forget(Self.code, .error)
        #expect(
            first.rest(file: nil).map(\.message) == [
                "1 more finding of the kind bad-line is not listed; a report holds 1 of each"
            ])
    }
}
