import Messages
import Testing

@Suite("LanguagePreference") struct LanguagePreferenceTests {
    @Test(
        arguments: [
            ([:], []),
            (["LANG": "de_DE.UTF-8"], ["de_DE", "de"]),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr_Latn", "sr_RS", "sr"]),
            (["LANG": "sr_RS.UTF-8"], ["sr_RS", "sr"]),
            (["LANG": "de_DE.UTF-8@euro"], ["de_DE", "de"]),
            (["LANG": "zh_TW.UTF-8"], ["zh_TW", "zh_Hant", "zh"]),
            (["LANG": "zh_HK"], ["zh_HK", "zh_Hant", "zh"]),
            (["LANG": "zh_CN.UTF-8"], ["zh_CN", "zh_Hans", "zh"]),
            (["LANG": "zh"], ["zh"]),
            (["LANG": "C.UTF-8", "LC_ALL": "zh_Hant_TW.UTF-8"], ["zh_Hant_TW", "zh_Hant", "zh"]),
            (["LANG": "de_DE", "LANGUAGE": "zh_TW:zh_CN"], ["zh_TW", "zh_Hant", "zh", "zh_CN", "zh_Hans"]),
            (["LANG": "fr"], ["fr"]),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr_FR", "fr"]),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it_IT", "it"]),
            (["LANG": "de_DE.UTF-8", "LC_ALL": ""], ["de_DE", "de"]),
            // The order of dates and times is not the language.
            (["LC_TIME": "de_DE.UTF-8"], []),
            (["LANG": "C.UTF-8", "LC_TIME": "de_DE.UTF-8"], []),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], []),
            (["LANG": "POSIX"], []),
            (["LANG": "en_US.UTF-8"], []),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "pt_BR:fr:de"], ["pt_BR", "pt", "fr", "de"]),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "de"], ["de"]),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "en"], []),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:de"], ["fr"]),
            // As gettext has it: the locale C knows no other language.
            (["LANG": "C", "LANGUAGE": "de"], []),
            // What is no name is not looked for, and never as a path.
            (["LANG": "../../etc/passwd"], []),
            (["LANG": "de_DE", "LANGUAGE": "/etc/de:..:fr"], ["fr"]),
        ] as [([String: String], [String])])
    func `languages are wanted in the order of gettext`(environment: [String: String], languages: [String]) {
        #expect(LanguagePreference(environment).languages == languages)
    }
}
