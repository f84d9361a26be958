import CivilTime
import DAV
import Findings
import ICalendar
import Messages
import Sealing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// A calendar that was fetched and is whole.
struct FeedContents {
    let result: ReadResult
    let version: FeedClient.Version
    /// The digest of what it says, without the times of its making, which some servers change with each look.
    let digest: String
    /// The seconds that the calendar asks for between two looks.
    let refresh: Int?

    /// The findings of a text that was cut, or is no calendar.
    private static let flaws: Set<FindingCode> = [
        .truncatedFile, .missingEnd, .missingCalendar, .outsideCalendar,
    ]

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - bytes: The body.
    ///   - version: The version, as the server names it.
    ///   - host: The host, for failures: the whole address may be a secret.
    /// - Throws: A ``ServerFailure`` for what is no whole calendar, and for one without events.
    init(_ bytes: [UInt8], _ version: FeedClient.Version, from host: String) throws {
        do {
            result = try CalendarReader().read(bytes)
        } catch {
            let isPage = bytes.prefix(2_048).contains(UInt8(ascii: "<"))
            throw ServerFailure(
                "not-calendar",
                isPage
                    ? tr("\(host): answers with a web page instead of a calendar; nothing is changed")
                    : tr("\(host): answers with no calendar (\(error.reason)); nothing is changed"),
                isPassing: true)
        }
        if let flaw = result.findings.first(where: { Self.flaws.contains($0.code) }) {
            throw ServerFailure(
                "cut-calendar",
                tr("\(host): the calendar is not whole (\(flaw.message)); nothing is changed"),
                isPassing: true)
        }
        self.version = version
        digest = ContentDigest(of: Self.withoutStamps(bytes)).text
        refresh = result.calendars.lazy.compactMap(Self.refresh).first
    }

    private static let stamps = ["DTSTAMP", "CREATED"].map { Array($0.utf8) }

    private static func withoutStamps(_ bytes: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let isStamp = stamps.contains { name in
                line.starts(with: name)
                    && [UInt8(ascii: ":"), UInt8(ascii: ";")].contains(line.dropFirst(name.count).first)
            }
            if !isStamp { kept += line + [UInt8(ascii: "\n")] }
        }
        return kept
    }

    /// REFRESH-INTERVAL, or the property that programs wrote before RFC 7986.
    private static func refresh(_ calendar: CalendarObject) -> Int? {
        for name in ["REFRESH-INTERVAL", "X-PUBLISHED-TTL"] {
            guard let property = calendar.component.first(named: name) else { continue }
            var reader = ValueReader()
            guard let value = reader.duration(property), !value.isNegative else { continue }
            let seconds =
                (value.weeks * 7 + value.days) * 86_400 + value.hours * 3_600 + value.minutes * 60
                + value.seconds
            // Not so often that it is a burden, and not so rarely that a gate is missed.
            return min(max(seconds, 900), 86_400)
        }
        return nil
    }

    /// The UIDs of its events and to-dos.
    var uids: [String] {
        var seen: Set<String> = []
        return result.calendars.flatMap(\.components).filter { $0.name == "VEVENT" || $0.name == "VTODO" }
            .compactMap(\.uid).filter { seen.insert($0).inserted }
    }
}
