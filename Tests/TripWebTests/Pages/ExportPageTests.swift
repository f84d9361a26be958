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
