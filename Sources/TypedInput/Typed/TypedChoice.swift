/// One of several fixed words, as it was typed.
package enum TypedChoice {
    /// Reads a word in any case, ignoring blanks, `-` and `_`.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the word, as `--kind`.
    ///   - values: The possible values.
    /// - Returns: The value.
    /// - Throws: An ``InputRefusal`` that lists the possible words, the nearest first.
    package static func value<Value: RawRepresentable>(
        _ text: String, option: String, among values: [Value]
    ) throws -> Value where Value.RawValue == String {
        let wanted = plain(text)
        if let found = values.first(where: { plain($0.rawValue) == wanted }) { return found }
        throw InputRefusal.unknownWord(text, option: option, among: values.map(\.rawValue))
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().filter { !" -_".contains($0) }
    }
}
