import CivilTime
import TestKit
import Testing

@Suite("Zones added to a database") struct AddedZoneTests {
    private static let office = "File/Office/x0123456789abcdef"

    private func extended() throws -> ZoneDatabase {
        let base = try TestZones.database(.r2026f)
        return base.adding([try ZoneID(Self.office), try ZoneID("File/Broken/x0")]) { id throws(TimeError) in
            guard id.name == Self.office else {
                throw TimeError(.malformedZoneData, subject: id.name, reason: "its text is damaged")
            }
            return Zone.fixed(try UTCOffset(totalSeconds: 4020), id: id)
        }
    }

    @Test func `an added zone is found like any other`() throws {
        let database = try extended()
        let zone = try database.zone(named: Self.office)
        #expect(zone.id.name == Self.office)
        #expect(zone.offset(at: .epoch).totalSeconds == 4020)
        #expect(try database.zone(named: Self.office.lowercased()) == zone)
    }

    @Test func `the zones of the release are there as before`() throws {
        let base = try TestZones.database(.r2026f)
        let database = try extended()
        #expect(try database.zone(named: "Asia/Calcutta") == base.zone(named: "Asia/Kolkata"))
        #expect(database.version == base.version && database.source == base.source)
        #expect(database.ids == base.ids)
        #expect(try database.zones(inCountry: "NZ").map(\.name) == ["Pacific/Auckland", "Pacific/Chatham"])
        let error = #expect(throws: TimeError.self) { try database.zone(named: "Asia/Tokio") }
        #expect(error?.reason.contains("Asia/Tokyo") == true)
    }

    @Test func `the database that it is made of does not know it`() throws {
        _ = try extended().zone(named: Self.office)
        let error = #expect(throws: TimeError.self) {
            try TestZones.database(.r2026f).zone(named: Self.office)
        }
        #expect(error?.code == .unknownZone)
    }

    @Test func `a zone that cannot be made says why, and only when it is asked for`() throws {
        let error = #expect(throws: TimeError.self) { try extended().zone(named: "File/Broken/x0") }
        #expect(error?.description == "File/Broken/x0: its text is damaged")
    }

    @Test func `zones are added to zones that were added`() throws {
        let more = try extended().adding([try ZoneID("File/More/x0")]) { Zone.fixed(.zero, id: $0) }
        #expect(try more.zone(named: "File/More/x0").offset(at: .epoch) == .zero)
        #expect(try more.zone(named: Self.office).offset(at: .epoch).totalSeconds == 4020)
        #expect(try more.zone(named: "Asia/Tokyo").offset(at: .epoch).totalSeconds == 32_400)
    }
}
