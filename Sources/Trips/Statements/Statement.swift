/// What one sender said last of an activity, with its revision.
///
/// An airline and a travel feed tell of one flight, each under a UID of its own. The activity is what follows from all of them;
/// what each said is kept as it was read, so that its next version is compared with its own last one.
///
/// ```swift
/// let day = try ActivitySpan.days(from: CivilDate(2027, 3, 5), to: CivilDate(2027, 3, 6))
/// let feed = Statement(Activity(uid: ActivityUID("9@feed.example"), kind: .flight, title: "To New York", span: day))
/// feed.uid.text  // "9@feed.example"
/// ```
public struct Statement: Hashable, Sendable {
    /// What the sender said; ``Activity/source`` of it is the component as it came.
    ///
    /// It has no statements of its own.
    public let said: Activity

    /// The fields in which this sender counts before the first one, since it changed them later.
    public var counts: Set<ActivityField>

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - said: What the sender said, under the sender's own UID.
    ///   - counts: The fields in which this sender counts before the first one.
    public init(_ said: Activity, counts: Set<ActivityField> = []) {
        var said = said
        if !said.statements.isEmpty { said.statements = [] }
        self.said = said
        self.counts = counts
    }

    /// The UID under which the sender tells of the activity.
    public var uid: ActivityUID { said.uid }
}
