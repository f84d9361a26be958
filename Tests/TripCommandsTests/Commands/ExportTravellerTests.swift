import Foundation
import TestKit
import Testing

@testable import TripCommands

/// `export --traveller`, of the family of docs/demo/family: who takes part in what is in the table of its README.
@Suite("Exports for travellers") struct ExportTravellerTests {
    private static let file = "\(Demo.directory)/family/family.ics"

    /// The UIDs of what one of these persons takes part in, by the README; those who travel in what nobody is named for.
    private static func golden(_ people: Set<String>) throws -> Set<String> {
        var found: Set<String> = []
        for line in try Fixtures.text("\(Demo.directory)/family/README.md").split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[0].hasPrefix("`") else { continue }
            let takingPart =
                cells[2] == "all four"
                ? ["Ada", "Ben", "Cleo", "Dan"] : cells[2].components(separatedBy: ", ")
            guard !people.isDisjoint(with: takingPart) else { continue }
            found.insert("family-\(cells[0].filter { $0 != "`" })@winter.example")
        }
        return found
    }

    private static func uids(_ calendar: String) -> Set<String> {
        let unfolded = calendar.replacing("\r\n ", with: "")
        return Set(
            unfolded.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) })
    }

    @Test(arguments: [
        (["ada"], 20), (["cleo"], 16), (["rosa"], 1), (["rosa", "dan"], 18),
        (["ada", "ben", "cleo", "dan"], 24),
    ])
    func `an export has what they take part in, from the store and from a file`(names: [String], count: Int)
        throws
    {
        let place = try Workplace()
        #expect(try place.run("import", Self.file).status == .success)
        let wanted = try Self.golden(Set(names.map(\.capitalized)))
        #expect(wanted.count == count)
        let options = names.flatMap { ["--traveller", $0] }
        let stored = try place.run(["export"] + options)
        #expect(stored.status == .success, "\(stored.errors)")
        #expect(Self.uids(stored.output) == wanted)
        let straight = try place.run(["export"] + options + ["-f", Self.file])
        #expect(Self.uids(straight.output) == wanted)
        let json = try place.run(["export", "--json"] + options).json()
        #expect(json["activities"] as? Int == count)
    }

    @Test(arguments: [[], ["-f", file]])
    func `what one of them was given is the journey of that one in another store`(source: [String]) throws {
        let place = try Workplace()
        if source.isEmpty { #expect(try place.run("import", Self.file).status == .success) }
        let calendar = try place.run(["export", "--traveller", "Cleo Winter"] + source).output
        let other = try Workplace()
        let path = try other.file("cleo.ics", calendar)
        #expect(try other.run("import", path, "--trip", "Around the Pacific").status == .success)
        let dates = "2027-03-17..2027-04-10"
        let agenda = try other.run("agenda", dates, "--traveller", "cleo").output
        #expect(agenda == (try place.run(["agenda", dates, "--traveller", "cleo", "-f", Self.file]).output))
        #expect(agenda.split(separator: "\n").count == 56)
    }

    @Test func `a straight export says who takes part, so that nobody is lost on the way`() throws {
        let place = try Workplace()
        let first = try place.run("export", "-f", Self.file).output
        let again = try place.file("again.ics", first)
        #expect(try place.run("export", "-f", again).output == first)
        #expect(first.components(separatedBy: "X-MERIDIAN-PARTICIPANT").count == 25)
        let lines = try place.run("who", "2027-03-28T07:45Z", "-f", again).lines
        #expect(lines[2].hasPrefix("Ada Winter, Ben Winter   Sun 20:45 "), "\(lines)")
        #expect(lines[3].hasPrefix("Cleo Winter, Dan Winter  in transit "), "\(lines)")
    }

    @Test func `a series keeps its changed occurrences, and a folder the files of others`() throws {
        let place = try Workplace()
        let ada = "ATTENDEE;CN=Ada:mailto:ada@example.org"
        let series = calendar(uid: "s@example.org", more: ["RRULE:FREQ=DAILY;COUNT=3", ada])
        let changed = calendar(
            uid: "s@example.org", start: "DTSTART;TZID=Asia/Tokyo:20270311T120000",
            end: "DTEND;TZID=Asia/Tokyo:20270311T130000",
            more: [
                "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T090000", "ATTENDEE;CN=Ben:mailto:ben@example.org",
            ])
        let event = try #require(changed.components(separatedBy: "BEGIN:VEVENT").last)
        let file = try place.file(
            "s.ics", series.replacing("END:VCALENDAR\r\n", with: "BEGIN:VEVENT" + event))
        let hers = try place.run("export", "--traveller", "ada", "-f", file).output
        #expect(hers.components(separatedBy: "BEGIN:VEVENT").count == 3)
        let his = try place.run("export", "--traveller", "ben", "-f", file).output
        #expect(his.components(separatedBy: "BEGIN:VEVENT").count == 2)
        #expect(his.contains("RECURRENCE-ID"))
        let run = try place.run(
            "export", "--traveller", "ada", "-o", place.path + "/out/", "--prune", "-f", file)
        #expect(run.status == .usage)
        #expect(
            run.errors.contains(
                "--prune would delete the files of what others take part in; leave out --traveller"))
        let nobody = try place.run("export", "--traveller", "eve", "-f", file)
        #expect(nobody.status == .noInput)
        #expect(nobody.errors.contains("--traveller eve: nobody is called that"))
    }

    @Test func `what is shared of one person has no code of another`() throws {
        let place = try Workplace()
        for command in [
            ["trip", "new", "Tokyo", "--traveller", "Eve", "--traveller", "Otto"],
            [
                "add", "flight", "Otto leaves", "--from", "HND", "--to", "LAX", "--depart",
                "2027-03-12 17:00",
                "--arrive", "10:05", "--confirmation", "K9P3ZZ", "--traveller", "Otto",
            ],
            [
                "add", "event", "Drive Otto (K9P3ZZ) to HND", "--start", "2027-03-12 14:00", "--length", "1h",
                "--zone", "Asia/Tokyo", "--traveller", "Eve",
            ],
        ] {
            #expect(try place.run(command).status == .success)
        }
        let told = try place.run("export", "Tokyo", "--traveller", "eve", "--redact", "shared").output
        #expect(told.contains("SUMMARY:Drive Otto (…) to HND"))
        #expect(!told.contains("K9P3ZZ"))
    }

    @Test func `a title that is made for a hidden place does not name it`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Tokyo").status == .success)
        let added = try place.run(
            "add", "lodging", "--place", "Women's refuge Kanda", "--hide-place", "--start", "2027-03-13",
            "--nights",
            "2")
        #expect(added.status == .success)
        let full = try place.run("export", "Tokyo").output
        #expect(full.contains("SUMMARY:Stay\r\n"))
        #expect(full.contains("LOCATION:Women's refuge Kanda"))
        #expect(try !place.run("export", "Tokyo", "--redact", "shared").output.contains("refuge"))
    }
}
