import Messages
import Testing

/// Messages in the language of the work that makes them.
@Suite("Catalogue") struct CatalogueTests {
    @Test func `a message without a catalogue is English`() {
        let (name, count) = ("Lisbon", 3)
        #expect(tr("nothing is deleted") == "nothing is deleted")
        #expect(
            tr("Delete the trip \(name) with \(count) to-dos?") == "Delete the trip Lisbon with 3 to-dos?")
        #expect(tr("the trip \(name) " + "has \(count) to-dos") == "the trip Lisbon has 3 to-dos")
        let nothing: Int? = nil
        #expect(tr("\(1.5) \(nothing as Any) {0} {}") == "1.5 nil {0} {}")
        #expect(tr("\(name) to \(count)", as: "from a name to a number") == "Lisbon to 3")
        #expect(Language.english { tr("nothing is deleted") } == "nothing is deleted")
    }

    @Test func `one English text has several meanings`() {
        Language.speaking(
            Catalogue(
                language: "cs",
                translations: [
                    "month in a date :: May": "května", "May": "květen",
                    "from one zone to another :: {0} to {1}": "ze zóny {0} do {1}",
                    "days of one month :: {0} to {1}": "{0} až {1}",
                    "several :: {0} trips": "{0} several",
                ])
        ) {
            let (from, to) = ("A", "B")
            #expect(tr("May") == "květen")
            #expect(tr("May", as: "month in a date") == "května")
            // A sense that has no translation is English: that of another sense would be wrong.
            #expect(tr("May", as: "permission") == "May")
            #expect(tr("\(from) to \(to)", as: "from one zone to another") == "ze zóny A do B")
            #expect(tr("\(from) " + "to \(to)", as: "days of one month") == "A až B")
            #expect(tr("\(from) to \(to)") == "A to B")
            #expect(tr("\(3) trips", as: "several") == "3 several")
        }
    }

    @Test func `what one catalogue lacks another has`() {
        let german = Catalogue(
            language: "de",
            translations: [
                "now": "jetzt", "in January": "im Januar", "at {0}": "bei {0}",
                "{0} trips": "Reisen: {0}",
            ])
        Language.speaking(
            Catalogue(
                language: "de_AT",
                translations: [
                    "in January": "im Jänner", "at {0}": "bei", "now": "",
                ], next: german)
        ) {
            let place = "A"
            #expect(tr("in January") == "im Jänner")
            #expect(tr("now") == "jetzt")
            #expect(tr("at \(place)") == "bei A")
            #expect(tr("\(1) trips") == "Reisen: 1")
            #expect(tr("later") == "later")
            #expect(Language.tag == "de-AT")
        }
    }

    @Test func `what programs read is said in English meanwhile`() {
        Language.speaking(
            Catalogue(
                language: "de",
                translations: ["now": "jetzt", "at {0}": "bei {0}"])
        ) {
            let place = "A"
            let kept = Language.english { [tr("now"), tr("at \(place)"), tr("at \(tr("now"))")] }
            #expect(kept == ["now", "at A", "at now"])
            #expect(tr("at \(tr("now"))") == "bei jetzt")
            struct Refusal: Error {}
            #expect(throws: Refusal.self) { try Language.english { throw Refusal() } }
            #expect(Language.english { tr("Mon", as: "short weekday") } == "Mon")
        }
    }

    @Test func `a translation has its places where it wants them`() {
        Language.speaking(
            Catalogue(
                language: "de",
                translations: [
                    "nothing is deleted": "es wird nichts gelöscht",
                    "move {0} to {1}": "nach {1} wird {0} gebracht",
                    "{0} is long{1}": "lang{1} ist {0} {}",
                    "twice {0}": "{0} und {0}",
                    "the same": "",
                ])
        ) {
            let (from, to) = ("A", "B")
            #expect(tr("nothing is deleted") == "es wird nichts gelöscht")
            #expect(tr("move \(from) to \(to)") == "nach B wird A gebracht")
            // The parts of a long line are one message, whose places are counted on.
            #expect(tr("move \(from) " + "to \(to)") == "nach B wird A gebracht")
            #expect(tr("\(from) is " + "long" + "\(to)") == "langB ist A {}")
            #expect(tr("twice \(from)") == "A und A")
            #expect(tr("the same") == "the same")
            #expect(tr("nobody translated \(from)") == "nobody translated A")
            // What stands in a place is not read as a template.
            let name = "{1}"
            #expect(tr("move \(name) to \(to)") == "nach B wird {1} gebracht")
        }
    }

    @Test func `a translation with other places is not used`() {
        Language.speaking(
            Catalogue(
                language: "de",
                translations: [
                    "from {0} to {1}": "von {0}", "at {0}": "bei {0} und {1}",
                    "now": "jetzt {0}", "{0} ends": "{7}",
                ])
        ) {
            let (from, to) = ("A", "B")
            #expect(tr("from \(from) to \(to)") == "from A to B")
            #expect(tr("at \(from)") == "at A")
            #expect(tr("now") == "now")
            #expect(tr("\(from) ends") == "A ends")
        }
    }

    @Test func `a translation with what a terminal obeys is not used`() {
        Language.speaking(
            Catalogue(
                language: "de",
                translations: [
                    "there": "d\u{1b}[31mort", "later": "spä\u{202e}ter",
                    "two\nlines": "zwei\nZeilen",
                ])
        ) {
            #expect(tr("there") == "there")
            #expect(tr("later") == "later")
            #expect(tr("two\nlines") == "zwei\nZeilen")
        }
    }

    @Test func `each thread and task has its own language, and work within work the inner one`() async {
        let german = Catalogue(language: "de", translations: ["now": "jetzt"])
        let french = Catalogue(language: "fr", translations: ["now": "maintenant"])
        let said = await withTaskGroup(of: [String].self) { group in
            for catalogue in [german, french, nil] {
                group.addTask {
                    Language.speaking(catalogue) {
                        [tr("now"), Language.speaking(french) { tr("now") }, Language.tag]
                    }
                }
            }
            return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(
            said == [
                ["jetzt", "maintenant", "de"], ["maintenant", "maintenant", "fr"],
                ["now", "maintenant", "en"],
            ])
        #expect(tr("now") == "now" && Language.catalogue == nil)
    }
}
