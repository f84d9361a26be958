import Synchronization

/// The language that this process speaks.
public enum Language {
    private static let chosen = AtomicLazyReference<Catalogue>()

    /// The translations in use; nil for English.
    public static var catalogue: Catalogue? { chosen.load() }

    /// The language as pages name it: `en`, `pt-BR`.
    public static var tag: String {
        String((catalogue?.language ?? "en").map { $0 == "_" ? "-" : $0 })
    }

    /// Has the process speak another language from now on.
    ///
    /// It is called once, before anything is said: texts that exist already stay as they are. Of several calls the first
    /// one counts.
    public static func speak(_ catalogue: Catalogue) { _ = chosen.storeIfNil(catalogue) }
}

/// The text of a message in the language of this process.
///
/// ```swift
/// tr("nothing is deleted")  // nothing is deleted
/// ```
///
/// `scripts/messages` gathers what is written between its brackets, so that is one literal, or several with `+`.
///
/// - Parameter message: The message, as an interpolated string.
/// - Returns: Its translation; the English text where there is none.
package func tr(_ message: Message) -> String {
    guard let catalogue = Language.catalogue else { return message.english }
    return catalogue.text(of: message)
}
