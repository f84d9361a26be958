import CivilTime
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// What a trip costs on its page.
@Suite("Costs on a page") struct CostsPageTests {
    /// Two travellers, a stay of two nights for 250 EUR, and a dinner of 30 EUR that one paid for both.
    private func pages() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let path = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;VALUE=DATE:20270601", "DTEND;VALUE=DATE:20270603", "SUMMARY:Inn",
                    "CATEGORIES:LODGING",
                ]
            ]), named: "costs.ics")
        try pages.store.write { writing in
            guard var trip = try writing.trips().first,
                var inn = try writing.activities(of: trip.id).first
            else { return }
            inn.cost = try Money("250 EUR")
            inn.paid = .full
            try writing.save([inn], in: trip.id)
            let (ada, ben) = (
                Traveller(id: TravellerID("a"), name: "Ada", role: .owner),
                Traveller(id: TravellerID("b"), name: "Ben", role: .collaborator)
            )
            trip.travellers = [ada, ben]
            trip.budget = [try Money("300 EUR")]
            try writing.update(trip)
            try writing.save(
                Expense(
                    id: ExpenseID("d"), title: "Dinner", category: .foodAndDining,
                    money: try Money("30 EUR"), date: try CivilDate(2027, 6, 1), payer: ada.id,
                    split: .equally(among: [ada.id, ben.id]), createdAt: .epoch), in: trip.id)
            try writing.save(
                Expense(
                    id: ExpenseID("f"), title: "Ferry", category: .transportation,
                    money: try Money("900 JPY"), date: try CivilDate(2027, 6, 2), createdAt: .epoch),
                in: trip.id)
        }
        return (pages, path)
    }

    @Test func `each currency has its own sum, and each kind its line`() async throws {
        let (pages, trip) = try pages()
        let text = try await pages.get("\(trip)/costs").text
        #expect(text.contains("<strong><bdi>280.00 EUR, 900 JPY</bdi></strong>"))
        #expect(text.contains("<dt>paid</dt><dd><bdi>250.00 EUR</bdi></dd>"))
        #expect(text.contains("125.00 EUR · 2 nights · Inn"))
        #expect(text.contains("<dt>budget</dt><dd><bdi>300.00 EUR · left 20.00 EUR</bdi></dd>"))
        #expect(text.contains("<dd><bdi>Ben gives Ada 15.00 EUR</bdi></dd>"))
        for heading in ["By kind", "What is paid", "What was spent besides", "Who owes whom"] {
            #expect(text.contains(">\(heading)</h2>"), "\(heading)")
        }
    }

    @Test func `a trip that costs nothing says so`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        #expect(try await pages.get("\(trip)/costs").text.contains("nothing costs anything yet"))
    }
}
