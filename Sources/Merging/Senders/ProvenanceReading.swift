import CivilTime
import Trips

/// An activity beside its statements, to find out for each field which of them counts.
struct ProvenanceReading {
    let statements: [Statement]
    private let activity: Activity
    /// The activity as its senders describe it.
    private let base: Activity
    /// The statements of several senders.
    private let versions: SenderVersions?
    private let database: ZoneDatabase

    init(_ activity: Activity, _ database: ZoneDatabase) {
        let isEntered = activity.source == nil && activity.statements.isEmpty
        statements = activity.statements.isEmpty && !isEntered ? [Statement(activity)] : activity.statements
        base = activity.asSaid(database) ?? activity
        versions = SenderVersions(activity)
        (self.activity, self.database) = (activity, database)
    }

    /// Explains a field; `nil` for one that the activity does not have.
    func provenance(of field: ActivityField, _ edited: EditedField<Activity>) -> FieldProvenance? {
        guard isShown(field) else { return nil }
        let (source, since, reason, index) = explanation(of: field, edited)
        return FieldProvenance(
            field: field, value: text(field, edited, activity), source: source, since: since, reason: reason,
            others: others(field, edited, besides: index), name: edited.name)
    }

    private typealias Explanation = (
        source: StatementSource, since: Instant?, reason: FieldProvenance.Reason, index: Int?
    )

    private func explanation(of field: ActivityField, _ edited: EditedField<Activity>) -> Explanation {
        guard !statements.isEmpty else {
            return (.person, activity.lastModified ?? activity.stamp, .entered, nil)
        }
        guard edited.isSame(base, activity) else {
            if let edit = activity.edit { return (.person, edit.at, .edited, nil) }
            return (.earlierVersion, nil, .kept, nil)
        }
        if field == .status, let cause = cancellation() {
            return (.sender(statements[cause.index].uid), cause.since, cause.reason, cause.index)
        }
        guard let (index, reason) = counted(field, edited) else { return (.earlierVersion, nil, .kept, nil) }
        return (.sender(statements[index].uid), written(index), reason, index)
    }

    private func isShown(_ field: ActivityField) -> Bool {
        func has(_ version: Activity) -> Bool {
            field == .transparency ? version.isTransparent : !field.isEmpty(in: version)
        }
        return has(activity) || activity.edit != nil && has(base)
    }

    /// When a sender wrote its version.
    private func written(_ index: Int) -> Instant? {
        statements[index].said.lastModified ?? statements[index].said.stamp
    }
}

// MARK: - What counts

extension ProvenanceReading {
    /// The sender whose value counts; `nil` where no statement has it.
    private func counted(
        _ field: ActivityField, _ edited: EditedField<Activity>
    ) -> (index: Int, reason: FieldProvenance.Reason)? {
        guard let versions else { return (0, .onlySender) }
        guard
            let (first, surer) = versions.voice(
                of: field, edited, among: versions.voices(of: field, in: base))
        else { return nil }
        let index = surer ?? first
        // Two senders' start and end did not go together: then the end is that of the start's sender.
        if field == .end, !edited.isSame(statements[index].said, base) {
            return counted(.start, .start(database))
        }
        if index != first { return (index, .zone) }
        let others = statements.indices.filter { $0 != index && !field.isEmpty(in: statements[$0].said) }
        guard !others.isEmpty else { return (index, .onlyValue) }
        let isSame = others.allSatisfy { edited.isSame(statements[$0].said, statements[index].said) }
        return (index, isSame ? .same : statements[index].counts.contains(field) ? .last : .first)
    }

    /// What cancelled the activity, or put it in doubt.
    private func cancellation() -> (index: Int, since: Instant?, reason: FieldProvenance.Reason)? {
        if let versions {
            return versions.cancelling(database).map { status, index in
                var since = written(index)
                if case .own(let revision, _)? = statements[index].cancellation {
                    since = revision.stamp ?? since
                }
                return (index, since, status == .cancelled ? .cancelled : .doubtfulCancellation)
            }
        }
        switch statements[0].cancellation {
        case .own(let revision, _): return (0, revision.stamp, .cancelled)
        case .withSeries: return (0, nil, .cancelledWithSeries)
        case nil: return statements[0].said.status == .cancelled ? (0, written(0), .cancelled) : nil
        }
    }

    /// What the other senders say, and the status that a person gave it before its series was cancelled.
    private func others(
        _ field: ActivityField, _ edited: EditedField<Activity>, besides index: Int?
    ) -> [FieldProvenance.Other] {
        var others = statements.indices.filter { $0 != index }.compactMap { other -> FieldProvenance.Other? in
            var said = statements[other].said
            if statements[other].cancellation != nil { said.status = .cancelled }
            guard !field.isEmpty(in: said) else { return nil }
            return FieldProvenance.Other(source: .sender(said.uid), value: text(field, edited, said))
        }
        if field == .status, let status = activity.edit?.status {
            others.append(FieldProvenance.Other(source: .person, value: status.rawValue))
        }
        return others
    }
}

// MARK: - Values

extension ProvenanceReading {
    private func text(
        _ field: ActivityField, _ edited: EditedField<Activity>, _ version: Activity
    ) -> String {
        switch field {
        case .start: ends(version.span).start
        case .end: ends(version.span).end
        case .status: version.status.rawValue
        case .kind: version.kind.rawValue
        case .transparency: version.isTransparent ? "transparent" : "opaque"
        default: edited.text?(version) ?? ""
        }
    }

    private func ends(_ span: ActivitySpan) -> (start: String, end: String) {
        switch span {
        case .allDay(let first, let last): ("\(first)", "\(last)")
        case .timed(let first, let last): (text(first), text(last))
        }
    }

    private func text(_ time: ActivityTime) -> String {
        guard let id = time.zone else { return "\(time.local)" }
        guard let zone = try? database.zone(id) else { return "\(time.local)[\(id)]" }
        return "\(ZonedDateTime(time.instant(in: zone), in: zone))"
    }
}
