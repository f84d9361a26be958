public import Trips

extension Activity {
    /// Activities as others may read them: without what a booking can be managed with.
    ///
    /// Confirmation codes, seats, pages and the kept components are taken out. In titles, notes and names of places, the codes
    /// that any of the activities has, and what stands behind a word such as `PNR`, become `…`, as in a shared export. A code
    /// that stands alone and is the code of none of them is not known for one.
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
            return open
        }
    }

    /// A text about activities as others may read it, such as the name of their trip.
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
