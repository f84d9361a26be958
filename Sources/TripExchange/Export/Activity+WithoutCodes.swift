import Documents
public import Trips

extension Activity {
    /// Returns activities without what a booking can be managed with.
    ///
    /// Confirmation codes, seats, links and the kept components are removed. In all other texts the codes of any of the activities, and what follows a label such as `PNR`, become `…`, as in
    /// a shared export. Places that are kept from others are left out; their names in texts are not. A code without a label that belongs to none of the activities is not recognised.
    ///
    /// - Parameter activities: The activities.
    /// - Returns: The same activities, in the same order.
    /// - Complexity: O(*n*) in the length of all texts.
    public static func withoutCodes(_ activities: [Activity]) -> [Activity] {
        let codes = SecretCodes(of: activities)
        let hiding = SecretCodes(of: activities, hidingPlaces: true)
        return activities.map { activity in
            var open = activity
            open.title = codes.blotted(activity.title, of: activity)
            // Markup within a code would hide it, also markup that was written out.
            var notes = activity.notes
            for _ in 0..<8 where ReadableText.of(notes) != notes { notes = ReadableText.of(notes) }
            open.notes = codes.blotted(notes, of: activity)
            if activity.hidesPlace || activity.place.map(hiding.hides) == true { open.place = nil }
            if activity.hidesPlace || activity.destination.map(hiding.hides) == true {
                open.destination = nil
            }
            func blotted(_ text: String?) -> String? { text.map { codes.blotted($0, of: activity) } }
            func blotted(_ place: Place?) -> Place? {
                guard var place else { return nil }
                place.name = codes.blotted(place.name, of: activity)
                (place.terminal, place.gate) = (blotted(place.terminal), blotted(place.gate))
                if let street = place.address?.street {
                    place.address?.street = codes.blotted(street, of: activity)
                }
                return place
            }
            (open.place, open.destination) = (blotted(open.place), blotted(open.destination))
            (open.number, open.carrier) = (blotted(activity.number), blotted(activity.carrier))
            (open.confirmation, open.seat, open.url, open.source) = (nil, nil, nil, nil)
            open.statements = []
            return open
        }
    }

    /// Returns a text about activities, such as the name of their trip, without codes.
    ///
    /// ```swift
    /// Activity.withoutCodes("Tokyo XK7P2Q", of: activities)  // "Tokyo …", where one of them has that code
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - activities: The activities whose codes it may have.
    /// - Returns: The text with `…` for each code.
    public static func withoutCodes(_ text: String, of activities: [Activity]) -> String {
        SecretCodes(of: activities).blotted(text, of: nil)
    }
}
