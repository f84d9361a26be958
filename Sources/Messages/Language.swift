import Synchronization

/// The language of this process.
public enum Language {
    private static let chosen = AtomicLazyReference<Catalogue>()
    /// Whether the current output is for programs; only read where there is a catalogue.
    @TaskLocal private static var isForPrograms = false

    /// The translations in use; nil for English.
    public static var catalogue: Catalogue? {
        guard let catalogue = chosen.load(), !isForPrograms else { return nil }
        return catalogue
    }

    /// The language tag for web pages: `en`, `pt-BR`.
    public static var tag: String {
        String((catalogue?.language ?? "en").map { $0 == "_" ? "-" : $0 })
    }

    /// Sets the language of the process.
    ///
    /// Call it once, before any message is made: existing texts stay as they are. Only the first call counts.
    public static func speak(_ catalogue: Catalogue) { _ = chosen.storeIfNil(catalogue) }

    /// Runs work whose messages are in English, because they are stored or read by programs.
    ///
    /// Errors often get their words when they are made, so the work has to make them too.
    ///
    /// ```swift
    /// Language.english { tr("nothing is deleted") }  // nothing is deleted
    /// ```
    ///
    /// - Parameter work: What makes the messages.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public static func english<Value>(_ work: () throws -> Value) rethrows -> Value {
        guard chosen.load() != nil else { return try work() }
        return try $isForPrograms.withValue(true, operation: work)
    }
}

/// The text of a message in the language of this process.
///
/// ```swift
/// tr("nothing is deleted")  // nothing is deleted
/// ```
///
/// Its argument is one literal, or several joined with `+`, so that a script can gather the messages.
///
/// - Parameter message: The message, as an interpolated string.
/// - Returns: Its translation; the English text where there is none.
package func tr(_ message: Message) -> String {
    guard let catalogue = Language.catalogue else { return message.english }
    return catalogue.text(of: message)
}

/// The text of a message that has several meanings, in the language of this process.
///
/// Where another language may need several words for the same English text, each use says what is meant:
///
/// ```swift
/// tr("March", as: "month in a date")          // March
/// tr("March", as: "month above its own days")  // March
/// ```
///
/// A catalogue has it as `month in a date :: March`.
///
/// - Parameters:
///   - message: The message, as an interpolated string.
///   - sense: What is meant, for translators: a few words, without `::`.
/// - Returns: Its translation; the English text where there is none.
package func tr(_ message: Message, as sense: StaticString) -> String {
    guard let catalogue = Language.catalogue else { return message.english }
    return catalogue.text(of: message, as: sense)
}
