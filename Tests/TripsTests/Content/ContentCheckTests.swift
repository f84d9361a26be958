import Testing
import Trips

@Suite("Attached content") struct ContentCheckTests {
    @Test(
        arguments: [
            (SampleFiles.png, "ticket.png", nil, ContentType.png), (SampleFiles.png, "ticket", nil, .png),
            (SampleFiles.png, "ticket.xyz", nil, .png), (SampleFiles.png, "TICKET.PNG", "image/png", .png),
            (SampleFiles.png, "t.png", "application/octet-stream", .png),
            (SampleFiles.pdf, "t.pdf", "application/x-pdf", .pdf),
            (SampleFiles.document("word"), "letter.docx", nil, .docx),
            (SampleFiles.document("word"), "letter.zip", nil, .docx),
            (Array("{}".utf8), "data.txt", nil, .json), (Array("<p>".utf8), "page.html", nil, .text),
            (Array("a;b".utf8), "costs.csv", "text/csv", .text), ([0, 1], "scan.tiff", nil, .unknown),
        ] as [([UInt8], String, String?, ContentType)])
    func `a file that is what it says is taken`(
        bytes: [UInt8], name: String, mediaType: String?, type: ContentType
    ) throws {
        #expect(try ContentType.checked(bytes, name: name, mediaType: mediaType) == type)
    }

    @Test(
        arguments: [
            (
                SampleFiles.png, "ticket.pdf", nil, TripError.Code.contradictoryContent,
                "ticket.pdf: is a PNG image and is named like a PDF document; name it ticket.png"
            ),
            (
                SampleFiles.elf, "ticket.pdf", nil, .executableContent,
                "ticket.pdf: is an ELF program and is named like a PDF document; programs are not attached"
            ),
            (
                SampleFiles.elf, "ticket", nil, .executableContent,
                "ticket: is an ELF program; programs are not attached"
            ),
            (
                Array("#!/bin/sh\n".utf8), "run.txt", nil, .executableContent,
                "run.txt: is a script and is named like plain text; programs are not attached"
            ),
            (
                Array("alert(1)".utf8), "ticket.pdf.js", nil, .executableContent,
                "ticket.pdf.js: is plain text and is named like a script; programs are not attached"
            ),
            (
                SampleFiles.pdf, "ticket\u{202E}fdp.exe", nil, .executableContent,
                "\"ticket\\u{202E}fdp.exe\": is a PDF document and is named like a Windows program; "
                    + "programs are not attached"
            ),
            (
                SampleFiles.pdf, "ticket.pdf", "image/png", .contradictoryContent,
                "ticket.pdf: is a PDF document and is sent as a PNG image; send it as application/pdf"
            ),
            (
                [0, 1, 2], "ticket.pdf", nil, .contradictoryContent,
                "ticket.pdf: is a file of an unknown kind and is named like a PDF document; "
                    + "give it a name that says what it is"
            ),
            (
                Array("Hello".utf8), "trip.ics", nil, .contradictoryContent,
                "trip.ics: is plain text and is named like a calendar; name it trip.txt"
            ),
            (
                SampleFiles.archive([("a", "b")]), "letter.docx", nil, .contradictoryContent,
                "letter.docx: is a ZIP archive and is named like a Word document; name it letter.zip"
            ),
            (
                SampleFiles.png, "a\nb.pdf", nil, .contradictoryContent,
                "\"a\\nb.pdf\": is a PNG image and is named like a PDF document; let its name end in .png"
            ),
            ([], "ticket.pdf", nil, .emptyContent, "ticket.pdf: is empty; there is nothing to attach"),
        ] as [([UInt8], String, String?, TripError.Code, String)])
    func `a file that lies, runs or is empty is refused`(
        bytes: [UInt8], name: String, mediaType: String?, code: TripError.Code, message: String
    ) {
        let error = #expect(throws: TripError.self) {
            try ContentType.checked(bytes, name: name, mediaType: mediaType)
        }
        #expect(error?.code == code)
        #expect(error?.description == message)
    }

    @Test func `a file may have ten mebibytes and no byte more`() throws {
        try ContentType.checkSize(10 * 1024 * 1024, name: "a")
        try ContentType.checkSize(1, name: "a")
        let error = #expect(throws: TripError.self) {
            try ContentType.checked(repeatElement(0x61, count: 10 * 1024 * 1024 + 1), name: "notes.txt")
        }
        #expect(error?.code == .contentTooLarge)
        #expect(
            error?.description
                == "notes.txt: has 10485761 bytes; an attached file has at most 10485760 (10 MiB)")
        #expect(throws: TripError.self) { try ContentType.checkSize(0, name: "a") }
    }

    @Test func `no program fits any name`() {
        for type in ContentType.allCases where type.isExecutable {
            for name in ["a", "a.pdf", "a.txt"] + type.fileExtensions.map({ "a." + $0 }) {
                #expect(type.contradiction(withName: name)?.code == .executableContent)
            }
        }
    }
}
