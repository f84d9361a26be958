/// The languages that an environment asks for, in order of preference.
///
/// The rules are those of gettext: `LC_ALL`, else `LC_MESSAGES`, else `LANG` names the locale; where that is not `C`,
/// `LANGUAGE` may list languages that are wanted before it. After a language with a territory comes the language alone;
/// Chinese and Serbian have the name of their script between, as catalogues may be named by it.
///
/// ```swift
/// LanguagePreference(["LANG": "de_AT.UTF-8"]).languages                          // ["de_AT", "de"]
/// LanguagePreference(["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:it"]).languages  // ["fr"]
/// LanguagePreference(["LANG": "zh_TW.UTF-8"]).languages                          // ["zh_TW", "zh_Hant", "zh"]
/// LanguagePreference(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).languages           // []
/// ```
public struct LanguagePreference: Hashable, Sendable {
    /// The languages wanted before English, as catalogues are named: `de_AT`, `de`.
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
        for locale in listed {
            guard let name = LanguagePreference.name(locale) else { continue }
            let language = String(name.prefix { $0 != "_" })
            // Languages listed after English are never used.
            if language == "en" || LanguagePreference.isPlain(name) { break }
            let script = LanguagePreference.script(locale, name, language).map { "\(language)_\($0)" }
            // In the order of gettext; `zh_Hant_TW` names its script already.
            let isScriptSaid = locale.contains("@")
            let own = isScriptSaid ? [script, name] : [name, script]
            for wanted in own.compactMap(\.self) + [language] where !languages.contains(wanted) {
                languages.append(wanted)
            }
        }
        self.languages = languages
    }

    /// The script of a language that is written in two, as ISO 15924 names it; nil for any other language.
    private static func script(_ locale: Substring, _ name: String, _ language: String) -> String? {
        let parts = name.split(separator: "_")
        switch language {
        case "zh":
            if parts.count > 2 { return String(parts[1]) }
            guard let territory = parts.last, parts.count == 2 else { return nil }
            if ["TW", "HK", "MO"].contains(territory) { return "Hant" }
            return ["CN", "SG"].contains(territory) ? "Hans" : nil
        case "sr", "uz":
            return locale.hasSuffix("@latin") ? "Latn" : locale.hasSuffix("@cyrillic") ? "Cyrl" : nil
        default: return nil
        }
    }

    /// `de_AT` of `de_AT.UTF-8@euro`; nil for text that is not a language name and could be a file path.
    private static func name(_ locale: Substring) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name.utf8.count <= 16,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else { return nil }
        return String(name)
    }

    private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}
