import Messages
import Rendering
import Synchronization
import TripStorage

/// The rows of the store that a run could not read and left out of what it shows.
final class UnreadableRows: Sendable {
    private let told = Mutex<[UnreadableRow]>([])

    /// Whether everything could be read.
    var isEmpty: Bool { told.withLock { $0.isEmpty } }

    /// Tells of rows, of each once.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - errors: Where errors go.
    func tell(_ rows: [UnreadableRow], _ errors: any TextOutput) {
        for row in rows {
            let isNew = told.withLock { told in
                defer { if !told.contains(row) { told.append(row) } }
                return !told.contains(row)
            }
            guard isNew else { continue }
            errors.line(
                tr(
                    "error: \(Printable.line(row.description)); it is left out, and meridian doctor says what mends it"
                )
            )
        }
    }
}
