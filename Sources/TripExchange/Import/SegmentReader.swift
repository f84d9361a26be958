import Findings
import ICalendar
import Synchronization

/// Reads segments of a calendar one after the other with its own scope; there is one for each thread.
final class SegmentReader: Sendable {
    private let source: CalendarSource
    private let scope: Mutex<ImportScope>

    /// The result of reading a segment.
    struct Outcome: Sendable {
        var components: [ReadComponent] = []
        /// The findings about the whole calendar.
        var hints: [Finding] = []
        let remains: CalendarSegment.Remains
    }

    init(
        _ reading: CalendarImport, _ calendar: CalendarObject, _ source: CalendarSource, file: String?,
        _ searches: ZoneSearches, uses: ZoneUses?
    ) {
        self.source = source
        scope = Mutex(reading.scope(of: calendar, file: file, searches, uses: uses))
    }

    /// Reads a segment.
    func read(_ segment: CalendarSegment, isLast: Bool) throws -> Outcome {
        let bytes = try source.read(segment.bytes)
        return try scope.withLock { scope in
            let told = scope.findings.count
            var components: [ReadComponent] = []
            let remains = try segment.forEachPart(in: bytes, isLast: isLast) { part in
                guard case .component(let component) = part else { return }
                components.append(ReadComponent(component, scope: scope))
            }
            return Outcome(
                components: components, hints: Array(scope.findings[told...]), remains: remains)
        }
    }
}
