import TestKit
import Testing
import Trips

@Suite("ContentType") struct ContentTypeTests {
    @Test(
        arguments: [
            (SampleFiles.png, ContentType.png), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .jpeg),
            (Array("GIF89a\u{1}\u{0}".utf8), .gif), (Array("GIF87a\u{1}\u{0}".utf8), .gif),
            (Array("RIFF\u{1}\u{0}\u{0}\u{0}WEBPVP8 ".utf8), .webp),
            (Array("RIFF\u{1}\u{0}\u{0}\u{0}WAVEfmt ".utf8), .unknown),
            (SampleFiles.media(brand: "heic"), .heic),
            (SampleFiles.media(brand: "mif1", compatible: ["heic"]), .heic),
            (SampleFiles.media(brand: "mif1", compatible: ["avif"]), .avif),
            (SampleFiles.media(brand: "avif"), .avif),
            (SampleFiles.media(brand: "isom", compatible: ["mp41"]), .unknown),
            (SampleFiles.pdf, .pdf), (Array("\r\njunk\n%PDF-1.4\n".utf8), .pdf),
            ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0], .compound),
            (Array("{\\rtf1\\ansi".utf8), .rtf),
            (SampleFiles.elf, .elf), ([0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1], .machO),
            ([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34], .machO),
            ([0x4D, 0x5A, 0x90, 0, 3, 0], .windowsProgram),
            ([0x4C, 0, 0, 0, 1, 0x14, 2, 0, 0], .shortcut),
            (Array("#!/bin/sh\n# %PDF-1.4\n".utf8), .script), (Array("\u{FEFF}#!/bin/sh\n".utf8), .script),
            (Array("MZ is a fine pair of letters.\n".utf8), .text),
            ([0, 1, 2, 3], .unknown), ([], .unknown), ([0x50, 0x4B], .text), ([0x89, 0x50, 0x4E], .text),
        ] as [([UInt8], ContentType)])
    func `the first bytes say what a file is`(bytes: [UInt8], type: ContentType) {
        #expect(ContentType(of: bytes) == type)
        #expect(ContentType(of: ([0xAA] + bytes).dropFirst()) == type)
    }

    @Test(
        arguments: [
            (SampleFiles.document("word"), ContentType.docx), (SampleFiles.document("xl"), .xlsx),
            (SampleFiles.document("ppt"), .pptx), (SampleFiles.document("word", isStreamed: true), .docx),
            (SampleFiles.withMediaType("application/vnd.oasis.opendocument.text"), .odt),
            (SampleFiles.withMediaType("application/vnd.oasis.opendocument.spreadsheet"), .ods),
            (SampleFiles.withMediaType("application/vnd.oasis.opendocument.presentation"), .odp),
            (SampleFiles.withMediaType("application/epub+zip"), .epub),
            (SampleFiles.withMediaType("image/png"), .zip),
            (SampleFiles.archive([("manifest.json", "{}"), ("pass.json", "{}")]), .pkpass),
            (SampleFiles.archive([("META-INF/MANIFEST.MF", ""), ("A.class", "")]), .javaArchive),
            (SampleFiles.archive([("word/document.xml", "")]), .zip),
            (SampleFiles.archive([("a.txt", "a")]), .zip),
            // An archive of nothing, and one that breaks off.
            (SampleFiles.archive([]), .zip), ([0x50, 0x4B, 0x03, 0x04, 20], .zip),
            (Array(SampleFiles.document("word").prefix(60)), .zip),
        ])
    func `the entries of an archive say what else it is`(bytes: [UInt8], type: ContentType) {
        #expect(ContentType(of: bytes) == type)
    }

    @Test(
        arguments: [
            ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", ContentType.calendar),
            ("\u{FEFF}\r\nbegin:vcalendar\n", .calendar),
            ("<!DOCTYPE html><p>Hello", .html), ("\n<?xml version=\"1.0\"?>\n<html xmlns=\"x\">", .html),
            ("<svg/>", .text), ("{\"name\": 1}\n", .json), ("[\n  1, 2]", .json), ("{}", .json),
            ("[]", .json),
            ("[section]\nkey=1\n", .text), ("{curly} and more", .text), ("{\"cut\": ", .text), ("{", .text),
            ("From: a@b\r\nSubject: Ticket\r\n\r\nHello", .mail),
            ("Received: by x;\r\n Sun\r\nMIME-Version: 1.0\r\n", .mail),
            ("Subject: alone\n\nHello", .text), ("From: a\nno field\nTo: b\n", .text),
            ("To do: buy\nDate: 1", .text),
            ("Grüße aus 東京 👋", .text), (" ", .text), ("tab\tand\u{1B}[31m", .text), ("bell\u{7}", .unknown),
            ("nul\u{0}", .unknown),
        ])
    func `a text says by its first lines what it is`(text: String, type: ContentType) {
        #expect(ContentType(of: text.utf8) == type)
    }

    @Test func `text in another encoding is text`() {
        #expect(ContentType(of: [0x47, 0x72, 0xFC, 0xDF, 0x65]) == .text)
        #expect(ContentType(of: [0xFF, 0xFE, 0x48, 0, 0x69, 0]) == .text)
        #expect(ContentType(of: [0xFE, 0xFF, 0, 0x48, 0, 0x69]) == .text)
        #expect(ContentType(of: [0xFF, 0xFE, 0x48, 0, 0x01, 0]) == .unknown)
    }

    @Test func `what stands behind the first part of a file does not count`() {
        let long = [UInt8](repeating: 0x61, count: 64 * 1024)
        #expect(ContentType(of: long + [0]) == .text)
        #expect(ContentType(of: [0] + long) == .unknown)
    }

    @Test(arguments: ContentType.allCases)
    func `a type is found by its names`(type: ContentType) {
        for end in type.fileExtensions {
            #expect(ContentType(fileName: "x." + end) == type)
            #expect(ContentType(fileName: "folder.d/X." + end.uppercased()) == type)
        }
        #expect(ContentType(mediaType: type.mediaType) == (type == .unknown ? nil : type))
        #expect(type.title.first?.isLowercase == true || type == .json)
    }

    @Test(
        arguments: [
            ("ticket", nil), (".pdf", nil), ("", nil), ("a/.pdf", nil), ("a.pdf/b", nil), ("a.xyz", nil),
            ("a.", nil),
            ("ticket.pdf. .", .pdf), ("C:\\mail\\ticket.PDF", .pdf), ("ticket.png.pdf", .pdf),
            ("ticket.pdf.exe", .windowsProgram), ("from booking.com", nil),
        ] as [(String, ContentType?)])
    func `the end of a name states a type or nothing`(name: String, type: ContentType?) {
        #expect(ContentType(fileName: name) == type)
    }

    @Test(
        arguments: [
            ("image/jpg", ContentType.jpeg), ("TEXT/CALENDAR; charset=utf-8; method=REQUEST", .calendar),
            ("application/msword", .compound), ("text/csv", .text), ("application/octet-stream", nil),
            ("", nil),
            ("nonsense", nil),
        ] as [(String, ContentType?)])
    func `a media type states a type or nothing`(mediaType: String, type: ContentType?) {
        #expect(ContentType(mediaType: mediaType) == type)
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `any bytes are something`(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let starts = [
            SampleFiles.document("word"), SampleFiles.png, SampleFiles.media(brand: "heic"), [],
            [0x50, 0x4B, 3, 4],
        ]
        var bytes = starts[Int(seed % 5)]
        bytes += (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
        if seed.isMultiple(of: 2) {
            bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
        }
        for _ in 0..<5 where !bytes.isEmpty {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
                in: 0...255, using: &generator)
        }
        #expect(ContentType.allCases.contains(ContentType(of: bytes)))
    }
}
