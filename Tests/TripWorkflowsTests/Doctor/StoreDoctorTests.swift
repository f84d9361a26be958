import CivilTime
import Foundation
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Looking a store through") struct StoreDoctorTests {
    private static let trip = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    private func time(_ local: String, _ zone: String, _ recorded: RecordedOffset? = nil) throws
        -> ActivityTime
    {
        ActivityTime(local: try CivilDateTime(parsing: local), zone: try ZoneID(zone), recorded: recorded)
    }

    private func checkup(_ activities: [Activity]) throws -> StoreDoctor.Checkup {
        let folder = try temporaryDirectory()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try FileTripStore.open(folder + "/meridian.db", for: .writing)
        try store.write { writing in
            try writing.create(Trip(id: Self.trip, name: "Tokyo"))
            try writing.save(activities, in: Self.trip)
        }
        return try StoreDoctor(database: try TestZones.database(.r2026f), at: now).checkup(of: store)
    }

    private func tea(_ start: ActivityTime, _ end: ActivityTime) -> Activity {
        Activity(
            uid: ActivityUID("tea"), kind: .event, title: "Tea", span: .timed(start: start, end: end))
    }

    @Test func `nothing is wrong with a sound store`() throws {
        let checkup = try checkup([
            tea(time("2027-03-14T15:00:00", "Asia/Tokyo"), time("2027-03-14T16:00:00", "Asia/Tokyo"))
        ])
        #expect(checkup.faults.isEmpty)
        #expect(checkup.newestRelease == nil)
    }

    @Test func `an unknown zone is named at each end`() throws {
        let faults = try checkup([
            tea(time("2027-03-14T15:00:00", "Asia/Edo"), time("2027-03-14T16:00:00", "Asia/Edo"))
        ]).faults
        let ends = faults.compactMap { fault -> StoreFault.End? in
            guard case .unknownZone(let faulty, let zone, let end, let ends) = fault else { return nil }
            #expect(faulty.activity.title == "Tea" && !faulty.isShared)
            #expect(zone.name == "Asia/Edo")
            #expect(ends == [.start, .end])
            return end
        }
        #expect(ends == [.start, .end])
        #expect(faults.count == 2)
    }

    @Test func `an end before the start is named`() throws {
        let faults = try checkup([
            tea(time("2027-03-14T15:00:00", "Asia/Tokyo"), time("2027-03-14T15:00:00", "Pacific/Auckland"))
        ]).faults
        guard case .endBeforeStart(let faulty) = try #require(faults.first) else {
            Issue.record("\(faults)")
            return
        }
        #expect(faulty.trip.name == "Tokyo")
        #expect(faults.count == 1)
    }

    @Test func `rules newer than those in use are named, of the activity and of the store`() throws {
        let recorded = RecordedOffset(offset: try UTCOffset(totalSeconds: 36_000), tzdb: "2099a")
        let checkup = try checkup([
            tea(
                time("2027-03-14T15:00:00", "Asia/Tokyo", recorded),
                time("2027-03-14T16:00:00", "Asia/Tokyo", recorded))
        ])
        #expect(checkup.newestRelease == ZoneRelease("2099a"))
        let releases = checkup.faults.map { fault in
            switch fault {
            case .writtenUnderNewerRules(_, let release): release
            case .newerRulesSeen(let release): "store \(release)"
            default: "\(fault)"
            }
        }
        #expect(releases == ["2099a", "store 2099a"])
    }

    @Test func `a record that breaks a rule is named`() throws {
        var tea = tea(
            try time("2027-03-14T15:00:00", "Asia/Tokyo"), try time("2027-03-14T16:00:00", "Asia/Tokyo"))
        tea.sequence = -5
        let faults = try checkup([tea]).faults
        guard case .brokenRule(let gap) = try #require(faults.first) else {
            Issue.record("\(faults)")
            return
        }
        #expect(gap.list == .activities && gap.id == "tea" && gap.member == "sequence")
        #expect(faults.count == 1)
    }
}
