import Messages

extension SyncStep: CustomStringConvertible {
    /// The step on one line, such as `upload "Flight HND - LAX" (new)`.
    package var description: String {
        let title = "\"\(Excerpt.of(self.title))\""
        switch action {
        case .adopt(_, _, _, _, true): return tr("remember \(title) at a second address")
        case .adopt: return tr("remember \(title): both sides are the same")
        case .forget where cause == .moved: return tr("forget the former address of \(title)")
        case .forget: return tr("forget \(title): neither side has it")
        case .removeLocally: return tr("remove \(title) here (deleted on the server)")
        case .take: return taking(title)
        case .delete: return tr("delete \(title) on the server (deleted here)")
        case .update: return tr("upload \(title) (\(changes))")
        case .create:
            switch cause {
            case .again: return tr("upload \(title) (again: the answer was lost)")
            case .edited: return tr("upload \(title) (deleted on the server, but changed here)")
            case .new, .moved, nil: return tr("upload \(title) (new)")
            }
        case .conflict(let conflict):
            let fields = Set(conflict.fields.map(\.field)).sorted().map(\.words).joined(separator: ", ")
            return tr("conflict in \(title): \(fields) changed here and on the server")
        case .blocked(_, let reason): return tr("skip \(title): \(reason.words)")
        }
    }

    private func taking(_ title: String) -> String {
        switch cause {
        case .new: tr("take \(title) from the server (new)")
        case .edited: tr("take \(title) from the server (deleted here, but changed there)")
        case .again, .moved, nil: tr("take \(title) from the server (\(changes))")
        }
    }

    private var changes: String {
        guard !changed.isEmpty else { return tr("changed") }
        return tr("\(changed.map(\.words).joined(separator: ", ")) changed")
    }
}
