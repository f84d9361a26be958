import CivilTime
import StrictJSON
import TestKit
import Testing
import TripWorkflows
import Trips

@testable import TypedInput

@Suite("The form of an activity") struct ItemFormTests {
    /// A dinner in Tokyo with everything that can be edited.
    private func page() throws -> ItemPage {
        let database = try TestZones.database(.r2026f)
        func time(_ text: String) throws -> ActivityTime {
            try ActivityTime(local: CivilDateTime(parsing: text), zone: ZoneID("Asia/Tokyo"))
        }
        var dinner = Activity(
            uid: ActivityUID("dinner"), kind: .restaurant, title: "Dinner",
            span: .timed(start: try time("2027-03-12T19:30"), end: try time("2027-03-12T21:30")))
        dinner.place = Place(name: "Tule", latitude: 35.68, longitude: 139.75)
        dinner.place?.address = Address(street: "1-2-3", city: "Koto")
        dinner.cost = try Money("84000 JPY")
        dinner.reminders = [Reminder(.relative(days: -1, seconds: 0, to: .start))]
        dinner.participants = [PersonID("a")]
        var trip = Trip(id: TripID("t"), name: "Tokyo")
        trip.travellers = [Traveller(id: TravellerID("a"), name: "Ada", role: .owner)]
        return try ItemPage(dinner, of: trip, organization: nil, home: nil, database)
    }

    @Test func `it has every member that can be edited`() throws {
        #expect(try Set(ItemJSON.members(of: page()).keys) == Set(ItemJSON.editable))
    }

    @Test func `as it was written it changes nothing`() throws {
        let page = try page()
        let form = JSONValue.sorted(ItemJSON.members(of: page))
        #expect(ItemForm.difference(of: form, from: page) == .object([]))
        var other = ItemJSON.members(of: page)
        other["place"] = try JSONValue(
            Array(
                #"{"longitude": 139.750, "latitude": 3.568e1, "name": "Tule", "code": null, "gate": null,"#
                    .utf8)
                + Array(
                    #""terminal": null, "address": {"city": "Koto", "street": "1-2-3", "region": "","#.utf8)
                + Array(#""postalCode": "", "country": ""}}"#.utf8), named: "")
        #expect(ItemForm.difference(of: .sorted(other), from: page) == .object([]))
    }

    @Test func `a changed end brings the other one, and takes the mark of an estimate away`() throws {
        let page = try page()
        let edited = JSONValue.sorted(["end": .string("22:00"), "title": .string("Dinner")])
        #expect(
            ItemForm.difference(of: edited, from: page)
                == .sorted([
                    "start": .string("2027-03-12T19:30:00+09:00[Asia/Tokyo]"), "end": .string("22:00"),
                    "allDay": .bool(false),
                ]))
    }

    @Test func `what it writes is read again`() throws {
        let page = try page()
        let ends = TypedEnds(
            database: try TestZones.database(.r2026f), now: .epoch, day: nil, zone: nil, fallback: nil,
            choice: LocalTimeChoice())
        let form = JSONValue.sorted(ItemJSON.members(of: page))
        let wish = try ItemJSON.wish(form, named: "", present: page.activity.kind, ends)
        let people = TripPeople(trip: page.trip, persons: [])
        let read = try ItemDraft(
            editing: page.activity, people.settled(wish, for: page.activity), [], ends, at: .epoch
        ).activity
        let page2 = try ItemPage(
            read, of: page.trip, organization: nil, home: nil, TestZones.database(.r2026f))
        #expect(ItemForm.difference(of: .sorted(ItemJSON.members(of: page2)), from: page) == .object([]))
    }
}
