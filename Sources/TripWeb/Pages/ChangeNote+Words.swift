import Messages

extension ChangeNote {
    /// The sentence.
    var words: String {
        switch self {
        case .overChange: MoveAmount.overChange
        case .sameName:
            tr("Another trip has this name; the lists show both, and their dates tell them apart.")
        case .nothing: tr("Nothing was changed.")
        }
    }
}
