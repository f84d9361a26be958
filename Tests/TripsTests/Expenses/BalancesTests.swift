import TestKit
import Testing
import Trips

@Suite("Balances") struct BalancesTests {
    private static let ada = TravellerID("ada")
    private static let ben = TravellerID("ben")
    private static let cid = TravellerID("cid")

    @Test func `what everybody paid and bears makes what they get or give`() throws {
        // By hand. 90 by 3 is 30 each, paid by Ada; 30 by Ben and Cid is 15 each, paid by Ben.
        let all = [Self.ada, Self.ben, Self.cid]
        let balances = try Balances([
            ExpenseTests.expense("90 EUR", payer: Self.ada, split: .equally(among: all)),
            ExpenseTests.expense("30 EUR", payer: Self.ben, split: .equally(among: [Self.ben, Self.cid])),
            ExpenseTests.expense("3000 JPY", payer: Self.cid, split: .equally(among: [Self.ada])),
            ExpenseTests.expense("12 EUR", payer: Self.cid),
            ExpenseTests.expense("5 EUR", title: "Taxi", split: .equally(among: all)),
        ])
        let nets = balances.currencies.flatMap { balances.nets(in: $0).map(\.description) }
        #expect(
            nets == [
                "ada: 60.00 EUR", "ben: -15.00 EUR", "cid: -45.00 EUR", "ada: -3000 JPY", "cid: 3000 JPY",
            ])
        #expect(
            try balances.transfers.map(\.description) == [
                "cid gives ada 45.00 EUR", "ben gives ada 15.00 EUR", "ada gives cid 3000 JPY",
            ])
        #expect(balances.withoutPayer == [ExpenseID("taxi")])
    }

    @Test func `whoever is even takes no part in the transfers`() throws {
        var balances = Balances()
        let both = ExpenseSplit.equally(among: [Self.ada, Self.ben])
        try balances.add(Money("10 EUR"), paidBy: Self.ada, split: both)
        try balances.add(Money("10 EUR"), paidBy: Self.ben, split: both)
        #expect(try balances.transfers.isEmpty)
        #expect(
            balances.nets(in: try Currency("EUR")).map(\.description) == ["ada: 0.00 EUR", "ben: 0.00 EUR"])
        #expect(balances.nets(in: try Currency("USD")).isEmpty)
    }

    @Test func `what was given back is owed the other way`() throws {
        var balances = Balances()
        try balances.add(Money("-10 EUR"), paidBy: Self.ada, split: .equally(among: [Self.ada, Self.ben]))
        #expect(try balances.transfers.map(\.description) == ["ada gives ben 5.00 EUR"])
    }

    @Test func `of equal debts the first identifier comes first`() throws {
        var balances = Balances()
        try balances.add(
            Money("30 EUR"), paidBy: Self.ben, split: .equally(among: [Self.cid, Self.ben, Self.ada]))
        #expect(
            try balances.transfers.map(\.description) == [
                "ada gives ben 10.00 EUR", "cid gives ben 10.00 EUR",
            ])
    }

    @Test func `what cannot be counted leaves the balances as they were`() throws {
        var balances = Balances()
        let both = ExpenseSplit.equally(among: [Self.ada, Self.ben])
        try balances.add(
            Money("999999999999999998 JPY"), paidBy: Self.ada, split: .equally(among: [Self.ben]))
        let before = balances
        #expect(throws: TripError.self) {
            try balances.add(Money("999999999999999998 JPY"), paidBy: Self.ada, split: both)
        }
        #expect(throws: TripError.self) {
            try balances.add(Money("1 JPY"), paidBy: Self.ada, split: .equally(among: []))
        }
        #expect(balances == before)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `transfers make everybody even, are few, and do not hang on the order`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let everybody = ExpenseSplitTests.travellers(Int.random(in: 2...9, using: &generator))
        let expenses = try (0..<Int.random(in: 1...30, using: &generator)).map { number in
            let cents = Int64.random(in: -20_000...100_000, using: &generator)
            let code = try #require(["EUR", "JPY"].randomElement(using: &generator))
            let some = Array(
                everybody.shuffled(using: &generator).prefix(Int.random(in: 1...9, using: &generator)))
            let money = Money(try Amount(coefficient: cents, places: 2), try Currency(code))
            return try ExpenseTests.expense(
                money.description, title: "e\(number)", payer: everybody.randomElement(using: &generator),
                split: .equally(among: some))
        }
        let balances = try Balances(expenses)
        let transfers = try balances.transfers
        #expect(try Balances(expenses.shuffled(using: &generator)).transfers == transfers)
        for currency in balances.currencies {
            let nets = balances.nets(in: currency)
            #expect(MoneyTotals(nets.map(\.money))[currency]?.amount == .zero)
            let uneven = nets.count { $0.money.amount != .zero }
            let own = transfers.filter { $0.money.currency == currency }
            #expect(own.count <= max(0, uneven - 1))
            for net in nets {
                var rest = net.money
                for transfer in own where transfer.receiver == net.traveller {
                    rest = try rest.subtracting(transfer.money)
                }
                for transfer in own where transfer.giver == net.traveller {
                    rest = try rest.adding(transfer.money)
                }
                #expect(rest.amount == .zero)
            }
        }
        #expect(
            transfers.allSatisfy {
                !$0.money.isNegative && $0.money.amount != .zero && $0.giver != $0.receiver
            })
    }
}
