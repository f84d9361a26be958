import CivilTime
import Testing
import Trips

@testable import TripWeb

/// By how much an activity is dragged.
@Suite("Amounts of a move") struct MoveAmountTests {
    @Test(arguments: [
        ("+1d", 1, 0), ("-2d", -2, 0), ("+45min", 0, 45), ("-1h", 0, -60), ("+1d -45min", 1, -45),
        ("-3d +2h", -3, 120), ("+0min", 0, 0),
    ])
    func `days come first, then a time`(text: String, days: Int, minutes: Int) throws {
        let amount = try #require(MoveAmount(text))
        #expect(amount.days == days)
        #expect(amount.minutes == minutes)
        #expect(amount.changes.count == (days == 0 ? 0 : 1) + (minutes == 0 ? 0 : 1))
    }

    @Test(arguments: [
        "", " ", "1d", "+d", "+1", "+1y", "+1d+1h", "+1h +1d", "+1d +1d", "+1h +1min", "+1d  +1h",
        "+12345min", "+1d ",
        "+\u{661}d", "+1D", "--1d", "+1d +1h +1min",
    ])
    func `anything else is none`(text: String) {
        #expect(MoveAmount(text) == nil)
    }

    @Test func `every button is one`() {
        let meant: [MoveStep: ActivityChange] = [
            .dayBack: .movedByDays(-1), .hourBack: .movedBy(.seconds(-3600)),
            .quarterBack: .movedBy(.seconds(-900)), .quarterOn: .movedBy(.seconds(900)),
            .hourOn: .movedBy(.seconds(3600)), .dayOn: .movedByDays(1),
        ]
        #expect(meant.count == MoveStep.allCases.count)
        for (step, change) in meant { #expect(MoveAmount(step.rawValue)?.changes == [change]) }
    }
}
