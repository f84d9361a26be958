import CivilTime
import TestKit
import Testing
import Trips

@testable import Merging

/// Each field is compared and copied without any other.
@Suite("ActivityField") struct ActivityFieldTests {
    private func activity() throws -> Activity {
        let zone = try ZoneID("Europe/Berlin")
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        return Activity(
            uid: ActivityUID("a@x"), kind: .flight, title: "A",
            span: .timed(start: try time("2027-03-05T10:00"), end: try time("2027-03-05T12:00")),
            place: Place(name: "From"), destination: Place(name: "To"))
    }

    private func changed(_ field: ActivityField, _ activity: Activity) throws -> Activity {
        var copy = activity
        switch field {
        case .start, .end:
            guard case .timed(let start, let end) = copy.span else { break }
            let time = ActivityTime(local: try CivilDateTime(parsing: "2027-03-05T11:00"), zone: start.zone)
            copy.span =
                field == .start ? .timed(start: time, end: end) : .timed(start: start, end: time)
        case .status: copy.status = .tentative
        case .kind: copy.kind = .train
        case .title: copy.title = "B"
        case .transparency: copy.isTransparent.toggle()
        case .place: copy.place = Place(name: "P")
        case .terminal: copy.place?.terminal = "1"
        case .gate: copy.place?.gate = "B7"
        case .destination: copy.destination = Place(name: "D")
        case .arrivalTerminal: copy.destination?.terminal = "2"
        case .arrivalGate: copy.destination?.gate = "C3"
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

    @Test(arguments: ActivityField.allCases)
    func `a field is compared and copied by its own`(field: ActivityField) throws {
        let database = try TestZones.database(.r2026f)
        let all = ActivityField.all(database)
        #expect(all.map(\.field) == ActivityField.allCases)
        let before = try activity()
        let after = try changed(field, before)
        #expect(all.filter { !$0.edited.isSame(before, after) }.map(\.field) == [field])
        var copy = before
        for (_, edited) in all where !edited.isSame(copy, after) { edited.copy(after, &copy) }
        #expect(copy == after)
    }

    @Test func `a moment that is written in another zone is the same start`() throws {
        let database = try TestZones.database(.r2026f)
        let before = try activity()
        var after = before
        let start = ActivityTime(
            local: try CivilDateTime(parsing: "2027-03-05T09:00"), zone: ZoneID.utc)
        guard case .timed(_, let end) = before.span else { return }
        after.span = .timed(start: start, end: end)
        #expect(ActivityField.all(database).allSatisfy { $0.edited.isSame(before, after) })
    }

    @Test func `days and times do not mix`() throws {
        let database = try TestZones.database(.r2026f)
        let before = try activity()
        var after = before
        after.span = .allDay(start: try CivilDate(2027, 3, 5), end: try CivilDate(2027, 3, 6))
        for (from, to) in [(before, after), (after, before)] {
            var copy = to
            for (field, edited) in ActivityField.all(database) where field == .start {
                edited.copy(from, &copy)
            }
            #expect(copy.span == from.span)
        }
    }
}
