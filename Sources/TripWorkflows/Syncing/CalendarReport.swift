package import Findings
package import TripStorage

/// What a sync of a calendar did, or would do.
package struct CalendarReport: Sendable {
    /// One step.
    package struct Step: Hashable, Sendable {
        /// What kind of step it is, for programs.
        package enum Kind: String, Hashable, Sendable {
            /// An object of the server becomes the one here.
            case take
            /// An object here goes to the server, where it is new.
            case create
            /// An object here goes to the server, where another version is.
            case update
            /// An object that the server no longer has is deleted here.
            case remove
            /// An object that is no longer here is deleted on the server.
            case delete
            /// Both sides changed one field.
            case conflict
            /// Nothing is done, for a reason.
            case skip
        }

        /// The kind.
        package let kind: Kind
        /// The UID; empty where the resource has none.
        package let uid: String
        /// The title, for people.
        package let title: String
        /// The step on one line.
        package let words: String
        /// Whether it was done.
        package var isDone: Bool

        /// Makes a step.
        package init(kind: Kind, uid: String, title: String, words: String, isDone: Bool) {
            (self.kind, self.uid, self.title) = (kind, uid, title)
            (self.words, self.isDone) = (words, isDone)
        }
    }

    /// The calendar, as it was before.
    package let calendar: SyncedCalendar
    /// The name of its trip; `nil` where that is gone.
    package var trip: String?
    /// The steps, in the order in which they were done.
    package var steps: [Step] = []
    /// What people should know.
    package var findings: [Finding] = []
    /// Why the sync did not end well; `nil` where it did.
    package var problem: String?
    /// Whether trying again later may help.
    package var isPassing = false
    /// How many requests the server was sent.
    package var requests = 0

    /// Makes a report.
    ///
    /// - Parameters:
    ///   - calendar: The calendar, as it was before.
    ///   - trip: The name of its trip.
    package init(_ calendar: SyncedCalendar, trip: String?) {
        (self.calendar, self.trip) = (calendar, trip)
    }
}
