/// The languages that an environment asks for, in the order in which they are wanted.
///
/// The rules are those of gettext: `LC_ALL`, else `LC_MESSAGES`, else `LANG` names the locale; where that is not `C`,
/// `LANGUAGE` may list languages that are wanted before it. After a language with a territory comes the language alone.
///
/// ```swift
/// LanguagePreference(["LANG": "de_AT.UTF-8"]).languages                          // ["de_AT", "de"]
/// LanguagePreference(["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:it"]).languages  // ["fr"]
/// LanguagePreference(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).languages           // []
/// ```
public struct LanguagePreference: Hashable, Sendable {
    /// What is wanted before English, as catalogues are named: `de_AT`, `de`.
    public let languages: [String]

    /// Reads an environment.
    ///
    /// - Parameter environment: The environment variables.
    public init(_ environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
            let named = LanguagePreference.name(locale[...]), !LanguagePreference.isPlain(named)
        else {
            languages = []
            return
        }
        let listed = (value("LANGUAGE") ?? locale).split(separator: ":")
        var languages: [String] = []
        for name in listed.compactMap(LanguagePreference.name) {
            let language = String(name.prefix { $0 != "_" })
            // What comes after English is never asked.
            if language == "en" || LanguagePreference.isPlain(name) { break }
            for wanted in [name, language] where !languages.contains(wanted) { languages.append(wanted) }
        }
        self.languages = languages
    }

    /// `de_AT` of `de_AT.UTF-8@euro`; nil for what is no name of a language, and could be the path of a file.
    private static func name(_ locale: Substring) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name.utf8.count <= 16,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return nil }
        return String(name)
    }

    private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}
