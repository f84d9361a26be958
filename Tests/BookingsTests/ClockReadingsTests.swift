import CivilTime
import Testing

@testable import Bookings

/// Readings of a clock in a text.
@Suite("ClockReadings") struct ClockReadingsTests {
    @Test(arguments: [
        ("from 15:00", [900]), ("at 4:40PM, 5:05 a.m.", [1000, 305]), ("14h04", [844]), ("12:00 AM", [0]),
        ("12:30 pm", [750]), ("room 12:345", []), ("1:99", []), ("25:00", []), ("13:00 PM", []), ("", []),
        (":", []), ("6:15p", [1095]), ("6:15p. m.", [1095]), ("6:15 a. m. Oulu", [375]), ("code 7P2Q", []),
        ("7 per room", []),
        ("6:15 per night", [375]), ("18:00 (UTC)", []), ("18.15", []),
    ])
    func `clock readings of a text`(text: String, minutes: [Int]) throws {
        let readings = ClockReadings(in: text)
        let found = try (0..<1440).filter { readings.contains(try TimeOfDay($0 / 60, $0 % 60)) }
        #expect(found == minutes.sorted())
    }
}
