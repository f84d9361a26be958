import CivilTime
import Testing
import Trips

@Suite("Expense") struct ExpenseTests {
    static func expense(
        _ money: String, title: String = "Dinner", payer: TravellerID? = nil, split: ExpenseSplit? = nil
    ) throws -> Expense {
        Expense(
            id: ExpenseID(title), title: title, money: try Money(money), date: try CivilDate(2027, 3, 14),
            payer: payer, split: split, createdAt: try Instant(secondsSinceEpoch: 1_800_000_000))
    }

    @Test func `what was never changed was last changed when it was made`() throws {
        let expense = try Self.expense("12 EUR")
        #expect(expense.updatedAt == expense.createdAt)
        #expect(try expense.parts.isEmpty)
        try expense.check()
    }

    @Test func `an expense has a title of one line and a split that can be made`() throws {
        for (title, code) in [("", TripError.Code.emptyName), ("a\nb", .malformedName)] {
            let error = #expect(throws: TripError.self) { try Self.expense("1 EUR", title: title).check() }
            #expect(error?.code == code)
        }
        let error = #expect(throws: TripError.self) {
            try Self.expense("1 EUR", split: .equally(among: [])).check()
        }
        #expect(error?.description == "1.00 EUR: is split among nobody; name who takes part")
    }

    @Test(
        arguments: [
            ("flight", "Flight"), ("accommodation", "Accommodation"), ("transportation", "Transportation"),
            ("foodAndDining", "Food & Dining"), ("activities", "Activities"), ("shopping", "Shopping"),
            ("other", "Other"),
        ])
    func `a category has a word and a title`(word: String, title: String) throws {
        let category = try #require(ExpenseCategory(rawValue: word))
        #expect(category.title == title)
        #expect(ExpenseCategory(word: title) == category)
        #expect(ExpenseCategory(word: word.uppercased()) == category)
    }

    @Test(
        arguments: [
            ("cash", "Cash"), ("creditCard", "Credit Card"), ("debitCard", "Debit Card"),
            ("payPal", "PayPal"),
            ("other", "Other"),
        ])
    func `a method has a word and a title`(word: String, title: String) throws {
        let method = try #require(PaymentMethod(rawValue: word))
        #expect(method.title == title)
        #expect(PaymentMethod(word: title.lowercased()) == method)
        #expect(PaymentMethod(word: word) == method)
    }

    @Test func `there are seven categories and five methods`() {
        #expect(ExpenseCategory.allCases.count == 7 && ExpenseCategory(word: "") == nil)
        #expect(PaymentMethod.allCases.count == 5 && PaymentMethod(word: "Creditcards") == nil)
    }
}
