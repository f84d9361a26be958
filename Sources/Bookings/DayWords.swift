/// The names of days and months, which identify dates in a text: `Tue Aug 24`, `jeudi 15 juillet 2027`.
enum DayWords {
    /// Names and short forms in the languages of the labels, and other words in dates.
    private static let names: WordSet = [
        "mon", "monday", "tue", "tues", "tuesday", "wed", "wednesday", "thu", "thur", "thurs", "thursday",
        "fri", "friday", "sat", "saturday", "sun", "sunday", "jan", "january", "feb", "february", "mar",
        "march", "apr", "april", "may", "jun", "june", "jul", "july", "aug", "august", "sep", "sept",
        "september", "oct", "october", "nov", "november", "dec", "december",
        "mo", "di", "mi", "do", "fr", "sa", "so", "montag", "dienstag", "mittwoch", "donnerstag", "freitag",
        "samstag", "sonnabend", "sonntag", "januar", "februar", "märz", "mär", "mai", "juni", "juli", "okt",
        "oktober", "dez", "dezember",
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lun", "mer", "jeu", "ven",
        "sam", "dim", "janvier", "février", "févr", "mars", "avril", "avr", "juin", "juillet", "juil", "août",
        "septembre", "octobre", "novembre", "décembre", "déc",
        "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "mié", "jue", "vie", "sáb",
        "dom", "enero", "ene", "febrero", "marzo", "abril", "abr", "mayo", "junio", "julio", "agosto", "ago",
        "septiembre", "octubre", "noviembre", "diciembre", "dic",
        "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica", "gio", "gennaio", "gen",
        "febbraio", "aprile", "maggio", "mag", "giugno", "giu", "luglio", "lug", "settembre", "set",
        "ottobre", "ott", "dicembre",
        "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag", "ma", "wo", "vr",
        "za", "zo", "januari", "februari", "maart", "mrt", "mei", "augustus",
        "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela", "pon", "wt", "śr",
        "czw", "pt", "sob", "ndz", "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca",
        "sierpnia", "września", "października", "listopada", "grudnia",
        "pondělí", "úterý", "středa", "čtvrtek", "pátek", "neděle", "po", "út", "st", "čt", "pá", "ne",
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října",
        "listopadu", "prosince",
        "segunda", "terça", "quarta", "quinta", "sexta", "feira", "seg", "ter", "qua", "qui", "sex",
        "janeiro", "fevereiro", "março", "maio", "junho", "julho", "setembro", "outubro", "novembro",
        "dezembro",
        "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag", "mån", "tis", "ons", "tors",
        "tor", "fre", "lör", "sön", "mandag", "tirsdag", "lørdag", "søndag", "man", "tirs", "lør", "søn",
        "maj", "augusti", "desember", "maanantai", "tiistai", "keskiviikko", "torstai", "perjantai",
        "lauantai", "sunnuntai", "ti", "ke", "to", "pe", "la", "su",
    ]
    private static let beside: WordSet = ["de", "den", "the", "of", "th", "st", "nd", "rd", "el", "le", "am"]

    /// Whether a word is the name of a day or month, or a short form.
    static func isName(_ word: Substring) -> Bool { word.withOctets { names.contains(anyCase: $0) } }

    /// Whether a text is a date: it has such a name and nothing else than parts of a date.
    ///
    /// A short name alone may be a place, such as Dom, unless it is beside a date; two capitals are a state: MA.
    static func isDate(_ text: Substring, besideDate: Bool = false) -> Bool {
        guard text.utf8.count <= 60 else { return false }
        let words = text.bareWords
        guard words.count <= 8 else { return false }
        var isNamed = false
        var isSure = besideDate || text.utf8.last == UInt8(ascii: ".")
        for word in words {
            if word.utf8.allSatisfy(BookingLabels.isDigit), word.utf8.count <= 4 {
                // `25 de Abril` is also a place; with a year it is a date.
                isSure = isSure || word.utf8.count == 4
                continue
            }
            let isName = word.withOctets { names.contains(anyCase: $0) }
            // `MA`
            if isName, word.utf8.dropFirst().first.map({ $0 >= 0x60 }) == true {
                isNamed = true
                isSure = isSure || word.utf8.count >= 6
            } else if !word.withOctets({ beside.contains(anyCase: $0) }) {
                return false
            }
        }
        return isNamed && isSure
    }
}
