import CivilTime
import StrictJSON
import TestKit
import Testing
import TripWorkflows
import Trips

@testable import TypedInput

/// Each refusal of a document names the member that it is about, for a form that shows the sentence beside its field.
@Suite("An activity as JSON") struct ItemJSONTests {
    private static let flight = #""kind": "flight", "start": "2027-03-12 17:00 HND", "end": "10:05 LAX""#

    private func draft(_ members: String, named name: String = "") throws -> ItemDraft {
        let ends = TypedEnds(
            database: try TestZones.database(.r2026f), now: try Instant(parsing: "2027-03-10T08:30:27Z"),
            day: nil, zone: nil, fallback: nil, choice: LocalTimeChoice())
        let value = try JSONValue(Array("{\(members)}".utf8), named: name)
        let wish = try ItemJSON.wish(value, named: name, present: nil, ends)
        var trip = Trip(id: TripID("t"), name: "Tokyo")
        trip.travellers = [Traveller(id: TravellerID("a"), name: "Ada", role: .owner)]
        let people = TripPeople(trip: trip, persons: [])
        return try ItemDraft(new: people.settled(wish), wish.kind ?? .other, ends, at: ends.now)
    }

    private func refusal(_ members: String, named name: String = "") -> InputRefusal? {
        do {
            _ = try draft(members, named: name)
            return nil
        } catch {
            return error as? InputRefusal
        }
    }

    @Test func `what can be used is read`() throws {
        let activity = try draft(Self.flight + #", "cost": "120 EUR", "participants": ["Ada"]"#).activity
        #expect(activity.title == "Flight")
        #expect(activity.cost?.description == "120.00 EUR")
        #expect(activity.participants == [PersonID("a")])
    }

    @Test(arguments: [
        (#""cost": "-1 EUR""#, "cost"), (#""place": {"latitude": 91, "longitude": 0}"#, "place"),
        (#""destination": {"latitude": 91, "longitude": 0}"#, "destination"),
    ])
    func `a violated rule of the model is about a member`(members: String, field: String) {
        let refusal = refusal("\(members), \(Self.flight)")
        #expect(refusal?.field == field, "\(refusal?.message ?? "")")
        #expect(refusal?.cause == .data)
    }

    /// The members of the flight come last: of a name that stands twice JSON is refused, so no case has one of them.
    @Test(arguments: [
        (#""cost": "much""#, "cost"), (#""cost": 120"#, "cost"), (#""status": "sure""#, "status"),
        (#""paid": "half""#, "paid"), (#""title": 5"#, "title"), (#""hidesPlace": "yes""#, "hidesPlace"),
        (#""url": "javascript:alert(1)""#, "url"), (#""place": 5"#, "place"),
        (#""place": {"latitude": "north"}"#, "place.latitude"), (#""place": {"colour": "red"}"#, "place"),
        (#""place": {"address": {"city": 5}}"#, "place.address.city"),
        (#""reminders": 5"#, "reminders"), (#""reminders": [5]"#, "reminders"),
        (#""reminders": [{"days": 0.5}]"#, "reminders.days"),
        (#""reminders": [{"at": "soon"}]"#, "reminders.at"),
        (#""reminders": [{"from": "middle"}]"#, "reminders.from"),
        (#""participants": [5]"#, "participants"), (#""participants": ["Zoe"]"#, "participants"),
    ])
    func `a refusal is about a member`(member: String, field: String) {
        let refusal = refusal("\(member), \(Self.flight)")
        #expect(refusal?.field == field, "\(refusal?.message ?? "")")
    }

    @Test(arguments: [
        (#""start": "nine""#, "start"), (#""start": "2027-03-12 09:00""#, "start"),
        (#""start": "2027-03-12 09:00 Mars/Olympus""#, "start"),
        (#""start": "2027-03-14 02:30 JFK""#, "start"), (#""start": "2027-03-12""#, "start"),
        (#""start": "9999-12-31 23:00 HNL""#, "start"), (#""end": "10:05 LAX""#, "start"),
        (#""start": "2027-03-12 17:00 HND""#, "end"),
        (#""start": "2027-03-12 17:00 HND", "end": "ten""#, "end"),
        (#""start": "2027-03-12 17:00 HND", "end": "2027-03-11 10:00""#, "end"),
        (#""start": "2027-03-12 17:00 HND", "end": "2027-03-13""#, "end"),
        (#""start": "2027-03-12", "allDay": true, "end": "2027-03-12""#, "end"),
        (#""start": "2027-03-12 17:00 HND", "allDay": true"#, "allDay"),
        (#""start": "2027-03-12 17:00 HND", "endEstimated": true"#, "endEstimated"),
    ])
    func `a refusal of a time is about its end`(members: String, field: String) {
        let refusal = refusal("\"kind\": \"flight\", \(members)")
        #expect(refusal?.field == field, "\(refusal?.message ?? "")")
    }

    @Test func `a refusal of the whole document is about no member`() {
        #expect(
            refusal(#""colour": "red""#)
                == InputRefusal("unknown-key", "there is no key \"colour\"", cause: .data))
        #expect(
            refusal(#""colour": "red""#, named: "a.json")?.message == "a.json: there is no key \"colour\"")
        #expect(
            refusal("")
                == InputRefusal(
                    "no-kind", "has no kind, as in \"kind\": \"flight\"", cause: .data, field: "kind"))
        #expect(throws: InputRefusal("wrong-type", "an object is expected, and this is a list", cause: .data))
        {
            try JSONFields(.array([]), at: "", known: [])
        }
    }

    @Test(arguments: [
        #""cost": "much""#, #""cost": 120"#, #""status": "sure""#, #""paid": "half""#, #""place": 5"#,
        #""place": {"address": {"city": 5}}"#, #""reminders": [{"days": 0.5}]"#, #""participants": ["Zoe"]"#,
    ])
    func `a document without a name begins its messages with the member`(member: String) throws {
        let bare = try #require(refusal("\(member), \(Self.flight)"))
        let named = try #require(refusal("\(member), \(Self.flight)", named: "standard input"))
        #expect(named.message == "standard input: \(bare.message)")
        let path = try #require(bare.field).replacing(".", with: ": ")
        #expect(bare.message.hasPrefix(path))
        #expect((bare.code, bare.cause, bare.field) == (named.code, named.cause, named.field))
    }
}
