import CivilTime
import Documents
import Findings
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

    /// What the expected JSON says, read by another reader than ours: what is wrong in ours is not expected then.
    private struct Expected {
        private let object: [String: Any]

        /// The first reservation, where the file has one.
        init?(_ name: String, in directory: String) throws {
            let path = "\(directory)/\(name.dropLast(4)).json"
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
            guard let first = (json as? [[String: Any]])?.first,
                let type = first["@type"] as? String, type.hasSuffix("Reservation")
            else { return nil }
            object = first
        }

        /// The text at a path of names with dots between.
        subscript(_ path: String) -> String? {
            var value: Any? = object
            for name in path.split(separator: ".") { value = (value as? [String: Any])?[String(name)] }
            return value as? String ?? (value as? [String: Any])?["@value"] as? String
        }

        var kind: ActivityKind? {
            switch self["@type"] {
            case "FlightReservation": .flight
            case "TrainReservation": .train
            case "LodgingReservation": .lodging
            case "EventReservation": .event
            case "RentalCarReservation": .carRental
            default: nil
            }
        }

        var number: String? {
            if let number = self["reservationFor.flightNumber"] {
                return [self["reservationFor.airline.iataCode"], number].compactMap(\.self).joined(
                    separator: " ")
            }
            return self["reservationFor.trainNumber"].map {
                [self["reservationFor.trainName"], $0].compactMap(\.self).joined(separator: " ")
            }
        }

        var carrier: String? {
            self["reservationFor.airline.name"] ?? self["reservationFor.airline.iataCode"]
                ?? self["reservationFor.trainCompany.name"] ?? self["reservationFor.rentalCompany.name"]
        }

        /// The time as it is written, with its offset.
        var start: String? {
            self["reservationFor.departureTime"] ?? self["reservationFor.startDate"] ?? self["pickupTime"]
                ?? self["checkinDate"]
        }

        var isCancelled: Bool { self["reservationStatus"]?.hasSuffix("Cancelled") ?? false }
    }

    static let absence: Comment = "there is no ../shared/bookings with genuine bookings beside this checkout"

    @Test(.enabled(if: !names.isEmpty, absence), arguments: names)
    func `the reservation in an event says what is expected`(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Self.directory)/\(name)")))
        let read = try CalendarReader().read(bytes, file: name)
        let imported = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
            .activities(from: read, file: name)
        let activity = try #require(imported.activities.first)
        guard let said = try Expected(name, in: Self.directory) else {
            #expect(activity.kind == .event, "nothing is expected of \(name)")
            return
        }
        #expect(activity.kind == said.kind)
        #expect(activity.number == said.number)
        #expect(activity.confirmation == said["reservationNumber"])
        let seat = said["airplaneSeat"] ?? said["reservedTicket.ticketedSeat.seatNumber"]
        #expect(activity.seat.map { $0.contains(seat ?? "-") } ?? (seat == nil))
        #expect(activity.carrier == said.carrier)
        #expect(activity.place?.code == said["reservationFor.departureAirport.iataCode"])
        #expect(activity.destination?.code == said["reservationFor.arrivalAirport.iataCode"])
        #expect(activity.place?.gate == said["reservationFor.departureGate"])
        #expect((activity.status == .cancelled) == said.isCancelled)
        if case .timed(let start, _) = activity.span, let text = said.start {
            #expect(try Exchange.instant(start) == Instant(parsing: text))
            #expect(text.hasPrefix("\(start.local)"))
        }
        #expect(
            imported.findings.filter { $0.code.rawValue.hasSuffix("reservation") }.map(\.description) == [])
    }

    @Test(.enabled(if: !names.isEmpty, absence), arguments: names)
    func `the expected JSON is read on its own`(_ name: String) throws {
        let path = "\(Self.directory)/\(name.dropLast(4)).json"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let said = try Expected(name, in: Self.directory), let time = said.start else { return }
        let activity = try #require(try ReservationPageTests.read(bytes, as: .linkedData).activities.first)
        #expect(activity.kind == said.kind)
        #expect(time.hasPrefix("\(activity.span.startDate)"))
        if case .timed(let start, _) = activity.span { #expect(time.hasPrefix("\(start.local)")) }
    }
}
