import Findings
import ICalendar
import Merging
import Trips

/// One component of a calendar, read as far as possible without the others.
enum ReadComponent: Sendable {
    /// A series, an override, or a single event.
    case event(ReadEvent)
    /// A to-do, with its component.
    case todo(ReadTodo)
    /// Any other component.
    case other(Component)

    init(_ component: Component, scope: ImportScope) {
        let component = component.withUIDOfVersion
        if component.name == "VEVENT" {
            self = .event(ReadEvent(component, scope: scope))
        } else if component.name == "VTODO", let todo = ReadTodo(component, scope: scope) {
            self = .todo(todo)
        } else {
            self = .other(component.kept(scope))
        }
    }
}

/// The result of reading one VTODO.
struct ReadTodo: Sendable {
    let todo: Todo
    let findings: [Finding]
    let component: Component

    /// Reads a to-do; `nil` if to-dos are not read, or the model cannot hold it.
    init?(_ component: Component, scope: ImportScope) {
        guard let uids = scope.todoUIDs else { return nil }
        var reader = TodoImport(component, scope: scope)
        guard let todo = scope.isCancellation ? reader.cancellation() : reader.todo(),
            !uids.repeats(todo.uid)
        else { return nil }
        self.todo = todo
        findings = reader.findings
        self.component = component.kept(scope)
    }
}

extension Component {
    /// Returns the component to keep: to-dos and journals with METHOD:CANCEL cancel themselves (RFC 5546 §3.4.5 and
    /// §3.5.3).
    fileprivate func kept(_ scope: ImportScope) -> Component {
        scope.isCancellation && (name == "VTODO" || name == "VJOURNAL") ? cancelling : unmarked
    }
}

/// The result of reading one VEVENT.
struct ReadEvent: Sendable {
    private(set) var activity: Activity?
    /// The cancellation in it, for a calendar with METHOD:CANCEL.
    let cancellation: Cancellation?
    var findings: [Finding]
    /// The line of its BEGIN.
    let line: Int
    /// The line of its RECURRENCE-ID.
    let changeLine: Int?
    /// Whether it has no DTSTAMP.
    let lacksStamp: Bool
    /// The files attached to it.
    private(set) var attachments: [ImportedAttachment] = []
    /// The component, if it could not be read and has to be kept verbatim.
    let unread: Component?

    /// Reads an event.
    ///
    /// - Parameters:
    ///   - component: The VEVENT.
    ///   - scope: The state that the events of its calendar share.
    init(_ component: Component, scope: ImportScope) {
        var binaries = ValueReader(file: scope.file, of: component)
        let original = component
        let isCancellation =
            scope.isCancellation
            || (component.name == "VEVENT" && StatementProperty.isCancellationAlone(component))
        let (component, files) =
            scope.readsAttachments && !isCancellation
            ? InlineAttachments.taken(from: original, noting: &binaries) : (original, [])
        var event = EventImport(component, scope: scope)
        if isCancellation {
            cancellation = event.cancellation()
            // The event cannot state its cancellation better.
            activity = cancellation == nil ? nil : event.activity(isCancellation: true)
        } else {
            cancellation = nil
            activity = event.activity(isCancellation: false)
        }
        unread = activity == nil && cancellation == nil ? event.kept(original).unmarked : nil
        // The cancellation and the event are read from the same lines.
        findings = (isCancellation ? event.findings.withoutRepeats : event.findings) + binaries.findings
        line = component.lines.lowerBound
        changeLine = component.first(named: "RECURRENCE-ID")?.line
        lacksStamp = !component.has("DTSTAMP")
        if let read = activity, !files.isEmpty {
            (activity, attachments) = InlineAttachments.identified(files, of: read)
        }
    }

    /// Gives the files identifiers that are shared only with the same file in another version of the event.
    ///
    /// - Parameter taken: The derivations of other attachments, by their identifiers; theirs are added.
    mutating func setAttachmentsApart(from taken: inout [AttachmentID: AttachmentID]) {
        let ids = InlineAttachments.setApart(&attachments, from: &taken)
        activity = activity.map { InlineAttachments.renamed($0, ids) }
    }
}

extension [Finding] {
    /// The findings without duplicates.
    fileprivate var withoutRepeats: [Finding] {
        var seen: Set<Finding> = []
        return filter { seen.insert($0).inserted }
    }
}
