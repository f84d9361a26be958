/// What an example in the documentation says it shows, held against what it does; `scripts/doc-examples` writes the tests.
public enum DocExample {
    /// Compares a value with the comment behind it.
    ///
    /// - Parameters:
    ///   - value: What the expression gives.
    ///   - comment: The text of the value, with `…` for any text; after `, ` or `: ` the comment may go on.
    /// - Returns: Nil when they agree, else the text of the value.
    public static func shown<Value>(_ value: Value, as comment: String) -> String? {
        let text = text(of: value, like: comment)
        let fits = comment == text || comment.hasPrefix(text + ", ") || comment.hasPrefix(text + ": ")
        return fits || matches(text, comment) ? nil : text
    }

    /// Compares an error with the message that the comment announces.
    ///
    /// - Parameters:
    ///   - message: The error's text, with `…` for any text.
    ///   - body: The expression that must throw.
    /// - Returns: Nil when it throws that error, else what happened.
    public static func refused(_ message: String, _ body: () throws -> Any) -> String? {
        do {
            return "it gave \(try body())"
        } catch {
            return matches("\(error)", message) ? nil : "\(error)"
        }
    }

    private static func text(of value: Any, like comment: String) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inner = mirror.children.first?.value else { return "nil" }
            return text(of: inner, like: comment)
        }
        if comment.hasPrefix("\"") { return String(reflecting: value) }
        return (comment.hasPrefix(".") ? "." : "") + String(describing: value)
    }

    /// Whether a text is what a pattern with `…` says.
    private static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        guard parts.count > 1 else { return text == pattern }
        var rest = Substring(text.filter { $0 != " " })
        guard rest.hasPrefix(parts[0]) else { return false }
        rest = rest.dropFirst(parts[0].count)
        for part in parts[1..<(parts.count - 1)] {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
