import CivilTime
import ICalendar
import Merging
import Trips

/// What a full export says of a change by hand: when that was made, what the calendar had said by then, and what was
/// written.
///
/// A version that comes in with it is an export of ours, the last or an earlier one, or what another program made of one. It
/// is no version of the sender, who knows nothing of the change (decision 0048).
struct EditMark {
    /// When the last change by hand was made that the export has.
    let edited: Instant
    /// The revision of what the calendar had said.
    let base: RevisionOrder.Revision
    /// A digest of what the calendar had said: some senders change what they say under one revision.
    let said: String
    /// A digest of what was written, by which a change of another program is known.
    let digest: String

    private static let sequence = "X-SEQUENCE"
    private static let stamp = "X-DTSTAMP"
    private static let lastModified = "X-LAST-MODIFIED"
    private static let said = "X-SAID"
    static let digest = "X-DIGEST"
    static let status = "X-STATUS"

    init(edited: Instant, base: RevisionOrder.Revision, said: String, digest: String) {
        (self.edited, self.base, self.said, self.digest) = (edited, base, said, digest)
    }

    /// Reads the mark in a component that is kept; `nil` when there is none.
    init?(in source: String?) {
        guard let source, ContentLines.names(ModelProperty.edited, in: source),
            let property = ContentLines.component(of: source)?.first(named: ModelProperty.edited),
            let edited = Self.instant(property.rawValue), let said = property.parameter(Self.said),
            let digest = property.parameter(Self.digest)
        else { return nil }
        let base: RevisionOrder.Revision = (
            property.parameter(Self.sequence).flatMap { Int($0) } ?? 0,
            property.parameter(Self.stamp).flatMap(Self.instant),
            property.parameter(Self.lastModified).flatMap(Self.instant)
        )
        self.init(edited: edited, base: base, said: said, digest: digest)
    }

    /// The property that says it.
    var property: Property {
        var property = Property(ModelProperty.edited, rawValue: Self.text(edited))
        property.setParameter(Self.sequence, String(base.sequence))
        property.setParameter(Self.stamp, base.stamp.map(Self.text))
        property.setParameter(Self.lastModified, base.lastModified.map(Self.text))
        property.setParameter(Self.said, said)
        property.setParameter(Self.digest, digest)
        return property
    }

    private static func text(_ instant: Instant) -> String {
        (try? Property(ModelProperty.edited, DateTimeValue(instant), zoneName: nil))?.rawValue ?? ""
    }

    private static func instant(_ text: String) -> Instant? {
        var reader = ValueReader()
        return reader.dateTime(Property(ModelProperty.edited, rawValue: text))?.utcInstant
    }
}

// MARK: - What a version with a mark is

extension EditMark {
    /// What a version with a mark is to what is there.
    enum Standing {
        /// An export from before what is there; what another program changed in it cannot be told from that.
        case outdated
        /// It says what is there.
        case known
        /// What is there, changed by another program; or changed by hand elsewhere, while nothing was changed here.
        case changed
        /// Another change of what the calendar had said.
        case diverged
        /// A version like any other, which follows another one of the sender.
        case ordinary
    }

    /// What is there, as far as it tells what a version with a mark is to it.
    struct There {
        /// The revision, with changes by hand.
        let revision: RevisionOrder.Revision
        /// The revision of what the calendar said.
        let base: RevisionOrder.Revision
        /// The digest of that.
        let said: String
        /// When the last change by hand was made; `nil` when nothing was changed.
        let edited: Instant?
    }

    /// Says what the version is.
    ///
    /// - Parameters:
    ///   - version: Its revision.
    ///   - digest: The digest of what it says.
    ///   - there: What is there.
    ///   - saysSame: Whether it says what is there.
    /// - Returns: What it is to that.
    func standing(
        of version: RevisionOrder.Revision, _ digest: String, to there: There, saysSame: Bool
    ) -> Standing {
        if saysSame {
            guard case .older = RevisionOrder(of: version, against: there.revision) else { return .known }
            return .outdated
        }
        switch RevisionOrder(of: base, against: there.base) {
        case .newer: return .ordinary
        case .older: return .outdated
        case .same: if said != there.said { return .outdated }
        }
        let isUntouched = digest == self.digest
        guard let last = there.edited else { return .changed }
        if edited < last { return isUntouched ? .outdated : .diverged }
        if edited > last { return .diverged }
        // The same change by hand: who has more, this version or what is there?
        if case .older = RevisionOrder(of: version, against: there.revision) { return .outdated }
        return isUntouched ? .outdated : .changed
    }
}

// MARK: - Where only an export is known

extension EditMark {
    /// Which of two versions is newer, where the one that is there may have come in an export of another store: a sender knows of
    /// what he had said by then, and not of what was changed by hand since.
    static func order(
        of version: RevisionOrder.Revision, against there: RevisionOrder.Revision, _ source: String?
    ) -> RevisionOrder {
        guard let mark = EditMark(in: source) else { return RevisionOrder(of: version, against: there) }
        let order = RevisionOrder(of: version, against: mark.base)
        // The change by hand came after it.
        return order == .same ? .older(by: .lastModified) : order
    }
}

extension EditMark {
    /// Whether somebody changed something by hand since a version came, by the revision that such a change leaves: a larger
    /// SEQUENCE, or the moment of the change as DTSTAMP and as LAST-MODIFIED.
    static func isByHand(_ revision: RevisionOrder.Revision, since said: RevisionOrder.Revision) -> Bool {
        if revision.sequence > said.sequence { return true }
        guard let stamp = revision.stamp, stamp == revision.lastModified else { return false }
        return said.stamp.map { stamp > $0 } ?? false
    }
}

// MARK: - What was written

extension EditMark {
    /// The digest of what an activity says.
    static func digest(of activity: Activity) -> String {
        digest(
            SharedUID.fingerprint(of: activity) + [
                activity.cost?.description ?? "", activity.paid.rawValue, "\(activity.hidesPlace)",
                activity.reminders.map { "\($0)" }.joined(separator: "\n"),
            ])
    }

    /// The digest of what a to-do says.
    static func digest(of todo: Todo) -> String {
        let due =
            switch todo.due {
            case nil: ""
            case .day(let date): "\(date)"
            case .time(let time): "\(time.local) \(time.zone?.name ?? "")"
            }
        return digest([
            todo.title, todo.notes, due, todo.status.rawValue, todo.priority?.description ?? "",
            todo.place ?? "",
            todo.reminders.map { "\($0)" }.joined(separator: "\n"),
        ])
    }

    /// Whether another program changed an export of ours.
    static func isTouched(_ activity: Activity) -> Bool {
        EditMark(in: activity.source).map { $0.digest != digest(of: activity) } ?? false
    }

    /// Whether another program changed an export of ours.
    static func isTouched(_ todo: Todo) -> Bool {
        EditMark(in: todo.source).map { $0.digest != digest(of: todo) } ?? false
    }

    private static func digest(_ texts: [String]) -> String {
        String(StableHash().hexadecimal(of: texts).prefix(16))
    }
}

extension EditMark.There {
    /// What is there of a to-do.
    init(_ there: Todo, _ edit: TodoEdit?) {
        let kept = EditMark(in: there.source)
        let base = edit?.base ?? there
        self.init(
            revision: there.revision, base: kept?.base ?? base.revision,
            said: kept?.said ?? EditMark.digest(of: base),
            edited: edit == nil ? kept?.edited : there.lastModified)
    }
}
