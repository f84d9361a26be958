import CivilTime
import Scheduling
import StoreTestKit
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@Suite("What a store holds for some dates") struct TripPictureTests {
    @Test(arguments: StoreKind.allCases)
    func `a window has what stands on its dates, by the clock that all of the trip makes`(
        _ kind: StoreKind
    ) throws {
        let database = try TestZones.database(.r2026f)
        let home = try database.zone(named: "Europe/Berlin")
        var flight = try Sample.activity(
            "Flight", "2027-03-12T17:00:00", "2027-03-12T10:05:00", in: "Asia/Tokyo",
            to: "America/Los_Angeles")
        flight.kind = .flight
        let dinner = try Sample.activity(
            "Dinner", "2027-04-20T19:00:00", "2027-04-20T21:00:00", in: "America/Los_Angeles")
        try kind.withStore { store in
            try Sample.write([flight, dinner], in: store)
            let day = try CivilDate(2027, 4, 20)
            let picture = try StoreWindow.picture(
                of: DateWindow(day, through: day), in: store, home: home, database
            ).picture
            #expect(picture.itinerary.activities.map(\.activity.title).contains("Dinner"))
            // Where one is on that day, a flight of the month before decides.
            let evening = try Instant(parsing: "2027-04-21T02:00:00Z")
            #expect(picture.itinerary.clock.civil(at: evening).description == "2027-04-20T19:00:00")
        }
    }

    @Test func `the dates of activities are from the first to the last, the day of an end included`() throws {
        let first = try CivilDate(2027, 3, 14)
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "Ryokan",
            span: try ActivitySpan.days(from: first, to: first.adding(days: 3)))
        #expect(
            TripPicture.ownDates(of: [stay]) == DateWindow(first, through: try first.adding(days: 2)))
        #expect(TripPicture.ownDates(of: []) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `each person has a view of their own, on a clock of their own`(_ kind: StoreKind) throws {
        let database = try TestZones.database(.r2026f)
        let home = try database.zone(named: "Europe/Berlin")
        var random = SplitMix64(seed: 31)
        let ada = Person(id: PersonID.random(using: &random), name: "Ada", home: try ZoneID("Asia/Tokyo"))
        let ben = Person(id: PersonID.random(using: &random), name: "Ben")
        var trip = Trip(id: Sample.trip, name: "Apart")
        trip.travellers = [ada, ben].map {
            Traveller(
                id: TravellerID.random(using: &random), person: $0.id, name: $0.name, role: .collaborator)
        }
        var tea = try Sample.activity(
            "Tea", "2027-03-14T15:00:00", "2027-03-14T16:00:00", in: "Asia/Tokyo")
        tea.participants = [ada.id]
        var beer = try Sample.activity(
            "Beer", "2027-03-14T20:00:00", "2027-03-14T22:00:00", in: "Europe/Berlin")
        beer.participants = [ben.id]
        try kind.withStore { store in
            try store.write { writing in
                for person in [ada, ben] { try writing.save(person) }
                try writing.create(trip)
                try writing.save([tea, beer], in: Sample.trip)
            }
            let day = try CivilDate(2027, 3, 14)
            func titles(_ persons: Set<PersonID>) throws -> [String] {
                try StoreWindow.picture(
                    of: DateWindow(day, through: day), in: store, viewedBy: persons, home: home, database
                ).picture.itinerary.activities.map(\.activity.title)
            }
            #expect(try titles([]) == ["Tea", "Beer"])
            #expect(try titles([ada.id]) == ["Tea"])
            #expect(try titles([ben.id]) == ["Beer"])
            let party = try StoreWindow.picture(
                of: DateWindow(day, through: day), in: store, home: home, database
            ).party
            #expect(party.groups.map { $0.members.map(\.name) } == [["Ada"], ["Ben"]])
            #expect(party.groups.map(\.itinerary.home.id.name) == ["Asia/Tokyo", "Europe/Berlin"])
        }
    }
}
