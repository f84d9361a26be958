import CivilTime
import TestKit
import Testing
import Trips

/// What a trip costs, without a command.
@Suite("Cost of a trip") struct TripCostTests {
    private static func stay(_ cost: String, _ paid: PaidStatus = .unpaid) throws -> Activity {
        var stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "Hotel",
            span: try .timed(
                start: ActivityTime(local: CivilDateTime(2027, 3, 12, 15, 0), zone: ZoneID("Asia/Tokyo")),
                end: ActivityTime(local: CivilDateTime(2027, 3, 15, 11, 0), zone: ZoneID("Asia/Tokyo"))))
        (stay.cost, stay.paid) = (try Money(cost), paid)
        return stay
    }

    private static func expense(_ id: String, _ money: String, for activity: Activity? = nil) throws
        -> Expense
    {
        Expense(
            id: ExpenseID(id), title: id, money: try Money(money), date: try CivilDate(2027, 3, 12),
            activity: activity?.key, createdAt: .epoch)
    }

    @Test func `what pays an activity is its cost and no second one`() throws {
        let stay = try Self.stay("300 EUR")
        let cost = TripCost(
            [stay], [try Self.expense("a", "100 EUR", for: stay), try Self.expense("b", "20 CHF")])
        #expect("\(cost.totals.sums)" == "[20.00 CHF, 300.00 EUR]")
        #expect(cost.stays.map { "\($0.perNight.value)" } == ["100.00 EUR"])
        #expect(cost.byCategory.map { "\($0.category) \($0.totals.sums)" } == ["other [20.00 CHF]"])
        #expect(cost.overpaid.isEmpty && cost.paidOtherwise.isEmpty)
    }

    @Test func `money of another currency is told and not added`() throws {
        let stay = try Self.stay("300 EUR")
        let cost = TripCost([stay], [try Self.expense("a", "330 USD", for: stay)])
        #expect("\(cost.totals.sums)" == "[300.00 EUR]")
        #expect(cost.paidOtherwise.map { "\($0.money)" } == ["330.00 USD"])
    }

    @Test func `what is paid beyond the cost is spent besides`() throws {
        let stay = try Self.stay("300 EUR")
        let cost = TripCost([stay], [try Self.expense("a", "310 EUR", for: stay)])
        #expect("\(cost.totals.sums)" == "[310.00 EUR]")
        #expect(cost.overpaid.map { "\($0.money)" } == ["10.00 EUR"])
    }

    @Test func `what is cancelled costs nothing but what was paid for it`() throws {
        var stay = try Self.stay("300 EUR")
        stay.status = .cancelled
        #expect(TripCost([stay], []).totals.isEmpty)
        #expect(
            "\(TripCost([stay], [try Self.expense("a", "30 EUR", for: stay)]).totals.sums)" == "[30.00 EUR]")
    }
}
