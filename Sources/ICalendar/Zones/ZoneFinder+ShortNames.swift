import CivilTime
import Findings
import Messages

extension ZoneFinder {
    /// Finds the names of Lotus Notes and Domino: Windows names without their last two words.
    ///
    /// Examples are `Eastern` and `W. Europe`. `Central` may be anything, so a definition with other offsets
    /// than the zone of that name is preferred.
    static let shortWindows = ZoneFinder { query in
        let name = withoutNumber(query.name)
        guard let id = WindowsZones.zone(named: name + " Standard Time"), let zone = query.lookUp(id.name),
            query.definition.map({ $0.timeline(query.years) == FileZone.Timeline(zone, query.years) }) ?? true
        else { return nil }
        return FoundZone(
            zone: zone, source: .windows, code: .windowsZone, severity: .warning,
            clause:
                tr(
                    "is a Windows name without the words Standard Time, as Lotus Notes writes it; by "
                        + "\(WindowsZones.version) it stands for \(zone.id)"))
    }

    /// Finds Windows display names without a city: `Eastern Time (US & Canada)`.
    ///
    /// Exchange 2000 writes it alone, others with `(GMT-05:00)` before it.
    static let regionName = ZoneFinder { query in
        var name = Substring(Token.capitals(withoutNumber(query.name)))
        if name.hasPrefix("("), let close = name.firstIndex(of: ")") {
            guard statedOffset(String(name[name.index(after: name.startIndex)..<close])) != nil else {
                return nil
            }
            name = name[name.index(after: close)...]
        }
        let words = name.split(separator: " ").joined(separator: " ")
        guard let standard = regions[words], let id = WindowsZones.zone(named: standard),
            let zone = query.lookUp(id.name)
        else { return nil }
        return FoundZone(
            zone: zone, source: .displayName, code: .windowsZone, severity: .repaired,
            clause: tr(
                "is the display name of \(standard); by \(WindowsZones.version) it stands for \(zone.id)"))
    }

    /// Display names without a city, in capitals, and their zones, from Microsoft's list "Default time zones".
    private static let regions = [
        "EASTERN TIME (US & CANADA)": "Eastern Standard Time",
        "CENTRAL TIME (US & CANADA)": "Central Standard Time",
        "MOUNTAIN TIME (US & CANADA)": "Mountain Standard Time",
        "PACIFIC TIME (US & CANADA)": "Pacific Standard Time",
        "ATLANTIC TIME (CANADA)": "Atlantic Standard Time",
        "INDIANA (EAST)": "US Eastern Standard Time",
        "ARIZONA": "US Mountain Standard Time",
        "ALASKA": "Alaskan Standard Time",
        "HAWAII": "Hawaiian Standard Time",
        "NEWFOUNDLAND": "Newfoundland Standard Time",
        "SASKATCHEWAN": "Canada Central Standard Time",
        "CENTRAL AMERICA": "Central America Standard Time",
        "GREENLAND": "Greenland Standard Time",
        "WEST CENTRAL AFRICA": "W. Central Africa Standard Time",
    ]
}
