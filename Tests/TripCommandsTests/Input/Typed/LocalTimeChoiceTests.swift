import CivilTime
import Foundation
import TestKit
import Testing
import TypedInput

@testable import TripCommands

/// The clocks of New York go from 02:00 EST to 03:00 EDT on 14 March 2027, and back from 02:00 EDT to 01:00 EST on 7
/// November (zdump -v).
@Suite("LocalTimeChoice") struct LocalTimeChoiceTests {
    private static let skipped = "2027-03-14 02:30 America/New_York"
    private static let repeated = "2027-11-07 01:30 America/New_York"

    private func start(
        _ text: String, _ policy: Disambiguation? = nil, answers: [String]? = nil
    ) throws -> (moment: String, asked: String) {
        let errors = CapturedOutput()
        var context = CommandContext(
            environment: [:], standardInput: { _ in [] }, output: CapturedOutput(), errors: errors,
            columns: nil,
            clock: FixedNow(.epoch))
        if let answers { context.terminal = ScriptedTerminal.saying(answers) }
        let ends = TypedEnds(
            database: try TestZones.database(.r2026f), now: try Instant(parsing: "2027-03-10T08:30:27Z"),
            day: nil, zone: nil, fallback: nil, choice: LocalTimeChoice(policy: policy, asking: context))
        let moment = try #require(try ends.start(text).moment)
        return (moment.description, errors.text)
    }

    private func refusal(_ text: String, _ policy: Disambiguation? = nil, answers: [String]? = nil)
        -> CommandFailure?
    {
        do {
            _ = try start(text, policy, answers: answers)
            return nil
        } catch {
            return CommandFailure(error)
        }
    }

    @Test(arguments: [
        (skipped, Disambiguation.earlier, "2027-03-14T01:30:00-05:00[America/New_York]"),
        (skipped, .later, "2027-03-14T03:30:00-04:00[America/New_York]"),
        (skipped, .compatible, "2027-03-14T03:30:00-04:00[America/New_York]"),
        (repeated, .earlier, "2027-11-07T01:30:00-04:00[America/New_York]"),
        (repeated, .later, "2027-11-07T01:30:00-05:00[America/New_York]"),
        (repeated, .compatible, "2027-11-07T01:30:00-04:00[America/New_York]"),
    ])
    func `a policy settles it without a question`(text: String, policy: Disambiguation, expected: String)
        throws
    {
        let start = try start(text, policy, answers: ["1"])
        #expect(start.moment == expected)
        #expect(start.asked.isEmpty)
    }

    @Test func `a skipped time is asked about with both neighbours`() throws {
        let start = try start(Self.skipped, answers: ["2"])
        #expect(start.moment == "2027-03-14T03:30:00-04:00[America/New_York]")
        #expect(
            start.asked
                == """
                02:30 does not exist in America/New_York on 2027-03-14 (the clocks go from 02:00 EST to 03:00 EDT).
                  1) 01:30 EST, 2027-03-14T01:30:00-05:00[America/New_York]
                  2) 03:30 EDT, 2027-03-14T03:30:00-04:00[America/New_York]
                Which? [1-2, or nothing to stop] \

                """.trimmingCharacters(in: .newlines))
    }

    @Test func `a repeated time is asked about with both passes`() throws {
        let start = try start(Self.repeated, answers: [" 1 "])
        #expect(start.moment == "2027-11-07T01:30:00-04:00[America/New_York]")
        #expect(
            start.asked.hasPrefix(
                "01:30 comes twice in America/New_York on 2027-11-07 (the clocks go back from 02:00 EDT to 01:00 EST).\n"
                    + "  1) 01:30 EDT, 2027-11-07T01:30:00-04:00[America/New_York]\n"
                    + "  2) 01:30 EST, 2027-11-07T01:30:00-05:00[America/New_York]\n"))
    }

    @Test(arguments: [
        ["x", "2"], ["3", "0", "2"], ["\u{1B}[2J", String(repeating: "2", count: 10_000), "2"],
    ])
    func `an answer that is no number of the list is asked again`(answers: [String]) throws {
        let start = try start(Self.repeated, answers: answers)
        #expect(start.moment == "2027-11-07T01:30:00-05:00[America/New_York]")
        #expect(start.asked.contains("is none of the numbers. Which? [1-2] "))
        #expect(!start.asked.contains("\u{1B}"))
        #expect(start.asked.utf8.count < 2_000)
    }

    @Test(arguments: [nil, [], [""], ["x", "y", "z", "1"]] as [[String]?])
    func `without an answer it fails with what can be typed instead`(answers: [String]?) {
        let skipped = refusal(Self.skipped, answers: answers)
        #expect(skipped?.code == "skippedTime")
        #expect(skipped?.status == .usage)
        #expect(
            skipped?.message
                == "--start 2027-03-14T02:30:00 in America/New_York: the clocks go from 02:00 -05:00 to 03:00 -04:00 over "
                + "this time; type 2027-03-14T01:30:00-05:00[America/New_York] or "
                + "2027-03-14T03:30:00-04:00[America/New_York], or say --disambiguate earlier or later")
        let repeated = refusal(Self.repeated, answers: answers)
        #expect(repeated?.code == "repeatedTime")
        #expect(
            repeated?.message
                == "--start 2027-11-07T01:30:00 in America/New_York: the clocks go back from 02:00 -04:00 to 01:00 -05:00, "
                + "so this time comes twice; type 2027-11-07T01:30:00-04:00[America/New_York] or "
                + "2027-11-07T01:30:00-05:00[America/New_York], or say --disambiguate earlier or later")
    }

    @Test func `reject asks nobody`() {
        #expect(refusal(Self.repeated, .reject, answers: ["1"])?.code == "repeatedTime")
    }

    @Test(arguments: [skipped, repeated])
    func `what the refusal offers can be typed`(text: String) throws {
        let message = try #require(refusal(text)?.message)
        let offered = message.split(separator: " ").filter { $0.contains("[") }
            .map { $0.trimmingCharacters(in: [","]) }
        try #require(offered.count == 2)
        for typed in offered { #expect(try start(typed).moment == typed) }
    }
}
