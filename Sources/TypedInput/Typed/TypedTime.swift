package import CivilTime
import Messages
import TripWorkflows

/// A time as a person types it, resolved to an instant.
///
/// `2027-03-14T09:00[Asia/Tokyo]`, `2027-03-14 09:00 Asia/Tokyo`, either with an offset too, RFC 3339 or RFC 9557, or
/// `@` and Unix seconds. Seconds are optional everywhere; case and the number of blanks do not matter.
package struct TypedTime: Hashable, Sendable {
    /// The mapping of the local time in its zone; nil for a text with an offset, which is unambiguous.
    package let mapping: LocalMapping?
    /// The chosen instant: the only one, or RFC 5545's choice for a skipped or repeated time.
    package let instant: Instant
    /// The zone in the text; nil for a text with an offset alone.
    package let zone: Zone?

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` that shows the accepted forms, names a date, local time or zone that does not
    ///   exist, or names both offsets where the one in the text is not the zone's.
    package init(_ text: String, in database: ZoneDatabase) throws(TimeError) {
        if let plain = TypedTime(plain: text, in: database) {
            self = plain
            return
        }
        let parts = TypedParts(text) { $0 == "z" || $0 == "Z" }
        let reading = parts.reading
        let civil = CivilDateTime(written: reading)
        guard let zone = parts.zone else {
            guard civil == nil else { throw TypedTime.placeless(text) }
            mapping = nil
            self.zone = nil
            instant = try TypedTime.understood(text) { () throws(TimeError) in
                try Instant(parsing: reading + parts.suffixes)
            }
            return
        }
        let zoned = try TypedTime.understood(text) { () throws(TimeError) in
            try ZonedDateTime.parse(
                reading + zone, in: database, disambiguation: .compatible, offsetConflict: .reject)
        }
        instant = zoned.instant
        self.zone = zoned.zone
        mapping = civil.map(zoned.zone.mapping)
    }

    /// Reads a text that may also count from the present, and name a place: `tomorrow 9am Tokyo`, `14 March 2027 9:00 HND`,
    /// `now`.
    ///
    /// A time without a date is today's at that place.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - now: The present.
    ///   - database: The zones.
    ///   - fallback: The zone of a text that names none; nil refuses it.
    /// - Throws: A ``TimeError`` as of ``init(_:in:)``, or of what is wrong with the date or the place.
    package init(
        _ text: String, at now: Instant, in database: ZoneDatabase, fallback: Zone? = nil
    ) throws(TimeError) {
        do throws(TimeError) {
            self = try TypedTime(text, in: database)
        } catch {
            guard error.code == .malformedText || error.code == .unknownZone, let words = try? EndWords(text),
                words.suffixes.isEmpty
            else { throw error }
            switch words.form {
            case .moment(.now) where words.zone == nil:
                self.init(mapping: nil, instant: now, zone: nil)
            case .clock(.time(let time), let day, offset: nil):
                guard
                    let zone = try words.zone.map({ name throws(TimeError) in
                        try TypedZone.zone(within: name, in: database)
                    }) ?? fallback
                else { throw TypedTime.placeless(text) }
                let today = zone.civil(at: now).date
                let date =
                    try day.map { day throws(TimeError) in
                        try TypedTime.date(day, from: today, or: error)
                    } ?? today
                let mapping = zone.mapping(of: CivilDateTime(date, time))
                self.init(mapping: mapping, instant: mapping.compatible, zone: zone)
            default: throw error
            }
        }
    }

    /// The one date of a time; another error than that of the date's form is the better one.
    private static func date(
        _ day: String, from today: CivilDate, or formless: TimeError
    ) throws(TimeError) -> CivilDate {
        let dates: DateWindow
        do throws(TimeError) {
            dates = try TypedDates.parse(day, today: today, isOneDay: true)
        } catch {
            throw error.code == .malformedText ? formless : error
        }
        guard dates.count == 1 else { throw formless }
        return dates.first
    }

    /// Reads the plainest texts, which programs write, without a look at what else a person may type.
    ///
    /// They are a date and a time with `Z`, an offset, a zone in brackets or a zone behind a blank. It is nil for others, and
    /// for what cannot be read: then there is something to say.
    private init?(plain text: String, in database: ZoneDatabase) {
        typealias Found = (civil: CivilDateTime, offset: UTCOffset?, zone: String)
        let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Found? in
            guard let reading = PlainReading(bytes) else { return nil }
            let end = UnsafeBufferPointer(rebasing: bytes[reading.length...])
            switch end.first {
            case UInt8(ascii: "Z"), UInt8(ascii: "z"):
                return end.count == 1 ? (reading.civil, .zero, "") : nil
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                guard end.count == 6 else { return nil }
                let written = String(decoding: end, as: UTF8.self)
                return (try? UTCOffset(parsing: written)).map { (reading.civil, $0, "") }
            case UInt8(ascii: "["):
                guard end.last == UInt8(ascii: "]") else { return nil }
                return Self.name(end[1..<end.count - 1]).map { (reading.civil, nil, $0) }
            case 0x20: return Self.name(end[1...]).map { (reading.civil, nil, $0) }
            default: return nil
            }
        }
        guard let (civil, offset, name) = found.flatMap(\.self) else { return nil }
        if let offset {
            let second = civil.secondsSinceEpoch - Int64(offset.totalSeconds)
            guard let instant = try? Instant(secondsSinceEpoch: second) else { return nil }
            self.init(mapping: nil, instant: instant, zone: nil)
        } else {
            guard let zone = try? database.zone(orOffset: name) else { return nil }
            let mapping = zone.mapping(of: civil)
            let instant = mapping.compatible
            // A mapping is clamped at the ends of the range.
            guard instant > .earliest, instant < .latest else { return nil }
            self.init(mapping: mapping, instant: instant, zone: zone)
        }
    }

    private init(mapping: LocalMapping?, instant: Instant, zone: Zone?) {
        (self.mapping, self.instant, self.zone) = (mapping, instant, zone)
    }

    /// The name of a zone that begins with a letter and has more: one alone can be the `Z` of UTC.
    private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard bytes.count > 1, let first = bytes.first, (0x61...0x7A).contains(first | 0x20),
            bytes.allSatisfy({ byte in
                // Letters, digits, and -, /, + and _.
                (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte) && byte != 0x2E
                    || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "_")
            })
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Shows the forms for a text that has none of them; an error within a form has the better message.
    private static func understood<Value>(
        _ text: String, _ parse: () throws(TimeError) -> Value
    ) throws(TimeError) -> Value {
        do {
            return try parse()
        } catch {
            guard error.code == .malformedText else { throw error }
            let shown = text.trimmingSpaces()
            throw TimeError(
                .malformedText, subject: shown.isEmpty ? tr("(nothing)") : shown,
                reason: tr(
                    "a time is written like 2027-03-14T09:00[Asia/Tokyo], 2027-03-14 09:00 Asia/Tokyo, "
                        + "2027-03-14T09:00+09:00 or @1804982400"))
        }
    }

    private static func placeless(_ text: String) -> TimeError {
        let shown = text.trimmingSpaces()
        return TimeError(
            .malformedText, subject: shown,
            reason: tr("a clock reading alone is no moment; say where, like \(shown) Asia/Tokyo"))
    }
}
