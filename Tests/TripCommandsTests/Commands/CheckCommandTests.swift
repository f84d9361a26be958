import Foundation
import TestKit
import Testing
import TripCommands

@Suite("check") struct CheckCommandTests {
    private func rules(_ run: CommandRun) throws -> [String] {
        try (run.json()["findings"] as? [[String: Any]] ?? []).map { $0["rule"] as? String ?? "" }
    }

    @Test func `what lies outside the dates that are given is told`() throws {
        let place = try Workplace()
        let flight = Demo.directory + "/flight-los-angeles-frankfurt.ics"
        let run = try place.run("check", "-f", flight, "--dates", "2027-03-08..2027-03-15")
        #expect(run.status == .findings)
        #expect(
            run.output.hasPrefix(
                "warning: Flight QJ 721 Los Angeles - Frankfurt is on 15 to 16 March 2027, not only in the trip, which is "
                    + "said to be on 8 to 15 March 2027; to hold it, the trip would have to end on 16 March 2027. [outside-trip]\n"
            ))
        #expect(
            try rules(place.run("check", "-f", flight, "--json", "--dates", "2027-03-15..2027-03-16")) == [])
        #expect(try rules(place.run("check", "-f", flight, "--json")) == [])
    }

    @Test func `the demo lies inside its dates, and its series is no part of it`() throws {
        let run = try Workplace().run(
            ["check", "--json", "--dates", "2027-03-08..2027-03-16", "-f"] + Demo.files)
        #expect(try rules(run) == ["gained-day", "overlap", "impossible-connection"])
    }

    @Test func `findings are the same on lines as in one document`() throws {
        let place = try Workplace()
        let trips = try Demo.files + [Demo.directory + "/flight-los-angeles-frankfurt.ics"]
        let document = try place.run(["check", "--json", "--dates", "2027-03-08..2027-03-15", "-f"] + trips)
            .json()
        let findings = try #require(document["findings"] as? [[String: Any]])
        let connections = findings.compactMap { $0["connection"] as? [String: Any] }
        #expect(!connections.isEmpty)
        // Foundation's writer is the oracle: names in order, nothing between the parts.
        let expected = try findings.map {
            String(
                decoding: try JSONSerialization.data(
                    withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
        }
        let run = try place.run(["check", "--ndjson", "--dates", "2027-03-08..2027-03-15", "-f"] + trips)
        #expect(run.lines == expected)
    }

    @Test func `dates that are none are refused`() throws {
        let run = try Workplace().run(
            "check", "--dates", "someday", "-f", Demo.directory + "/flight-los-angeles-frankfurt.ics")
        #expect(run.status == .usage)
        #expect(run.errors.contains("someday"), "\(run.errors)")
    }

    /// The flights and two nights of three in Tokyo: the third has no bed.
    @Test func `a night without a bed is told as text and as data`() throws {
        let place = try Workplace()
        let hotel = try place.file(
            "hotel.ics",
            calendar(
                uid: "hotel@example.org", title: "Garden Hotel", start: "DTSTART;VALUE=DATE:20270309",
                end: "DTEND;VALUE=DATE:20270311", more: ["CATEGORIES:LODGING"]))
        let files = [
            Demo.directory + "/flight-frankfurt-tokyo.ics", Demo.directory + "/flight-tokyo-los-angeles.ics",
            hotel,
        ]
        let text = try place.run(["check", "-f"] + files)
        #expect(
            text.output.contains(
                "warning: You have no bed for the night of 11 March 2027, in or near Tokyo Haneda (HND), where "
                    + "you are from 9 March 2027 09:55 (Flight QJ 714 Frankfurt - Tokyo) to 12 March 2027 17:00 "
                    + "(Flight QJ 716 Tokyo - Los Angeles); a stay from 11 to 12 March 2027 is missing. "
                    + "[night-without-bed]\n"), "\(text.output)")
        let findings =
            try place.run(["check", "--json", "-f"] + files).json()["findings"] as? [[String: Any]]
        let night = try #require(findings?.first { $0["rule"] as? String == "night-without-bed" })
        #expect(night["at"] as? String == "2027-03-11T00:00:00+09:00[Asia/Tokyo]")
        #expect(
            night["items"] as? [String] == [
                "R7KQ2M-1-20270308@itinerary.quellair.example",
                "R7KQ2M-2-20270312@itinerary.quellair.example",
            ])
    }
}
