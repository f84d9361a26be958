import Messages
import Rendering
import Synchronization
import TripStorage

/// The unreadable rows of the store that a run dropped.
final class UnreadableRows: Sendable {
    private let told = Mutex<Set<UnreadableRow>>([])

    /// Whether everything was readable.
    var isEmpty: Bool { told.withLock { $0.isEmpty } }

    /// Reports rows, each once.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - errors: The stream for errors.
    func tell(_ rows: [UnreadableRow], _ errors: any TextOutput) {
        for row in rows {
            let isNew = told.withLock { $0.insert(row).inserted }
            guard isNew else { continue }
            errors.line(Self.text(of: row))
        }
    }

    private static func text(of row: UnreadableRow) -> String {
        let told = Printable.line(row.description)
        if let time = row.changedOccurrence, row.mayMoveLater {
            return tr(
                "error: \(told); it is left out, and so are the occurrence of \(time) and 2,000 later ones, which it may have moved; meridian doctor says what mends it"
            )
        }
        if let time = row.changedOccurrence {
            return tr(
                "error: \(told); it is left out, and so is the occurrence of \(time), which it may have moved; meridian doctor says what mends it"
            )
        }
        if row.changesUnknownOccurrence {
            return tr(
                "error: \(told); it is left out, and an occurrence of its series may be shown at a time from before it was moved; meridian doctor says what mends it"
            )
        }
        return tr("error: \(told); it is left out, and meridian doctor says what mends it")
    }
}
