import ICalendar
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

    @Test func `each of several seats is blotted out`() throws {
        for between in ["/", " ", " & ", ", ", "\n"] {
            var activity = try Self.activity("Train, 12B opposite 12A, coach 5")
            activity.seat = "12A\(between)12B"
            #expect(Activity.withoutCodes([activity])[0].title == "Train, … opposite …, coach 5")
        }
    }
}
