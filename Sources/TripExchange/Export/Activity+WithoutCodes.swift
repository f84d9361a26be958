public import Trips

extension Activity {
    /// Returns activities without what a booking can be managed with.
    ///
    /// Confirmation codes, seats, links and the kept components are removed. In titles, notes and names of
    /// places, the codes of any of the activities, and what follows a label such as `PNR`, become `…`, as in
    /// a shared export. A code without a label that belongs to none of the activities is not recognised.
    ///
    /// - Parameter activities: The activities.
    /// - Returns: The same activities, in the same order.
    /// - Complexity: O(*n*) in the length of all texts.
    public static func withoutCodes(_ activities: [Activity]) -> [Activity] {
        let codes = SecretCodes(of: activities)
        return activities.map { activity in
            var open = activity
            open.title = codes.blotted(activity.title, of: activity)
            open.notes = codes.blotted(activity.notes, of: activity)
            open.place?.name = codes.blotted(activity.place?.name ?? "", of: activity)
            open.destination?.name = codes.blotted(activity.destination?.name ?? "", of: activity)
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
