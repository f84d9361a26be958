// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import Messages
import TestKit
import Testing

@Suite("Examples in the documentation of Messages") struct DocExamples {
    @Test func `in Catalogue`() throws {
        let catalogue = Catalogue(
            language: "de", translations: ["nothing is deleted": "es wird nichts gelöscht"])
        #expect(
            DocExample.shown(
                catalogue.text(of: "nothing is deleted"),
                as: "es wird nichts gelöscht") == nil)
        #expect(
            DocExample.shown(
                catalogue.text(of: "nothing is mended"),
                as: "nothing is mended") == nil)
    }

    @Test func `in Language, number 1`() throws {
        let german = Catalogue(language: "de", translations: ["nothing is deleted": "es wird nichts gelöscht"])
        #expect(
            DocExample.shown(
                Language.speaking(german) { tr("nothing is deleted") },
                as: "es wird nichts gelöscht") == nil)
        #expect(
            DocExample.shown(
                tr("nothing is deleted"),
                as: "nothing is deleted") == nil)
    }

    @Test func `in Language, number 2`() throws {
        #expect(
            DocExample.shown(
                Language.english { tr("nothing is deleted") },
                as: "nothing is deleted") == nil)
    }

    @Test func `in Language, number 3`() throws {
        #expect(
            DocExample.shown(
                tr("nothing is deleted"),
                as: "nothing is deleted") == nil)
    }

    @Test func `in Language, number 4`() throws {
        #expect(
            DocExample.shown(
                tr("March", as: "month in a date"),
                as: "March") == nil)
        #expect(
            DocExample.shown(
                tr("March", as: "month above its own days"),
                as: "March") == nil)
    }

    @Test func `in LanguagePreference`() throws {
        #expect(
            DocExample.shown(
                LanguagePreference(["LANG": "de_AT.UTF-8"]).languages,
                as: "[\"de_AT\", \"de\"]") == nil)
        #expect(
            DocExample.shown(
                LanguagePreference(["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:it"]).languages,
                as: "[\"fr\"]") == nil)
        #expect(
            DocExample.shown(
                LanguagePreference(["LANG": "zh_TW.UTF-8"]).languages,
                as: "[\"zh_TW\", \"zh_Hant\", \"zh\"]") == nil)
        #expect(
            DocExample.shown(
                LanguagePreference(["LC_ALL": "C", "LANG": "de_DE.UTF-8"]).languages,
                as: "[]") == nil)
    }

    @Test func `in Message`() throws {
        let shown = 3
        let message: Message = "\(shown) of \(12) trips"
        #expect(
            DocExample.shown(
                message.english,
                as: "3 of 12 trips") == nil)
    }
}
