import CivilTime
import Sealing
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("Trips under a passphrase") struct TripProtectionTests {
    private let passphrase: Passphrase
    private let other: Passphrase
    private let zones: ZoneDatabase
    private let protection: TripProtection

    init() throws {
        passphrase = try Passphrase("correct horse battery")
        other = try Passphrase("correct horse staple")
        zones = try TestZones.database(.r2026f)
        var protection = TripProtection(by: "Test", at: try Instant(parsing: "2027-01-01T00:00:00Z"))
        protection.cost = ScryptCost(exponent: 4, passes: 1)
        self.protection = protection
    }

    private func tea() throws -> Activity {
        try Sample.activity("Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
    }

    @Test(arguments: StoreKind.allCases)
    func `a trip goes into its box, comes out of it, and that is undone`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try Sample.write([tea()], in: store)
            let sealed = try protection.seal(Sample.trip, in: store, under: passphrase)
            #expect(try store.read { try $0.trips() }.isEmpty)
            #expect(try store.read { try $0.sealedTrips() } == [sealed])

            let opened = try TripProtection.opened([sealed], with: passphrase, database: zones)
            #expect(opened.map(\.name) == ["Tokyo"])
            #expect(try store.read { try $0.trips() }.isEmpty)

            let found = try protection.unseal(opened[0], in: store)
            #expect(found.trip.name == "Tokyo")
            #expect(found.activities == [try tea()])
            #expect(try store.read { try $0.sealedTrips() }.isEmpty)

            #expect(try store.write { try $0.undo() }?.title == "unprotect Tokyo")
            #expect(try store.read { try $0.sealedTrips() } == [sealed])
        }
    }

    @Test func `another passphrase opens nothing`() throws {
        let store = MemoryTripStore()
        try Sample.write([tea()], in: store)
        let sealed = try protection.seal(Sample.trip, in: store, under: passphrase)
        let error = #expect(throws: WorkflowError.self) {
            try TripProtection.opened([sealed], with: other, database: zones)
        }
        #expect(error?.code == .wrongPassphrase)
        #expect(error?.trips == [Sample.trip])
    }

    @Test func `a damaged box is told from a wrong passphrase`() throws {
        let store = MemoryTripStore()
        try Sample.write([tea()], in: store)
        let sealed = try protection.seal(Sample.trip, in: store, under: passphrase)
        let damaged = SealedTrip(
            id: sealed.id, sealedAt: sealed.sealedAt, box: Array(sealed.box.dropLast(sealed.box.count / 2)))
        let error = #expect(throws: WorkflowError.self) {
            try TripProtection.opened([damaged], with: passphrase, database: zones)
        }
        #expect(error?.code == .damagedBox)
    }

    @Test(arguments: StoreKind.allCases)
    func `a trip that would not come out as it is stays open`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            var broken = try tea()
            broken.sequence = -5
            try Sample.write([broken], in: store)
            let error = #expect(throws: WorkflowError.self) {
                try protection.seal(Sample.trip, in: store, under: passphrase)
            }
            #expect(error?.code == .unsealable)
            #expect(error?.subject == "Tokyo")
            #expect(try Sample.activities(in: store) == [broken])
        }
    }

    @Test func `a trip that is gone is refused`() throws {
        let error = #expect(throws: WorkflowError.self) {
            try protection.seal(Sample.trip, in: MemoryTripStore(), under: passphrase)
        }
        #expect(error?.code == .unknownTrip)
    }
}
