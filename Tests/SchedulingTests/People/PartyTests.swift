import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Persons together") struct PartyTests {
    private func member(_ name: String, home: String = "Europe/Berlin") throws -> PartyMember {
        PartyMember(id: PersonID(name), name: name, home: try TestZones.zone(home), awake: .usual)
    }

    private func party(
        _ members: [PartyMember], _ activities: [Activity], bystanders: [PartyMember] = []
    ) throws -> Party {
        Party(members, activities, database: try TestZones.database(.r2026f), bystanders: bystanders)
    }

    private func with(_ names: String..., of activity: Activity) -> Activity {
        var copy = activity
        copy.participants = names.map { PersonID($0) }
        return copy
    }

    /// Zoe is in Boston, Ada in Tokyo; Ada's museum floats, and her fair is whole days.
    private func apart() throws -> [Activity] {
        [
            with(
                "zoe",
                of: try activity(
                    "west", .flight, from: "2027-03-09 12:00 America/New_York",
                    to: "2027-03-09 13:30 America/New_York")),
            with(
                "ada",
                of: try activity(
                    "east", .flight, from: "2027-03-10 12:00 Europe/Berlin", to: "2027-03-11 09:00 Asia/Tokyo"
                )),
            with("ada", of: try activity("museum", .tour, from: "2027-03-12 10:00", to: "2027-03-12 12:00")),
            with("ada", of: try allDay("fair", .event, from: "2027-03-13", to: "2027-03-14")),
            with(
                "ada", "zoe",
                of: try activity("call", .other, from: "2027-03-12 20:00", to: "2027-03-12 21:00")),
            try activity("party", .other, from: "2027-03-14 20:00", to: "2027-03-14 21:00"),
            with("gus", of: try activity("opera", .event, from: "2027-03-15 19:00", to: "2027-03-15 22:00")),
        ]
    }

    @Test(arguments: ["ada", "zoe"])
    func `in the whole each floating time is on the clock of its own participants`(wearer: String) throws {
        let party = try party(
            [member("zoe"), member("ada")], apart(), bystanders: [member("gus", home: "Asia/Kolkata")])
        let whole = party.whole(onTheClockOf: PersonID(wearer))
        #expect(whole.activities.count == 7)
        // Tokyo is nine hours ahead, Boston four behind from 14 March on and five until then, Kolkata five and a half ahead.
        #expect("\(try whole.first("museum").start)" == "2027-03-12T01:00:00Z")
        #expect("\(try whole.first("fair").start)" == "2027-03-12T15:00:00Z")
        #expect("\(try whole.first("opera").start)" == "2027-03-15T13:30:00Z")
        // Where both take part, it is the clock that is shown.
        let isAda = wearer == "ada"
        #expect(
            "\(try whole.first("call").start)" == (isAda ? "2027-03-12T11:00:00Z" : "2027-03-13T01:00:00Z"))
        #expect(
            "\(try whole.first("party").start)" == (isAda ? "2027-03-14T11:00:00Z" : "2027-03-15T00:00:00Z"))
        #expect(
            "\(whole.clock.zone(at: try instant("2027-03-12T12:00:00Z")).id)"
                == (isAda ? "Asia/Tokyo" : "America/New_York"))
        #expect(whole.clock == party.groups[isAda ? 1 : 0].itinerary.clock)
    }

    @Test func `what is added to the whole is on the clock of its participants too`() throws {
        let database = try TestZones.database(.r2026f)
        let party = try party([member("zoe"), member("ada")], apart())
        var whole = party.whole(onTheClockOf: PersonID("zoe"))
        whole.insert(
            with("ada", of: try activity("tea", .other, from: "2027-03-12 15:00", to: "2027-03-12 16:00")),
            database: database)
        #expect("\(try whole.first("tea").start)" == "2027-03-12T06:00:00Z")
        // Zoe flies home: her clock is another one then, and Ada's day stays where it is.
        whole.insert(
            with(
                "zoe",
                of: try activity(
                    "home", .flight, from: "2027-03-10 12:00 America/New_York",
                    to: "2027-03-11 01:00 Europe/Berlin")),
            database: database)
        #expect("\(try whole.first("museum").start)" == "2027-03-12T01:00:00Z")
        #expect("\(try whole.first("party").start)" == "2027-03-14T19:00:00Z")
    }

    @Test func `a person alone has one itinerary from their own home`() throws {
        let yoga = try activity("yoga", .event, from: "2027-07-02 19:00", to: "2027-07-02 20:00")
        let party = try party([member("eve", home: "Asia/Tokyo")], [yoga])
        let whole = party.whole(onTheClockOf: nil)
        #expect("\(whole.home.id) \(try whole.first("yoga").start)" == "Asia/Tokyo 2027-07-02T10:00:00Z")
        #expect(whole == party.groups[0].itinerary)
    }

    @Test func `nobody changes from the flight of another`() throws {
        let activities = [
            with(
                "ada",
                of: try activity(
                    "a1", .flight, from: "2027-03-10 08:00 Europe/Berlin",
                    to: "2027-03-10 09:00 Europe/London")),
            with(
                "ben",
                of: try activity(
                    "b1", .flight, from: "2027-03-10 09:00 Europe/Madrid",
                    to: "2027-03-10 10:00 Europe/London")),
            with(
                "ada", "ben", "cleo",
                of: try activity(
                    "both", .flight, from: "2027-03-10 13:00 Europe/London",
                    to: "2027-03-10 16:00 America/New_York")),
            with(
                "cleo",
                of: try activity(
                    "c1", .flight, from: "2027-03-10 17:00 America/New_York",
                    to: "2027-03-10 18:00 America/New_York")),
        ]
        let party = try party([member("ada"), member("ben"), member("cleo")], activities)
        let timeline = Timeline(
            party.whole(onTheClockOf: nil), view: .traveller,
            dates: try date("2027-03-10")..<date("2027-03-11"),
            party: party)
        #expect(
            timeline.connections.map { found in
                "\(found.connection.from.key.uid.text)-\(found.connection.to.key.uid.text) "
                    + found.members.map(\.name).joined(separator: ",") + " \(found.connection.layover)"
            } == [
                "a1-both ada 14400.0 seconds", "b1-both ben 10800.0 seconds", "both-c1 cleo 3600.0 seconds",
            ])
    }

    @Test func `a finding is told at the moment of the clock of whom it is about`() throws {
        let activities = [
            with(
                "ada",
                of: try activity(
                    "east", .flight, from: "2027-03-10 12:00 Europe/Berlin", to: "2027-03-11 09:00 Asia/Tokyo"
                )),
            with(
                "ada",
                of: try activity(
                    "one", .event, from: "2027-03-12 10:00 Asia/Tokyo", to: "2027-03-12 12:00 Asia/Tokyo")),
            with(
                "ada",
                of: try activity(
                    "two", .event, from: "2027-03-12 11:00 Asia/Tokyo", to: "2027-03-12 13:00 Asia/Tokyo")),
        ]
        let found = try party([member("zoe"), member("ada")], activities).findings(by: .standard)
        let overlap = try #require(found.first { $0.finding.rule == .overlap })
        #expect("\(overlap.at)" == "2027-03-12T11:00:00+09:00[Asia/Tokyo]")
        #expect(overlap.members.map(\.name) == ["ada"] && !overlap.isForAll)
    }
}
