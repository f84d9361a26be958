import CivilTime
import Messages

// MARK: - Definitions by newer rules than ours

extension ZoneResolver {
    /// Returns a file's definition by newer rules than the database's, where it matters.
    ///
    /// - Parameters:
    ///   - definition: The file's definition of the name.
    ///   - zone: The database's zone of the name.
    ///   - name: The TZID as read.
    /// - Returns: The definition and the message; `nil` when it is no newer, has no usable rules, or has the
    ///   same offsets at the times of the file.
    func newer(_ definition: FileZone, than zone: Zone, named name: String)
        -> (definition: ZoneDefinition, message: String)?
    {
        // Most files are of an older release, or name none.
        guard let release = definition.release ?? recordedRelease(beside: definition, zone),
            ZoneRelease.isNewer(release, than: database.version)
        else { return nil }
        let stretches = searches.stretches(definition, zone, yearsWithSeries)
        guard !stretches.isEmpty else { return nil }
        let contradiction = ZoneContradiction(
            name: name, zone: zone, of: database.version, stretches: stretches, lines: nil)
        let times = (uses ?? ZoneUses(components, of: [name])).times[name] ?? []
        let stretch = times.lazy.compactMap {
            contradiction.stretch(from: $0.lowerBound, through: $0.upperBound)
        }.first
        guard let stretch, let believed = ZoneDefinition(definition) else { return nil }
        return (
            believed,
            tr(
                "the VTIMEZONE of TZID `\(Excerpt.of(name))` is written under \(release), rules newer than "
                    + "\(database.version): \(contradiction.difference(stretch)); the file was believed")
        )
    }

    /// The years after the last start in which a series is examined: an export covers as many.
    private static let yearsOfSeries = 10

    /// Returns the newest release recorded with offsets of ends, where the definition names none.
    private func recordedRelease(beside definition: FileZone, _ zone: Zone) -> String? {
        // All properties are read only where it can matter.
        guard !searches.stretches(definition, zone, years).isEmpty else { return nil }
        return (uses ?? ZoneUses(components, of: [])).releases.compactMap { ZoneRelease($0) }.max()?
            .description
    }

    /// The names with a possibly newer definition that differs from the database's zone.
    ///
    /// For these the times of use must be known.
    package var doubtfulNames: Set<String> {
        Set(
            definitions.values.filter { definition in
                guard definition.release.map({ ZoneRelease.isNewer($0, than: database.version) }) ?? true,
                    let zone = ZoneQuery(
                        name: definition.name, definition: nil, database: database, years: years
                    )
                    .lookUp(definition.name)
                else { return false }
                return !searches.stretches(definition, zone, yearsWithSeries).isEmpty
            }.map(\.name))
    }

    /// The years of the events, and those in which a series continues after the last start.
    private var yearsWithSeries: Range<Int> {
        let last = min(years.upperBound + Self.yearsOfSeries, years.lowerBound + Self.mostYears)
        return years.lowerBound..<max(last, years.upperBound)
    }
}
