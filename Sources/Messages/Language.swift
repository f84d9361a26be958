import Synchronization

/// The language that this process speaks.
public enum Language {
    private static let chosen = AtomicLazyReference<Catalogue>()
    /// Whether what is said at the moment is for programs; only asked where there is a catalogue.
    @TaskLocal private static var isForPrograms = false

    /// The translations in use; nil for English.
    public static var catalogue: Catalogue? {
        guard let catalogue = chosen.load(), !isForPrograms else { return nil }
        return catalogue
    }

    /// The language as pages name it: `en`, `pt-BR`.
    public static var tag: String {
        String((catalogue?.language ?? "en").map { $0 == "_" ? "-" : $0 })
    }

    /// Has the process speak another language from now on.
    ///
    /// It is called once, before anything is said: texts that exist already stay as they are. Of several calls the first
    /// one counts.
    public static func speak(_ catalogue: Catalogue) { _ = chosen.storeIfNil(catalogue) }

    /// Has everything that is said meanwhile be English, since it is kept or read by programs.
    ///
    /// Errors often have their words from when they were made: what makes them has to happen inside, too.
    ///
    /// ```swift
    /// Language.english { tr("nothing is deleted") }  // nothing is deleted
    /// ```
    ///
    /// - Parameter work: What says something.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
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
/// What stands between its brackets is one literal, or several with `+`, so that the messages can be gathered.
///
/// - Parameter message: The message, as an interpolated string.
/// - Returns: Its translation; the English text where there is none.
package func tr(_ message: Message) -> String {
    guard let catalogue = Language.catalogue else { return message.english }
    return catalogue.text(of: message)
}

/// The text of a message that has several meanings, in the language of this process.
///
/// Where other languages may need other words for the same English ones, each use says what is meant:
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
