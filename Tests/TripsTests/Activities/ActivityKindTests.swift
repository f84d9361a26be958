import Testing
import Trips

@Suite("ActivityKind") struct ActivityKindTests {
    @Test(
        arguments: [
            (ActivityKind.flight, "flight", "FLIGHT"), (.train, "train", "TRAIN"), (.bus, "bus", "BUS"),
            (.ferry, "ferry", "FERRY"), (.car, "car", "CAR"), (.bicycle, "bicycle", "BICYCLE"),
            (.walk, "walk", "WALK"),
            (.transfer, "transfer", "TRANSFER"), (.lodging, "lodging", "LODGING"),
            (.carRental, "carRental", "CAR-RENTAL"), (.restaurant, "restaurant", "RESTAURANT"),
            (.tour, "tour", "TOUR"),
            (.event, "event", "EVENT"), (.other, "other", "OTHER"),
        ])
    func `a kind has a word and a category`(kind: ActivityKind, word: String, category: String) {
        #expect(kind.rawValue == word)
        #expect(kind.categoryName == category)
        #expect(ActivityKind(categoryName: category) == kind)
        #expect(ActivityKind(categoryName: category.lowercased()) == kind)
    }

    @Test func `there are fourteen kinds`() {
        #expect(ActivityKind.allCases.count == 14)
    }

    @Test func `a category is found in any case and with other joints`() {
        #expect(ActivityKind(categoryName: "Car rental") == .carRental)
        #expect(ActivityKind(categoryName: "car_rental") == .carRental)
        #expect(ActivityKind(categoryName: "Holiday") == nil)
        #expect(ActivityKind(categoryName: "") == nil)
        #expect(ActivityKind(categoryName: "CARRENTAL") == nil)
    }

    @Test func `what moves the traveller is transport`() {
        let transport: Set<ActivityKind> = [.flight, .train, .bus, .ferry, .car, .bicycle, .walk, .transfer]
        #expect(Set(ActivityKind.allCases.filter(\.isTransport)) == transport)
        #expect(Set(ActivityKind.allCases.filter(\.isBackground)) == [.lodging, .carRental])
    }
}
