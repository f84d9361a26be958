import Messages
package import TripStorage
package import Trips

/// What an export leaves out of a trip, counted.
package struct LeftOut: Hashable, Sendable {
    /// One kind of what is left out.
    package enum Part: String, CaseIterable, Sendable {
        case confirmations, seats, notes, links, costs, travellers, contacts, reminders, attachments, todos
        case expenses
    }

    /// How many there are of each kind that is left out.
    package private(set) var counts: [Part: Int] = [:]
    private let redaction: Redaction

    /// Counts nothing yet.
    ///
    /// - Parameter redaction: How much of each activity is written.
    package init(by redaction: Redaction) {
        self.redaction = redaction
    }

    /// Counts what is left out of an activity.
    ///
    /// - Parameter activity: An activity that is written.
    package mutating func add(_ activity: Activity) {
        guard redaction != .full else { return }
        let found: [(Part, Bool)] = [
            (.confirmations, activity.confirmation != nil), (.seats, activity.seat != nil),
            (.notes, !activity.notes.isEmpty), (.links, activity.url != nil), (.costs, activity.cost != nil),
            (.travellers, !activity.participants.isEmpty), (.contacts, activity.organization != nil),
            (.reminders, !activity.reminders.isEmpty),
        ]
        for (part, isThere) in found where isThere { counts[part, default: 0] += 1 }
    }

    /// Counts what is left out of a stored trip beside its activities.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package mutating func add(of trip: TripID, in reading: any TripReading) throws {
        let attachments = try reading.attachments(of: trip).filter { redaction != .full || !$0.isInCalendars }
        let found: [(Part, Int)] = [
            (.attachments, attachments.count),
            (.todos, redaction == .full ? 0 : try reading.todos(of: trip).count),
            (.expenses, try reading.expenses(of: trip).count),
        ]
        for (part, count) in found where count > 0 { counts[part, default: 0] += count }
    }

    /// The counts by the names of the kinds, for a document.
    ///
    /// - Parameter isPassedOn: Whether the document has the calendar in it; then it tells nothing of what that hides.
    /// - Returns: The counts; nil where they are not told.
    package func byName(passedOn isPassedOn: Bool) -> [String: Int]? {
        guard !isPassedOn || redaction == .full else { return nil }
        return Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    }

    /// What is left out, in one line; nil where nothing is.
    package var words: String? {
        let listed = Part.allCases.compactMap { part in counts[part].map { part.words($0) } }
        switch redaction {
        case .busy: return tr("left out: all but when somebody is busy")
        case _ where listed.isEmpty: return nil
        case .shared: return tr("left out: \(listed.joined(separator: ", "))")
        case .full:
            return tr(
                "left out: \(listed.joined(separator: ", ")); a calendar has no place for them, and meridian backup keeps them"
            )
        }
    }
}

extension LeftOut.Part {
    /// How many there are, such as `3 seats`.
    fileprivate func words(_ count: Int) -> String {
        let isOne = count == 1
        return switch self {
        case .confirmations: isOne ? tr("1 confirmation code") : tr("\(count) confirmation codes")
        case .seats: isOne ? tr("1 seat") : tr("\(count) seats")
        case .notes: isOne ? tr("the notes of 1 activity") : tr("the notes of \(count) activities")
        case .links: isOne ? tr("1 link") : tr("\(count) links")
        case .costs: isOne ? tr("1 cost") : tr("\(count) costs")
        case .travellers:
            isOne ? tr("who takes part in 1 activity") : tr("who takes part in \(count) activities")
        case .contacts: isOne ? tr("1 contact") : tr("\(count) contacts")
        case .reminders:
            isOne ? tr("the reminders of 1 activity") : tr("the reminders of \(count) activities")
        case .attachments: isOne ? tr("1 attachment") : tr("\(count) attachments")
        case .todos: isOne ? tr("1 to-do") : tr("\(count) to-dos")
        case .expenses: isOne ? tr("1 expense") : tr("\(count) expenses")
        }
    }
}

extension Attachment {
    /// Whether a full calendar has it: the file or link of an activity, and neither a receipt nor a note.
    fileprivate var isInCalendars: Bool {
        guard case .activity = owner else { return false }
        if case .note = content { return false }
        return true
    }
}
