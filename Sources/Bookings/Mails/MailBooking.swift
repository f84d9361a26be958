package import CivilTime
package import Trips

/// A booking that the visible text of a mail tells.
package struct MailBooking: Hashable, Sendable {
    /// The kind.
    package let kind: ActivityKind
    /// The start at its place.
    package var start: Moment
    /// The end at its place.
    package var end: Moment?
    /// The place, or the departure.
    package var place: Place?
    /// The arrival, or where a rented car is returned.
    package var destination: Place?
    /// The name of a house, a restaurant or an event.
    package var name: String?
    /// The number of a flight or a train.
    package var number: String?
    /// The airline, railway or company.
    package var carrier: String?
    /// The code of the booking.
    package var confirmation: String?
    /// The seat.
    package var seat: String?
    /// The traveller.
    package var traveller: String?
    /// The whole price.
    package var price: Money?
    /// The line of the text on which it begins, from 1.
    package var line = 1
    /// What is missing for certainty; empty for a booking that is stored without asking.
    package var doubts: [Doubt] = []

    /// A day, with the time of day if it is told.
    package struct Moment: Hashable, Sendable {
        /// The day.
        package let date: CivilDate
        /// The time of day; nil if it is not told.
        package let time: TimeOfDay?
        /// The zone of the place; nil if it is not known.
        package var zone: ZoneID?

        /// Makes a moment.
        init(date: CivilDate, time: TimeOfDay?, zone: ZoneID? = nil) {
            (self.date, self.time, self.zone) = (date, time, zone)
        }
    }

    /// Why a booking is only a draft.
    package enum Doubt: Hashable, Sendable {
        /// The text has no code of a booking.
        case code
        /// An end has no known place.
        case place
        /// The mail tells a change, and so old times beside new ones.
        case change
        /// The date may be another one: it stands elsewhere.
        case date
        /// The times do not follow each other, or one is left over.
        case times
        /// The mail may say that nothing is booked, or no longer.
        case state
        /// It stands in what is quoted below an answer.
        case quoted
    }
}
