import CivilTime
import Testing
import Trips

@Suite("RevisionOrder") struct RevisionOrderTests {
    struct Version: Sendable, CustomTestStringConvertible {
        let sequence: Int
        let stamp: Int64?
        let lastModified: Int64?
        var testDescription: String { "\(sequence) \(stamp ?? -1) \(lastModified ?? -1)" }

        init(_ sequence: Int, _ stamp: Int64?, _ lastModified: Int64?) {
            self.sequence = sequence
            self.stamp = stamp
            self.lastModified = lastModified
        }

        func activity() throws -> Activity {
            var activity = try ActivityTests.activity()
            activity.sequence = sequence
            activity.stamp = try stamp.map { try Instant(secondsSinceEpoch: $0) }
            activity.lastModified = try lastModified.map { try Instant(secondsSinceEpoch: $0) }
            return activity
        }
    }

    @Test(
        arguments: [
            // RFC 5546 section 2.1.5: the larger SEQUENCE counts, whatever the times say.
            (Version(2, 100, 100), Version(1, 200, 200), RevisionOrder.newer(by: .sequence)),
            (Version(0, 200, 200), Version(1, 100, 100), .older(by: .sequence)),
            // With one SEQUENCE, the later DTSTAMP.
            (Version(1, 200, 100), Version(1, 100, 200), .newer(by: .stamp)),
            (Version(1, 100, nil), Version(1, 200, nil), .older(by: .stamp)),
            // With one DTSTAMP, or none on a side, the later LAST-MODIFIED.
            (Version(1, 100, 200), Version(1, 100, 100), .newer(by: .lastModified)),
            (Version(1, nil, 100), Version(1, 100, 200), .older(by: .lastModified)),
            (Version(1, nil, 300), Version(1, nil, 200), .newer(by: .lastModified)),
            // A time that only one side has decides nothing.
            (Version(1, 100, nil), Version(1, nil, nil), .same),
            (Version(1, 100, nil), Version(1, 100, 200), .same),
            (Version(1, 100, 200), Version(1, 100, 200), .same),
        ])
    func `the newer version is known by SEQUENCE, then DTSTAMP, then LAST-MODIFIED`(
        mine: Version, theirs: Version, order: RevisionOrder
    ) throws {
        #expect(try mine.activity().revisionOrder(against: theirs.activity()) == order)
        let mirrored: RevisionOrder =
            switch order {
            case .newer(let reason): .older(by: reason)
            case .older(let reason): .newer(by: reason)
            case .same: .same
            }
        #expect(try theirs.activity().revisionOrder(against: mine.activity()) == mirrored)
    }

    @Test func `only a newer version is newer`() {
        #expect(RevisionOrder.newer(by: .stamp).isNewer)
        #expect(!RevisionOrder.older(by: .stamp).isNewer)
        #expect(!RevisionOrder.same.isNewer)
    }

    @Test func `a new download of the same activity has the same meaning`() throws {
        let time = ActivityTime(local: try CivilDateTime(2027, 3, 14, 9, 0), zone: try ZoneID("Asia/Tokyo"))
        var recorded = time
        recorded.recorded = RecordedOffset(offset: try UTCOffset(totalSeconds: 32_400), tzdb: "2026f")
        var old = try ActivityTests.activity()
        old.span = .timed(start: time, end: time)
        var new = old
        new.span = .timed(start: recorded, end: recorded)
        new.sequence = 7
        new.stamp = .epoch
        new.lastModified = .epoch
        new.source = "BEGIN:VEVENT\r\nEND:VEVENT\r\n"
        #expect(new != old)
        #expect(new.hasSameMeaning(as: old))
        new.seat = "14A"
        #expect(!new.hasSameMeaning(as: old))
    }

    @Test func `another wall clock or zone is another meaning`() throws {
        let time = ActivityTime(local: try CivilDateTime(2027, 3, 14, 9, 0), zone: try ZoneID("Asia/Tokyo"))
        var old = try ActivityTests.activity()
        old.span = .timed(start: time, end: time)
        var new = old
        // Seoul has the same offset, so the instant is the same; the truth that is kept is not.
        let other = ActivityTime(local: time.local, zone: try ZoneID("Asia/Seoul"))
        new.span = .timed(start: other, end: time)
        #expect(!new.hasSameMeaning(as: old))
    }
}
