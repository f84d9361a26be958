import CivilTime
package import Reservations
package import StrictJSON
package import Trips

/// Reads and changes the events that activities keep as they came.
///
/// Merging compares activities; the text in ``/Trips/Activity/source`` is opaque to it. `TripExchange`, which knows
/// events, gives an answer to each question here.
package protocol VerbatimEvents: Sendable {
    /// Returns whether two versions agree in what only other programs know, such as alarms and attendees.
    func haveSameRest(_ one: Activity, _ other: Activity) -> Bool

    /// Returns an activity with what only other programs know, as another version has it.
    func takingRest(of other: Activity, in activity: Activity) -> Activity

    /// Returns an activity with the lines that make another version a series.
    func takingRules(of other: Activity, in activity: Activity) -> Activity

    /// Returns an incoming version with its times as sent, where somebody chose these for the version that is there.
    func asSent(_ incoming: Activity, like there: Activity) -> Activity

    /// Returns what a cancellation says of its event, at the time of the last version where it gives none.
    func reading(_ cancellation: Cancellation, like last: Activity) -> Activity?

    /// Returns the event that a cancellation describes by itself; `nil` where it says no time.
    func described(by cancellation: Cancellation) -> Activity?

    /// Returns an activity with the files that another sender's new version adds to its last one.
    func attaching(files version: Activity, since last: Activity?, to activity: Activity) -> Activity

    /// Returns an activity made of the reservation of several mails.
    ///
    /// - Parameters:
    ///   - merged: The reservation.
    ///   - objects: The objects that it was made of.
    ///   - activity: One of the activities, whose sender's words and times count.
    ///   - clock: Places its times on the clocks of their places.
    /// - Returns: The activity; `nil` where the reservation says no time.
    func activity(
        of merged: Reservation, objects: [JSONValue], like activity: Activity,
        _ clock: inout ReservationClock
    ) -> Activity?
}
