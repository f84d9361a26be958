import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Files of Traveling Snails, imported") struct SnailsImportTests {
    /// A file with two trips, of which one has a record without a date.
    private static func snails(_ name: String = "Kiyosumi", cost: String = "120.5") -> String {
        """
        {"exportInfo": {"version": "1.0", "timestamp": "2026-11-02T08:00:00Z"},
         "organizations": [{"id": "10000000-0000-4000-8000-000000000001", "name": "Quell Air"}],
         "trips": [
          {"id": "20000000-0000-4000-8000-00000000000A", "name": "Japan", "isProtected": true,
           "startDate": "2027-03-11T23:00:00Z", "endDate": "2027-03-19T23:00:00Z",
           "embeddedTransportation": [
            {"id": "30000000-0000-4000-8000-000000000001", "name": "QJ 714", "type": "plane",
             "start": "2027-03-12T09:00:00Z", "end": "2027-03-12T22:30:00Z", "startTZId": "Europe/Berlin",
             "endTZId": "Asia/Tokyo", "organizationId": "10000000-0000-4000-8000-000000000001"},
            {"id": "30000000-0000-4000-8000-000000000003", "name": "No date", "start": "soon",
             "end": "2027-03-14T01:00:00Z", "startTZId": "Asia/Tokyo", "endTZId": "Asia/Tokyo"}],
           "embeddedLodging": [
            {"id": "40000000-0000-4000-8000-000000000001", "name": "\(name)", "start": "2027-03-13T06:00:00Z",
             "end": "2027-03-15T02:00:00Z", "startTZId": "Asia/Tokyo", "endTZId": "Asia/Tokyo",
             "cost": \(cost)}]},
          {"id": "20000000-0000-4000-8000-00000000000B", "name": "Someday"}],
         "attachments": [
          {"id": "50000000-0000-4000-8000-000000000001", "parentId": "40000000-0000-4000-8000-000000000001",
           "originalFileName": "voucher.txt", "createdDate": "2026-10-01T12:00:00Z",
           "fileData": "Um9vbSA1MTI="}]}
        """
    }

    @Test func `a file of Traveling Snails is known by what is in it, and a second time changes nothing`()
        throws
    {
        let place = try Workplace()
        let file = try place.file("export.data", Self.snails())
        let trial = try place.run("import", file, "--currency", "CHF", "--dry-run", "--json").json()
        #expect(!FileManager.default.fileExists(atPath: place.store))
        let run = try place.run("import", file, "--currency", "CHF", "--json")
        // A record without a date is refused, and the others are there.
        #expect(run.status == .badData)
        let first = try run.json()
        for document in [trial, first] {
            #expect(document["added"] as? Int == 2)
            #expect(document["attached"] as? Int == 1)
            let trips = try #require(document["trips"] as? [[String: Any]])
            #expect(trips.map { $0["trip"] as? String } == ["Japan", "Someday"])
            #expect(trips.map { $0["new"] as? Bool } == [true, true])
        }
        let repairs = try #require(first["repairs"] as? [[String: Any]])
        #expect(
            repairs.contains {
                $0["code"] as? String == "record-refused" && $0["severity"] as? String == "error"
            })
        #expect(repairs.contains { $0["code"] as? String == "was-protected" })
        // 23:00 UTC is midnight at home, in Berlin; the end is the day after the last.
        let show = try place.run("trip", "show", "Japan", "--json").json()
        #expect(show["start"] as? String == "2027-03-12")
        #expect(show["end"] as? String == "2027-03-21")
        #expect(try place.run("show", "QJ").output.contains("Quell Air"))
        #expect(try place.run("show", "Kiyosumi").output.contains("120.50 CHF"))
        #expect(!(try place.run("trip", "show", "Japan").output.contains("No date")))
        #expect(try place.run("attachments", "list").output.contains("voucher.txt"))
        let backup = try place.run("backup").output
        let again = try place.run("import", file, "--currency", "CHF", "--json").json()
        #expect(again["unchanged"] as? Int == 2)
        #expect(again["attached"] as? Int == 0)
        #expect(try place.run("backup").output == backup)
        #expect(try place.run("undo").output.contains("import"))
        #expect(try place.run("trip", "list").output.hasPrefix("no trips"))
    }

    @Test func `a change in the app comes over, and one that was made here by hand stays`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.json", Self.snails()), "--currency", "CHF")
        let changed = try place.run(
            "import", place.file("b.json", Self.snails("Kiyosumi 2")), "--currency", "CHF", "--json")
        #expect(try changed.json()["updated"] as? Int == 1)
        #expect(try place.run("show", "Kiyosumi 2").status == .success)
        // Without a currency the cost that is there stays.
        _ = try place.run("import", place.file("c.json", Self.snails("Kiyosumi 3")))
        #expect(try place.run("show", "Kiyosumi 3").output.contains("120.50 CHF"))
        _ = try place.run("edit", "Kiyosumi 3", "--title", "My hotel")
        let kept = try place.run("import", place.file("d.json", Self.snails()), "--currency", "CHF", "--json")
        #expect(try kept.json()["skipped"] as? Int == 1)
        #expect(kept.output.contains("conflicting-edit"))
        #expect(try place.run("show", "My hotel").status == .success)
    }

    @Test func `JSON that is something else is refused, and says which command reads it`() throws {
        let place = try Workplace()
        for text in ["{}", "{", #"{"exportInfo": {"version": "2.0"}}"#, " {\"a\": 1}"] {
            let run = try place.run("import", place.file("x.json", text))
            #expect(run.status == .badData, "\(text): \(run.errors)")
        }
        _ = try place.run("trip", "new", "Lisbon")
        let backup = try place.run("backup")
        let run = try place.run(["import", "-"], input: backup.bytes)
        #expect(run.errors.contains("meridian restore"), "\(run.errors)")
        let file = try place.file("s.json", Self.snails())
        #expect(try place.run("import", file, "--trip", "Lisbon").status == .usage)
        #expect(try place.run("import", file, "--currency", "XXQ").status == .usage)
        let ics = try place.file("a.ics", calendar())
        #expect(try place.run("import", ics, "--trip", "T", "--currency", "CHF").status == .usage)
        #expect(
            try place.run(["import", "-", "--currency", "EUR"], input: Array(Self.snails().utf8)).output
                .contains("Japan (new trip)"))
    }

    @Test func `a trip that is protected here is not written over`() throws {
        let place = try Workplace()
        let file = try place.file("s.json", Self.snails())
        _ = try place.run("import", file)
        let secret = try place.file("p", "correct horse battery")
        #expect(try place.run("protect", "Japan", "--passphrase-file", secret).status == .success)
        let run = try place.run("import", file)
        #expect(run.status == .badData)
        #expect(run.errors.contains("meridian unprotect 20000000"), "\(run.errors)")
    }
}
