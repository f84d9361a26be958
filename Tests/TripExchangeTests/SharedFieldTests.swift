import CivilTime
import Testing
import Trips

@testable import TripExchange

/// Fields are paired with what compares and copies them by their places in two lists.
@Suite("SharedField") struct SharedFieldTests {
    private func activity() throws -> Activity {
        let zone = try ZoneID("Europe/Berlin")
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        return Activity(
            uid: ActivityUID("a@x"), kind: .flight, title: "A",
            span: .timed(start: try time("2027-03-05T10:00"), end: try time("2027-03-05T12:00")))
    }

    private func changed(_ field: SharedField, _ activity: Activity) throws -> Activity {
        var copy = activity
        switch field {
        case .time: copy.span = .allDay(start: try CivilDate(2027, 3, 5), end: try CivilDate(2027, 3, 6))
        case .status: copy.status = .tentative
        case .kind: copy.kind = .train
        case .title: copy.title = "B"
        case .transparency: copy.isTransparent.toggle()
        case .place: copy.place = Place(name: "P")
        case .destination: copy.destination = Place(name: "D")
        case .notes: copy.notes = "N"
        case .carrier: copy.carrier = "C"
        case .number: copy.number = "LH 1"
        case .confirmation: copy.confirmation = "K"
        case .seat: copy.seat = "1A"
        case .link: copy.url = "https://example.com"
        case .cost: copy.cost = try Money("1 EUR")
        }
        return copy
    }

    @Test(arguments: SharedField.allCases)
    func `a field is compared and copied by its own`(field: SharedField) throws {
        let database = try Exchange.database()
        let all = SharedField.all(database)
        #expect(all.map(\.field) == SharedField.allCases)
        let before = try activity()
        let after = try changed(field, before)
        #expect(all.filter { !$0.edited.isSame(before, after) }.map(\.field) == [field])
        var copy = before
        for (_, edited) in all where !edited.isSame(copy, after) { edited.copy(after, &copy) }
        #expect(copy == after)
    }
}
