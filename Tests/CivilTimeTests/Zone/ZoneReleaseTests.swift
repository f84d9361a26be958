import TestKit
import Testing

@testable import CivilTime

@Suite("Releases of the tz database") struct ZoneReleaseTests {
    /// In the order in which they appeared, or would.
    private static let ordered = [
        "1996a", "2024b", "2025a", "2025b", "2025z", "2025za", "2025zb", "2026a", "2027a",
    ]

    @Test func `releases have the order of their years, then of their letters`() throws {
        let releases = try Self.ordered.map { try #require(ZoneRelease($0)) }
        #expect(releases.map(\.description) == Self.ordered)
        for (index, release) in releases.enumerated() {
            for (other, second) in releases.enumerated() {
                #expect((release < second) == (index < other))
                #expect(
                    ZoneRelease.isNewer(Self.ordered[index], than: Self.ordered[other]) == (index > other))
            }
        }
    }

    @Test(arguments: ["2025b-rearguard", "2025b-1", "2025b+dfsg", "2025b.1"])
    func `what a distributor adds is no part of the release`(version: String) throws {
        #expect(ZoneRelease(version)?.description == "2025b")
        #expect(!ZoneRelease.isNewer(version, than: "2025b"))
        #expect(!ZoneRelease.isNewer("2025b", than: version))
    }

    @Test(arguments: [
        "unknown", "", "2025", "2025B", "25b", "02025b", "2025bcd", "2025b1", "b2025", " 2025b", "2025b x",
        "２０２５b",
        String(repeating: "9", count: 40),
    ])
    func `a version that is no release is older than any`(version: String) throws {
        #expect(ZoneRelease(version) == nil)
        #expect(ZoneRelease.isNewer("1996a", than: version))
        #expect(!ZoneRelease.isNewer(version, than: "1996a"))
        #expect(!ZoneRelease.isNewer(version, than: version))
    }
}
