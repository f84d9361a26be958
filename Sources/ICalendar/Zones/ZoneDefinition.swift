public import CivilTime

/// A zone that no zone database has, as a calendar file defines it with a VTIMEZONE (RFC 5545 §3.6.5).
///
/// Its id is made of its TZID and of what its clocks do, so the same definition has the same id in every file and at
/// every import, and two definitions under one TZID never mix. The id is text of the shape of a zone's name,
/// `File/Customized_Time_Zone/x1c0de5a3f29b7d84`, and can be no name of the tz database: its names have no part of more
/// than 14 characters, and its last part here has 17.
///
/// The rules hold from 1900 to the end of 2199. Before and after it the nearest offset is taken to go on.
///
/// ```swift
/// let definition = ZoneDefinition(calendar.timeZones[0])
/// definition?.name     // Customized Time Zone
/// definition?.zone.id  // File/Customized_Time_Zone/x…
/// ```
public struct ZoneDefinition: Hashable, Sendable {
    /// The zone, under the id made for it.
    public let zone: Zone
    /// The TZID that the zone had in the file that defined it.
    public let name: String
    /// The VTIMEZONE as it came.
    public let component: Component

    /// The property by which an exported VTIMEZONE says that it is the definition, and the TZID that it had at first.
    ///
    /// Such a definition is taken as it stands at once: whether some zone of the database keeps the same time depends on
    /// the years that are asked about, and an export that is read again shall mean the same.
    public static let nameProperty = "X-MERIDIAN-TZID"

    /// The property of a VTIMEZONE that says from which release of the tz database it was made, as `X-TZDB:2026f`; beside the
    /// offset of an end, the parameter that says by which one it was written down.
    ///
    /// A definition from a newer release than ours is believed for its file.
    public static let releaseProperty = "X-TZDB"

    /// The release of the tz database that the definition says it is made from; `nil` when it says none.
    public var release: String? {
        guard let text = component.text(Self.releaseProperty), ZoneRelease(text) != nil else { return nil }
        return text
    }

    /// Makes a zone of a definition; `nil` when it has no TZID, or no rules that could be evaluated in full.
    ///
    /// Such rules are flawed, contradict one another, or are more than a zone can need.
    ///
    /// - Parameter component: A VTIMEZONE.
    public init?(_ component: Component) {
        self.init(component, sharing: ZoneSearches())
    }

    /// Makes a zone of a definition in a file, whose zones may take so much work together and no more.
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

    /// Makes a zone that a TZID states without a definition: a fixed offset.
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

    /// Tells whether an id is that of a zone that a file defined.
    ///
    /// - Parameter id: The id of a zone.
    /// - Returns: `true` for `File/…/x` and 16 hexadecimal digits, which is no name of the tz database.
    public static func isID(_ id: ZoneID) -> Bool {
        // Nearly every zone is of the database, and nothing is cut up for it.
        guard id.name.utf8.starts(with: "File/".utf8) else { return false }
        let parts = id.name.utf8.split(separator: UInt8(ascii: "/"))
        return parts.count == 3 && parts[0].elementsEqual("File".utf8) && parts[2].count == 17
    }

    /// The years in which rules are evaluated; ids in stores depend on them, so they never change.
    private static let years = 1900..<2200

    private static func id(_ name: String, _ timeline: FileZone.Timeline) -> ZoneID? {
        let changes = timeline.changes.map { "\($0.instant) \($0.offset)" }.joined(separator: "\n")
        let digest = StableHash().hexadecimal(of: [name, String(timeline.first), changes]).prefix(16)
        return try? ZoneID("File/\(label(name))/x\(digest)")
    }

    /// The TZID in the characters that a part of a zone's name may have, for people to recognise.
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

    /// The characters of a TZID that the name of a file's own zone keeps.
    private static let longestLabel = 40
}

extension ZoneID {
    /// Whether a character may stand in a part of a name.
    fileprivate static func allows(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-_".unicodeScalars.contains(scalar))
    }
}
