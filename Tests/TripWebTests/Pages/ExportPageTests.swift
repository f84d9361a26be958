import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The trip as a file and on paper, and the backup of the store.
@Suite("Export by the browser") struct ExportPageTests {
    @Test func `the calendar file is chosen by what it shows`() async throws {
        let (pages, trip) = try Pages.family()
        let page = try await pages.get("\(trip)/export").text
        #expect(page.contains("<form class=\"clocks\" method=\"get\" action=\"\(trip)/trip.ics\">"))
        #expect(page.contains("<option value=\"shared\" selected>"))
        let full = try await pages.get("\(trip)/trip.ics?redact=full")
        #expect(full["Content-Disposition"] == "attachment; filename=\"trip.ics\"")
        #expect(try await pages.get("\(trip)/trip.ics?redact=all").status == 400)
    }

    @Test func `a backup is everything, as restore reads it`() async throws {
        let (pages, trip) = try Pages.family()
        #expect(try await pages.get("/backup").text.contains("1 trip, 24 activities"))
        let file = try await pages.get("/backup.json")
        #expect(file.status == 200)
        #expect(
            file["Content-Disposition"]
                == "attachment; filename=\"meridian-2027-03-28.json\"; filename*=UTF-8''meridian-2027-03-28.json"
        )
        #expect(file["Cache-Control"] == "no-store")
        let expected = try StoreBackup(
            of: pages.store, by: "Meridian", at: Instant(parsing: "2027-03-28T07:45:00Z"))
        #expect(file.bytes == expected.bytes)
        #expect(expected.isWhole)
        #expect(!trip.isEmpty)
        #expect(try await pages.ask(.get, "/backup.json").status == 403)
        #expect(try await pages.ask(.get, "/backup").status == 403)
    }

    @Test func `a backup that is not everything is given only when it is asked for`() async throws {
        let (pages, _) = try Pages.family()
        try pages.store.write { writing in
            // A negative revision could not be restored.
            let id = try writing.trips()[0].id
            var activity = try writing.activities(of: id)[0]
            activity.sequence = -5
            try writing.save(activity, in: id)
        }
        let refused = try await pages.get("/backup.json")
        #expect(refused.status == 500)
        #expect(refused.text.contains("The backup would not be everything"))
        #expect(refused.text.contains("<a href=\"/backup.json?partial=1\">Download it as it is</a>"))
        let partial = try await pages.get("/backup.json?partial=1")
        #expect(partial["Content-Disposition"]?.contains("incomplete") == true)
    }

    /// What is printed for a friend: a code stands in titles and notes too, and a place may be kept from others.
    @Test func `paper without codes has none in any text, and no hidden place`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.name = "Pacific QX7PLM"
            try writing.update(trip)
            guard var activity = try writing.activities(of: trip.id).first else { return }
            activity.confirmation = "QX7PLM"
            activity.title = "Flight (booking ref: qx7plm) seat 14K"
            activity.notes = "Confirmation number: QX7PLM\nSeat: 14K\nRoom 512"
            activity.place?.name = "Villa Nordlicht"
            activity.hidesPlace = true
            try writing.save(activity, in: trip.id)
        }
        let whole = try await pages.get("\(trip)/paper").text
        #expect(whole.contains("Room 512") && whole.contains("Villa Nordlicht"))
        let bare = try await pages.get("\(trip)/paper?codes=0&costs=0").text.uppercased()
        for secret in ["QX7PLM", "14K", "ROOM 512", "VILLA NORDLICHT"] {
            #expect(!bare.contains(secret), "\(secret)")
        }
    }

    /// A UID is the sender's, and may begin with the code of a booking; a printed link keeps its address.
    @Test func `paper leads to no activity, and names no UID`() async throws {
        let pages = try Pages()
        let calendar = CrowdedPageTests.calendar([
            [
                "DTSTART;TZID=Europe/Berlin:20270308T100000", "DTEND;TZID=Asia/Tokyo:20270309T080000",
                "SUMMARY:Flight BER to HND", "CATEGORIES:FLIGHT",
            ],
            [
                "DTSTART;TZID=Asia/Tokyo:20270310T190000", "DTEND;TZID=Asia/Tokyo:20270310T203000",
                "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Dinner",
            ],
        ])
        let named = String(decoding: calendar, as: UTF8.self)
            .replacingOccurrences(of: "UID:0@test", with: "UID:R7KQ2M-1-20270308@air.example")
            .replacingOccurrences(of: "UID:1@test", with: "UID:res-4418207@table.example")
        let trip = try pages.imported(Array(named.utf8), named: "tokyo.ics")
        #expect(try await pages.get(trip).text.contains("R7KQ2M"))
        for page in ["paper", "paper?codes=0&costs=0", "paper?codes=0&clock=place"] {
            let text = try await pages.get("\(trip)/\(page)").text
            #expect(text.contains("<span class=\"title\"><bdi>Flight BER to HND</bdi>"), "\(page)")
            let main = try #require(text.components(separatedBy: "<main").last)
            #expect(!main.contains("<a "), "\(page)")
            for secret in ["uid=", "R7KQ2M", "4418207", "air.example"] {
                #expect(!text.contains(secret), "\(page) \(secret)")
            }
        }
        for level in ["shared", "busy"] {
            let made = try await SharePageTests.made(pages, String(trip.dropFirst("/trips/".count)), level)
            let given = try await [
                pages.ask(.get, made.page).text, pages.ask(.get, made.calendar).text,
                pages.get("\(trip)/trip.ics?redact=\(level)").text,
            ]
            for text in given {
                #expect(!text.contains("R7KQ2M") && !text.contains("4418207"), "\(level)")
            }
        }
    }

    /// What has no place on the timeline is told above it, by its title.
    @Test func `the notes on paper without codes have none`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            let id = try writing.trips()[0].id
            guard var activity = try writing.activities(of: id).first(where: { $0.kind == .flight }),
                case .timed(var start, let end) = activity.span
            else { return }
            start.zone = try ZoneID("Mars/Olympus")
            activity.span = .timed(start: start, end: end)
            activity.confirmation = "QX7PLM"
            activity.title = "Flight qx7plm"
            try writing.save(activity, in: id)
        }
        #expect(try await pages.get("\(trip)/paper").text.contains("<li><bdi>Flight qx7plm: "))
        let bare = try await pages.get("\(trip)/paper?codes=0").text
        #expect(bare.contains("<li><bdi>Flight …: "))
        #expect(!bare.localizedCaseInsensitiveContains("QX7PLM"))
    }

    @Test func `paper has codes and costs or not, and no form is printed`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            let id = try writing.trips()[0].id
            guard var activity = try writing.activities(of: id).first else { return }
            activity.confirmation = "QX7PLM"
            activity.cost = try Money("412.50 EUR")
            try writing.save(activity, in: id)
        }
        let whole = try await pages.get("\(trip)/paper").text
        #expect(whole.contains("QX7PLM") && whole.contains("412.50"))
        #expect(!(try await pages.get("\(trip)/paper?codes=0").text.contains("QX7PLM")))
        #expect(!(try await pages.get("\(trip)/paper?costs=0").text.contains("412.50")))
        let bare = try await pages.get("\(trip)/paper?codes=0&costs=0&clock=home").text
        #expect(bare.contains("<option value=\"0\" selected>"))
        #expect(bare.contains("<input type=\"hidden\" name=\"clock\" value=\"home\">"))
        #expect(!(try await pages.get(trip).text.contains("name=\"codes\"")))
        let sheet = String(decoding: pages.responder.templates.sheet, as: UTF8.self)
        let print = try #require(sheet.components(separatedBy: "@media print {").last)
        #expect(print.contains("nav, form:not(.clocks), .clocks :is(button, input, select, label, .start),"))
        #expect(print.contains("break-inside: avoid"))
        #expect(print.contains("counter(page)"))
    }
}
