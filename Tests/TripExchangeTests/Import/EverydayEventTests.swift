import CivilTime
import TestKit
import Testing
import Trips

@testable import TripExchange

/// Everyday events that speak of journeys, houses and tables, and the clocks of bookings that must not be moved.
@Suite("Everyday events") struct EverydayEventTests {
    private static let floating = ["DTSTART:20270615T120000", "DTEND:20270615T130000"]
    private static let utc = ["DTSTART:20270615T180000Z", "DTEND:20270615T200000Z"]

    private static func times(_ lines: [String]) throws -> [String] {
        guard case .timed(let start, let end) = try Exchange.activity(lines).span else { return [] }
        return [start, end].map { "\($0.local.time) \($0.zone?.name ?? "-")" }
    }

    private static func text(_ title: String, _ location: String, _ description: String) -> [String] {
        ["SUMMARY:\(title)", "LOCATION:\(location)", "DESCRIPTION:\(description)"]
    }

    /// Somebody else flies, or something else happens at another time.
    @Test(arguments: [
        ("Lunch with Ann", "", "Her flight:\\nBA 286 LHR 11:15 - SFO 14:00"),
        ("Board meeting", "", "JL515 HND 13:30 - CTS 15:05"),
        ("Pick up Ann\\, flight BA 286 LHR-SFO", "", ""),
        ("Taxi to flight BA 286 LHR-SFO", "", ""), ("QA 12 JAN-MAR", "", ""),
        ("KW 24 MON-FRI 09:00-17:00", "", ""),
        ("GM 3 OAK-HOU", "", ""), ("WK 12 DEN-DAL 18:30", "", ""),
    ])
    func `what only mentions a flight is none`(title: String, location: String, description: String) throws {
        let lines = Self.floating + Self.text(title, location, description)
        #expect(try Exchange.activity(lines).kind != .flight)
        #expect(try Self.times(lines) == ["12:00:00 -", "13:00:00 -"])
    }

    @Test(arguments: [
        // A county after a town elsewhere, several cities of one name, houses that are called after cities.
        ("Hotel Foo stay", "The Inn\\, Guildford\\, Surrey", "Check-in: 15:00\\nConfirmation: AB12CD"),
        ("Dinner reservation: Foo", "Foo\\, Manchester", "Confirmation: AB12CD\\nOpen 14:00 - 23:30"),
        ("Dinner reservation: Foo", "York House Restaurant", "Confirmation: AB12CD\\nCancel until 14:00"),
        ("Dinner reservation: Foo", "Austin Kitchen", "Confirmation: AB12CD\\nCancel until 13:00"),
        (
            "Car rental", "",
            "Pick-up: Portland\\, 14:00\\nDrop-off: Portland\\, 13:00\\nVehicle: VW Golf\\nConfirmation: AB12CD"
        ),
    ])
    func `a reading by chance moves nothing`(title: String, location: String, description: String) throws {
        let lines = Self.utc + Self.text(title, location, description)
        #expect(try Self.times(lines) == ["18:00:00 UTC", "20:00:00 UTC"])
    }

    @Test(arguments: ["Osaka", "Bombay", "Napoli", "Split"])
    func `a restaurant is not in the city of its name`(location: String) throws {
        let lines = Self.floating + Self.text("Dinner reservation: Foo", location, "Confirmation: AB12CD")
        #expect(try Exchange.activity(lines).kind == .restaurant)
        #expect(try Self.times(lines) == ["12:00:00 -", "13:00:00 -"])
    }

    @Test(arguments: [
        ("Buy table for 4", "", ""), ("alter table for 5 schemas", "", ""),
        (
            "Furniture delivery", "",
            "Pick up: Warehouse 4\\nDrop off: Home\\nOrder number: 55123456\\nCompany: IKEA"
        ),
        ("Prom: Lena to Max", "", "Ticket number: 5512345"),
        ("Cabin cleanup weekend", "", "2 nights of work"),
        ("Release train 24: Dev → Prod", "", "Platform: 12"),
        ("Match Berlin - Paris", "", "Coach: 7\\nSeat: 12\\nCode: AB12CD"),
    ])
    func `no booking is made of words`(title: String, location: String, description: String) throws {
        #expect(try Exchange.activity(Self.floating + Self.text(title, location, description)).kind == .event)
    }

    /// Of a table with several rows nobody knows which is meant.
    @Test func `two rows of a table are two bookings`() throws {
        let activity = try Exchange.activity(
            Self.utc
                + Self.text(
                    "Your flight", "",
                    "Flight   From   To\\nLH 900   Frankfurt (FRA)   London (LHR)\\nBA 286   London (LHR)   San Francisco (SFO)\\n"
                        + "Confirmation: AB12CD"))
        #expect(activity.number == nil)
        #expect(activity.destination?.code == nil)
    }

    @Test(arguments: [
        "Gate: closes", "Gate: 18:00", "| Gate | Seat | Terminal |\\n|---|---|---|\\n| B4 | 12A | 1 |",
    ])
    func `a gate has the form of one`(description: String) throws {
        let activity = try Exchange.activity(
            Self.floating + Self.text("Flight BA 286 LHR-SFO", "", "Confirmation: AB12CD\\n\(description)"))
        #expect(activity.kind == .flight)
        #expect(activity.place?.gate == (description.hasPrefix("|") ? "B4" : nil))
    }
}
