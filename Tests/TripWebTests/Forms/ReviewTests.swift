import CivilTime
import Foundation
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// What a review says of each activity.
@Suite("Reviews of imports") struct ReviewTests {
    static func event(_ lines: String...) -> [UInt8] {
        Array(
            ([
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Air//EN", "X-WR-CALNAME:T", "BEGIN:VEVENT",
                "UID:1@air.example",
            ]
                + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    static func review(_ pages: Pages, _ bytes: [UInt8]) async throws -> String {
        let sent = try await ImportTests.send(
            pages, pages.cookie, ImportTests.body([("t.ics", "text/calendar", bytes)]))
        return try await pages.get(try #require(sent["Location"])).text
    }

    static let start = "DTSTART;TZID=Europe/Berlin:20270601T190000"

    @Test func `a newer file is shown with each field that it changes`() async throws {
        let pages = try Pages()
        _ = try pages.imported(
            Self.event(
                "DTSTAMP:20270101T000000Z", Self.start, "SUMMARY:Meet at 7", "LOCATION:Old inn",
                "DESCRIPTION:Bring A"),
            named: "t.ics")
        let review = try await Self.review(
            pages,
            Self.event(
                "DTSTAMP:20270102T000000Z", "SEQUENCE:1", Self.start, "SUMMARY:Meet at seven",
                "LOCATION:Scam street 1", "DESCRIPTION:Bring B", "STATUS:TENTATIVE"))
        for words in [
            "at: Scam street 1, before: Old inn", "title: Meet at seven, before: Meet at 7",
            "notes: Bring B, before: Bring A", "status: tentative, before: confirmed",
        ] { #expect(review.contains(words), "\(words)") }
        #expect(!review.contains("kind:"))
    }

    @Test func `something new is shown with its place and its rule`() async throws {
        let review = try await Self.review(
            try Pages(),
            Self.event(
                "DTSTAMP:20270101T000000Z", Self.start, "SUMMARY:Swim", "LOCATION:Pool",
                "RRULE:FREQ=DAILY;COUNT=8"))
        #expect(review.contains("<bdi>at Pool</bdi>"))
        #expect(review.contains("repeats: RRULE:FREQ=DAILY;COUNT=8"))
    }

    @Test func `an occurrence that is cancelled is not counted as new`() async throws {
        let pages = try Pages()
        _ = try pages.imported(
            Self.event("DTSTAMP:20270101T000000Z", Self.start, "SUMMARY:Swim", "RRULE:FREQ=DAILY;COUNT=8"),
            named: "t.ics")
        let review = try await Self.review(
            pages,
            Self.event(
                "DTSTAMP:20270102T000000Z", "RECURRENCE-ID;TZID=Europe/Berlin:20270602T190000",
                "DTSTART;TZID=Europe/Berlin:20270602T190000", "SUMMARY:Swim", "STATUS:CANCELLED"))
        #expect(review.contains("known trip · 1 cancelled"))
    }

    @Test func `a stay is shown with the day of leaving`() async throws {
        let review = try await Self.review(
            try Pages(),
            Self.event(
                "DTSTAMP:20270101T000000Z", "DTSTART;VALUE=DATE:20270309", "DTEND;VALUE=DATE:20270312",
                "SUMMARY:Hotel Otto", "X-MERIDIAN-KIND:LODGING"))
        #expect(review.contains("Tue 9 March 2027 – Fri 12 March 2027"))
    }

    /// In Berlin the hour from 02:00 is skipped on 28 March 2027, and comes twice on 31 October; in Apia there was no 30
    /// December 2011. A skipped time is read with the offset from before (RFC 5545, section 3.3.5).
    @Test(arguments: [
        (
            "Europe/Berlin", "20270328T023000",
            "Sun 28 March 2027 03:30 Europe/Berlin (02:30 does not exist)"
        ),
        ("Europe/Berlin", "20271031T023000", "Sun 31 October 2027 02:30 +02 Europe/Berlin"),
        (
            "Pacific/Apia", "20111230T103000",
            "Sat 31 December 2011 10:30 Pacific/Apia (10:30 on Fri 30 December does not exist)"
        ),
        ("Europe/Berlin", "20270601T190000", "Tue 1 June 2027 19:00 Europe/Berlin"),
    ])
    func `a time is shown as it is read`(zone: String, start: String, words: String) async throws {
        let review = try await Self.review(
            try Pages(),
            Self.event(
                "DTSTAMP:20270101T000000Z", "DTSTART;TZID=\(zone):\(start)", "DURATION:PT2H", "SUMMARY:Walk"))
        #expect(review.contains("<bdi>\(words) – "), "\(review)")
    }

    @Test func `an event in an unknown zone is said to be left out`() async throws {
        let review = try await Self.review(
            try Pages(),
            Self.event(
                "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Nowhere/Land:20270601T190000", "SUMMARY:UnknownZone"
            ))
        #expect(review.contains("so &quot;UnknownZone&quot; is left out; with a zone of the database"))
    }

    // MARK: - Taking it back

    @Test func `undo leads to what is left, and says so`() async throws {
        let pages = try Pages()
        let sent = try await ImportTests.send(
            pages, pages.cookie, ImportTests.body([("t.ics", "text/calendar", CrowdedPageTests.daily)]))
        let done = try await ImportTests.answer(pages, pages.cookie, try #require(sent["Location"]))
        let trip = try #require(done["Location"]).components(separatedBy: "?")[0]
        let number = try pages.store.read { try $0.history()[0].number }
        let back = try await FeedPageTests.send(
            pages, "/undo", "number=\(number)&back=\(PercentText.encoded(trip))")
        #expect(back["Location"] == "/trips?undone=\(number)")
        let list = try await pages.get("/trips?undone=\(number)")
        #expect(list.status == 200)
        #expect(list.text.contains("The change was taken back."))
    }

    @Test func `undo after adding leads to the itinerary`() async throws {
        let (pages, trip) = try Pages.family()
        let id = TripID(String(trip.dropFirst("/trips/".count)))
        try pages.store.write { writing in
            try writing.record("add", at: pages.responder.household.now())
            let day = try CivilDate(2027, 3, 12)
            let span = ActivitySpan.allDay(start: day, end: try day.adding(days: 1))
            try writing.save(
                Activity(uid: ActivityUID("new"), kind: .tour, title: "Walk", span: span), in: id)
        }
        let number = try pages.store.read { try $0.history()[0].number }
        let back = try await FeedPageTests.send(
            pages, "/undo", "number=\(number)&back=\(PercentText.encoded("\(trip)/activity?uid=new"))")
        #expect(back["Location"] == "\(trip)?undone=\(number)")
    }

    @Test func `dropping a change of a series says what comes back`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let id = TripID(String(trip.dropFirst("/trips/".count)))
        let series = try #require(pages.store.read { try $0.activities(of: id).first })
        guard case .timed(let start, let end) = series.span else { return }
        let original = CivilDateTime(try start.local.date.adding(days: 1), start.local.time)
        let key = try ActivityKey(uid: series.uid, occurrence: "\(original)")
        func save(_ status: ActivityStatus) throws {
            var change = Activity(
                uid: series.uid, recurrenceID: key.recurrenceID, kind: series.kind, title: "Swim",
                span: .timed(
                    start: ActivityTime(local: original, zone: start.zone),
                    end: ActivityTime(local: original, zone: end.zone)))
            change.status = status
            try pages.store.write { try $0.save(change, in: id) }
        }
        let path =
            "\(trip)/delete?uid=\(PercentText.encoded(series.uid.text))&occurrence=\(PercentText.encoded(key.occurrence ?? ""))"
        try save(.confirmed)
        let question = try await pages.get(path).text
        #expect(
            question.contains(
                "Drop this change of Swim, Fri 26 March 2027? The series then has it as it was."))
        #expect(question.contains("<button>Mark as cancelled</button>"))
        try save(.cancelled)
        let other = try await pages.get(path).text
        #expect(other.contains("without it, it takes place again"))
        #expect(!other.contains("<button>Mark as cancelled</button>"))
        #expect(
            try await pages.get("\(trip)/delete?uid=\(PercentText.encoded(series.uid.text))").text.contains(
                "Delete the series Swim with all its occurrences, 1 of them changed?"))
    }
}
