import Backups
import CivilTime
import Foundation
import Sealing
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

/// What several senders said, in a component that a program from before release 0.1.0 kept.
@Suite("Statements in kept components") struct KeptStatementsTests {
    private let now: Instant
    private let zones: ZoneDatabase

    init() throws {
        now = try Instant(parsing: "2027-01-01T00:00:00Z")
        zones = try TestZones.database(.r2026f)
    }

    private static func event(_ uid: String, _ lines: String...) -> String {
        let common = [
            "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Asia/Tokyo:20270314T150000",
            "DTEND;TZID=Asia/Tokyo:20270314T160000",
        ]
        return (common + lines + ["END:VEVENT", ""]).joined(separator: "\r\n")
    }

    private static let feed = event("tea", "SUMMARY:Tea", "X-FEED:71")
    private static let airline = event("2@airline.example", "SUMMARY:Tea house", "X-MERIDIAN-SEAT:12A")

    private static func also(_ text: String, _ parameters: String = "") -> String {
        "X-MERIDIAN-ALSO\(parameters):\(Data(text.utf8).base64EncodedString())"
    }

    /// The activity as such a program had it.
    private func older() throws -> Activity {
        var tea = try Sample.activity(
            "Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
        tea.source = Self.event(
            "tea", "SUMMARY:Tea", "X-FEED:71", Self.also(Self.feed),
            Self.also(Self.airline, ";X-COUNTS=SEAT;X-SEAT=12A"))
        return tea
    }

    private func expectRead(_ activity: Activity?) throws {
        let activity = try #require(activity)
        #expect(activity.source == Self.feed)
        #expect(activity.statements.map(\.uid.text) == ["tea", "2@airline.example"])
        #expect(activity.statements.map(\.counts) == [[], [.seat]])
        #expect(activity.statements.map(\.said.source) == [Self.feed, Self.airline])
        #expect(activity.statements.map(\.said.seat) == [nil, "12A"])
        #expect(activity.title == "Tea" && activity.uid.text == "tea")
    }

    @Test(arguments: StoreKind.allCases)
    func `a restore makes statements of them`(_ kind: StoreKind) throws {
        let source = MemoryTripStore()
        try Sample.write([older()], in: source)
        let backup = try StoreBackup(of: source, by: "Test", at: now)
        try kind.withStore { store in
            let restore = StoreRestore(of: try BackupDocument(backup.bytes), at: now, database: zones)
            try restore.carryOut(in: store, named: "trips.json")
            try expectRead(try Sample.activities(in: store).first)
            #expect(try restore.preview(over: store).isEmpty)
        }
    }

    @Test func `a box that is opened has them, too`() throws {
        let store = MemoryTripStore()
        try Sample.write([older()], in: store)
        var protection = TripProtection(by: "Test", at: now)
        protection.cost = ScryptCost(exponent: 4, passes: 1)
        let passphrase = try Passphrase("correct horse battery")
        let sealed = try protection.seal(Sample.trip, in: store, under: passphrase)
        let opened = try TripProtection.opened([sealed], with: passphrase, database: zones)
        try expectRead(try protection.unseal(opened[0], in: store).activities.first)
    }

    @Test func `what cannot be read goes, and statements that are there stay`() throws {
        var broken = try older()
        broken.source = Self.event("tea", "X-MERIDIAN-ALSO:!!!")
        var known = try Sample.activity(
            "Tea2", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
        known.source = try older().source
        known.statements = [Statement(known), Statement(try older())]
        let source = MemoryTripStore()
        try Sample.write([broken, known], in: source)
        let backup = try StoreBackup(of: source, by: "Test", at: now)
        let store = MemoryTripStore()
        try StoreRestore(of: backup.document, at: now, database: zones).carryOut(
            in: store, named: "trips.json")
        let found = try Sample.activities(in: store).sorted { $0.key < $1.key }
        #expect(found.map(\.source) == [Self.event("tea"), Self.feed])
        #expect(found.map(\.statements) == [[], known.statements])
    }

    @Test func `a box of a program from before the first release is told from a damaged one`() throws {
        let id = Sample.trip.text
        var random = SystemRandomNumberGenerator()
        let passphrase = try Passphrase("correct horse battery")
        let box = try SealedBox.seal(
            Array(#"{"format": "meridian-backup", "version": "1.1"}"#.utf8), under: passphrase,
            context: Array(id.utf8), cost: ScryptCost(exponent: 4, passes: 1), using: &random)
        let sealed = SealedTrip(id: Sample.trip, sealedAt: now, box: box.bytes)
        let error = #expect(throws: WorkflowError.self) {
            try TripProtection.opened([sealed], with: passphrase, database: zones)
        }
        #expect(error?.code == .olderBox)
        #expect(
            error?.description
                == "the protected trip 6ba7b810: was put into its box by a Meridian from before release 0.1.0; take it out "
                + "with the last program that opens it, and back it up with that one")
    }
}
