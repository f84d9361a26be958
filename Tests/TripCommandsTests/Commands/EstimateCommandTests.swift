import Foundation
import TestKit
import Testing
import TripCommands

/// No time is made up: a transport without an arrival is refused, asked for or estimated, and other ends that nobody said are
/// marked.
@Suite("Ends that nobody said") struct EstimateCommandTests {
    private func trip() throws -> Workplace {
        let place = try Workplace()
        _ = try place.run("trip", "new", "T")
        return place
    }

    private static let flight = [
        "add", "flight", "--from", "ZRH", "--to", "NRT", "--depart", "2027-05-10 13:00",
    ]

    @Test func `a flight without an arrival is refused, and nothing is stored`() throws {
        let place = try trip()
        let run = try place.run(Self.flight)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(
            run.errors
                == "error: flight: no arrival is said; expected --arrive or --length, or --estimate to take it from the "
                + "distance, for example --arrive 11:30\n")
        #expect(try place.run("agenda", "2027-05-10").output.contains("nothing on 2027-05-10"))
    }

    /// ZRH to NRT is 9,595 km: 45 min and 9595/800 h are 12 h 44.6 min, and 12 h 45 min to five minutes.
    @Test func `an estimate is marked wherever the flight is shown, and comes back from a file`() throws {
        let place = try trip()
        let run = try place.run(Self.flight + ["--estimate"])
        #expect(run.status == .success)
        #expect(
            run.errors
                == "note: the arrival is estimated: 12 h 45 min for 9595 km; check takes it for no fact, and --arrive or "
                + "--length says it\n")
        let arrives =
            "  arrives  Tue 11 May 2027 08:45 +09:00 Asia/Tokyo"
        #expect(run.output.contains(arrives + " (--to NRT) · arrival estimated\n"))
        #expect(try place.run("show", "NRT").output.contains(arrives + " · arrival estimated\n"))
        #expect(try place.run("show", "NRT", "--json").json()["endEstimated"] as? Bool == true)
        let agenda = try place.run("agenda", "2027-05-10")
        #expect(agenda.output.contains("12 h 45 min · arrival estimated"), "\(agenda.output)")
        let items = try place.run("agenda", "2027-05-10", "--json").json()["items"] as? [[String: Any]]
        #expect(items?.first?["endEstimated"] as? Bool == true)
        let file = place.path + "/t.ics"
        _ = try place.run("export", "T", "-o", file)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("X-MERIDIAN-END-ESTIMATED:2027-05-11T08:45:00\r\n"))
        let back =
            try place.run("agenda", "2027-05-10", "--json", "-f", file).json()["items"] as? [[String: Any]]
        #expect(back?.first?["endEstimated"] as? Bool == true)
        // Another program has moved the end since.
        let moved = text.replacingOccurrences(
            of: "DTEND;TZID=Asia/Tokyo:20270511T084500", with: "DTEND;TZID=Asia/Tokyo:20270511T090000")
        #expect(moved != text)
        let other = try place.file("moved.ics", moved)
        let read =
            try place.run("agenda", "2027-05-10", "--json", "-f", other).json()["items"] as? [[String: Any]]
        #expect(read?.first?["endEstimated"] as? Bool == false)
    }

    @Test func `an estimate stays with a move, and goes when the arrival is said`() throws {
        let place = try trip()
        _ = try place.run(Self.flight + ["--estimate"])
        func shown() throws -> String {
            let item = try place.run("show", "NRT", "--json").json()
            return "\(item["end"] as? String ?? "") \(item["endEstimated"] as? Bool ?? false)"
        }
        _ = try place.run("edit", "NRT", "--move", "+1d")
        #expect(try shown() == "2027-05-12T08:45:00+09:00[Asia/Tokyo] true")
        _ = try place.run("edit", "NRT", "--depart", "2027-05-11 14:00")
        #expect(try shown() == "2027-05-12T09:45:00+09:00[Asia/Tokyo] true")
        _ = try place.run("edit", "NRT", "--arrive", "2027-05-12 08:50")
        #expect(try shown() == "2027-05-12T08:50:00+09:00[Asia/Tokyo] false")
        _ = try place.run("edit", "NRT", "--estimate")
        #expect(try shown() == "2027-05-12T09:45:00+09:00[Asia/Tokyo] true")
        _ = try place.run("undo")
        #expect(try shown() == "2027-05-12T08:50:00+09:00[Asia/Tokyo] false")
    }

    @Test func `what is not known is not estimated`() throws {
        let place = try trip()
        let far = try place.run(
            "add", "ferry", "--from", "Pier A", "--to", "Pier B", "--depart",
            "2027-05-10 13:00 Europe/Athens",
            "--estimate")
        #expect(far.status == .usage)
        #expect(
            far.errors
                == "error: --estimate: the distance is not known; expected two places that are, for example --from ZRH --to "
                + "NRT\n")
        let two = try place.run(Self.flight + ["--estimate", "--arrive", "11:30"])
        #expect(two.status == .usage)
        #expect(two.errors.contains("--estimate and --arrive say two things; choose one"), "\(two.errors)")
    }

    @Test func `a person at a terminal is asked`() throws {
        let place = try trip()
        let said = try place.run(
            Self.flight + ["--json"], answers: ["2027-05-11 08:50"])
        #expect(said.errors.hasPrefix("When does it arrive? Like 11:30 or +2h;"))
        #expect(try said.json()["end"] as? String == "2027-05-11T08:50:00+09:00[Asia/Tokyo]")
        #expect(try said.json()["endEstimated"] as? Bool == false)
        let estimated = try place.run(Self.flight + ["--json"], answers: ["?"])
        #expect(try estimated.json()["endEstimated"] as? Bool == true)
        let nothing = try place.run(Self.flight, answers: [""])
        #expect(nothing.status == .usage && nothing.errors.contains("flight: no arrival is said"))
    }

    @Test func `JSON says it or asks for it`() throws {
        let place = try trip()
        func add(_ more: String) throws -> CommandRun {
            try place.run(
                "add", "-", "--json",
                input: #"{"kind": "flight", "start": "2027-05-10T13:00:00+02:00[Europe/Zurich]", "#
                    + #""place": {"name": "Zurich", "code": "ZRH"}, "destination": {"name": "Narita", "code": "NRT"}"#
                    + more + "}")
        }
        let refused = try add("")
        #expect(refused.status == .badData)
        #expect(
            refused.errors.contains(#"flight: no arrival is said; expected \"end\""#), "\(refused.errors)")
        #expect(try add(#", "endEstimated": true"#).json()["endEstimated"] as? Bool == true)
        let said = try add(#", "end": "2027-05-11T08:50:00+09:00[Asia/Tokyo]""#).json()
        #expect(said["endEstimated"] as? Bool == false)
    }

    @Test func `the ends of other things are taken and marked`() throws {
        let place = try trip()
        func added(_ command: String...) throws -> (end: String, estimated: Bool, errors: String) {
            let run = try place.run(["add"] + command + ["--json"])
            let item = try run.json()
            return (item["end"] as? String ?? "", item["endEstimated"] as? Bool ?? false, run.errors)
        }
        let dinner = try added("restaurant", "Dinner", "--start", "2027-05-10 19:00 Asia/Tokyo")
        #expect(dinner.end == "2027-05-10T21:00:00+09:00[Asia/Tokyo]" && dinner.estimated)
        #expect(
            dinner.errors
                == "note: no end was given: 2 h were taken, and are marked as estimated; --length or --end says another\n"
        )
        let inn = try added("lodging", "Inn", "--check-in", "2027-05-10 15:00 Asia/Tokyo")
        #expect(inn.end == "2027-05-11T15:00:00+09:00[Asia/Tokyo]" && inn.estimated)
        #expect(
            inn.errors
                == "note: no end was given: the same time of the next day was taken, and is marked as estimated; --end says "
                + "another\n")
        // Every stay has one night.
        let hotel = try added("lodging", "Hotel", "--start", "2027-05-12")
        #expect(hotel.end == "2027-05-13" && !hotel.estimated)
        #expect(hotel.errors == "note: no end was given: 1 night was taken; --nights says how many\n")
    }

    @Test func `a backup has the estimate`() throws {
        let place = try trip()
        _ = try place.run(Self.flight + ["--estimate"])
        let file = place.path + "/b.json"
        _ = try place.run("backup", "-o", file)
        let other = try Workplace()
        #expect(try other.run("restore", file, "--yes").status == .success)
        #expect(try other.run("show", "NRT", "--json").json()["endEstimated"] as? Bool == true)
    }

    @Test func `a flight whose file gives no arrival shows none, and check tells it`() throws {
        let place = try Workplace()
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", "BEGIN:VEVENT", "UID:1@example.org",
            "DTSTAMP:20270101T000000Z", "SUMMARY:Flight OS 51 from VIE to NRT", "CATEGORIES:FLIGHT",
            "DTSTART;TZID=Europe/Vienna:20270312T132500", "END:VEVENT", "END:VCALENDAR", "",
        ]
        let file = try place.file("flight.ics", lines.joined(separator: "\r\n"))
        let agenda = try place.run("agenda", "2027-03-12", "-f", file).output
        #expect(agenda.contains("13:25        Flight OS 51 from VIE to NRT · arrival not given"), "\(agenda)")
        _ = try place.run("import", file, "--trip", "Japan")
        let shown = try place.run("show", "OS 51").output
        #expect(shown.contains(/arrives +not given\n/) && !shown.contains("lasts"), "\(shown)")
        #expect(
            try place.run("check", "Japan").output.contains(
                "warning: Flight OS 51 from VIE to NRT ends as it starts, and it is 9154 km from "))
    }
}
