package import TripWorkflows

extension CalendarReport.Step.Kind {
    /// The kind of an action; `nil` for one that only remembers something.
    package init?(_ action: SyncAction) {
        switch action {
        case .adopt, .forget: return nil
        case .take: self = .take
        case .create: self = .create
        case .update: self = .update
        case .removeLocally: self = .remove
        case .delete: self = .delete
        case .conflict: self = .conflict
        case .blocked(_, let reason):
            if case .conflict = reason { self = .conflict } else { self = .skip }
        }
    }
}
