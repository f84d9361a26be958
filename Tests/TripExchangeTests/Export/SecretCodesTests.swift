import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// Codes of confirmations that hold more than one, and other spellings of codes.
@Suite("Secret codes") struct SecretCodesTests {
    static func activity(_ title: String, confirmation: String? = nil) throws -> Activity {
        var activity = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:x"])
        (activity.title, activity.notes) = (title, title)
        activity.place = Place(name: title)
        activity.confirmation = confirmation
        return activity
    }

    /// What a shared export and an itinerary say of a title, in the activity with a confirmation and in another one.
    static func shown(
        _ title: String, beside confirmation: String
    ) throws -> (own: Set<String>, other: Set<String>) {
        let activities = [
            try activity(title, confirmation: confirmation),
            try activity(title).with(key: ActivityKey(uid: ActivityUID("other@test"))),
        ]
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: activities).calendar
        let events = calendar.events.map { [$0.text("SUMMARY") ?? "", $0.text("LOCATION") ?? ""] }
        let open = Activity.withoutCodes(activities).map { [$0.title, $0.notes, $0.place?.name ?? ""] }
        return (Set(events[0] + open[0]), Set(events[1] + open[1]))
    }

    @Test(arguments: [
        "/", " / ", " ", "  ", " & ", "&", " + ", "+", " and ", " und ", "\n", "\r\n", "\t", ":", "-", " - ",
        ".",
        " (old) ", " → ", "=", "_", ", ", "; ", " | ",
    ])
    func `each of several codes of a confirmation is blotted out`(_ between: String) throws {
        for (first, second) in [("XA7B00Q", "YC8D00R"), ("QJZKXA", "RTYUIO"), ("QJZKXA", "XA7B00Q")] {
            let shown = try Self.shown(
                "Wien \(second) then \(first)", beside: "\(first)\(between)\(second)")
            #expect(shown.own == ["Wien … then …"], "\(first) \(second)")
            #expect(shown.other == ["Wien … then …"], "\(first) \(second)")
        }
    }

    @Test(arguments: [
        // Parts of one code stand close together.
        ("XK7 P2Q / AB1 2CD", "AB1-2CD at XK7P2Q", "… at …", "… at …"),
        ("Hotel Sacher 55182: PIN 4821", "Hotel Sacher, 55182", "Hotel Sacher, …", "Hotel Sacher, …"),
        ("XK7P2Q (old) AB12CD (new)", "An old and new XK7P2Q", "An old and new …", "An old and new …"),
        // Words, labels, short numbers and dates are no codes.
        ("Booked by Otto on 12 March, XK7P2Q", "Otto in March", "Otto in March", "Otto in March"),
        ("ORDER XK7P2Q", "ORDER of Malta", "ORDER of Malta", "ORDER of Malta"),
        ("2 nights / XK7P2Q", "2 nights", "2 nights", "2 nights"),
        ("SACHER WIEN 55182 4821", "Sacher in Wien", "Sacher in Wien", "Sacher in Wien"),
        // Letters alone may be a word of another activity, where they are no capitals.
        ("QJZKXA", "QJZKXA and Qjzkxa", "… and …", "… and Qjzkxa"),
        ("LISBON RTYUIO", "From Lisbon", "From …", "From Lisbon"),
    ])
    func `what stands beside a code is no code`(
        _ confirmation: String, _ title: String, _ own: String, _ other: String
    ) throws {
        let shown = try Self.shown(title, beside: confirmation)
        #expect(shown.own == [own])
        #expect(shown.other == [other])
    }

    @Test(arguments: [
        "ＸＫ７Ｐ２Ｑ", "ｘｋ７ｐ２ｑ", "XK7P2Q\u{301}", "X\u{308}K7P2Q", "XK7\u{200D}P2Q", "XK7\u{200C}P2Q",
        "XK7\u{FEFF}P2Q",
        "XK7\u{2060}P2Q", "XK7\u{AD}P2Q", "XK7\u{FE0F}P2Q", "XḰ7P2Q",
    ])
    func `marks on letters, wide letters and characters that nobody sees hide no code`(_ spelling: String)
        throws
    {
        for confirmation in ["XK7P2Q", "AB12CD / XK7P2Q"] {
            let shown = try Self.shown("Gate \(spelling)!", beside: confirmation)
            #expect(shown.own == ["Gate …!"])
            #expect(shown.other == ["Gate …!"])
        }
        let reverse = try Self.shown("Gate XK7P2Q!", beside: spelling)
        #expect(reverse.own == ["Gate …!"] && reverse.other == ["Gate …!"])
    }

    @Test(arguments: [
        ("Room 3413", "Room …"), ("Zimmer 12", "Zimmer …"), ("Cabin 7", "Cabin …"),
        ("Suite: 1204", "Suite: …"),
        ("berth 4A", "berth …"), ("Room 11, 12", "Room …, …"), ("Zimmer Nr. 207", "Zimmer Nr. …"),
        ("habitación 31", "habitación …"),
        ("Meeting room 19:30", "Meeting room 19:30"), ("A room with a view", "A room with a view"),
        ("Bed and breakfast", "Bed and breakfast"), ("Gate 12", "Gate 12"),
        ("2 Zimmer, 3 Nächte", "2 Zimmer, 3 Nächte"), ("Suite 2 rooms, 80 m2", "Suite 2 rooms, 80 m2"),
        ("3 beds, 2 rooms", "3 beds, 2 rooms"),
        ("Zimmer mit 2 Betten, 84 EUR", "Zimmer mit 2 Betten, 84 EUR"),
        ("Room 12th floor", "Room 12th floor"),
        ("The cabin 14 km up the path", "The cabin 14 km up the path"),
        ("Bett 1.40 m", "Bett 1.40 m"), ("Camera D850", "Camera D850"), ("Hut 2500 m", "Hut 2500 m"),
    ])
    func `the room of a night is blotted out like a seat`(title: String, shown: String) throws {
        let found = try Self.shown(title, beside: "QJZKXA")
        #expect(found.own == [shown] && found.other == [shown])
    }

    @Test func `accents by the hundred thousand take no longer than letters`() throws {
        let marks = ["\u{301}", "\u{323}", "\u{308}", "\u{327}"]
        let pile = (0..<20_000).reduce(into: "") { $0 += marks[$1 % 4] }
        let start = ProcessorTime.now
        let shown = try Self.shown("Wien Q\(pile)JZKXA", beside: "QJZKXA")
        #expect(shown.own == ["Wien …"])
        #expect(ProcessorTime.now - start < .seconds(60))
    }

    @Test func `each of several seats is blotted out`() throws {
        for between in ["/", " ", " & ", ", ", "\n"] {
            var activity = try Self.activity("Train, 12B opposite 12A, coach 5")
            activity.seat = "12A\(between)12B"
            #expect(Activity.withoutCodes([activity])[0].title == "Train, … opposite …, coach 5")
        }
    }

    // MARK: - Places that are kept from others

    @Test(arguments: [
        ("Stay at Women's refuge Kanda", "Stay at …"), ("WOMENS REFUGE KANDA, 2 nights", "…, 2 nights"),
        ("Taxi to Ｗomen’s refuge-Kanda!", "Taxi to …!"), ("Bus from TYO to 1-2 Jimbocho", "Bus from … to …"),
        ("Kanda festival", "Kanda festival"), ("Tyo", "Tyo"),
    ])
    func `the name of a hidden place is in no title of a shared export`(_ title: String, _ shown: String)
        throws
    {
        var stay = try Self.activity("Night")
        var place = Place(name: "Women's refuge Kanda, 1-2 Jimbocho", code: "TYO")
        place.address = Address(street: "1-2 Jimbocho")
        stay.place = place
        stay.hidesPlace = true
        var other = try Self.activity(title).with(key: ActivityKey(uid: ActivityUID("other@test")))
        other.place = nil
        let calendar = try Exchange.export(.shared).calendar(named: title, activities: [stay, other]).calendar
        #expect(calendar.events.last?.text("SUMMARY") == shown)
        #expect(calendar.component.text("NAME") == shown)
        let full = try Exchange.export(.full).calendar(named: nil, activities: [stay, other]).calendar
        #expect(full.events.last?.text("SUMMARY") == title)
    }

    @Test(arguments: [
        ("Meet at Dorfstr. 3", "Meet at …"), ("Train to Zermatt", "Train to Zermatt"),
        ("Taxi, 3920 Zermatt", "Taxi, …"),
    ])
    func `the street in the name of a hidden place is in no title`(_ title: String, _ shown: String) throws {
        var stay = try Self.activity("Night")
        (stay.place, stay.hidesPlace) = (Place(name: "Chalet Rosa, Dorfstr. 3, 3920 Zermatt"), true)
        var other = try Self.activity(title).with(key: ActivityKey(uid: ActivityUID("other@test")))
        other.place = nil
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [stay, other]).calendar
        #expect(calendar.events.last?.text("SUMMARY") == shown)
    }

    @Test func `a street that was typed with its city is in no title`() throws {
        var stay = try Self.activity("Visit")
        (stay.place, stay.hidesPlace) = (Place(name: "Granny Ilse"), true)
        stay.place?.address = Address(street: "Hidden Lane 5, Tokyo")
        var dinner = try Self.activity("Dinner, Hidden Lane 5").with(
            key: ActivityKey(uid: ActivityUID("other@test")))
        dinner.place = Place(name: "Hidden Lane 5")
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [stay, dinner]).calendar
        #expect(calendar.events.last?.text("SUMMARY") == "Dinner, …")
        #expect(calendar.events.last?.text("LOCATION") == nil)
    }

    @Test func `a code at a gate is on no paper without codes`() throws {
        let flight = try Self.activity("Flight", confirmation: "QQ7ZX1")
        var train = try Self.activity("Train").with(key: ActivityKey(uid: ActivityUID("other@test")))
        train.place = Place(name: "Tokyo")
        train.place?.gate = "G QQ7ZX1"
        train.place?.terminal = "T QQ7ZX1"
        train.number = "QQ7ZX1"
        let open = Activity.withoutCodes([flight, train])[1]
        #expect(open.place?.gate == "G …" && open.place?.terminal == "T …" && open.number == "…")
    }

    @Test(arguments: ["12-C", "aisle 12-C", "12 C, window"]) func `a seat is found in another spelling`(
        _ seat: String
    ) throws {
        var flight = try Self.activity("Flight to Oslo, 12C")
        flight.seat = seat
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [flight]).calendar
        #expect(calendar.events.last?.text("SUMMARY") == "Flight to Oslo, …")
    }

    @Test func `a place that one activity hides is told by no other`() throws {
        var stay = try Self.activity("Night")
        stay.place = Place(name: "秘密の家", latitude: 35, longitude: 139)
        stay.hidesPlace = true
        var dinner = try Self.activity("秘密の家で夕食").with(key: ActivityKey(uid: ActivityUID("other@test")))
        dinner.place = stay.place
        let calendar = try Exchange.export(.shared).calendar(named: nil, activities: [stay, dinner]).calendar
        let event = try #require(calendar.events.last)
        #expect(event.text("SUMMARY") == "…で夕食")
        #expect(event.text("LOCATION") == nil && event.text("GEO") == nil)
    }

    @Test func `a part of a trip tells nothing secret of the rest of it`() throws {
        var flight = try Self.activity("Flight", confirmation: "K9P3ZZ")
        flight.place = Place(name: "Secret Shelter")
        flight.hidesPlace = true
        let drive = try Self.activity("Drive (K9P3ZZ) to Secret Shelter").with(
            key: ActivityKey(uid: ActivityUID("other@test")))
        var contents = CalendarContents(name: nil, activities: [drive])
        contents.unwritten = [flight]
        let calendar = try Exchange.export(.shared).calendar(of: contents).calendar
        #expect(calendar.events.map { $0.text("SUMMARY") } == ["Drive (…) to …"])
    }
}

extension SecretCodesTests {
    /// A label that a sender writes as a code would take the label away from the code behind it.
    @Test func `a label that was read as a code is none`() throws {
        let shown = try Self.shown("Train 581 to Ulm, TICKET 4471-88-2", beside: "TICKET")
        #expect(shown.own == ["Train 581 to Ulm, TICKET …"])
        #expect(shown.other == ["Train 581 to Ulm, TICKET …"])
    }
}
