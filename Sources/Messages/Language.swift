import Synchronization

/// The language of messages: that of the work that makes them.
///
/// Each thread and task has its own, so that a server answers each of its readers in theirs.
///
/// ```swift
/// let german = Catalogue(language: "de", translations: ["nothing is deleted": "es wird nichts gelöscht"])
/// Language.speaking(german) { tr("nothing is deleted") }  // es wird nichts gelöscht
/// tr("nothing is deleted")                                 // nothing is deleted
/// ```
public enum Language {
    @TaskLocal private static var spoken: Catalogue?
    /// Whether any work has had a catalogue: without one, a message costs no look-up.
    private static let isUsed = Atomic(false)

    /// The translations in use; nil for English.
    public static var catalogue: Catalogue? { isUsed.load(ordering: .relaxed) ? spoken : nil }

    /// The language tag for web pages: `en`, `pt-BR`.
    public static var tag: String {
        String((catalogue?.language ?? "en").map { $0 == "_" ? "-" : $0 })
    }

    /// Runs work whose messages are in a language.
    ///
    /// Existing texts stay as they are. Work on another thread has to be told the language too.
    ///
    /// - Parameters:
    ///   - catalogue: The translations; nil for English.
    ///   - work: What makes the messages.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public static func speaking<Value>(
        _ catalogue: Catalogue?, _ work: () throws -> Value
    ) rethrows -> Value {
        if catalogue != nil { isUsed.store(true, ordering: .relaxed) }
        guard isUsed.load(ordering: .relaxed) else { return try work() }
        return try $spoken.withValue(catalogue, operation: work)
    }

    /// Runs work that waits, whose messages are in a language.
    ///
    /// - Parameters:
    ///   - catalogue: The translations; nil for English.
    ///   - isolation: The actor of the caller, on which the work begins.
    ///   - work: What makes the messages.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public static func speaking<Value>(
        _ catalogue: Catalogue?, isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Value
    ) async rethrows -> Value {
        if catalogue != nil { isUsed.store(true, ordering: .relaxed) }
        guard isUsed.load(ordering: .relaxed) else { return try await work() }
        return try await $spoken.withValue(catalogue, operation: work, isolation: isolation)
    }

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
        try speaking(nil, work)
    }
}

/// The text of a message in the language of the work that makes it.
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

/// The text of a message that has several meanings, in the language of the work that makes it.
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
