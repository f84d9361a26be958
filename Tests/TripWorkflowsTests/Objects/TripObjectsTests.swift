import CivilTime
import TestKit
import Testing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The texts that calendar servers are sent.
@Suite("TripObjects") struct TripObjectsTests {
    private static let product = "-//Sample//EN"

    /// A trip with series, overrides, odd zones, floating times, to-dos and a zone that only its file defines.
    private static func store(_ database: ZoneDatabase) throws -> MemoryTripStore {
        let store = MemoryTripStore()
        try store.write { writing in
            try writing.create(Trip(id: Sample.trip, name: "All"))
            let change = ObjectChange(
                of: Sample.trip, database, at: try Instant(parsing: "2027-01-05T00:00:00Z"))
            let names = ["hard-times", "series", "railway-journey", "series-lengths", "airline-utc"]
            let files = try names.map {
                try Fixtures.text(Fixtures.path(for: "Tests/TripExchangeTests/Fixtures/\($0).ics"))
            }
            _ = try change.add(files + [own], in: writing)
        }
        return store
    }

    private static let own = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//EN", "BEGIN:VTIMEZONE", "TZID:Ship",
        "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0137", "TZOFFSETTO:+0137", "END:STANDARD",
        "END:VTIMEZONE", "BEGIN:VEVENT", "UID:ship-1@x", "DTSTAMP:20270101T000000Z",
        "DTSTART;TZID=Ship:20270301T090000", "DTEND;TZID=Ship:20270301T100000", "SUMMARY:Boat\\, drill",
        "END:VEVENT", "BEGIN:VEVENT", "UID:ship-2@x", "DTSTAMP:20270101T000000Z",
        "DTSTART;TZID=Ship:20270302T090000", "DTEND;TZID=Europe/Paris:20270302T100000", "SUMMARY:Ashore",
        "END:VEVENT", "BEGIN:VTODO", "UID:pack@x", "DTSTAMP:20270101T000000Z",
        "DUE;TZID=Asia/Tokyo:20270228T180000", "SUMMARY:Pack", "END:VTODO", "END:VCALENDAR",
    ].map { $0 + "\r\n" }.joined()

    @Test func `an object is the same beside others as alone, and as an export of its activities`() throws {
        let database = try TestZones.database(.r2026f)
        try Self.store(database).read { reading in
            let objects = try #require(
                try TripObjects(of: Sample.trip, in: reading, database, productID: Self.product))
            let all = try objects.texts(in: reading)
            #expect(all.count >= 18)
            #expect(try objects.texts(of: Set(all.keys), in: reading) == all)
            for (uid, text) in all {
                let alone = try #require(
                    try TripObjects(of: Sample.trip, in: reading, database, productID: Self.product))
                #expect(try alone.texts(of: [uid], in: reading) == [uid: text])
                let export = CalendarExport(
                    database: database, productID: Self.product, redaction: .full,
                    stamp: try objects.trip.createdAt ?? Instant(secondsSinceEpoch: 0))
                var contents = CalendarContents(
                    name: nil, activities: try reading.activities(withUID: ActivityUID(uid), of: Sample.trip),
                    zones: objects.trip.zones)
                contents.travellers = objects.trip.travellers
                contents.todos = try reading.todos(of: Sample.trip).filter { $0.uid.text == uid }
                contents.organizations = try reading.organizations()
                let exported = String(decoding: export.calendar(of: contents).bytes, as: UTF8.self)
                // An object has the commas of its texts escaped.
                #expect(exported.replacing("\\,", with: ",") == text.replacing("\\,", with: ","))
            }
        }
    }
}
