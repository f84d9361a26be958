import CivilTime
import Testing
import Trips

@Suite("Trip") struct TripTests {
    @Test(arguments: ["", " ", "\t \u{3000}"])
    func `a name that nobody can see is refused`(name: String) {
        let error = #expect(throws: TripError.self) { try Trip.checkName(name) }
        #expect(error?.code == .emptyName)
        #expect(error?.description == "\"\(name)\": is no name for a trip; give some text")
    }

    @Test(arguments: [
        ("To\nkyo", "\"To\\nkyo\"", "control character U+A"),
        ("\u{1B}[31mred", "\"\\u{1B}[31mred\"", "control character U+1B"),
        ("To\u{2028}kyo", "\"To\u{2028}kyo\"", "line break U+2028"),
        ("To\u{2029}kyo", "\"To\u{2029}kyo\"", "line break U+2029"),
    ])
    func `a name that is not one line is refused`(name: String, shown: String, flaw: String) {
        let error = #expect(throws: TripError.self) { try Trip.checkName(name) }
        #expect(error?.code == .malformedName)
        #expect(error?.description == "\(shown): has the \(flaw); a trip's name is one line of text")
    }

    @Test(arguments: [
        "Tokyo", "東京", "👩‍👩‍👧‍👦 2027", "'; DROP TABLE trip; --", "\u{202E}oykoT",
        String(repeating: "x", count: 10_000),
    ])
    func `any other name is a name`(name: String) throws {
        try Trip.checkName(name)
        #expect(Trip(id: TripID("a"), name: name).name == name)
    }

    @Test func `a place has both coordinates or none, on the globe`() throws {
        try Place(name: "Haneda").checkCoordinates()
        try Place(name: "Haneda", code: "HND", latitude: 35.5523, longitude: 139.78).checkCoordinates()
        try Place(name: "Pole", latitude: -90, longitude: 180).checkCoordinates()
        for place in [
            Place(name: "x", latitude: 1), Place(name: "x", longitude: 1),
            Place(name: "x", latitude: 90.1, longitude: 0),
            Place(name: "x", latitude: 0, longitude: -180.1), Place(name: "x", latitude: .nan, longitude: 0),
        ] {
            let error = #expect(throws: TripError.self) { try place.checkCoordinates() }
            #expect(error?.code == .malformedCoordinates)
        }
    }

    @Test func `no line of a recurrence carries another`() {
        let text = ActivityRecurrence(lines: ["RRULE:FREQ=DAILY\r\nX-EVIL:1", "", "EXDATE:20270314T090000\n"])
        #expect(text.lines == ["RRULE:FREQ=DAILY", "X-EVIL:1", "EXDATE:20270314T090000"])
        #expect(ActivityRecurrence(lines: []).lines.isEmpty)
    }

    @Test func `dates are both said and in order`() throws {
        var trip = Trip(id: TripID("a"), name: "Tokyo")
        #expect(trip.dates == nil)
        trip.start = try CivilDate(2027, 3, 14)
        try trip.check()
        #expect(trip.dates == nil)
        trip.end = try CivilDate(2027, 3, 15)
        try trip.check()
        #expect(trip.dates == (try CivilDate(2027, 3, 14)..<CivilDate(2027, 3, 15)))
        trip.end = trip.start
        let error = #expect(throws: TripError.self) { try trip.check() }
        #expect(error?.code == .emptySpan)
        #expect(trip.dates == nil)
    }

    @Test func `a trip has each currency and each traveller once, and countries of two letters`() throws {
        var trip = Trip(id: TripID("a"), name: "Tokyo")
        trip.budget = [try Money("100 EUR"), try Money("1 EUR")]
        #expect(throws: TripError.self) { try trip.check() }
        trip.budget = [try Money("100 EUR"), try Money("20000 JPY")]
        try trip.check()
        trip.countries = ["JP", "jp"]
        let error = #expect(throws: TripError.self) { try trip.check() }
        #expect(error?.code == .malformedCountry)
        trip.countries = ["JP"]
        let ada = Traveller(id: TravellerID("1"), name: "Ada", role: .owner)
        trip.travellers = [ada, ada]
        #expect(throws: TripError.self) { try trip.check() }
        trip.travellers = [ada]
        try trip.check()
    }
}
