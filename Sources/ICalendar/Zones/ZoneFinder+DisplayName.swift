import CivilTime
import Findings
import Messages

extension ZoneFinder {
    /// Finds display names such as `(UTC+01:00) Amsterdam, Berlin, Bern` by city and standard offset.
    static let displayName = ZoneFinder { query in
        guard query.name.hasPrefix("("), let close = query.name.firstIndex(of: ")") else { return nil }
        let stated = String(query.name[query.name.index(after: query.name.startIndex)..<close])
        guard let offset = stated == "UTC" || stated == "GMT" ? .zero : statedOffset(stated) else {
            return nil
        }
        let rest = query.name[query.name.index(after: close)...]
        for city in rest.split(maxSplits: mostCities, whereSeparator: ",;/".contains).prefix(mostCities) {
            let words = city.split(separator: " ").joined(separator: "_")
            guard !words.isEmpty else { continue }
            let suffix = "/" + Token.capitals(words)
            for id in query.database.ids where Token.capitals(id.name).hasSuffix(suffix) {
                guard let zone = try? query.database.zone(id), hasStandard(offset, zone, query.years) else {
                    continue
                }
                return FoundZone(
                    zone: zone, source: .displayName, code: .windowsZone, severity: .warning,
                    clause: tr(
                        "is a display name; \(zone.id) is the first of its cities that keeps \(offset)"))
            }
        }
        return nil
    }

    /// The most cities of a display name that are read; Windows has fewer.
    private static let mostCities = 12

    /// Returns whether the smaller of the two offsets of a year is a given one.
    private static func hasStandard(_ offset: UTCOffset, _ zone: Zone, _ years: Range<Int>) -> Bool {
        guard let timeline = FileZone.Timeline(zone, years.lowerBound..<years.lowerBound + 1) else {
            return false
        }
        return ([timeline.first] + timeline.changes.map(\.offset)).min() == offset.totalSeconds
    }
}
