import StrictJSON
import TestKit
import Testing
import TripExchange
import Trips

@testable import TripExchange

/// What is read in genuine booking calendars, beside what others read in them; both lie beside the repository, or nothing
/// is tested.
@Suite("Genuine bookings") struct GenuineBookingsTests {
    private static let folder: String? = ["/../shared/bookings", "/../../shared/bookings"]
        .map { Fixtures.root + $0 }
        .first { (try? Fixtures.bytes("\($0)/extractordata__regiojet__single-leg-event.ics")) != nil }

    /// The files, and where the expected JSON is.
    private static let files: [(ics: String, json: String)] =
        [
            "calendarhandlerdata__canceled", "calendarhandlerdata__event-full-day",
            "calendarhandlerdata__eventreservation", "calendarhandlerdata__flight",
            "calendarhandlerdata__hotel", "calendarhandlerdata__rentalcar", "calendarhandlerdata__train",
        ].map { ("\($0).ics", "\($0).json") }
        + [
            "deutschebahn__20220726-copenhagen-amsterdam-NL",
            "deutschebahn__20220726-frankfurt-cologne-paris",
            "deutschebahn__20220726-hamburg-dortmund-ES", "deutschebahn__20220726-praha-vienna-CZ",
            "deutschebahn__20220726-strasbourg-munich-FR", "ical__eventreservation",
            "lufthansa__20170407-MUC-TLS-Flugsegment_2_in_den_Kalender_eintragen",
            "meetup__20160119-c++-cmake", "regiojet__single-leg-event",
        ].map { ("extractordata__\($0).ics", "extractordata__\($0).ics.json") }

    @Test(.enabled(if: folder != nil)) func `what differs from the expected JSON is in the docs`() throws {
        let folder = try #require(Self.folder)
        var table = "\n| file | equal | differs |\n|---|---|---|\n"
        for file in Self.files {
            let expected = try ExpectedReservations("\(folder)/\(file.json)")
            let imported = try Exchange.imported(file: try Fixtures.text("\(folder)/\(file.ics)"))
            let activity = try #require(imported.activities.first)
            var (equal, differs): ([String], [String]) = ([], [])
            for (name, wanted, found) in expected.compared(with: activity) {
                // Some times are expected without a zone.
                if wanted == found
                    || (name == "start" || name == "end") && found?.hasPrefix(wanted ?? "-") == true
                {
                    equal.append(name)
                } else {
                    differs.append("\(name): `\(found ?? "nothing")`, expected `\(wanted ?? "nothing")`")
                }
            }
            let name = file.ics.split(separator: "_", omittingEmptySubsequences: true).dropFirst()
                .joined(separator: " ").dropLast(4)
            table += "| \(name) | \(equal.joined(separator: ", ")) | \(differs.joined(separator: "; ")) |\n"
        }
        let page = Fixtures.path(for: "docs/bookings.md")
        let parts = try Fixtures.text(page).components(
            between: "<!-- genuine -->\n", "<!-- end of genuine -->")
        let (before, after) = try #require(parts)
        let difference = try Golden.difference(of: before + table + "\n" + after, from: page)
        #expect(difference == nil)
    }
}

/// Reservations of schema.org, as another program reads them in a file.
struct ExpectedReservations {
    private let all: [JSONValue]
    private var first: JSONValue? { all.first }
    private var last: JSONValue? { all.last }

    init(_ path: String) throws {
        let value = try JSONParser.value(of: try Fixtures.bytes(path))
        if case .array(let values) = value { all = values } else { all = [value] }
    }

    /// The text at a path of names.
    private static func text(_ value: JSONValue?, _ path: String...) -> String? {
        var value = value
        for name in path {
            guard case .object(let members)? = value else { return nil }
            value = members.first { $0.name == name }?.value
        }
        if case .string(let text)? = value { return text.isEmpty ? nil : text }
        return nil
    }

    private static func time(_ value: JSONValue?, _ path: String...) -> String? {
        var value = value
        for name in path {
            guard case .object(let members)? = value else { return nil }
            value = members.first { $0.name == name }?.value
        }
        if case .string(let text)? = value { return String(text.prefix(16)) }
        guard let local = text(value, "@value") else { return nil }
        return String(local.prefix(16)) + (text(value, "timezone").map { " \($0)" } ?? "")
    }

    /// The fields that have a value here, with what an activity says; of several legs, the first start and the last end.
    func compared(with activity: Activity) -> [(String, String?, String?)] {
        let (first, last) = (all.first, all.last)
        var rows: [(String, String?, String?)] = []
        func add(_ name: String, _ wanted: String?, _ found: String?) {
            if wanted != nil { rows.append((name, wanted, found)) }
        }
        for (from, to) in [("departureAirport", "arrivalAirport"), ("departureStation", "arrivalStation")] {
            add("from", Self.text(first, "reservationFor", from, "name"), activity.place?.name)
            add("to", Self.text(last, "reservationFor", to, "name"), activity.destination?.name)
            add("from code", Self.text(first, "reservationFor", from, "iataCode"), activity.place?.code)
            add("to code", Self.text(last, "reservationFor", to, "iataCode"), activity.destination?.code)
        }
        if all.count == 1, let digits = Self.text(first, "reservationFor", "flightNumber") {
            let airline = Self.text(first, "reservationFor", "airline", "iataCode") ?? ""
            add("number", "\(airline) \(digits)", activity.number)
        }
        if all.count == 1 {
            add("number", Self.text(first, "reservationFor", "trainNumber"), activity.number)
        }
        add("gate", Self.text(first, "reservationFor", "departureGate"), activity.place?.gate)
        add("terminal", Self.text(first, "reservationFor", "departureTerminal"), activity.place?.terminal)
        add("platform", Self.text(first, "reservationFor", "departurePlatform"), activity.place?.terminal)
        add(
            "arrival platform", Self.text(last, "reservationFor", "arrivalPlatform"),
            activity.destination?.terminal)
        add("confirmation", Self.text(first, "reservationNumber"), activity.confirmation)
        add("seat", Self.text(first, "airplaneSeat"), activity.seat)
        for (label, name) in [("hotel", "name"), ("address", "address")] {
            guard Self.text(first, "@type") == "LodgingReservation" else { continue }
            let wanted =
                Self.text(first, "reservationFor", name)
                ?? Self.text(first, "reservationFor", name, "streetAddress")
            let found = name == "name" ? activity.title : activity.place?.name
            add(label, wanted, found?.contains(wanted ?? "-") == true ? wanted : found)
        }
        add("pick-up", Self.text(first, "pickupLocation", "name"), activity.place?.name)
        add("drop-off", Self.text(first, "dropoffLocation", "name"), activity.destination?.name)
        add("venue", Self.text(first, "reservationFor", "location", "name"), activity.place?.name)
        if let seat = Self.text(first, "reservedTicket", "ticketedSeat", "seatNumber") {
            let coach = Self.text(first, "reservedTicket", "ticketedSeat", "seatSection")
            add("seat", coach.map { "coach \($0), seat \(seat)" } ?? seat, activity.seat)
        }
        guard case .timed(let start, let end) = activity.span else {
            if case .allDay(let first, let last) = activity.span {
                add(
                    "check-in", Self.time(self.first, "checkinTime").map { String($0.prefix(10)) }, "\(first)"
                )
                add(
                    "check-out", Self.time(self.last, "checkoutTime").map { String($0.prefix(10)) }, "\(last)"
                )
            }
            return rows
        }
        func shown(_ time: ActivityTime) -> String {
            "\(time.local)".prefix(16) + (time.zone.map { " \($0)" } ?? "")
        }
        for name in ["departureTime", "startDate"] {
            add("start", Self.time(first, "reservationFor", name), shown(start))
        }
        for name in ["arrivalTime", "endDate"] {
            add("end", Self.time(last, "reservationFor", name), shown(end))
        }
        add("check-in", Self.time(first, "checkinTime"), shown(start))
        add("check-out", Self.time(last, "checkoutTime"), shown(end))
        add("start", Self.time(first, "pickupTime"), shown(start))
        add("end", Self.time(first, "dropoffTime"), shown(end))
        return rows
    }
}
