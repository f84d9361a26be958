import CivilTime
import ICalendar
package import Trips

/// UIDs for events that have one in common although they are no versions of one another.
///
/// Some senders number by the minute: two journeys with one UID and nothing that makes one the newer. One of them keeps
/// the UID, the others get it with sixteen hexadecimal digits made of what they say, and eight made of all these: a
/// sender's own UID may end in digits as well. Which one keeps it depends on what they say too, never on their order in
/// the file.
package enum SharedUID {
    /// The end of UIDs that are made for events without one.
    package static let derivedSuffix = "@uid.meridian"

    private static let digits = 16
    private static let checkDigits = 8

    /// The UID that an event gets beside the one with the UID that it came with.
    ///
    /// - Parameters:
    ///   - activity: What it says.
    ///   - uid: The UID that it came with.
    ///   - attempt: Counted up when the UID is taken.
    /// - Returns: The UID, the same for the same event.
    package static func uid(of activity: Activity, besides uid: ActivityUID, attempt: Int = 0) -> ActivityUID
    {
        let parts = [uid.text] + fingerprint(of: activity) + (attempt == 0 ? [] : [String(attempt)])
        let text = "\(uid)-\(StableHash().hexadecimal(of: parts).prefix(digits))"
        return ActivityUID(text + check(text))
    }

    /// The UID that something gets which could not be read, beside what has the UID that it came with.
    ///
    /// - Parameters:
    ///   - text: All it says.
    ///   - uid: The UID that it came with.
    /// - Returns: The UID, the same for the same text.
    package static func uid(ofText text: String, besides uid: ActivityUID) -> ActivityUID {
        let text = "\(uid)-\(StableHash().hexadecimal(of: [uid.text, text]).prefix(digits))"
        return ActivityUID(text + check(text))
    }

    /// The digits that only a UID made here ends in.
    private static func check(_ text: some StringProtocol) -> String {
        // untranslated: a part of an identifier.
        String(StableHash().hexadecimal(of: ["shared UID", String(text)]).prefix(checkDigits))
    }

    /// The UID that came, of one that was made here; `nil` for any other.
    package static func base(of uid: ActivityUID) -> ActivityUID? {
        let bytes = uid.text.utf8
        let length = digits + checkDigits
        guard bytes.count > length + 1,
            let mark = bytes.index(bytes.endIndex, offsetBy: -length - 1, limitedBy: bytes.startIndex),
            bytes[mark] == UInt8(ascii: "-"),
            bytes[bytes.index(after: mark)...].allSatisfy({
                ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66)
            }),
            case let end = bytes.index(bytes.endIndex, offsetBy: -checkDigits),
            uid.text[end...] == check(uid.text[..<end])
        else { return nil }
        return ActivityUID(uid.text[..<mark])
    }

    /// Orders events that share a UID by what they say: when, what, where, and all the rest.
    package static func order(_ activities: [Activity]) -> [Int] {
        let prints = activities.map(fingerprint)
        return activities.indices.sorted {
            prints[$0] == prints[$1] ? $0 < $1 : prints[$0].lexicographicallyPrecedes(prints[$1])
        }
    }

    /// Everything that an activity says, but for its identity and its version, as texts.
    package static func fingerprint(of activity: Activity) -> [String] {
        func place(_ place: Place?) -> [String] {
            guard let place else { return [""] }
            return [
                place.name, place.code ?? "", place.latitude.map { "\($0)" } ?? "",
                place.longitude.map { "\($0)" } ?? "",
            ]
        }
        return span(of: activity) + [activity.title] + place(activity.place) + place(activity.destination) + [
            activity.kind.rawValue, activity.status.rawValue, "\(activity.isTransparent)", activity.notes,
            activity.carrier ?? "", activity.number ?? "", activity.confirmation ?? "", activity.seat ?? "",
            activity.url ?? "",
        ] + (activity.recurrence?.lines ?? [])
    }

    /// When an activity is, as texts that sort by time.
    static func span(of activity: Activity) -> [String] {
        switch activity.span {
        case .allDay(let start, let end): ["\(start)", "", "\(end)", ""]
        case .timed(let start, let end):
            ["\(start.local)", start.zone?.name ?? "", "\(end.local)", end.zone?.name ?? ""]
        }
    }
}
