import CivilTime
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// The genuine bookings that stand beside a checkout, with the reservations that another program expects of them.
@Suite("Genuine reservations") struct GenuineReservationsTests {
    private static let directory =
        ["../shared/bookings", "../../shared/bookings"].map { Fixtures.path(for: $0) }
        .first { FileManager.default.fileExists(atPath: $0) } ?? ""

    /// Those with a reservation in them.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return files.filter { $0.hasPrefix("calendarhandlerdata__") && $0.hasSuffix(".ics") }.sorted()
    }

    /// What the expected JSON says, where it has not another number of bookings than the event.
    private static func expected(_ name: String) throws -> [Reservation] {
        let path = "\(directory)/\(name.dropLast(4)).json"
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        return ReservationText.reservations(in: text).reservations
    }

    static let absence: Comment = "there is no ../shared/bookings with genuine bookings beside this checkout"

    @Test(.enabled(if: !names.isEmpty, absence), arguments: names)
    func `the reservation in an event says what is expected`(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Self.directory)/\(name)")))
        let read = try CalendarReader().read(bytes, file: name)
        let imported = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
            .activities(from: read, file: name)
        let activity = try #require(imported.activities.first)
        guard let said = try Self.expected(name).first else {
            #expect(activity.kind == .event, "nothing is expected of \(name)")
            return
        }
        #expect(activity.kind == said.type.kind)
        #expect(activity.number == said.number)
        #expect(activity.confirmation == said.confirmation)
        #expect(activity.seat.map { $0.hasPrefix(said.seat ?? "") } ?? (said.seat == nil))
        #expect(activity.carrier == said.carrier)
        #expect(activity.place?.code == said.place?.code)
        #expect(activity.destination?.code == said.destination?.code)
        #expect(activity.destination?.name == said.destination?.name)
        #expect(activity.place?.gate == said.place?.gate)
        #expect((activity.status == .cancelled) == (said.status == .cancelled))
        if case .timed(let start, _) = activity.span, let time = said.start?.time {
            #expect(try Exchange.instant(start) == time.instant)
            #expect(start.local == time.local)
        }
        #expect(
            imported.findings.filter { $0.code.rawValue.hasSuffix("reservation") }.map(\.description) == [])
    }

    @Test(.enabled(if: !names.isEmpty, absence), arguments: names)
    func `the expected JSON is read on its own`(_ name: String) throws {
        let path = "\(Self.directory)/\(name.dropLast(4)).json"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let said = try Self.expected(name).first, let time = said.start?.time else { return }
        let activity = try #require(try ReservationPageTests.read(bytes, as: .linkedData).activities.first)
        #expect(activity.kind == said.type.kind)
        #expect(activity.span.startDate == time.date)
        if case .timed(let start, _) = activity.span { #expect(start.local == time.local) }
    }
}
