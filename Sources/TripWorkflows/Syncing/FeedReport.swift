package import Findings
package import TripStorage

/// What a look at a followed calendar brought.
package struct FeedReport: Sendable {
    /// The subscription, as it is afterwards.
    package var subscription: Subscription
    /// The name of its trip; `nil` where that is gone.
    package var trip: String?
    /// The numbers of activities and to-dos; `nil` where nothing was imported.
    package var summary: ImportSummary?
    /// The titles of activities that the calendar no longer has.
    package var missing: [String] = []
    /// The findings.
    package var findings: [Finding] = []
    /// Why nothing could be read; `nil` where it could.
    package var problem: ServerFailure?

    /// Makes a report of a look that changed nothing.
    ///
    /// - Parameters:
    ///   - subscription: The subscription.
    ///   - trip: The name of its trip.
    package init(_ subscription: Subscription, trip: String?) {
        (self.subscription, self.trip) = (subscription, trip)
    }
}

/// What a person wants of a new subscription.
package struct NewSubscription: Sendable {
    /// The address, as it was typed.
    package var address: String
    /// The name of its trip; `nil` for what the calendar is called.
    package var trip: String?
    /// The seconds between two looks; `nil` for what the calendar says.
    package var every: Int?
    /// Whether it may lie on this machine or in a private network.
    package var allowsPrivate = false
    /// What happens to an activity that the calendar no longer has.
    package var missing = Subscription.Missing.keep

    /// Makes one with the usual choices.
    ///
    /// - Parameter address: The address, as it was typed.
    package init(_ address: String) { self.address = address }
}
