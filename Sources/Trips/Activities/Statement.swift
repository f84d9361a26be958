/// The last statement of one sender about an activity, with its revision.
///
/// An airline and a travel feed describe one flight, each under its own UID. The activity follows from all
/// statements; each is kept verbatim, so that a sender's next version is compared with its own last one.
///
/// ```swift
/// let day = try ActivitySpan.days(from: CivilDate(2027, 3, 5), to: CivilDate(2027, 3, 6))
/// let feed = Statement(Activity(uid: ActivityUID("9@feed.example"), kind: .flight, title: "To New York", span: day))
/// feed.uid.text  // "9@feed.example"
/// ```
public struct Statement: Hashable, Sendable {
    /// The sender's version; its ``Activity/source`` is the component, verbatim.
    ///
    /// It has no statements of its own.
    public private(set) var said: Activity

    /// The fields in which this sender overrides the first, since it changed them later.
    public var counts: Set<ActivityField>

    /// What cancelled the version since; `nil` while it stands.
    public var cancellation: StatementCancellation?

    /// Whether the sender has sent a cancellation alone, which ``said`` then stands for.
    public var isCancellationAlone: Bool

    /// The newest cancellation that its file had beside this version without cancelling it.
    public var standsBeside: CancellationRevision?

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - said: The sender's version, under the sender's own UID.
    ///   - counts: The fields in which this sender overrides the first.
    ///   - isCancellationAlone: Whether the sender has sent a cancellation alone.
    public init(_ said: Activity, counts: Set<ActivityField> = [], isCancellationAlone: Bool = false) {
        var said = said
        if !said.statements.isEmpty { said.statements = [] }
        said.edit = nil
        self.said = said
        self.counts = counts
        self.isCancellationAlone = isCancellationAlone
    }

    /// Returns the statement with another reading of its version.
    package func with(said: Activity) -> Statement {
        var copy = self
        copy.said = Statement(said).said
        return copy
    }

    /// The sender's UID for the activity.
    public var uid: ActivityUID { said.uid }
}
