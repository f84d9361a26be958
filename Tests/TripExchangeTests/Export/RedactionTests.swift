import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

@Suite("Redaction") struct RedactionTests {
    /// What the demo's files know beyond titles, times and places; some of it stands in UIDs.
    static let secrets = [
        "R7KQ2M", "34K", "31A", "28C", "4418207", "3097", "551.824", "90117", "TL-2217", "58120446", "Seat",
        "seat",
        "Brandt", "BRANDT", "reservations@", "quellair", "zimmerfinder", "VALARM", "ORGANIZER", "DESCRIPTION",
        "URL",
        "X-MICROSOFT", "X-ALT-DESC", "X-MERIDIAN", "FILENAME", "PIN-Code", "LAST-MODIFIED", "CREATED",
        "Elternabend",
    ]
    static let titles = [
        "QJ 714", "Anruf", "Kiyosumi", "Tule", "Train", "Museum", "Hotel", "Los Angeles", "Tokyo",
        "\r\nLOCATION:", "GEO:", "Europe/", "CATEGORIES",
    ]

    static func demo(_ redaction: Redaction) throws -> String {
        let activities = try DemoTests.files.flatMap { try DemoTests.imported($0).activities }
        // Folding could cut a secret in two.
        return try Exchange.text(activities, redaction).replacing("\r\n ", with: "")
    }

    @Test func `all that is secret is there to be leaked`() throws {
        let full = try Self.demo(.full)
        for secret in Self.secrets + Self.titles { #expect(full.contains(secret), "\(secret)") }
    }

    @Test func `a shared export tells titles and places and no more`() throws {
        let shared = try Self.demo(.shared)
        for secret in Self.secrets { #expect(!shared.contains(secret), "\(secret)") }
        for title in Self.titles { #expect(shared.contains(title), "\(title)") }
        #expect(shared.contains("CLASS:PRIVATE"))
    }

    @Test func `a busy export tells times and nothing else`() throws {
        let busy = try Self.demo(.busy)
        for word in Self.secrets + Self.titles where word != "Europe/" {
            #expect(!busy.contains(word), "\(word)")
        }
        #expect(!busy.contains("Asia/Tokyo"))
        #expect(!busy.contains("NAME:Trip"))
        let names = Set(
            try #require(try CalendarReader().read(text: busy).calendars.first).events.flatMap {
                $0.properties.map(\.name)
            })
        #expect(
            names == [
                "UID", "DTSTAMP", "DTSTART", "DTEND", "RRULE", "EXDATE", "RECURRENCE-ID", "SEQUENCE",
                "SUMMARY", "CLASS",
            ])
    }

    @Test(arguments: [Redaction.shared, .busy]) func `redacted times are the same instants`(
        _ redaction: Redaction
    ) throws {
        let activities = try DemoTests.files.flatMap { try DemoTests.imported($0).activities }
        let again = try Exchange.imported(file: Exchange.text(activities, redaction)).activities
        // Stays and what is called off take no time.
        let written = activities.filter {
            redaction != .busy || $0.status != .cancelled && !$0.isTransparent && !$0.kind.isBackground
        }
        #expect(again.count == written.count)
        for (old, new) in zip(written, again) {
            guard case .timed(let start, let end) = old.span, case .timed(let newStart, let newEnd) = new.span
            else {
                #expect(new.span == old.span)
                continue
            }
            #expect(try Exchange.instant(newStart) == Exchange.instant(start))
            #expect(try Exchange.instant(newEnd) == Exchange.instant(end))
        }
    }

    @Test func `a code or a seat in a title is blotted out`() throws {
        var activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "SUMMARY:#r7kq2m: From Wien to Brno\\, seat: 1/42 (R7KQ2MX)",
            "LOCATION:Gate R7KQ2M",
        ])
        (activity.confirmation, activity.seat) = ("R7KQ2M", "1/42")
        let lines = try Exchange.eventLines(activity, .shared)
        #expect(lines.contains("SUMMARY:#…: From Wien to Brno\\, seat: … (…X)"))
        #expect(lines.contains("LOCATION:Gate …"))
    }

    /// 02:45 on 31 October 2027 comes twice in Berlin, and 02:30 on 28 March does not come.
    @Test(arguments: [("20271031T024500", "20271031T004500Z"), ("20270328T023000", "20270328T013000Z")])
    func `a time that comes twice or not keeps its clock where times are shared`(
        _ local: String, _ utc: String
    )
        throws
    {
        let activity = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:\(local)", "DTEND;TZID=Europe/Berlin:\(local.prefix(8))T060000",
            "SUMMARY:Late bar",
        ])
        let lines = try Exchange.eventLines(activity, .shared)
        #expect(lines.contains("DTSTART:\(utc)"))
        #expect(lines.contains("X-MERIDIAN-START;TZID=Europe/Berlin:\(local)"))
        let again = try #require(
            try Exchange.imported(file: Exchange.text([activity], .shared)).activities.first)
        #expect(try Exchange.ends(again).0.zone?.name == "Europe/Berlin")
        #expect(try !Exchange.eventLines(activity, .busy).contains { $0.hasPrefix("X-") })
    }

    @Test func `redacted UIDs depend on the owner's key and hold together a series`() throws {
        let series = try DemoTests.imported("family-feed.ics").activities
        func uids(_ key: String?) throws -> [String] {
            let export = CalendarExport(
                database: try Exchange.database(), productID: "-//Test//EN", redaction: .shared,
                stamp: .epoch,
                pseudonymKey: key)
            return export.calendar(named: nil, activities: series).calendar.events.compactMap(\.uid)
        }
        let first = try uids("a")
        #expect(Set(first).count == 1)
        #expect(try uids("a") == first)
        #expect(try uids("b") != first)
        #expect(try uids(nil) == uids(nil))
        #expect(try uids(nil) != first)
    }

    // MARK: - Codes in other spellings

    @Test(arguments: [
        ("Flight XK7 P2Q to Wien", "Flight … to Wien"), ("Flight (xk7-p2q)", "Flight (…)"),
        ("XK7P2Q", "…"), ("X K 7 P 2 Q.", "…."), ("XK7_P2Q/XK7.P2Q", "…/…"), ("XK7\u{200B}P2Q", "…"),
        ("Gate XK7P2QA, 2XK7P2Q", "Gate …A, 2…"), ("東京行きXK7P2Q予約", "東京行き…予約"),
        ("BookingXK7P2Q, ticketxk7-p2qA", "Booking…, ticket…A"), ("XK7P2, K7P2Q", "XK7P2, K7P2Q"),
        (
            "xK7p2Q at https://a.example/XK7P2Q?x=1",
            "… at https://a.example/…?x=1"
        ),
    ])
    func `a code is the same code in every spelling`(_ title: String, _ shown: String) throws {
        var activity = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:x"])
        activity.title = title
        for code in ["XK7P2Q", "XK7 P2Q", "xk7-p2q", "ABC123, XK7P2Q"] {
            activity.confirmation = code
            let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [activity]).calendar
            #expect(calendar.events.first?.text("SUMMARY") == shown, "\(code)")
        }
    }

    @Test func `a code of one activity is none in the others, nor in the calendar's name`() throws {
        var flight = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:Flight"])
        flight.confirmation = "XK7P2Q"
        var hotel = flight.with(title: "Hotel, paid with XK7 P2Q, seat 1A")
        hotel.seat = "1A"
        let calendar = try Exchange.export(.shared).calendar(
            named: "Wien (XK7-P2Q)", activities: [flight, hotel]
        ).calendar
        #expect(calendar.events.last?.text("SUMMARY") == "Hotel, paid with …, seat …")
        #expect(calendar.component.text("X-WR-CALNAME") == "Wien (…)")
        #expect(calendar.component.text("NAME") == "Wien (…)")
    }

    @Test(arguments: [
        ("Hotel Sacher, PNR: XK7 P2Q", "Hotel Sacher, PNR: …"), ("Booking no. 551.824", "Booking no. …"),
        ("Confirmation code ABCDEF", "Confirmation code …"),
        ("Flight QJ 714, seat 34K", "Flight QJ 714, seat …"),
        ("Reservation for 4 at Otto's", "Reservation for 4 at Otto's"), ("Code review", "Code review"),
        ("Zug ICE 23, Sitz 71", "Zug ICE 23, Sitz …"), ("The booking", "The booking"),
        ("Wien, booking qwerty", "Wien, booking …"), ("Wien, PNR: abcdef", "Wien, PNR: …"),
        ("pnr Qwertz", "pnr …"), ("Reservation no. qwertyuiop", "Reservation no. …"),
        ("Ref: abcdefgh", "Ref: …"), ("Booking at Otto's", "Booking at Otto's"),
        ("Seat: window", "Seat: window"), ("Reservation Sacher", "Reservation Sacher"),
        // A noun, or what people make of it.
        ("Hotel conf# AB12CD", "Hotel conf# …"), ("Hotel Conf. no. AB12CD", "Hotel Conf. no. …"),
        ("Hotel PIN: 4821", "Hotel PIN: …"), ("Res# 55512", "Res# …"), ("Dossier XK7P2Q", "Dossier …"),
        ("E-ticket no. 220-1234567890", "E-ticket no. …"), ("Booking.com 1234.567.890", "Booking.com …"),
        ("Ticket 2 of 3", "Ticket 2 of 3"), ("Conf 2027", "Conf 2027"),
        ("Tickets: 4 adults", "Tickets: 4 adults"), ("Confirmed for 2027", "Confirmed for 2027"),
        // A compound that ends with a number or a code.
        ("Vorgangsnummer 123456", "Vorgangsnummer …"), ("boekingsnummer: 4471", "boekingsnummer: …"),
        ("Flugnummer QJ 714", "Flugnummer QJ 714"), ("Hausnummer 1204", "Hausnummer 1204"),
        // A number of whatever it is.
        ("Itinerary # 12345678", "Itinerary # …"), ("Booked under no. 12345", "Booked under no. …"),
        ("Pickup №123456", "Pickup №…"), ("N° de réservation : 12345", "N° de réservation : …"),
        ("Flight no. QJ 7145", "Flight no. QJ 7145"), ("Zug Nr. 1234", "Zug Nr. 1234"),
        ("Tour #3", "Tour #3"), ("#Wien2027", "#Wien2027"), ("No 2027 plans", "No 2027 plans"),
        // A list.
        ("seats 12A, 12B", "seats …, …"), ("seats 12A, 12B and 12C", "seats …, … and …"),
        ("seats 12A & 12B", "seats … & …"), ("seat(s): 12A", "seat(s): …"),
        ("seats 12A, and 12B, QJ 714", "seats …, and …, QJ 714"), ("Sitze 71 und 73", "Sitze … und …"),
        ("seat 12A, 3 nights", "seat …, 3 nights"), ("PNR XK7P2Q, LH 714", "PNR …, LH 714"),
        ("PNR XK7P2Q and AB12CD", "PNR … and …"), ("PIN: 4821 or 4822", "PIN: … or …"),
        ("Booking XK7P2Q, 2027-03-12", "Booking …, 2027-03-12"),
        // A seat in a coach; else the word is a square.
        ("Wagen 5, Platz 45", "Wagen 5, Platz …"), ("voiture 5 place 45", "voiture 5 place …"),
        ("Platz: 45", "Platz: …"), ("Potsdamer Platz 1", "Potsdamer Platz 1"),
    ])
    func `what stands behind a label is blotted out though nobody knows it`(_ title: String, _ shown: String)
        throws
    {
        let activity = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:x"]).with(title: title)
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [activity]).calendar
        #expect(calendar.events.first?.text("SUMMARY") == shown)
    }

    /// RFC 5545 section 3.8.1.3: "Applications MUST treat x-name and iana-token values they don't recognize the same way as
    /// they would the PRIVATE value."
    @Test(arguments: [
        ("PUBLIC", nil), ("public", nil), ("CONFIDENTIAL", "CONFIDENTIAL"), ("private", "PRIVATE"),
        ("X-TOP-SECRET", "PRIVATE"), ("FAMILY", "PRIVATE"),
    ])
    func `what nobody knows of CLASS is private`(_ level: String, _ shown: String?) throws {
        let activity = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:x", "CLASS:\(level)"])
        let lines = try Exchange.eventLines(activity, .shared)
        #expect(lines.filter { $0.hasPrefix("CLASS") } == (shown.map { ["CLASS:\($0)"] } ?? []))
    }

    @Test func `of what is CLASS:CONFIDENTIAL a shared export has the time alone`() throws {
        let lines = try Exchange.eventLines(
            try Exchange.activity([
                "DTSTART;TZID=Asia/Tokyo:20270312T080000", "DTEND;TZID=Asia/Tokyo:20270312T090000",
                "SUMMARY:Doctor", "LOCATION:Clinic", "CATEGORIES:Health", "CLASS:CONFIDENTIAL",
            ]), .shared)
        #expect(lines.contains("SUMMARY:Busy") && lines.contains("DTSTART:20270311T230000Z"))
        #expect(!lines.contains { $0.hasPrefix("LOCATION") || $0.hasPrefix("CATEGORIES") })
        let booking = try Exchange.eventLines(
            try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:Flight", "CLASS:PRIVATE"]), .shared)
        #expect(booking.contains("SUMMARY:Flight") && booking.contains("CLASS:PRIVATE"))
    }

    @Test func `what takes no time is in no busy export, but for one of a series`() throws {
        let activities = try Exchange.imported(
            file: """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//Test//EN
                BEGIN:VEVENT
                UID:a@test
                DTSTAMP:20260101T000000Z
                DTSTART:20270312T080000Z
                SUMMARY:Called off
                STATUS:CANCELLED
                END:VEVENT
                BEGIN:VEVENT
                UID:b@test
                DTSTAMP:20260101T000000Z
                DTSTART:20270312T100000Z
                SUMMARY:Free
                TRANSP:TRANSPARENT
                END:VEVENT
                BEGIN:VEVENT
                UID:c@test
                DTSTAMP:20260101T000000Z
                DTSTART:20270312T120000Z
                RRULE:FREQ=DAILY;COUNT=2
                SUMMARY:Daily
                END:VEVENT
                BEGIN:VEVENT
                UID:c@test
                DTSTAMP:20260101T000000Z
                RECURRENCE-ID:20270313T120000Z
                DTSTART:20270313T120000Z
                SUMMARY:Daily
                STATUS:CANCELLED
                END:VEVENT
                END:VCALENDAR

                """
        ).activities
        #expect(activities.count == 4)
        let events = try Exchange.export(.busy).calendar(named: nil, activities: activities).calendar.events
        #expect(events.map { $0.text("STATUS") } == [nil, "CANCELLED"])
        #expect(
            try Exchange.export(.shared).calendar(named: nil, activities: activities).calendar.events.count
                == 4)
    }

    @Test func `a room and a rented car keep nobody busy`() throws {
        let events = ["LODGING", "CAR-RENTAL", "TOUR"].map { kind in
            """
            BEGIN:VEVENT
            UID:\(kind)@test
            DTSTAMP:20260101T000000Z
            DTSTART;VALUE=DATE:20270312
            DTEND;VALUE=DATE:20270315
            CATEGORIES:\(kind)
            SUMMARY:x
            END:VEVENT

            """
        }
        let activities = try Exchange.imported(
            file: "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//EN\n\(events.joined())END:VCALENDAR\n"
        ).activities
        #expect(activities.map(\.kind) == [.lodging, .carRental, .tour])
        let calendar = try Exchange.export(.busy).calendar(named: nil, activities: activities).calendar
        #expect(calendar.events.count == 1)
    }

    // MARK: - Everything that a component can hold

    @Test(arguments: [Redaction.shared, .busy]) func `nothing of what came is passed on`(
        _ redaction: Redaction
    ) throws {
        let file = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//LEAK//EN", "X-WR-CALDESC:LEAK", "COLOR:LEAK",
            "SOURCE;VALUE=URI:https://a.example/LEAK", "X-LEAK:LEAK", "BEGIN:VTIMEZONE", "TZID:LEAK",
            "TZURL:https://a.example/LEAK", "X-LIC-LOCATION:LEAK", "COMMENT:LEAK", "BEGIN:STANDARD",
            "DTSTART;X-LEAK=LEAK:19700101T000000", "TZOFFSETFROM:+0537", "TZOFFSETTO:+0537", "TZNAME:LEAK",
            "RRULE:FREQ=YEARLY;X-LEAK=LEAK;COUNT=2", "RDATE:LEAK", "END:STANDARD", "END:VTIMEZONE",
            "BEGIN:VEVENT", "UID:LEAK@a.example", "DTSTAMP;X-LEAK=LEAK:20270101T000000Z",
            "DTSTART;X-LEAK=LEAK;TZID=LEAK:20270312T100000", "DTEND;TZID=LEAK:20270312T110000",
            "RRULE:FREQ=DAILY;COUNT=3;X-LEAK=LEAK", "EXDATE;X-LEAK=LEAK;TZID=LEAK:20270313T100000",
            "RDATE;VALUE=PERIOD;TZID=LEAK:20270320T100000/PT1H", "SUMMARY;X-LEAK=LEAK;ALTREP=\"LEAK\":Talk",
            "LOCATION;ALTREP=\"https://a.example/LEAK\":Wien", "DESCRIPTION:LEAK",
            "URL:https://a.example/?token=LEAK", "ORGANIZER;CN=LEAK:mailto:LEAK@a.example",
            "ATTENDEE;CN=LEAK:mailto:LEAK@a.example", "CONTACT:LEAK", "COMMENT:LEAK", "CATEGORIES:LEAK",
            "RESOURCES:LEAK", "RELATED-TO:LEAK", "REQUEST-STATUS:2.0;LEAK", "ATTACH:https://a.example/LEAK",
            "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=LEAK:TEVBSw==", "CONFERENCE:https://a.example/LEAK",
            "IMAGE;VALUE=URI:https://a.example/LEAK", "COLOR:LEAK", "CLASS:LEAK", "STATUS:LEAK",
            "TRANSP:LEAK",
            "PRIORITY:LEAK", "X-LEAK:LEAK", "LEAK:LEAK", "X-MERIDIAN-SEAT:LEAK", "X-MERIDIAN-NUMBER:LEAK",
            "X-MERIDIAN-CARRIER:LEAK", "X-MERIDIAN-DESTINATION:LEAK", "X-MERIDIAN-START:LEAK", "BEGIN:VALARM",
            "ACTION:EMAIL", "TRIGGER:-PT15M", "DESCRIPTION:LEAK", "SUMMARY:LEAK",
            "ATTENDEE:mailto:LEAK@a.example",
            "END:VALARM", "BEGIN:PARTICIPANT", "UID:LEAK", "END:PARTICIPANT", "END:VEVENT", "BEGIN:VTODO",
            "UID:LEAK", "SUMMARY:LEAK", "END:VTODO", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
        let imported = try Exchange.imported(file: file, named: "LEAK.ics")
        let exported = try Exchange.export(redaction).calendar(
            named: imported.name, activities: imported.activities, source: imported.source,
            zones: imported.zones)
        let text = String(decoding: exported.bytes, as: UTF8.self).replacing("\r\n ", with: "")
        #expect(!text.uppercased().contains("LEAK"), "\(text)")
        #expect(!"\(exported.findings)".uppercased().contains("LEAK"))
        // The times are the same: the zone has one offset, 5 h 37 min.
        let again = try #require(try Exchange.imported(file: text).activities.first)
        let window = try Exchange.window()
        func instants(_ activity: Activity, _ zones: [ZoneText]) throws -> [String] {
            let database = try Exchange.database().adding(zones)
            return try Occurrences(database: database, limits: .standard).expand([activity], in: window)
                .activities.map { activity in
                    let (start, end) = try Exchange.ends(activity)
                    let zone = try database.zone(#require(start.zone))
                    return
                        "\(zone.mapping(of: start.local).compatible) \(zone.mapping(of: end.local).compatible)"
                }
        }
        let kept = try instants(#require(imported.activities.first), imported.zones)
        #expect(try instants(again, Exchange.imported(file: text).zones) == kept)
        #expect(kept.count == 3)
    }

    @Test func `a zone that nobody knows has no name for others`() throws {
        let time = ActivityTime(local: try CivilDateTime(2027, 3, 12, 10, 0), zone: try ZoneID("Leak/Town"))
        let activity = Activity(
            uid: ActivityUID("a"), kind: .event, title: "Talk", span: .timed(start: time, end: time))
        for redaction in [Redaction.shared, .busy] {
            let exported = try Exchange.export(redaction).calendar(named: nil, activities: [activity])
            #expect(!String(decoding: exported.bytes, as: UTF8.self).contains("Leak"))
            #expect(exported.findings.map(\.code) == [.unknownZone])
            #expect(!exported.findings[0].message.contains("Leak"))
        }
    }

    @Test func `an added period in another zone is told in UTC`() throws {
        let activity = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20270312T100000", "DTEND;TZID=Europe/Berlin:20270312T110000",
            "RDATE;VALUE=PERIOD;TZID=Asia/Tokyo:20270314T090000/20270314T100000,20270315T090000/PT2H",
        ])
        let lines = try Exchange.eventLines(activity, .busy)
        #expect(lines.contains("RDATE;VALUE=PERIOD:20270314T000000Z/20270314T010000Z"))
        #expect(lines.contains("RDATE;VALUE=PERIOD:20270315T000000Z/PT2H"))
    }
}

extension Activity {
    /// The same activity under another title.
    fileprivate func with(title: String) -> Activity {
        var activity = self
        activity.title = title
        return activity
    }
}
