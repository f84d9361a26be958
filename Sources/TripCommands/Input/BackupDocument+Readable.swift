import CivilTime
import Messages
import TripExchange
import TripStorage
import Trips

extension BackupDocument {
    /// The document as bytes that can be read again, and what restore leaves out of them.
    ///
    /// A record that would not be read again, and with it the whole document, is taken out and named in ``missing``.
    ///
    /// - Returns: The bytes, and what a reader does not take from them.
    /// - Throws: A ``DocumentError`` for what is no record of a trip.
    mutating func readableBytes() throws(DocumentError) -> (bytes: [UInt8], leftOut: [DocumentError]) {
        while true {
            let bytes = self.bytes
            do throws(DocumentError) {
                return (bytes, try leftOut(readingBack: bytes))
            } catch {
                // Who restores it may speak another language.
                let told = Language.catalogue == nil ? error : refusal(of: bytes) ?? error
                guard let name = takeOut(at: error.path) else { throw error }
                missing.append("\(name): \(told.subject) \(told.reason)")
                missing += settleOwners() + settleOrganizations()
            }
        }
    }

    /// Why bytes are not read again, in English.
    private func refusal(of bytes: [UInt8]) -> DocumentError? {
        Language.english { () -> DocumentError? in
            do throws(DocumentError) {
                _ = try leftOut(readingBack: bytes)
                return nil
            } catch {
                return error
            }
        }
    }

    /// Takes out the record that a place of the document is in.
    ///
    /// - Returns: What it is, for people; nil where the place is in no record.
    private mutating func takeOut(at path: String) -> String? {
        let parts = path.split { ".[]".contains($0) }
        if parts.count >= 3, parts[1] == "organizations", let index = Int(parts[2]),
            organizations.indices.contains(index)
        {
            return "\"\(organizations.remove(at: index).name)\""
        }
        guard parts.count >= 5, parts[1] == "trips", let trip = Int(parts[2]), trips.indices.contains(trip),
            let index = Int(parts[4])
        else { return nil }
        let name: String
        switch parts[3] {
        case "activities" where trips[trip].activities.indices.contains(index):
            let activity = trips[trip].activities.remove(at: index)
            takeOut(occurrenceOf: activity, from: trip)
            name = activity.title
        case "todos" where trips[trip].todos.indices.contains(index):
            name = trips[trip].todos.remove(at: index).title
        case "expenses" where trips[trip].expenses.indices.contains(index):
            name = trips[trip].expenses.remove(at: index).title
        case "attachments" where trips[trip].attachments.indices.contains(index):
            name = trips[trip].attachments.remove(at: index).name
        default: return nil
        }
        return "\"\(name)\" of \(trips[trip].trip.name)"
    }

    /// A series without its change would have the occurrence at the time from before it.
    private mutating func takeOut(occurrenceOf left: Activity, from trip: Int) {
        let family = trips[trip].activities.filter { $0.uid == left.uid }
        guard let change = LostOccurrences.change(by: left),
            let series = trips[trip].activities.firstIndex(where: {
                $0.uid == left.uid && $0.recurrenceID == nil
            })
        else { return }
        let lost = LostOccurrences(
            changes: [change], readableChanges: family.compactMap(LostOccurrences.readableChange))
        trips[trip].activities[series] = lost.takenOut(of: trips[trip].activities[series])
        missing.append(
            "\"\(left.title)\" of \(trips[trip].trip.name): "
                + UnreadableRow.loss(of: change.original, andLater: change.mayMoveLater))
    }
}
