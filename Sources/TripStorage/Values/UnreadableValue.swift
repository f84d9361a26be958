/// An unreadable column, with the value and the rule.
struct UnreadableValue: Error, CustomStringConvertible {
    let column: String
    let reason: String
    var description: String { "\(column) cannot be read (\(reason))" }
}
