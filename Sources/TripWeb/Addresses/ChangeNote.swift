/// What is told together with a change that was just made, or in place of it.
enum ChangeNote: String, Sendable {
    /// The change led over a change of the clocks.
    case overChange = "clocks"
    /// Another trip has the name of the one that was made.
    case sameName = "name"
    /// A form was sent as it was shown; the number beside it is that of the newest change before.
    case nothing = "same"
}
