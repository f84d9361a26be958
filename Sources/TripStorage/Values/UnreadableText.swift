/// Text in a column that no version of the program writes.
struct UnreadableText: Error, CustomStringConvertible {
    let text: String
    let type: String
    var description: String { "\"\(text)\" is no \(type)" }
}
