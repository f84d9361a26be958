import TestKit
import Testing
import Trips

@testable import TripExchange

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How well the rules know bookings of many senders; the figures are kept in `docs/bookings.md`.
@Suite("Booking fixtures", .serialized) struct BookingFixturesTests {
    private static let folder = Fixtures.path(besideTest: "bookings")
    private static let unseen = Fixtures.path(besideTest: "unseen-bookings")
    static let texts = Fixtures.path(besideTest: "unseen-texts")

    private static func fixtures(in folder: String = folder) throws -> [BookingFixture] {
        try names(in: folder).filter { !$0.contains(".") }.flatMap { kind in
            try names(in: "\(folder)/\(kind)").filter { $0.hasSuffix(".ics") }.flatMap { file in
                let name = "\(kind)/\(file.dropLast(4))"
                return kind == "none"
                    ? try BookingFixture.nones(name, in: folder) : [try BookingFixture(name, in: folder)]
            }
        }
    }

    private static func names(in folder: String) throws -> [String] {
        guard let directory = opendir(folder) else {
            throw Exchange.Unexpected(text: "\(folder) cannot be opened")
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    @Test func `there are enough of them, and enough that are none`() throws {
        let fixtures = try Self.fixtures()
        #expect(fixtures.count { $0.kind != nil } >= 370)
        #expect(fixtures.count { $0.kind == nil } >= 320)
    }

    @Test(arguments: [("figures", folder), ("unseen", unseen), ("texts", texts)])
    func `precision and recall are those in the docs, and not below their floors`(
        mark: String, folder: String
    ) throws {
        var figures = BookingFigures()
        for fixture in try Self.fixtures(in: folder) { figures.take(fixture, try fixture.reading()) }
        print(figures.table)
        if getenv("MERIDIAN_BOOKING_MISSES") != nil { print(figures.misses.joined(separator: "\n")) }
        let page = Fixtures.path(for: "docs/bookings.md")
        let parts = try Fixtures.text(page).components(
            between: "<!-- \(mark) -->\n", "<!-- end of \(mark) -->")
        let (before, after) = try #require(parts)
        let difference = try Golden.difference(of: before + figures.table + after, from: page)
        #expect(difference == nil)
        for row in try Fixtures.table(folder + "/floors.tsv") {
            let (precision, recall) = figures.permille(row[0])
            #expect(precision >= Int(row[1]) ?? 1000, "precision of \(row[0]) fell below its floor")
            #expect(recall >= Int(row[2]) ?? 1000, "recall of \(row[0]) fell below its floor")
        }
    }
}

extension String {
    /// What stands before and behind a part between two marks, with the marks.
    func components(between first: String, _ last: String) -> (String, String)? {
        guard let start = utf8.firstRange(of: first.utf8)?.upperBound,
            let end = self[start...].utf8.firstRange(of: last.utf8)?.lowerBound
        else { return nil }
        return (String(self[..<start]), String(self[end...]))
    }
}
