package import Trips

/// The sign of a kind of activity, for a glance over many.
package enum KindSign {
    /// What a terminal can show.
    package enum Form: Hashable, Sendable {
        /// A picture of two columns.
        case picture
        /// A word in ASCII.
        case word

        /// The columns of a sign with the blank behind it.
        package var columns: Int { self == .picture ? 3 : 8 }
    }

    /// Returns the sign of a kind, with blanks up to the title.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - form: What the terminal can show; nil for none.
    /// - Returns: As many columns as the form has; nothing for none.
    package static func text(_ kind: ActivityKind, _ form: Form?) -> String {
        guard let form else { return "" }
        let sign = form == .picture ? picture(kind) : word(kind)
        return sign + DisplayWidth.padding(sign, to: form.columns)
    }

    private static func picture(_ kind: ActivityKind) -> String {
        switch kind {
        case .flight: "🛫"
        case .train: "🚆"
        case .bus: "🚌"
        case .ferry: "🚢"
        case .car: "🚗"
        case .bicycle: "🚲"
        case .walk: "🚶"
        case .transfer: "🚕"
        case .lodging: "🏨"
        case .carRental: "🔑"
        case .restaurant: "🍴"
        case .tour: "🗽"
        case .event: "🎫"
        case .other: "📌"
        }
    }

    private static func word(_ kind: ActivityKind) -> String {
        switch kind {
        case .flight: "flight"
        case .train: "train"
        case .bus: "bus"
        case .ferry: "ferry"
        case .car: "car"
        case .bicycle: "bike"
        case .walk: "walk"
        case .transfer: "shuttle"
        case .lodging: "stay"
        case .carRental: "rental"
        case .restaurant: "meal"
        case .tour: "tour"
        case .event: "event"
        case .other: "-"
        }
    }
}
