import CivilTime
import Synchronization
import TestKit
import Testing

@testable import TripCommands

@Suite("ProgressLine") struct ProgressLineTests {
    /// A stopwatch that the test turns on.
    private final class Hand: Sendable {
        private let time = Mutex(Duration.zero)
        var now: Duration { time.withLock { $0 } }
        func turn(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
    }

    private func line(
        columns: Int? = 80, environment: [String: String] = [:]
    ) -> (line: ProgressLine, hand: Hand, errors: CapturedOutput) {
        let (errors, hand) = (CapturedOutput(), Hand())
        var context = CommandContext(
            environment: environment, standardInput: { _ in [] }, output: CapturedOutput(), errors: errors,
            columns: nil, clock: FixedNow(.epoch))
        context.errorColumns = columns
        context.stopwatch = { hand.now }
        return (ProgressLine(in: context), hand, errors)
    }

    @Test func `work of less than a second shows nothing`() {
        let (line, hand, errors) = line()
        line.begin("reading", of: 100)
        for _ in 0..<9 {
            hand.turn(111)
            line.advance(by: 10)
        }
        line.finish()
        #expect(errors.text.isEmpty)
    }

    @Test func `longer work is shown ten times a second, and taken away`() {
        let (line, hand, errors) = line()
        line.begin("reading", of: 200)
        for _ in 0..<150 {
            hand.turn(10)
            line.advance(by: 1)
        }
        // From 1,000 ms to 1,500 ms: at 1,000, 1,100 and so on.
        #expect(errors.text.split(separator: "\r").count == 6)
        #expect(errors.text.hasPrefix("\rreading: 50 %\u{1B}[K\rreading: 55 %\u{1B}[K"))
        line.finish()
        #expect(errors.text.hasSuffix("\rreading: 75 %\u{1B}[K\r\u{1B}[K"))
        let all = errors.text
        line.finish()
        #expect(errors.text == all)
    }

    @Test func `the next part of the work is shown at once`() {
        let (line, hand, errors) = line()
        line.begin("reading", of: 100)
        hand.turn(2_000)
        line.advance(by: 300)
        line.begin("storing 3 activities")
        #expect(errors.text == "\rreading: 100 %\u{1B}[K\rstoring 3 activities\u{1B}[K")
    }

    @Test(arguments: [(nil, [:]), (80, ["TERM": "dumb"])] as [(Int?, [String: String])])
    func `without a terminal that can take it back there is no trace`(
        columns: Int?, environment: [String: String]
    ) {
        let (line, hand, errors) = line(columns: columns, environment: environment)
        line.begin("reading", of: 100)
        hand.turn(5_000)
        line.advance(by: 50)
        line.finish()
        #expect(errors.text.isEmpty)
    }

    @Test(arguments: [0, 1, 12]) func `the line never breaks`(columns: Int) {
        let (line, hand, errors) = line(columns: columns)
        line.begin("reading \u{1B}[2J\n" + String(repeating: "x", count: 10_000))
        hand.turn(2_000)
        line.advance(by: 1)
        let shown = errors.text.dropFirst().prefix { $0 != "\u{1B}" }
        #expect(shown.count == max(0, columns - 1))
        #expect(!errors.text.contains("\u{1B}[2J"))
    }

    @Test func `an import of a file that takes its time says how far it is`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        let errors = CapturedOutput()
        let hand = Hand()
        var context = CommandContext(
            environment: ["TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store],
            standardInput: { _ in [] }, output: CapturedOutput(), errors: errors, columns: nil,
            clock: FixedNow(.epoch))
        context.errorColumns = 80
        // Every look at the stopwatch takes 600 ms.
        context.stopwatch = {
            hand.turn(600)
            return hand.now
        }
        #expect(MeridianProgram.run(["import", file, "--trip", "T"], in: context) == .success)
        #expect(errors.text.contains("\rreading: 100 %\u{1B}[K"))
        #expect(errors.text.contains("\rstoring 1 activities\u{1B}[K"))
        #expect(errors.text.hasSuffix("\r\u{1B}[K"))
        let quiet = try place.run("import", file, "--trip", "T")
        #expect(quiet.errors.isEmpty)
    }
}
