/// What is told together with a change that was just made.
enum ChangeNote: String, Sendable {
    /// The change led over a change of the clocks.
    case overChange = "clocks"
    /// Another trip has the name of the one that was made.
    case sameName = "name"
}
