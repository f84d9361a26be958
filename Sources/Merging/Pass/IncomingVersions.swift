package import Trips

/// What an import brings: versions of activities, and cancellations.
package struct IncomingVersions {
    /// The activities, no two with the same key.
    package var activities: [Activity]
    /// What the import cancels with METHOD:CANCEL (RFC 5546 §3.2.5).
    package var cancellations: [Cancellation]

    /// Creates the versions of one import.
    package init(activities: [Activity], cancellations: [Cancellation]) {
        (self.activities, self.cancellations) = (activities, cancellations)
    }
}
