import Foundation
import TestKit
import Testing
import TripCommands

/// What a trip costs: what is paid, comes back, is open and is owed.
@Suite("Costs of a trip") struct TripCostTests {
    private func trip() throws -> Workplace { try Workplace.withLisbon() }

    /// A hotel of 100 EUR paid with 120, a show of 50 paid and 20 back, a ticket of 1 EUR paid in dollars, and a tour of 10
    /// EUR of which 4 were paid and came back.
    @Test func `cost loses nothing that was paid for an activity`() throws {
        let place = try trip()
        for (title, cost) in [
            ("Hotel", "100 EUR"), ("Show", "50 EUR"), ("Ticket", "1 EUR"), ("Tour", "10 EUR"),
        ] {
            _ = try place.run("add", "event", title, "--start", "2027-05-02", "--cost", cost)
        }
        for (amount, item) in [
            ("40 EUR", "Hotel"), ("80 EUR", "Hotel"), ("50 EUR", "Show"), ("-20 EUR", "Show"),
            ("30 USD", "Ticket"), ("4 EUR", "Tour"), ("-4 EUR", "Tour"),
        ] {
            let run = try place.run("expense", "add", "Bill", "--amount", amount, "--for", item)
            #expect(run.status == .success, "\(run.errors)")
        }
        func cost() throws -> [String: Any] {
            try #require((place.run("cost", "--json").json()["trips"] as? [[String: Any]])?.first)
        }
        func amounts(_ cost: [String: Any], _ key: String) -> [String?] {
            (cost[key] as? [[String: Any]] ?? []).map { $0["amount"] as? String }
        }
        let before = try cost()
        // 120 for the hotel, 50 less 20 for the show, 1 for the ticket, 10 for the tour.
        #expect(before["totals"] as? [String] == ["161.00 EUR"])
        #expect(amounts(before, "overpaid") == ["20.00 EUR"])
        #expect(Set(amounts(before, "refunds")) == ["-20.00 EUR", "-4.00 EUR"])
        #expect(amounts(before, "paidOtherwise") == ["30.00 USD"])
        let paid = try #require(before["byPaid"] as? [[String: Any]])
        // The hotel's 100 and the show's 50 - 20 are paid; the ticket's 1 and the tour's 10 are not.
        #expect(paid.map { $0["name"] as? String } == ["full", "none"])
        #expect(paid.map { $0["sums"] as? [String] } == [["130.00 EUR"], ["11.00 EUR"]])
        let text = try place.run("cost").output
        #expect(text.contains("20.00 EUR more than Hotel costs"))
        #expect(text.contains("30.00 USD for Ticket, whose cost is in another currency"))
        _ = try place.run("edit", "Hotel", "--status", "cancelled")
        // What was paid for the hotel stays paid.
        #expect(try cost()["totals"] as? [String] == ["161.00 EUR"])
    }

    /// A hotel of 100 EUR; each row says what was paid (and came back) day by day, and what is true of it:
    /// all of it, what is paid, what is open, what is overpaid.
    @Test(
        arguments: [
            // 60 failed and came back before 100 was reached: 40 of 100 are paid, 60 open.
            ("60 -60 40", "100.00", "40.00", "60.00", nil),
            // 90 - 20 + 20 = 90 of 100, which was never reached: 10 open.
            ("90 -20 20", "100.00", "90.00", "10.00", nil),
            // 100 was reached and came back, so that it cost nothing; then 40 was paid again.
            ("100 -100 40", "40.00", "40.00", nil, nil),
            ("100 -100", "0.00", "0.00", nil, nil),
            // 100 reached, 100 - 30 = 70.
            ("60 40 -30", "70.00", "70.00", nil, nil),
            // 120 - 15 = 105 is 5 beyond 100; nothing of the 100 came back.
            ("120 -15", "105.00", "100.00", nil, "5.00"),
            // 120 - 50 = 70: the 20 beyond came back, and 30 of the cost.
            ("120 -50", "70.00", "70.00", nil, nil),
            // 100 - 30 = 70, and 50 more are 120: the cost of 100, and 20 beyond.
            ("100 -30 50", "120.00", "100.00", nil, "20.00"),
            // Dated before its payment, as it cannot have been.
            ("-30 100", "70.00", "70.00", nil, nil), ("-30 90", "100.00", "60.00", "40.00", nil),
            ("-30", "100.00", nil, "100.00", nil),
        ] as [(String, String, String?, String?, String?)])
    func `what comes back counts by whether the cost was paid in full by then`(
        amounts: String, all: String, paid: String?, open: String?, beyond: String?
    ) throws {
        let place = try trip()
        _ = try place.run("add", "event", "Hotel", "--start", "2027-05-02", "--cost", "100 EUR")
        for (day, amount) in amounts.split(separator: " ").enumerated() {
            let run = try place.run(
                "expense", "add", "Bill", "--amount", "\(amount) EUR", "--for", "Hotel", "--date",
                "2027-04-0\(day + 1)")
            #expect(run.status == .success, "\(run.errors)")
        }
        func cost() throws -> [String: Any] {
            try #require((place.run("cost", "--json").json()["trips"] as? [[String: Any]])?.first)
        }
        func sums(_ cost: [String: Any]) -> [String: String] {
            let groups = cost["byPaid"] as? [[String: Any]] ?? []
            return groups.reduce(into: [:]) { sums, group in
                sums[group["name"] as? String ?? ""] = (group["sums"] as? [String])?.first
            }
        }
        let found = try cost()
        #expect(found["totals"] as? [String] == ["\(all) EUR"])
        #expect(sums(found)["full"] == paid.map { "\($0) EUR" })
        #expect(sums(found)["none"] == open.map { "\($0) EUR" })
        let overpaid = (found["overpaid"] as? [[String: Any]])?.first?["amount"] as? String
        #expect(overpaid == beyond.map { "\($0) EUR" })
        // With a deposit the same is all and overpaid; what is not paid in full says that it has one.
        _ = try place.run("edit", "Hotel", "--paid", "deposit")
        let deposit = try cost()
        #expect(deposit["totals"] as? [String] == ["\(all) EUR"])
        #expect((sums(deposit)["deposit"] == "100.00 EUR") == (open != nil))
    }

    @Test func `what was written down at one moment is a card that failed, or paid before it came back`()
        throws
    {
        let place = try trip()
        for title in ["Failed", "Returned"] {
            _ = try place.run("add", "event", title, "--start", "2027-05-02", "--cost", "100 EUR")
        }
        for (amount, item) in [
            ("60 EUR", "Failed"), ("-60 EUR", "Failed"), ("40 EUR", "Failed"),
            ("-20 EUR", "Returned"), ("50 EUR", "Returned"), ("50 EUR", "Returned"),
        ] {
            _ = try place.run("expense", "add", "Bill", "--amount", amount, "--for", item)
        }
        let cost = try #require((place.run("cost", "--json").json()["trips"] as? [[String: Any]])?.first)
        // 100, of which 40 are paid; and 50 + 50 - 20 = 80, all paid.
        #expect(cost["totals"] as? [String] == ["180.00 EUR"])
        let paid = try #require(cost["byPaid"] as? [[String: Any]])
        #expect(paid.map { $0["sums"] as? [String] } == [["120.00 EUR"], ["60.00 EUR"]])
    }

    @Test func `a sum with too many digits takes no list and no other sum away`() throws {
        let place = try trip()
        for amount in ["999999999999999998 EUR", "9999999999999999.99 EUR", "5 CHF"] {
            _ = try place.run(
                "expense", "add", "Yacht", "--amount", amount, "--paid-by", "Ada", "--split", "Ada,Ben")
        }
        let list = try place.run("expense", "list")
        #expect(list.status == .success)
        #expect(list.output.contains("in all 5.00 CHF, more EUR than can be written"))
        #expect(try place.run("expense", "list", "--json").json()["oversized"] as? [String] == ["EUR"])
        let cost = try #require((place.run("cost", "--json").json()["trips"] as? [[String: Any]])?.first)
        #expect(cost["totals"] as? [String] == ["5.00 CHF"])
        #expect(cost["oversized"] as? [String] == ["EUR"])
        #expect(cost["unbalanced"] as? [String] == ["EUR"])
        #expect((cost["transfers"] as? [[String: Any]])?.count == 1)
        #expect(try place.run("cost").output.contains("more EUR than can be written"))
    }

    @Test func `cost counts each currency alone, and says who owes whom`() throws {
        let place = try trip()
        _ = try place.run(
            "add", "lodging", "Hotel", "--start", "2027-05-01", "--nights", "3", "--cost", "100 EUR",
            "--paid", "full")
        _ = try place.run("add", "event", "Show", "--start", "2027-05-02", "--cost", "3000 JPY")
        _ = try place.run(
            "add", "event", "Off", "--start", "2027-05-02", "--cost", "999 EUR", "--status", "cancelled")
        _ = try place.run(
            "expense", "add", "Dinner", "--amount", "30 EUR", "--paid-by", "ada", "--split", "all")
        _ = try place.run(
            "expense", "add", "Taxi", "--amount", "6 EUR", "--paid-by", "Ben", "--split", "Ada=1,Ben=1")
        _ = try place.run("expense", "add", "Hotel bill", "--amount", "100 EUR", "--for", "Hotel")
        let run = try place.run("cost", "--json")
        #expect(run.status == .success, "\(run.errors)")
        let cost = try #require((run.json()["trips"] as? [[String: Any]])?.first)
        // 100 + 30 + 6; the bill pays the hotel and is not counted again, and what is cancelled costs nothing.
        #expect(cost["totals"] as? [String] == ["136.00 EUR", "3000 JPY"])
        let stay = try #require((cost["stays"] as? [[String: Any]])?.first)
        #expect(stay["perNight"] as? String == "33.33 EUR" && stay["exact"] as? Bool == false)
        let budget = try #require((cost["budget"] as? [[String: Any]])?.first)
        #expect(budget["left"] as? String == "364.00 EUR")
        // Ada paid 30 of which Ben bears 15; Ben paid 6 of which Ada bears 3.
        let transfer = try #require((cost["transfers"] as? [[String: Any]])?.first)
        #expect(transfer["from"] as? String == "Ben" && transfer["to"] as? String == "Ada")
        #expect(transfer["amount"] as? String == "12.00 EUR")
        #expect(try place.run("cost").output.contains("owed"))
    }
}
