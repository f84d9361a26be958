import TestKit
import Testing

@testable import CivilTime

/// The copy in the program against the files of tzfixtures/ that it was made from.
@Suite("The embedded zones") struct EmbeddedZoneTests {
    private let embedded = ZoneDatabase.embedded
    /// The newest release that tzfixtures/ has; the copy must be of that one.
    private let release: TestZones.Release
    private let directory: ZoneDatabase

    init() throws {
        release = try #require(TestZones.Release.allCases.max { $0.rawValue < $1.rawValue })
        directory = try TestZones.database(release)
    }

    @Test func `version, digest and source say what it is`() throws {
        #expect(embedded.isEmbedded)
        #expect(embedded.version == release.rawValue)
        // `make generate NAME=tzfixtures` computes the digest, with Python's hashlib.
        let facts = try Fixtures.text("\(release.folder)/SOURCE").split(separator: "\n")
        let digest = try #require(facts.compactMap { $0.dropPrefix("files-sha256: ") }.first)
        #expect(embedded.digest == digest)
        #expect(embedded.source == "embedded copy, SHA-256 \(digest)")
        #expect(!directory.isEmbedded)
        #expect(directory.digest == nil)
        #expect(directory.source == release.directory)
    }

    @Test func `it has every file of the release, byte for byte`() throws {
        #expect(directory.ids.count == 598)
        #expect(embedded.ids.map(\.name) == directory.ids.map(\.name))
        for id in directory.ids {
            #expect(
                EmbeddedZones.zone(id.name) == (try Fixtures.bytes("\(release.directory)/\(id)")), "\(id)")
        }
    }

    @Test func `each id is the same zone, with the same changes and the same name behind it`() throws {
        let years = (try Instant(parsing: "1840-01-01T00:00Z"), try Instant(parsing: "2110-01-01T00:00Z"))
        var changes = 0
        for id in directory.ids {
            let (one, other) = (try embedded.zone(id), try directory.zone(id))
            #expect(one == other, "\(id)")
            #expect(one.id.name == id.name)
            #expect(one.canonicalID.name == other.canonicalID.name, "\(id)")
            #expect(one.period(at: .earliest) == other.period(at: .earliest), "\(id)")
            #expect(one.period(at: .latest) == other.period(at: .latest), "\(id)")
            var instant = years.0
            while true {
                let (change, expected) = (
                    one.nextTransition(after: instant), other.nextTransition(after: instant)
                )
                #expect(change == expected, "\(id) after \(instant)")
                guard let expected, expected.instant < years.1 else { break }
                instant = expected.instant
                changes += 1
            }
        }
        #expect(changes > 40_000)
    }

    @Test(arguments: [
        ("asia/tokyo", "Asia/Tokyo"), ("AMERICA/NEW_YORK", "America/New_York"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("us/pacific", "America/Los_Angeles"), ("UTC", "Etc/UTC"), ("etc/gmt+5", "Etc/GMT+5"),
    ])
    func `case does not matter, links lead to their zone, and the spelling is kept`(
        name: String, canonical: String
    )
        throws
    {
        let zone = try embedded.zone(named: name)
        #expect(zone.id.name == name)
        #expect(zone.canonicalID.name == canonical)
        #expect(try zone == embedded.zone(named: canonical))
    }

    @Test func `countries are those of the directory`() throws {
        let table = try Fixtures.text("\(release.directory)/zone.tab").split(separator: "\n")
        let countries = Set(table.filter { !$0.hasPrefix("#") }.map { String($0.prefix(2)) })
        #expect(countries.count > 240)
        for country in countries {
            #expect(
                try embedded.zones(inCountry: country).map(\.name)
                    == directory.zones(inCountry: country).map(\.name), "\(country)")
        }
        #expect(try embedded.zones(inCountry: "nz").map(\.name) == ["Pacific/Auckland", "Pacific/Chatham"])
        #expect(throws: TimeError.self) { try embedded.zones(inCountry: "XX") }
    }

    @Test(arguments: [
        "", "/", "../../etc/passwd", "Asia/../Asia/Tokyo", "Asia/Tokyo/", "/Asia/Tokyo", "Asia//Tokyo",
        "Asia",
        "Asia/Tokyo=", "=Asia/Tokyo", "Asia/Tokyo\n", "Asia/Tokyo\t", "Asia/Tokyo\0", "tzdata.zi", "zone.tab",
        "localtime", "posixrules", "right/Asia/Tokyo", "posix/", "posix/Mars", "TZif2", "VFppZjIA", "Éire",
    ])
    func `a name that is none is refused, however it is written`(name: String) {
        let error = #expect(throws: TimeError.self) { try embedded.zone(named: name) }
        #expect(error?.code == .unknownZone)
    }

    @Test func `an unknown zone is refused with the nearest names`() {
        let error = #expect(throws: TimeError.self) { try embedded.zone(named: "Asia/Tokio") }
        #expect(error?.reason.contains("the nearest are Asia/Tokyo") == true)
        #expect(embedded.nearestNames(to: "Asia/Tokio").first == "Asia/Tokyo")
    }
}

extension Substring {
    fileprivate func dropPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
