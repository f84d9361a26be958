import Messages
import Rendering
import TripStorage
import Trips

extension Trip {
    /// Refuses a trip that a server or a subscription changes too.
    ///
    /// - Throws: A ``WorkflowError`` of code ``WorkflowError/Code/unmergeable``, or a `StorageError`.
    func requireAlone(in reading: any TripReading) throws {
        if try reading.syncedCalendars().contains(where: { $0.trip == id }) {
            throw WorkflowError(
                .unmergeable, subject: Printable.name(name),
                reason: tr("is in step with a calendar of a server; meridian sync unlink ends that first"))
        }
        if try reading.subscriptions().contains(where: { $0.trip == id }) {
            throw WorkflowError(
                .unmergeable, subject: Printable.name(name),
                reason: tr("is kept current by a subscription; meridian unsubscribe ends that first"))
        }
    }
}

extension Expense {
    /// Returns the expense with its payer and shares moved to other travellers.
    func moved(to travellers: [TravellerID: TravellerID]) -> Expense {
        func id(_ id: TravellerID) -> TravellerID { travellers[id] ?? id }
        var copy = self
        copy.payer = payer.map(id)
        switch split {
        case .equally(let among): copy.split = .equally(among: among.map(id))
        case .byShares(let shares):
            copy.split = .byShares(
                shares.map { ExpenseShare(traveller: id($0.traveller), weight: $0.weight) })
        case .exactly(let parts):
            copy.split = .exactly(parts.map { ExpensePart(traveller: id($0.traveller), money: $0.money) })
        case nil: break
        }
        return copy
    }
}
