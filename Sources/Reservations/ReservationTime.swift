package import CivilTime
import Documents
import StrictJSON

/// A time in a reservation: a date, or a reading with optional offset and zone.
package struct ReservationTime: Hashable, Sendable {
    package let date: CivilDate
    /// `nil` for a date.
    package let time: TimeOfDay?
    package let offset: UTCOffset?
    /// Whether the offset is UTC's own (`Z`, `-00:00`), which implies no local clock (RFC 9557 §2.2).
    package let isUTC: Bool
    /// The zone stated beside it, as written.
    package let zoneName: String?

    /// The clock reading; a date begins at midnight.
    package var local: CivilDateTime { CivilDateTime(date, time ?? .midnight) }

    /// Whether it is midnight UTC, which programs write for a date.
    var isMidnightUTC: Bool { time == .midnight && offset == .zero && zoneName == nil }

    /// The instant, if the offset determines it.
    package var instant: Instant? {
        guard time != nil, let offset else { return nil }
        return try? Instant(secondsSinceEpoch: local.secondsSinceEpoch - Int64(offset.totalSeconds))
    }

    /// The time in one canonical form.
    package var text: String {
        let behind = isUTC ? "Z" : offset.map { "\($0)" } ?? ""
        let clock = time == nil ? "\(date)" : "\(local)\(behind)"
        return zoneName.map { "\(clock) \($0)" } ?? clock
    }

    /// Reads ISO 8601 in the forms that senders use.
    ///
    /// They are `2027-03-05T06:30:00-05:00`, `20270305T113000Z`, `2027-03-05 06:30`,
    /// `2027-03-05T06:30[America/New_York]` and `2027-03-05`. Brackets are read as in RFC 9557: the zone or
    /// an offset, and other tags, which are ignored.
    ///
    /// - Parameters:
    ///   - text: The time.
    ///   - zoneName: A zone that stands beside it.
    init?(_ text: String, zoneName: String? = nil) {
        var rest = Substring(text).trimmed
        guard rest.utf8.count <= 80 else { return nil }
        let tags = Self.tags(endingIn: &rest)
        let named = zoneName ?? tags.zone
        let digits = rest.utf8.prefix { (0x30...0x39).contains($0) }.count
        let isBasic = digits == 8
        let dateLength = isBasic ? 8 : 10
        guard rest.utf8.count >= dateLength else { return nil }
        var dateText = String(rest.prefix(dateLength))
        if isBasic {
            dateText = "\(dateText.prefix(4))-\(dateText.dropFirst(4).prefix(2))-\(dateText.suffix(2))"
        }
        guard let date = try? CivilDate(parsing: dateText) else { return nil }
        self.date = date
        self.zoneName = named.flatMap { $0.isEmpty ? nil : $0 }
        var clock = rest.dropFirst(dateLength)
        guard let separator = clock.utf8.first else {
            (time, offset, isUTC) = (nil, nil, false)
            return
        }
        guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t") || separator == 0x20 else {
            return nil
        }
        clock = clock.dropFirst().trimmed
        let end = clock.utf8.firstIndex { "Zz+-".utf8.contains($0) } ?? clock.endIndex
        guard let time = ClockText.time(clock[..<end].trimmed) else { return nil }
        self.time = time
        let behind = clock[end...].trimmed
        guard !behind.isEmpty else {
            (offset, isUTC) = (tags.offset, false)
            return
        }
        guard let read = ClockText.offset(behind) else { return nil }
        offset = read
        isUTC = read == .zero && "Zz-".utf8.contains(behind.utf8.first ?? 0)
    }

    /// Removes the brackets at the end; the first without an equals sign is the zone or offset.
    private static func tags(endingIn text: inout Substring) -> (zone: String?, offset: UTCOffset?) {
        var zone: Substring?
        while text.utf8.last == UInt8(ascii: "]"), let open = text.utf8.lastIndex(of: UInt8(ascii: "[")) {
            var tag = text[text.utf8.index(after: open)...].dropLast()
            if tag.first == "!" { tag = tag.dropFirst() }
            if !tag.utf8.contains(UInt8(ascii: "=")) { zone = tag }
            text = text[..<open]
        }
        guard let zone else { return (nil, nil) }
        if let offset = ClockText.offset(zone) { return (nil, offset) }
        return (String(zone), nil)
    }
}

extension ReservationTime {
    /// Reads a text, or an object of KDE's or JSON-LD's with `@value` and perhaps `timezone`.
    init?(_ value: JSONValue) {
        switch value {
        case .string(let text): self.init(text)
        case .object:
            guard let node = LinkedData(value), let text = node.text("@value") else { return nil }
            self.init(text, zoneName: node.text("timezone"))
        case .null, .bool, .number, .array: return nil
        }
    }
}
