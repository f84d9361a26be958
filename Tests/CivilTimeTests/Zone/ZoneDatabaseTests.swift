import CivilTime
import TestKit
import Testing

@Suite("ZoneDatabase") struct ZoneDatabaseTests {
    @Test func `the version and the answers follow the directory`() throws {
        let winter = try Instant(parsing: "2026-12-15T12:00:00Z")
        let old = try TestZones.database(.r2025b)
        let new = try TestZones.database(.r2026f)
        #expect((old.version, new.version) == ("2025b", "2026f"))
        #expect(try old.zone(named: "America/Vancouver").offset(at: winter).description == "-08:00")
        #expect(try new.zone(named: "America/Vancouver").offset(at: winter).description == "-07:00")
        #expect(try old.zone(named: "America/Vancouver") != new.zone(named: "America/Vancouver"))
        #expect(try old.zone(named: "Asia/Tokyo") == new.zone(named: "Asia/Tokyo"))
    }

    @Test(arguments: [
        ("Asia/Calcutta", "Asia/Kolkata"), ("Europe/Kiev", "Europe/Kyiv"),
        ("america/new_york", "America/New_York"),
        ("US/Pacific", "America/Los_Angeles"),
    ])
    func `a link and its target are one zone, and each keeps its spelling`(link: String, target: String)
        throws
    {
        let (one, other) = (try TestZones.zone(link), try TestZones.zone(target))
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.id.name == link)
        #expect(one.canonicalID.name == target)
    }

    @Test func `an unknown zone is refused with the nearest names`() throws {
        let error = #expect(throws: TimeError.self) { try TestZones.zone("Asia/Tokio") }
        #expect(error?.code == .unknownZone)
        #expect(error?.subject == "Asia/Tokio")
        #expect(
            error?.reason.hasPrefix(
                "the time zone database 2026f has no such zone; the nearest are Asia/Tokyo") == true)
        let database = try TestZones.database(.r2026f)
        #expect(database.nearestNames(to: "tokyo").first == "Asia/Tokyo")
        #expect(database.nearestNames(to: "Europe/Pars").first == "Europe/Paris")
        #expect(database.nearestNames(to: "qqqqqqqqqqqq") == [])
        #expect(database.nearestNames(to: "Nowhere/X") == [])
        #expect(database.nearestNames(to: "Pacific/Aukland").first == "Pacific/Auckland")
    }

    @Test(arguments: [
        "../../etc/passwd", "/etc/passwd", "Europe/../Europe/Paris", "", "Europe/", "Europe//Paris",
        "Eur\u{0}ope",
        "Europe/Par\u{1B}[31mis", "Éire", String(repeating: "a", count: 256), "tzdata.zi", "Europe Paris",
    ])
    func `a text that cannot be a zone's name never reaches the file system`(name: String) throws {
        let error = #expect(throws: TimeError.self) { try TestZones.zone(name) }
        #expect(error?.code == .unknownZone)
        #expect(error?.subject.contains { $0.unicodeScalars.contains { $0.value < 0x20 } } == false)
    }

    @Test func `a directory without zones is an error, and nothing else is tried in its place`() throws {
        for path in ["/nonexistent", "/proc", TestZones.Release.r2026f.directory + "/Europe"] {
            let error = #expect(throws: TimeError.self) { try ZoneDatabase.open(directory: nil, tzdir: path) }
            #expect(error?.code == .noZoneDatabase)
            #expect(error?.subject == path)
        }
    }

    @Test func `the explicit directory comes before TZDIR`() throws {
        let both = try ZoneDatabase.open(
            directory: TestZones.Release.r2025b.directory, tzdir: TestZones.Release.r2026f.directory)
        #expect(both.version == "2025b")
        #expect(
            try ZoneDatabase.open(directory: nil, tzdir: TestZones.Release.r2026f.directory + "/").version
                == "2026f")
    }

    @Test func `TZ says which zone the machine keeps`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(try database.systemZone(tz: "Asia/Tokyo")?.id.name == "Asia/Tokyo")
        #expect(try database.systemZone(tz: ":Europe/Paris")?.id.name == "Europe/Paris")
        #expect(try database.systemZone(tz: "")?.id.name == "UTC")
        #expect(try database.systemZone(tz: "/usr/share/zoneinfo/Europe/Paris")?.id.name == "Europe/Paris")
        #expect(try database.systemZone(tz: "/usr/share/zoneinfo/US/Pacific")?.id.name == "US/Pacific")
        #expect(try database.systemZone(tz: "EST5EDT")?.id.name == "EST5EDT")
        // Rules of POSIX without a name in the database.
        for rule in ["CET-1CEST,M3.5.0,M10.5.0/3", "JST-9", ":JST-9", "UTC0", "<+03>-3"] {
            #expect(try database.systemZone(tz: rule) == nil)
        }
        #expect(throws: TimeError.self) { try database.systemZone(tz: "Mars/Olympus_Mons") }
    }

    @Test func `Windows names lead to zones that exist`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(WindowsZones.zone(named: "Pacific Standard Time")?.name == "America/Los_Angeles")
        #expect(WindowsZones.zone(named: "w. europe standard time")?.name == "Europe/Berlin")
        #expect(WindowsZones.zone(named: "Mars Standard Time") == nil)
        #expect(WindowsZones.names.count > 130)
        #expect(WindowsZones.names.contains("W. Europe Standard Time"))
        for name in WindowsZones.names {
            let id = try #require(WindowsZones.zone(named: name))
            #expect(throws: Never.self, "\(name)") { try database.zone(id) }
        }
    }

    /// The rows of windowsZones.xml in CLDR 41; of `Europe/Madrid Africa/Ceuta` the first counts.
    @Test(arguments: [
        ("Central European Standard Time", "HR", "Europe/Zagreb"),
        ("central european standard time", "hr", "Europe/Zagreb"),
        ("Central European Standard Time", "PL", "Europe/Warsaw"),
        ("Romance Standard Time", "ES", "Europe/Madrid"),
        ("Romance Standard Time", "DK", "Europe/Copenhagen"),
        ("Singapore Standard Time", "MY", "Asia/Kuala_Lumpur"),
        ("W. Europe Standard Time", "AT", "Europe/Vienna"),
        // No row, no territory, and one that has left the clock of the name.
        ("W. Europe Standard Time", "JP", "Europe/Berlin"), ("W. Europe Standard Time", "", "Europe/Berlin"),
        ("W. Europe Standard Time", "001", "Europe/Berlin"),
        ("Pacific Standard Time", "CA", "America/Los_Angeles"),
    ])
    func `a territory can have a zone of its own under a Windows name`(
        name: String, territory: String, zone: String
    ) {
        #expect(WindowsZones.zone(named: name, territory: territory)?.name == zone)
        #expect(WindowsZones.zone(named: "Mars Standard Time", territory: territory) == nil)
    }

    @Test func `all zones of a Windows name show the same time in 2027`() throws {
        let database = try TestZones.database(.r2026f)
        var count = 0
        for name in WindowsZones.names {
            let world = try database.zone(try #require(WindowsZones.zone(named: name)))
            for territory in WindowsZones.territories(of: name) {
                let zone = try database.zone(
                    try #require(WindowsZones.zone(named: name, territory: territory)))
                #expect(zone.id != world.id)
                for month in 1...12 {
                    let noon = try Instant(parsing: "2027-\(month < 10 ? "0" : "")\(month)-15T12:00Z")
                    #expect(zone.offset(at: noon) == world.offset(at: noon), "\(name), \(territory), \(noon)")
                }
                count += 1
            }
        }
        #expect(count > 190)
    }

    @Test func `the part posix is no part of a zone's name`() throws {
        for database in [try TestZones.database(.r2026f), .embedded] {
            for name in ["posix/Asia/Tokyo", "POSIX/Asia/Tokyo", "posix/posix/Asia/Tokyo"] {
                let error = #expect(throws: TimeError.self) { try database.zone(named: name) }
                #expect(error?.code == .unknownZone)
                #expect(
                    error?.reason
                        == "posix/ is a part of a tree, and of no zone's name; \(name.dropFirst(6)) is meant")
            }
            #expect(try database.systemZone(tz: ":posix/Asia/Tokyo")?.id.name == "Asia/Tokyo")
            #expect(try database.systemZone(tz: "right/Asia/Tokyo")?.id.name == "Asia/Tokyo")
            let file = "/usr/share/zoneinfo/right/Asia/Tokyo"
            #expect(try database.systemZone(tz: file)?.id.name == "Asia/Tokyo")
        }
    }

    @Test func `an offset is a zone where it is asked for as one, and nowhere else`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(try database.zone(orOffset: "-03:30").offset(at: .epoch).totalSeconds == -12_600)
        #expect(try database.zone(orOffset: "Asia/Tokyo") == TestZones.zone("Asia/Tokyo"))
        for name in ["+05:30", "-03:30", "+00:00"] {
            let error = #expect(throws: TimeError.self) { try database.zone(named: name) }
            #expect(error?.code == .unknownZone)
            // The C library reads such a text as UTC under a strange name.
            for tz in [name, ":" + name, "/usr/share/zoneinfo/" + name] {
                #expect(throws: TimeError.self) { try database.systemZone(tz: tz) }
            }
        }
        #expect(throws: TimeError.self) { try database.zone(orOffset: "+24:00") }
    }

    @Test(arguments: ["localtime", "posixrules", "LocalTime"])
    func `the machine's own zone is no zone to be named`(name: String) throws {
        let error = #expect(throws: TimeError.self) { try TestZones.zone(name) }
        #expect(error?.code == .unknownZone)
        #expect(try TestZones.database(.r2026f).ids.contains(ZoneID(name)) == false)
    }

    @Test func `each spelling is kept, in whatever order they are asked for`() throws {
        let database = try ZoneDatabase(directory: TestZones.Release.r2026f.directory)
        for name in ["asia/CALCUTTA", "Asia/Calcutta", "ASIA/CALCUTTA"] {
            let zone = try database.zone(named: name)
            #expect(zone.id.name == name)
            #expect(zone.canonicalID.name == "Asia/Kolkata")
        }
    }

    @Test func `ids are in ASCII order without regard to case, each once`() throws {
        let ids = try TestZones.database(.r2026f).ids
        #expect(ids.count == 598)  // the files of the tree that begin with TZif
        #expect(Set(ids).count == 598)
        for (one, next) in zip(ids, ids.dropFirst()) {
            #expect(one < next)
            #expect(one.name.lowercased() < next.name.lowercased())
        }
    }

    @Test func `names are equal in any case, and only in case`() throws {
        let names = ["Asia/Tokyo", "asia/tokyo", "ASIA/TOKYO"]
        #expect(Set(try names.map { try ZoneID($0) }).count == 1)
        let others = ["Etc/GMT-1", "Etc/GMT+1", "Etc/GMT", "Etc/GMT1", "GMT_1", "aaaaaaaa", "aaaaaaaaa"]
        #expect(Set(try others.map { try ZoneID($0) }).count == others.count)
    }

    @Test func `an error about an unknown zone is equal to its like, and to no other`() {
        func refusal(_ name: String, _ release: TestZones.Release = .r2026f) -> TimeError? {
            #expect(throws: TimeError.self) { try TestZones.zone(name, release) }
        }
        #expect(refusal("Asia/Tokio") == refusal("Asia/Tokio"))
        #expect(refusal("Asia/Tokio")?.hashValue == refusal("Asia/Tokio")?.hashValue)
        #expect(refusal("Asia/Tokio") != refusal("asia/tokio"))
        #expect(refusal("Asia/Tokio") != refusal("Asia/Tokio", .r2025b))
        #expect(refusal("Qqqqqqqqqq")?.reason == "the time zone database 2026f has no such zone")
    }

    @Test func `an error shows nothing that steers a terminal`() {
        let error = TimeError(.malformedText, subject: "\u{1B}[31m\u{202E}x\n", reason: "no")
        #expect(error.description == "\\u{1B}[31m\\u{202E}x\\u{A}: no")
        let long = TimeError(.malformedText, subject: String(repeating: "é", count: 201), reason: "no")
        #expect(long.description == String(repeating: "é", count: 200) + "…: no")
    }

    @Test func `docExample: a country's zones come from the database's own table`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(try database.zones(inCountry: "NZ").map(\.name) == ["Pacific/Auckland", "Pacific/Chatham"])
        #expect(try database.zones(inCountry: "jp").map(\.name) == ["Asia/Tokyo"])
        let error = #expect(throws: TimeError.self) { try database.zones(inCountry: "Japan") }
        #expect(
            error?.description
                == "Japan: no zone is listed for it; a country is two letters of ISO 3166-1, like JP or US")
    }
}
