import Rendering
import TripWorkflows
import Trips

/// The activities of a trip, to choose one that something belongs to.
enum ActivityChoices {
    /// The options of a field, in the order of the days.
    ///
    /// - Parameters:
    ///   - page: The trip.
    ///   - key: One that is offered in any case; nil for none.
    /// - Returns: A value and a text for each.
    static func options(_ page: TripPage, with key: ActivityKey?) -> [(value: String, text: String)] {
        let activities = page.shown.activities.sorted { $0.span.startDate < $1.span.startDate }
        // A list of ten thousand could not be chosen from; the page of each activity leads here.
        var offered = Array(activities.prefix(Limits.mostInDay))
        if let key, !offered.contains(where: { $0.key == key }) {
            offered += activities.filter { $0.key == key }
        }
        return offered.map { activity in
            let text = "\(activity.span.startDate) · \(ViewWords.title(of: activity))"
            return (value: AttachmentOwnerText.text(of: .activity(activity.key)), text: text)
        }
    }

    /// The activity that something of an occurrence belongs to: itself where it was changed alone, else its series.
    ///
    /// - Throws: A ``Fault`` where the trip has neither.
    static func owner(of key: ActivityKey, in page: TripPage) throws(Fault) -> ActivityKey {
        let series = ActivityKey(uid: key.uid)
        for owner in [key, series] where page.shown.activities.contains(where: { $0.key == owner }) {
            return owner
        }
        throw .unknownActivity
    }
}
