import CivilTime
import ICalendar
import Reservations
import Trips

// MARK: - What some of them call off

extension SenderVersions {
    /// What becomes of a booking that some of them call off: `nil` where none does.
    ///
    /// Who says neither a confirmation nor a traveller, beside others who do, may be somebody else on the same flight, or a note
    /// that its owner deleted; who names one of the family without a confirmation calls off that one's seat.
    func calledOff(_ database: ZoneDatabase) -> ActivityStatus? { cancelling(database)?.status }

    /// The same with the sender that decides it.
    func cancelling(_ database: ZoneDatabase) -> (status: ActivityStatus, index: Int)? {
        let said = self.said
        let off = said.indices.filter { said[$0].status == .cancelled }
        guard !off.isEmpty else { return nil }
        // What was typed by hand no sender says.
        let named = said.indices.filter { index in
            if case .own(_, namesBooking: true)? = all[index].cancellation { return true }
            return Self.saysWhose(said[index], database)
        }
        let deciding = off.first { index in
            guard named.contains(index) else { return false }
            return !Self.isOfAnother(
                said[index], beside: said.indices.filter { $0 != index }.map { said[$0] }, database)
        }
        guard let index = named.isEmpty ? off[0] : deciding else { return (.tentative, off[0]) }
        return (.cancelled, index)
    }

    /// Whether a version names, without a confirmation, none of those whom others name.
    static func isOfAnother(_ one: Activity, beside others: [Activity], _ database: ZoneDatabase) -> Bool {
        let side = BookingSide(one, database)
        let texts = ReservationTexts()
        let mine = side.people(database, texts)
        guard side.confirmation.isEmpty, !mine.isEmpty else { return false }
        let theirs = others.flatMap { BookingSide($0, database).people(database, texts) }
        return !theirs.isEmpty
            && !mine.contains { one in theirs.contains { one.mayBeSomebody(of: $0) } }
    }

    /// Whether a version says whose booking it is, by a confirmation or a traveller.
    static func saysWhose(_ activity: Activity, _ database: ZoneDatabase) -> Bool {
        let side = BookingSide(activity, database)
        return !side.confirmation.isEmpty || !side.people(database, ReservationTexts()).isEmpty
    }
}
