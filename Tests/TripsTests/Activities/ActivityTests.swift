import CivilTime
import Testing
import Trips

@Suite("Activity") struct ActivityTests {
    static func activity(
        kind: ActivityKind = .event, status: ActivityStatus = .confirmed, isTransparent: Bool = false
    ) throws -> Activity {
        Activity(
            uid: ActivityUID("a@example.com"), kind: kind, title: "Something",
            span: try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 15)),
            status: status,
            isTransparent: isTransparent)
    }

    @Test(arguments: ActivityKind.allCases)
    func `an activity is exclusive unless it is at hand all the while`(kind: ActivityKind) throws {
        #expect(try Self.activity(kind: kind).isExclusive == (kind != .lodging && kind != .carRental))
    }

    @Test func `what is tentative, cancelled or transparent is no obstacle`() throws {
        #expect(try !Self.activity(status: .tentative).isExclusive)
        #expect(try !Self.activity(status: .cancelled).isExclusive)
        #expect(try !Self.activity(isTransparent: true).isExclusive)
    }

    @Test func `a place has coordinates where it has both`() throws {
        var activity = try Self.activity()
        #expect(activity.placeCoordinates == nil)
        activity.place = Place(name: "Narita", latitude: 35.765, longitude: 140.386)
        #expect(activity.placeCoordinates?.latitude == 35.765)
        #expect(activity.placeCoordinates?.longitude == 140.386)
        activity.place?.longitude = nil
        #expect(activity.placeCoordinates == nil)
    }

    @Test func `the key is the UID and the occurrence`() throws {
        let occurrence = try CivilDateTime(2027, 3, 14, 9, 0)
        let span = try Self.activity().span
        let uid = ActivityUID("a@example.com")
        let changed = Activity(uid: uid, recurrenceID: occurrence, kind: .event, title: "", span: span)
        #expect(changed.key == ActivityKey(uid: uid, recurrenceID: occurrence))
        #expect(changed.key.description == "a@example.com@2027-03-14T09:00:00")
        #expect(try Self.activity().key == ActivityKey(uid: uid))
        #expect(try Self.activity().key.description == "a@example.com")
    }

    @Test func `a series comes before its changed occurrences`() throws {
        let uid = ActivityUID("b")
        let keys = [
            ActivityKey(uid: ActivityUID("a"), recurrenceID: try CivilDateTime(2028, 1, 1, 0, 0)),
            ActivityKey(uid: uid),
            ActivityKey(uid: uid, recurrenceID: try CivilDateTime(2027, 3, 14, 9, 0)),
            ActivityKey(uid: uid, recurrenceID: try CivilDateTime(2027, 3, 15, 9, 0)),
        ]
        #expect(keys.reversed().sorted() == keys)
    }

    @Test func `UIDs are compared byte by byte`() {
        // Swift's strings take the two spellings of é (U+00E9, and e with U+0301) for equal; calendars do not.
        #expect("caf\u{E9}" == "cafe\u{301}")
        #expect(ActivityUID("caf\u{E9}") != ActivityUID("cafe\u{301}"))
        #expect(
            Set([ActivityUID("caf\u{E9}"), ActivityUID("cafe\u{301}"), ActivityUID("caf\u{E9}")]).count == 2)
        #expect(ActivityUID("A") != ActivityUID("a"))
        #expect(ActivityUID("A") < ActivityUID("a"))
    }
}
