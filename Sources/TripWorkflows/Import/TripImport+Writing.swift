import TripStorage
import Trips

extension TripImport {
    /// Writes the changes to a trip; attachments follow activities whose keys changed.
    func carryOut(in writing: any TripWriting) throws {
        if isNew, !isCreated {
            try writing.create(trip)
        } else if isTripChanged || isCreated {
            try writing.update(trip)
        }
        let (id, removals) = (trip.id, removals)
        for attachment in looseAttachments {
            var kept = attachment
            kept.owner = .trip
            try writing.save(kept, bytes: nil, in: id)
        }
        let moves = moves
        let paid =
            moves.isEmpty
            ? [] : try writing.expenses(of: id).filter { $0.activity.map { moves[$0] != nil } ?? false }
        for key in removals { try writing.delete(key, of: id) }
        try writing.save(upserts, in: id)
        for expense in paid {
            var moved = expense
            moved.activity = expense.activity.flatMap { moves[$0] }
            try writing.save(moved, in: id)
        }
        for changed in changedAttachments {
            try writing.save(changed.attachment, bytes: changed.bytes, in: id)
        }
        for todo in changedTodos { try writing.save(todo, in: id) }
    }
}
