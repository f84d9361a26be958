public import CivilTime

/// A zone of no database, defined by a file's VTIMEZONE (RFC 5545 §3.6.5).
///
/// Its id is derived from its TZID and its rules, so the same definition has the same id in every file and at
/// every import, and two definitions under one TZID are never confused. The id has the shape of a zone's
/// name, `File/Customized_Time_Zone/x1c0de5a3f29b7d84`, and can be no name of the tz database: its names have
/// no part of more than 14 characters, and its last part here has 17.
///
/// The rules are evaluated from 1900 to the end of 2199. Before and after, the nearest offset continues.
///
/// ```swift
/// let definition = ZoneDefinition(calendar.timeZones[0])
/// definition?.name     // Customized Time Zone
/// definition?.zone.id  // File/Customized_Time_Zone/x…
/// ```
public struct ZoneDefinition: Hashable, Sendable {
    /// The zone, under its derived id.
    public let zone: Zone
    /// The TZID in the defining file.
    public let name: String
    /// The VTIMEZONE, verbatim.
    public let component: Component

    /// The property that marks an exported VTIMEZONE as a kept definition, with its original TZID.
    ///
    /// Such a definition is used unchanged: whether some zone of the database keeps the same time depends on
    /// the years in question, and an export that is read again must mean the same.
    public static let nameProperty = "X-MERIDIAN-TZID"

    /// The property of a VTIMEZONE that names its release of the tz database: `X-TZDB:2026f`.
    ///
    /// As a parameter of an end it names the release of the recorded offset. A definition from a newer
    /// release than ours is used for its file.
    public static let releaseProperty = "X-TZDB"

    /// The stated release of the tz database; `nil` without one.
    public var release: String? {
        guard let text = component.text(Self.releaseProperty), ZoneRelease(text) != nil else { return nil }
        return text
    }

    /// Makes a zone of a definition; `nil` without a TZID or complete rules.
    ///
    /// Incomplete rules are invalid, contradictory, or beyond the work limit.
    ///
    /// - Parameter component: A VTIMEZONE.
    public init?(_ component: Component) {
        self.init(component, sharing: ZoneSearches())
    }

    /// Makes a zone of a file's definition, within the work limit of the file's zones.
    package init?(_ component: Component, sharing searches: ZoneSearches) {
        guard let file = FileZone(component, sharing: searches.work) else { return nil }
        self.init(file)
    }

    init?(_ file: FileZone) {
        guard let timeline = file.timeline(Self.years) else { return nil }
        let said = file.component.text(Self.nameProperty) ?? ""
        let name = said.isEmpty ? file.name : said
        guard let id = Self.id(name, timeline),
            let compiled = CompiledTimeline(timeline), let zone = try? Zone(tzif: compiled.bytes, id: id)
        else { return nil }
        self.name = name
        self.zone = zone
        component = file.component
    }

    /// Makes a zone with the fixed offset that a TZID states.
    init?(_ offset: UTCOffset, name: String) {
        let text = LibicalValues.text(utcOffset: offset.totalSeconds)
        var properties = [
            Property("TZOFFSETFROM", rawValue: text), Property("TZOFFSETTO", rawValue: text),
            Property(text: "TZNAME", offset.description),
        ]
        if let start = try? Property("DTSTART", .local(CivilDateTime(1970, 1, 1, 0, 0))) {
            properties.append(start)
        }
        self.init(
            Component(
                "VTIMEZONE", properties: [Property(text: "TZID", name)],
                components: [Component("STANDARD", properties: properties)]))
    }

    // MARK: - The id

    /// Returns whether an id is that of a zone defined by a file.
    ///
    /// - Parameter id: The id of a zone.
    /// - Returns: `true` for `File/…/x` and 16 hexadecimal digits, which is no name of the tz database.
    public static func isID(_ id: ZoneID) -> Bool {
        // Nearly every zone is of the database, so nothing is split for it.
        guard id.name.utf8.starts(with: "File/".utf8) else { return false }
        let parts = id.name.utf8.split(separator: UInt8(ascii: "/"))
        return parts.count == 3 && parts[0].elementsEqual("File".utf8) && parts[2].count == 17
    }

    /// The years in which rules are evaluated; stored ids depend on them, so they never change.
    private static let years = 1900..<2200

    private static func id(_ name: String, _ timeline: FileZone.Timeline) -> ZoneID? {
        let changes = timeline.changes.map { "\($0.instant) \($0.offset)" }.joined(separator: "\n")
        let digest = StableHash().hexadecimal(of: [name, String(timeline.first), changes]).prefix(16)
        return try? ZoneID("File/\(label(name))/x\(digest)")
    }

    /// Returns the TZID in characters allowed in a zone's name, for people to recognise.
    private static func label(_ name: String) -> String {
        var label = ""
        for scalar in name.unicodeScalars.prefix(longestLabel) {
            let isKept = ZoneID.allows(scalar)
            if isKept || label.last != "_" { label.append(isKept ? Character(scalar) : "_") }
        }
        // RFC 9557 section 3.1 begins a part with a letter or an underscore.
        guard let first = label.unicodeScalars.first else { return "_" }
        return first.properties.isAlphabetic || first == "_" ? label : "_" + label
    }

    /// The most characters of a TZID in the name of a file's own zone.
    private static let longestLabel = 40
}

extension ZoneID {
    /// Returns whether a part of a name may contain a character.
    fileprivate static func allows(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-_".unicodeScalars.contains(scalar))
    }
}
