import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripStorage
import Trips

/// Which activities come for a window: all that touch it in any zone, and few others.
@Suite("Store windows") struct StoreWindowTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let activity: Activity
        let comes: Bool

        init(_ description: String, _ activity: Activity, comes: Bool) {
            testDescription = description
            self.activity = activity
            self.comes = comes
        }
    }

    /// The window is the day 2027-03-14 in UTC.
    static func cases() throws -> [Case] {
        [
            Case("inside", try Samples.timed("1", "2027-03-14T09:00", "2027-03-14T10:00"), comes: true),
            Case(
                "a week before", try Samples.timed("2", "2027-03-07T09:00", "2027-03-07T10:00"), comes: false),
            Case(
                "a week after", try Samples.timed("3", "2027-03-21T09:00", "2027-03-21T10:00"), comes: false),
            // 2027-03-15 13:30 on a clock 14 hours ahead (Kiritimati) is 2027-03-14 23:30 in UTC.
            Case(
                "floating, a day later on the wall",
                try Samples.timed("4", "2027-03-15T13:30", "2027-03-15T14:30", zone: nil), comes: true),
            // 2027-03-13 12:30 on a clock 12 hours behind (an Etc/GMT+12 ship) is 2027-03-14 00:30 in UTC.
            Case(
                "floating, a day earlier on the wall",
                try Samples.timed("5", "2027-03-13T11:30", "2027-03-13T12:30", zone: nil), comes: true),
            Case("a day, far east", try Samples.days("6", "2027-03-15", "2027-03-16"), comes: true),
            Case("a day, far west", try Samples.days("7", "2027-03-13", "2027-03-14"), comes: true),
            Case("a stay around it", try Samples.days("8", "2027-03-01", "2027-04-01"), comes: true),
            Case(
                "a stay of a year around it", try Samples.days("9", "2026-12-01", "2027-12-01"), comes: true),
            Case("a long stay before it", try Samples.days("10", "2026-01-01", "2027-01-01"), comes: false),
            Case("a long stay after it", try Samples.days("11", "2027-06-01", "2028-01-01"), comes: false),
            Case(
                "of no length", try Samples.timed("12", "2027-03-14T09:00", "2027-03-14T09:00"), comes: true),
            Case(
                "ends before it starts",
                try Samples.timed("13", "2027-03-16T09:00", "2027-03-12T09:00", zone: "Asia/Tokyo"),
                comes: true),
            Case(
                "a series from long ago",
                try Samples.timed(
                    "14", "2020-01-01T09:00", "2020-01-01T10:00", recurrence: ["RRULE:FREQ=YEARLY"]),
                comes: true),
            Case(
                "a series that begins next year",
                try Samples.timed(
                    "15", "2028-01-01T09:00", "2028-01-01T10:00", recurrence: ["RRULE:FREQ=DAILY"]),
                comes: false),
            Case(
                "a series that is over by its count",
                try Samples.timed(
                    "20", "2026-01-01T09:00", "2026-01-01T10:00",
                    recurrence: ["RRULE:FREQ=WEEKLY;COUNT=26", "EXDATE:20260108T090000Z"]), comes: false),
            Case(
                "a series that is over by its end",
                try Samples.timed(
                    "21", "2026-01-01T09:00", "2026-01-01T10:00",
                    recurrence: ["RRULE:FREQ=DAILY;UNTIL=20270301T090000Z"]), comes: false),
            Case(
                "a series that ends that week",
                try Samples.timed(
                    "22", "2026-01-01T09:00", "2026-01-01T10:00",
                    recurrence: ["RRULE:FREQ=DAILY;UNTIL=20270314T090000Z"]), comes: true),
            // 14 March 2027 is the 73rd day of its year: the 438th from 1 January 2026.
            Case(
                "the last of a count",
                try Samples.timed(
                    "23", "2026-01-01T09:00", "2026-01-01T10:00", recurrence: ["RRULE:FREQ=DAILY;COUNT=438"]),
                comes: true),
            Case(
                "a series that is over, but for a date added to it",
                try Samples.timed(
                    "24", "2026-01-01T09:00", "2026-01-01T10:00",
                    recurrence: ["RRULE:FREQ=WEEKLY;COUNT=2", "RDATE:20270314T090000Z"]), comes: true),
            Case(
                "a series of more occurrences than are counted",
                try Samples.timed(
                    "25", "2000-01-01T09:00", "2000-01-01T10:00",
                    recurrence: ["RRULE:FREQ=DAILY;COUNT=9000"]), comes: true),
            Case(
                "a series with a rule that says too much",
                try Samples.timed(
                    "26", "2026-01-01T09:00", "2026-01-01T10:00",
                    recurrence: ["RRULE:FREQ=DAILY;COUNT=2;UNTIL=20260201T090000Z"]), comes: true),
            Case(
                "one occurrence, long after which it ends",
                try Samples.timed(
                    "27", "2026-01-01T09:00", "2027-03-14T10:00", recurrence: ["RRULE:FREQ=YEARLY;COUNT=1"]),
                comes: true),
            Case(
                "a change that moves all later occurrences", try laterChange(.thisAndLater(nil)), comes: true),
            Case(
                "one that says how sure they are", try laterChange(.thisAndLater(.tentative)), comes: true),
            Case("one that moves no other", try laterChange(.thisOccurrence), comes: false),
            Case(
                "a date added before the start of a series",
                try Samples.timed(
                    "16", "2028-01-01T09:00", "2028-01-01T10:00",
                    recurrence: ["rdate;VALUE=DATE-TIME:20270314T090000Z"]), comes: true),
            Case(
                "a changed occurrence that moved away",
                try Samples.timed(
                    "17", "2027-05-01T09:00", "2027-05-01T10:00", recurrenceID: "2027-03-14T09:00"),
                comes: true),
            Case(
                "a changed occurrence that moved here",
                try Samples.timed(
                    "18", "2027-03-14T09:00", "2027-03-14T10:00", recurrenceID: "2027-05-01T09:00"),
                comes: true),
            Case(
                "a changed occurrence elsewhere",
                try Samples.timed(
                    "19", "2027-05-01T09:00", "2027-05-01T10:00", recurrenceID: "2027-05-01T08:00"),
                comes: false),
        ]
    }

    /// A changed occurrence of May 2026, as a calendar had it.
    private static func laterChange(_ reach: Reach) throws -> Activity {
        var change = try Samples.timed(
            "28 \(reach)", "2026-05-02T09:00", "2026-05-02T10:00", recurrenceID: "2026-05-01T09:00")
        change.reach = reach
        return change
    }

    @Test(arguments: StoreKind.allCases)
    func `no activity that can touch the window is missing`(kind: StoreKind) throws {
        let cases = try Self.cases()
        let window = try Samples.window("2027-03-14T00:00:00Z", "2027-03-15T00:00:00Z")
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.create(Samples.trip(Samples.alps))
                try $0.save(cases.map(\.activity), in: Samples.tokyo)
            }
            let ofTrip = try store.read { try $0.activities(of: Samples.tokyo, touching: window) }
            let ofAll = try store.read { try $0.activities(touching: window, includingArchived: false) }
            for item in cases {
                #expect(ofTrip.contains(item.activity) == item.comes, "\(item.testDescription)")
            }
            #expect(ofAll == ofTrip.map { TripActivity(trip: Samples.tokyo, activity: $0) })
            try #expect(store.read { try $0.activities(of: Samples.alps, touching: window) } == [])
        }
    }

    @Test(arguments: 0..<10)
    func `whatever the offsets, what touches the window comes, and both stores say the same`(seed: UInt64)
        throws
    {
        var random = SplitMix64(seed: seed)
        let base = try CivilDateTime(2027, 1, 1, 0, 0).secondsSinceEpoch
        var activities: [Activity] = []
        var truth: [ActivityKey: Range<Int64>] = [:]
        for index in 0..<200 {
            let start = base + Int64.random(in: 0..<200 * 86_400, using: &random)
            let length = Int64.random(in: 1..<(index % 10 == 0 ? 90 : 3) * 86_400, using: &random)
            // Both ends lie on clocks of their own, anywhere that an offset can be: west to -26 h, east to +26 h.
            let offsets = (0..<2).map { _ in Int64.random(in: -93_599...93_599, using: &random) }
            var activity = try Samples.timed("r\(index)", "2027-01-01T00:00", "2027-01-01T00:00", zone: nil)
            activity.span = .timed(
                start: ActivityTime(
                    local: try CivilDateTime(secondsSinceEpoch: start + offsets[0]), zone: nil),
                end: ActivityTime(
                    local: try CivilDateTime(secondsSinceEpoch: start + length + offsets[1]), zone: nil))
            activities.append(activity)
            truth[activity.key] = start..<start + length
        }
        let from = base + Int64.random(in: 0..<200 * 86_400, using: &random)
        let window = from..<from + 86_400
        let instants = try Instant(secondsSinceEpoch: from)..<Instant(secondsSinceEpoch: from + 86_400)
        var answers: [[Activity]] = []
        for kind in StoreKind.allCases {
            try kind.withStore { store in
                try store.write {
                    try $0.create(Samples.trip())
                    try $0.save(activities, in: Samples.tokyo)
                }
                answers.append(try store.read { try $0.activities(of: Samples.tokyo, touching: instants) })
            }
        }
        #expect(answers[0] == answers[1])
        let came = Set(answers[0].map(\.key))
        for (key, range) in truth where range.overlaps(window) { #expect(came.contains(key)) }
        // Two days and four hours of slack on each side at most.
        let wide = window.lowerBound - 4 * 46_800..<window.upperBound + 4 * 46_800
        for key in came { try #expect(#require(truth[key]).overlaps(wide)) }
    }

    @Test(arguments: StoreKind.allCases)
    func `activities come in the order of time, then of their keys`(kind: StoreKind) throws {
        let activities = [
            try Samples.days("a", "2027-03-14", "2027-03-15"),
            try Samples.days("b", "2027-03-14", "2027-03-20"),
            try Samples.timed("a", "2027-03-14T08:00", "2027-03-14T09:00", recurrenceID: "2027-03-15T08:00"),
            try Samples.timed("a", "2027-03-14T08:00", "2027-03-14T09:00", recurrenceID: "2027-03-16T08:00"),
            try Samples.timed("B", "2027-03-14T09:00", "2027-03-14T09:00"),
            try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T09:00", recurrenceID: "2027-03-14T09:00"),
            try Samples.timed("c", "2027-03-14T09:00", "2027-03-14T09:00"),
        ]
        try kind.withStore { store in
            try store.write {
                for id in [Samples.alps, Samples.tokyo] {
                    try $0.create(Samples.trip(id))
                    try $0.save(activities.reversed(), in: id)
                }
            }
            try #expect(store.read { try $0.activities(of: Samples.tokyo) } == activities)
            let all = try store.read { try $0.activities(touching: nil, includingArchived: false) }
            #expect(
                all
                    == activities.flatMap { activity in
                        [Samples.tokyo, Samples.alps].map { TripActivity(trip: $0, activity: activity) }
                    })
        }
    }
}
