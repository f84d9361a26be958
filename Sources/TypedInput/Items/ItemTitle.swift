import Trips

/// The title of an activity to which nobody gave one: `Flight QJ 716 HND - LAX`, `Stay at Kiyosumi Garden`.
///
/// It is always English, because it is stored and exported, and must not depend on the user's language.
enum ItemTitle {
    /// Returns the title for an activity.
    ///
    /// - Parameters:
    ///   - kind: Its kind.
    ///   - number: Its number.
    ///   - from: Its place, or where it departs; nil for one that a title must not tell.
    ///   - to: Where it arrives.
    /// - Returns: The title.
    static func text(_ kind: ActivityKind, number: String?, from: Place?, to: Place?) -> String {
        func name(_ place: Place?) -> String? {
            place.map { $0.code ?? $0.name }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let word: String
        switch kind {
        // untranslated: is kept
        case .carRental: word = "Car rental"
        case .lodging: word = "Stay"  // untranslated: is kept
        case .other: word = "Activity"  // untranslated: is kept
        default: word = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        }
        var parts = [word]
        if let number { parts.append(number) }
        switch (name(from), name(to)) {
        case (let from?, let to?): parts.append("\(from) - \(to)")
        case (let from?, nil): parts.append(kind.isTransport ? "from \(from)" : "at \(from)")
        case (nil, let to?): parts.append("to \(to)")
        case (nil, nil): break
        }
        return parts.joined(separator: " ")
    }

    /// Returns the title for a new activity.
    static func text(of wish: ItemWish, _ kind: ActivityKind) -> String {
        let isHidden = wish.hidesPlace == true
        return text(
            kind, number: wish.number.value, from: isHidden ? nil : wish.place.place.value,
            to: isHidden ? nil : wish.destination.place.value)
    }

    /// Returns the title that an edited activity has from now on; nil where somebody gave it another one.
    static func text(of activity: Activity, after wish: ItemWish) -> String? {
        func text(
            _ kind: ActivityKind, _ number: String?, _ from: Place?, _ to: Place?, _ isHidden: Bool
        ) -> String {
            self.text(kind, number: number, from: isHidden ? nil : from, to: isHidden ? nil : to)
        }
        let (from, to) = (activity.place, activity.destination)
        let own = text(activity.kind, activity.number, from, to, activity.hidesPlace)
        guard wish.title == nil, activity.title == own else { return nil }
        let number =
            switch wish.number {
            case .nothing: activity.number
            case .cleared: nil as String?
            case .value(let number): number
            }
        let now = text(
            wish.kind ?? activity.kind, number, wish.place.applied(to: from),
            wish.destination.applied(to: to), wish.hidesPlace ?? activity.hidesPlace)
        return now == own ? nil : now
    }
}
