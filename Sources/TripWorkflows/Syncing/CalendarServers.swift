package import TripStorage

/// Speaks to calendar servers, in a program that can.
///
/// The commands name what they need here, so that the program that shows an agenda is linked with no network.
package protocol CalendarServers {
    /// Finds the calendars of an account.
    ///
    /// - Parameter account: The account.
    /// - Returns: The calendars in the server's order.
    /// - Throws: A ``ServerFailure``.
    func calendars(of account: SyncAccount) throws -> [ServerCalendar]

    /// Makes a calendar.
    ///
    /// - Parameters:
    ///   - name: Its name for people.
    ///   - account: The account.
    /// - Returns: The calendar.
    /// - Throws: A ``ServerFailure``.
    func makeCalendar(named name: String, for account: SyncAccount) throws -> ServerCalendar

    /// Brings the calendars of an account in step with their trips, one after the other.
    ///
    /// What one calendar fails of is in its report; what fails for all of the account is thrown.
    ///
    /// - Parameters:
    ///   - account: The name of the account.
    ///   - options: What may be done.
    /// - Returns: A report for each calendar.
    /// - Throws: A ``ServerFailure``, or a `StorageError`.
    func sync(_ account: String, _ options: SyncOptions) throws -> [CalendarReport]

    /// Follows a calendar: reads it once, and stores the subscription with its trip.
    ///
    /// - Parameter new: What is wanted.
    /// - Returns: What the first look brought.
    /// - Throws: A ``ServerFailure``, a `WorkflowError`, or a `StorageError`; then there is no subscription.
    func subscribe(_ new: NewSubscription) throws -> FeedReport

    /// Looks at the calendars that are followed.
    ///
    /// - Parameter isAtOnce: Whether those are looked at that need not be yet, and read also where they have not changed.
    /// - Returns: A report for each that was looked at.
    /// - Throws: A `StorageError`.
    func follow(atOnce isAtOnce: Bool) throws -> [FeedReport]
}

/// What a sync may do.
package struct SyncOptions: Hashable, Sendable {
    /// Whether it only tells what it would do.
    package var isDryRun = false
    /// Whether more than half of the items may be removed or deleted at once.
    package var allowsMassDeletion = false
    /// Whether everything is listed, also where the server tells what changed.
    package var listsAll = false
    /// Whether the account is tried before the time that it has to wait for.
    package var isAtOnce = false

    /// The usual options.
    package init() {}
}

/// A calendar of a server.
package struct ServerCalendar: Hashable, Sendable {
    /// Where it is.
    package let address: String
    /// Its name for people; its address where it has none.
    package let name: String
    /// Whether the account may not write to it.
    package let isReadOnly: Bool
    /// Whether it takes events.
    package let takesEvents: Bool

    /// Makes a calendar.
    package init(address: String, name: String, isReadOnly: Bool, takesEvents: Bool) {
        (self.address, self.name) = (address, name)
        (self.isReadOnly, self.takesEvents) = (isReadOnly, takesEvents)
    }
}
