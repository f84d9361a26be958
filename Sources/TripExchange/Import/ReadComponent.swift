import Findings
import ICalendar
import Merging
import Trips

/// One component of a calendar, read as far as it can be without the others.
enum ReadComponent: Sendable {
    /// A series, a changed occurrence of one, or a single event.
    case event(ReadEvent)
    /// A to-do, with the component that it came as.
    case todo(ReadTodo)
    /// What is neither.
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

/// What became of one VTODO.
struct ReadTodo: Sendable {
    let todo: Todo
    let findings: [Finding]
    let component: Component

    /// Reads a to-do; `nil` when nobody asked for to-dos, or the model cannot hold it.
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
    /// What is kept of it: to-dos and journals of a calendar with METHOD:CANCEL call off themselves (RFC 5546 §3.4.5 and §3.5.3).
    fileprivate func kept(_ scope: ImportScope) -> Component {
        scope.isCancellation && (name == "VTODO" || name == "VJOURNAL") ? cancelling : unmarked
    }
}

/// What became of one VEVENT.
struct ReadEvent: Sendable {
    private(set) var activity: Activity?
    /// What it calls off, in a calendar with METHOD:CANCEL.
    let cancellation: Cancellation?
    var findings: [Finding]
    /// The line of its BEGIN.
    let line: Int
    /// The line of its RECURRENCE-ID.
    let changeLine: Int?
    /// Whether it says nowhere when it was written.
    let lacksStamp: Bool
    /// The files that stood in it.
    private(set) var attachments: [ImportedAttachment] = []
    /// The component, when it could not be read and has to be kept as it is.
    let unread: Component?

    /// Reads an event.
    ///
    /// - Parameters:
    ///   - component: The VEVENT.
    ///   - scope: What the events of its calendar share.
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
            // What it calls off, the event itself cannot say better.
            activity = cancellation == nil ? nil : event.activity(isCancellation: true)
        } else {
            cancellation = nil
            activity = event.activity(isCancellation: false)
        }
        unread = activity == nil && cancellation == nil ? event.kept(original).unmarked : nil
        // What it calls off and the event itself are read of the same lines.
        findings = (isCancellation ? event.findings.withoutRepeats : event.findings) + binaries.findings
        line = component.lines.lowerBound
        changeLine = component.first(named: "RECURRENCE-ID")?.line
        lacksStamp = !component.has("DTSTAMP")
        if let read = activity, !files.isEmpty {
            (activity, attachments) = InlineAttachments.identified(files, of: read)
        }
    }

    /// Gives the files identifiers that nothing has but the same file in another version of the event.
    ///
    /// - Parameter taken: What is derived of others, by their identifiers; theirs are added.
    mutating func setAttachmentsApart(from taken: inout [AttachmentID: AttachmentID]) {
        let ids = InlineAttachments.setApart(&attachments, from: &taken)
        activity = activity.map { InlineAttachments.renamed($0, ids) }
    }
}

extension [Finding] {
    /// Each of them once.
    fileprivate var withoutRepeats: [Finding] {
        var seen: Set<Finding> = []
        return filter { seen.insert($0).inserted }
    }
}
