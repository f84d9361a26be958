import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What every store does; a new kind of store only has to be added to `StoreKind`.
@Suite("Store conformance") struct StoreConformanceTests {
    @Test(arguments: StoreKind.allCases)
    func `a new store is empty`(kind: StoreKind) throws {
        try kind.withStore { store in
            try #expect(store.read { try $0.trips() } == [])
            try #expect(store.read { try $0.trips().map(\.name) } == [])
            try #expect(store.read { try $0.activities(touching: nil, includingArchived: true) } == [])
            try #expect(store.read { try $0.trip(Samples.tokyo) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `trips are read back as they were written, in the order of their making`(kind: StoreKind) throws {
        let trips = try [
            Trip(
                id: Samples.tokyo, name: "東京 'tokyo'; DROP TABLE trip; --", home: try ZoneID("Europe/Paris"),
                notes: "One\nTwo \u{1F5FC}", isArchived: true,
                source: "BEGIN:VCALENDAR\r\nX-NOTE:'\u{1F5FC}'\r\nEND:VCALENDAR\r\n",
                zones: [
                    Samples.zone("File/Office/x0123456789abcdef"), Samples.zone("File/A/xf000000000000000"),
                ]),
            Trip(id: Samples.alps, name: String(repeating: "\u{202E}Ä", count: 5000)),
        ]
        try kind.withStore { store in
            try store.write { for trip in trips.reversed() { try $0.create(trip) } }
            try #expect(store.read { try $0.trips() } == trips.reversed())
            try #expect(store.read { try $0.trip(Samples.tokyo) } == trips[0])
            try #expect(store.read { try $0.trips().map(\.name) } == trips.reversed().map(\.name))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the zones of a trip are replaced with it and go with it`(kind: StoreKind) throws {
        let office = try Samples.zone("File/Office/x0123456789abcdef")
        let other = try Samples.zone("File/Other/x0123456789abcdef")
        try kind.withStore { store in
            var trip = Samples.trip()
            trip.zones = [office]
            let alps = Trip(id: Samples.alps, name: "Alps", zones: [office])
            try store.write {
                try $0.create(trip)
                try $0.create(alps)
            }
            trip.zones = [other, office]
            try store.write { try $0.update(trip) }
            try #expect(store.read { try $0.trips().map(\.zones) } == [[other, office], [office]])
            try store.write { try $0.delete(Samples.tokyo) }
            try store.write { try $0.create(Samples.trip()) }
            try #expect(store.read { try $0.trips().map(\.zones) } == [[office], []])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `two zones of a trip never have one id, and no NUL`(kind: StoreKind) throws {
        let office = try Samples.zone("File/Office/x0123456789abcdef")
        let broken = ZoneText(id: office.id, text: "BEGIN:VTIMEZONE\0")
        try kind.withStore { store in
            for zones in [[office, office], [broken]] {
                let trip = Trip(id: Samples.tokyo, name: "Tokyo", zones: zones)
                let error = #expect(throws: StorageError.self) { try store.write { try $0.create(trip) } }
                #expect(error?.code == .unstorable)
            }
            try #expect(store.read { try $0.trips() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an identifier is given once, a name as often as one likes`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            let error = #expect(throws: StorageError.self) {
                try store.write { try $0.create(Samples.trip(name: "Another")) }
            }
            #expect(error?.code == .duplicateTrip)
            #expect(
                error?.description
                    == "00000000-0000-4000-8000-000000000001: is the identifier of a trip in the store already"
            )
            try store.write { try $0.create(Samples.trip(Samples.alps)) }
            try #expect(store.read { try $0.trips().map(\.name) } == ["Tokyo", "Tokyo"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an update replaces all but the identifier`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            let changed = Trip(
                id: Samples.tokyo, name: "Kyoto", home: try ZoneID("Asia/Tokyo"), notes: "n", isArchived: true
            )
            try store.write { try $0.update(changed) }
            try #expect(store.read { try $0.trips() } == [changed])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a name is found exactly, else in any case`(kind: StoreKind) throws {
        try kind.withStore { store in
            let trips = ["tokyo", "Tokyo", "ÉTÉ", "Alps"].enumerated().map {
                Samples.trip(TripID("trip-\($0.offset)"), name: $0.element)
            }
            try store.write { for trip in trips { try $0.create(trip) } }
            try store.read {
                try #expect($0.trips(named: "Tokyo") == [trips[1]])
                try #expect($0.trips(named: "TOKYO") == [trips[0], trips[1]])
                try #expect($0.trips(named: "été") == [trips[2]])
                try #expect($0.trips(named: "Alp") == [])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every call that names an unknown trip says so`(kind: StoreKind) throws {
        let activity = try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T10:00")
        let id = TripID("nobody")
        let calls: [(any TripWriting) throws -> Void] = [
            { try $0.update(Samples.trip(id)) }, { try $0.delete(id) }, { try $0.setArchived(true, of: id) },
            { try $0.save(activity, in: id) }, { try $0.delete(activity.key, of: id) },
            { _ = try $0.activities(of: id) }, { _ = try $0.activityCount(of: id) },
            { _ = try $0.activity(activity.key, of: id) },
            { _ = try $0.activities(withUID: activity.uid, of: id) },
        ]
        try kind.withStore { store in
            for call in calls {
                let error = #expect(throws: StorageError.self) { try store.write(call) }
                #expect(error?.code == .unknownTrip)
                #expect(error?.description == "nobody: is the identifier of no trip in the store")
            }
            try #expect(store.read { try $0.trips() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every field of an activity comes back`(kind: StoreKind) throws {
        let activities = try Samples.varied()
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
            }
            try store.read {
                for activity in activities {
                    try #expect($0.activity(activity.key, of: Samples.tokyo) == activity)
                }
                try #expect(Set($0.activities(of: Samples.tokyo)) == Set(activities))
                try #expect($0.activityCount(of: Samples.tokyo) == activities.count)
                try #expect($0.activity(ActivityKey(uid: ActivityUID("none")), of: Samples.tokyo) == nil)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `saving replaces the activity with the same key and no other`(kind: StoreKind) throws {
        let series = try Samples.timed(
            "s", "2027-03-15T09:00", "2027-03-15T10:00", recurrence: ["RRULE:FREQ=DAILY"])
        let changed = try Samples.timed(
            "s", "2027-03-16T11:00", "2027-03-16T12:00", recurrenceID: "2027-03-16T09:00")
        var renamed = series
        renamed.title = "Renamed"
        renamed.recurrence = nil
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.create(Samples.trip(Samples.alps))
                try $0.save([changed, series], in: Samples.tokyo)
                try $0.save(series, in: Samples.alps)
                try $0.save(renamed, in: Samples.tokyo)
            }
            try store.read {
                try #expect($0.activities(withUID: series.uid, of: Samples.tokyo) == [renamed, changed])
                try #expect($0.activities(of: Samples.alps) == [series])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an activity is deleted by its key`(kind: StoreKind) throws {
        let activities = try Samples.varied()
        let series = try #require(activities.first { $0.uid.text == "series" && $0.recurrenceID == nil })
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities, in: Samples.tokyo)
            }
            try #expect(store.write { try $0.delete(series.key, of: Samples.tokyo) })
            try #expect(!store.write { try $0.delete(series.key, of: Samples.tokyo) })
            try #expect(
                Set(store.read { try $0.activities(of: Samples.tokyo) })
                    == Set(activities).subtracting([series]))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `deleting a trip deletes its activities and no others`(kind: StoreKind) throws {
        let activities = try Samples.varied()
        try kind.withStore { store in
            try store.write {
                for id in [Samples.tokyo, Samples.alps] {
                    try $0.create(Samples.trip(id))
                    try $0.save(activities, in: id)
                }
            }
            try store.write { try $0.delete(Samples.tokyo) }
            try store.read {
                try #expect($0.trips().map(\.id) == [Samples.alps])
                let left = try $0.activities(touching: nil, includingArchived: true)
                #expect(Set(left.map(\.trip)) == [Samples.alps])
                #expect(left.count == activities.count)
            }
            // Made again, it is as empty as any other new trip.
            try store.write { try $0.create(Samples.trip()) }
            try #expect(store.read { try $0.activityCount(of: Samples.tokyo) } == 0)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an archived trip is left out unless asked for`(kind: StoreKind) throws {
        let activity = try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T10:00")
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activity, in: Samples.tokyo)
                try $0.setArchived(true, of: Samples.tokyo)
            }
            try store.read {
                try #expect($0.activities(touching: nil, includingArchived: false) == [])
                try #expect(
                    $0.activities(touching: nil, includingArchived: true)
                        == [TripActivity(trip: Samples.tokyo, activity: activity)])
                try #expect($0.activities(of: Samples.tokyo) == [activity])
            }
            try store.write { try $0.setArchived(false, of: Samples.tokyo) }
            try #expect(store.read { try $0.activities(touching: nil, includingArchived: false).count } == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `text that cannot be given back is refused`(kind: StoreKind) throws {
        var activity = try Samples.timed("a", "2027-03-14T09:00", "2027-03-14T10:00")
        activity.source = "BEGIN:VEVENT\0"
        let day = try CivilDate(2027, 3, 14)
        var empty = activity
        empty.source = nil
        empty.span = .allDay(start: day, end: day)
        var nowhere = activity
        nowhere.source = nil
        nowhere.place = Place(name: "x", latitude: .nan, longitude: 1)
        try kind.withStore { store in
            try store.write { try $0.create(Samples.trip()) }
            let cases: [(Activity, String)] = [
                (
                    activity,
                    "a: has a source with the character U+0000, which no calendar may contain; take it out"
                ),
                (empty, "a: has no day: it ends on 2027-03-14, exclusive, and starts on 2027-03-14"),
                (
                    nowhere,
                    "a: has a place that cannot be: nan, 1.0: is not on the globe: latitude is -90 to 90, longitude -180 to 180"
                ),
            ]
            for (activity, text) in cases {
                let error = #expect(throws: StorageError.self) {
                    try store.write { try $0.save(activity, in: Samples.tokyo) }
                }
                #expect(error?.code == .unstorable)
                #expect(error?.description == text)
            }
            #expect(throws: StorageError.self) {
                try store.write { try $0.create(Samples.trip(Samples.alps, name: "a\0")) }
            }
            try #expect(store.read { try $0.activityCount(of: Samples.tokyo) } == 0)
        }
    }
}

// MARK: - Occurrences that are not known yet

extension StoreConformanceTests {
    @Test(arguments: StoreKind.allCases)
    func `what was said of an occurrence is read back as it was said`(kind: StoreKind) throws {
        let reading = try CivilDateTime(2027, 3, 14, 9, 0)
        let day = CivilDateTime(reading.date, .midnight)
        let keys = [
            ActivityKey(uid: ActivityUID("a")),
            ActivityKey(uid: ActivityUID("a"), recurrenceID: day, recurrenceClock: .date),
            ActivityKey(uid: ActivityUID("a"), recurrenceID: day),
            ActivityKey(uid: ActivityUID("a"), recurrenceID: reading),
            ActivityKey(uid: ActivityUID("a"), recurrenceID: reading, recurrenceClock: .zone(.utc)),
            ActivityKey(
                uid: ActivityUID("a"), recurrenceID: reading, recurrenceClock: .zone(try ZoneID("Asia/Tokyo"))
            ),
            ActivityKey(uid: ActivityUID("a"), recurrenceID: reading, recurrenceClock: .floating),
        ]
        #expect(keys.sorted() == keys)
        let time = ActivityTime(local: reading, zone: .utc)
        let activities = keys.map {
            Activity(
                uid: $0.uid, recurrenceID: $0.recurrenceID, recurrenceClock: $0.recurrenceClock, kind: .event,
                title: "Class", span: .timed(start: time, end: time))
        }
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save(activities.reversed(), in: Samples.tokyo)
            }
            try #expect(
                store.read { try $0.activities(withUID: ActivityUID("a"), of: Samples.tokyo) } == activities)
            for key in keys {
                try #expect(store.read { try $0.activity(key, of: Samples.tokyo)?.key } == key)
            }
            #expect(try store.write { try $0.delete(keys[4], of: Samples.tokyo) })
            try #expect(
                store.read { try $0.activities(withUID: ActivityUID("a"), of: Samples.tokyo).map(\.key) }
                    == keys.filter { $0 != keys[4] })
        }
    }
}
