import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Folders of calendars") struct FolderCommandTests {
    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".ics") }.sorted()
    }

    @Test func `a folder has a file for each item, and what says the same is not written again`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        _ = try place.run(
            "add", "event", "Dinner", "--start", "2027-03-11 19:00 Asia/Tokyo", "--length", "2h")
        let folder = "\(place.path)/out/tokyo/"
        let run = try place.run("export", "Tokyo", "-o", folder)
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.output == "\(folder): 2 added\n")
        let names = try files(folder)
        #expect(names.count == 2)
        #expect(names.contains("one@example.org.ics"))
        #expect(try Fixtures.text(folder + "displayname") == "Tokyo")
        func written() throws -> [String: (Int, Data)] {
            try names.reduce(into: [:]) { all, name in
                let attributes = try FileManager.default.attributesOfItem(atPath: folder + name)
                let inode = attributes[.systemFileNumber] as? Int
                all[name] = (try #require(inode), try Data(contentsOf: URL(fileURLWithPath: folder + name)))
            }
        }
        let before = try written()
        #expect(
            try place.run("export", "Tokyo", "-o", folder, now: "2027-03-02T09:00:00Z").output
                == "\(folder): 2 unchanged\n")
        for (name, file) in try written() {
            #expect(before[name].map { $0 == file } == true, "\(name) was written again")
        }
        _ = try place.run("edit", "Dinner", "--title", "Late dinner", now: "2027-03-03T09:00:00Z")
        let third = try place.run("export", "Tokyo", "-o", folder, "--json").json()
        #expect((third["updated"] as? [String])?.count == 1)
        #expect(third["unchanged"] as? [String] == ["one@example.org.ics"])
    }

    @Test func `a folder is imported, and read without a store`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        _ = try place.run("todo", "add", "Pack", "--trip", "Tokyo")
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let other = "\(place.path)/other.db"
        for counts in ["1 added, 1 to-do added", "1 unchanged, 1 to-do unchanged"] {
            #expect(try place.run("import", folder, "--db", other).output.contains(counts))
        }
        #expect(try place.run("trip", "list", "--db", other).output.contains("Tokyo"))
        #expect(try place.run("agenda", "-f", folder, "2027-03-10").output.contains("Tea"))
        _ = try place.file("tokyo/bad.ics", "no calendar")
        let run = try place.run("import", folder, "--db", other)
        #expect(run.status == .badData)
        #expect(run.output.contains("bad.ics"))
    }

    @Test func `a file of a folder that cannot be read is named, and the others are imported`() throws {
        let place = try Workplace()
        let folder = "\(place.path)/in"
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/d.ics", withIntermediateDirectories: true)
        _ = try place.file("in/a.ics", calendar())
        _ = try place.file("in/b.ics", "no calendar")
        try files.createSymbolicLink(atPath: folder + "/c.ics", withDestinationPath: folder + "/nothing")
        // What the system opens and nobody can read, root neither.
        try files.createSymbolicLink(atPath: folder + "/e.ics", withDestinationPath: "/proc/self/mem")
        #expect(mkfifo(folder + "/f.ics", 0o600) == 0)
        _ = try place.file("in/z.ics", calendar(uid: "two@example.org", title: "Dinner"))
        let run = try place.run("import", folder, "--trip", "Tokyo", "--json")
        #expect(run.status == .badData)
        let told = try #require(try run.json()["repairs"] as? [[String: Any]])
        let messages = told.map { "\($0["file"] ?? "") \($0["code"] ?? "") \($0["message"] ?? "")" }
        #expect(messages.count == 4)
        #expect(messages.contains("c.ics unreadable-file leads nowhere; the file was passed over"))
        #expect(messages.contains("e.ics unreadable-file cannot be read; the file was passed over"))
        #expect(messages.contains("f.ics unreadable-file is no ordinary file; the file was passed over"))
        #expect(messages.contains { $0.hasPrefix("b.ics bad-value ") })
        #expect(try place.run("trip", "show").output.contains("Tea"))
        #expect(try place.run("show", "Dinner").status == .success)
        // The same without a store.
        let agenda = try place.run("agenda", "2027-03-10", "-f", folder)
        #expect(agenda.status == .badData)
        #expect(agenda.output.contains("Tea") && agenda.errors.contains("e.ics"))
    }

    @Test func `files of events come in with a folder, and go out with it`() throws {
        let place = try Workplace()
        let line = "ATTACH;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=text/plain;FILENAME=a.txt:aGVsbG8gdGV4dA=="
        let text = calendar(name: "Tokyo").replacing("END:VEVENT", with: line + "\r\nEND:VEVENT")
        #expect(text.contains(line))
        try FileManager.default.createDirectory(atPath: "\(place.path)/in", withIntermediateDirectories: true)
        _ = try place.file("in/a.ics", text)
        #expect(try place.run("import", "\(place.path)/in").output.contains("1 added, 1 attached"))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let other = "\(place.path)/other.db"
        for count in ["1 added, 1 attached", "1 unchanged"] {
            #expect(try place.run("import", folder, "--db", other).output.hasSuffix(count + "\n"))
            #expect(try place.run("attachments", "list", "--db", other).output.contains("a.txt · text/plain"))
        }
        let exported = try place.run("export", "Tokyo", "--db", other).output.replacing("\r\n ", with: "")
        #expect(exported.contains(":aGVsbG8gdGV4dA==\r\n"))
    }

    @Test func `what the trip has no more is told, and deleted only when it is asked for and confirmed`()
        throws
    {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        _ = try place.file("tokyo/notes.txt", "mine")
        _ = try place.run(
            "add", "event", "Dinner", "--start", "2027-03-11 19:00 Asia/Tokyo", "--length", "2h")
        _ = try place.run("delete", "Tea", "--yes")
        let told = try place.run("export", "Tokyo", "-o", folder)
        #expect(told.output.contains("1 file is of no item of the trip (one@example.org.ics); --prune"))
        #expect(try files(folder).count == 2)
        #expect(try place.run("export", "Tokyo", "-o", folder, "--prune").status == .usage)
        let words = ["export", "Tokyo", "-o", folder, "--prune"]
        #expect(try place.run(words, answers: ["n"]).status == .success)
        #expect(try files(folder).count == 2)
        let asked = try place.run(words, answers: ["y"])
        #expect(asked.errors.contains("Delete 1 file of"), "\(asked.errors)")
        #expect(asked.output.contains("1 unchanged, 1 deleted"))
        #expect(try files(folder).count == 1)
        #expect(FileManager.default.fileExists(atPath: folder + "notes.txt"))
        #expect(try place.run(words + ["--yes"]).output == "\(folder): 1 unchanged\n")
        #expect(try place.run("export", "Tokyo", "--prune").status == .usage)
    }

    @Test func `an item that another program has changed since is left, and told`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let path = "tokyo/one@example.org.ics"
        let changed = try Fixtures.text("\(place.path)/\(path)").replacing(
            "SUMMARY:Tea", with: "SUMMARY:Green tea"
        )
        .replacing("DTSTAMP:20270101T000000Z", with: "DTSTAMP:20270601T000000Z")
        _ = try place.file(path, changed)
        let run = try place.run("export", "Tokyo", "-o", folder)
        #expect(run.status == .findings)
        #expect(run.output.contains("one@example.org.ics: is newer there"))
        #expect(try Fixtures.text("\(place.path)/\(path)") == changed)
        #expect(try place.run("import", folder).output.contains("1 updated"))
        #expect(try place.run("export", "Tokyo", "-o", folder).status == .success)
    }

    @Test func `what was changed here and there is brought together by an import, and then written`() throws {
        let place = try Workplace()
        let todo = "BEGIN:VTODO\r\nUID:t\r\nDTSTAMP:20270101T000000Z\r\nSUMMARY:Pack\r\nEND:VTODO\r\n"
        let text = calendar(name: "Tokyo").replacing("END:VCALENDAR", with: todo + "END:VCALENDAR")
        _ = try place.run("import", place.file("a.ics", text))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        _ = try place.run("edit", "Tea", "--title", "Green tea", now: "2027-03-02T09:00:00Z")
        _ = try place.run("todo", "edit", "Pack", "--title", "Pack more", now: "2027-03-02T09:00:00Z")
        let names = try files(folder)
        for name in names {
            let changed = try Fixtures.text(folder + name)
                .replacing("DTSTAMP:20270101", with: "DTSTAMP:20270303")
                .replacing("SUMMARY:", with: "LOCATION:Kyoto\r\nSUMMARY:")
            _ = try place.file("tokyo/\(name)", changed)
        }
        let now = "2027-03-04T09:00:00Z"
        #expect(try place.run("export", "Tokyo", "-o", folder, now: now).status == .findings)
        let counts = "1 updated, 1 to-do updated"
        #expect(try place.run("import", folder, "--trip", "Tokyo", now: now).output.contains(counts))
        #expect(try place.run("export", "Tokyo", "-o", folder, now: now).output == "\(folder): 2 updated\n")
        let written = try names.map { try Fixtures.text(folder + $0) }
        #expect(written.allSatisfy { $0.contains("LOCATION:Kyoto") })
        #expect(written.contains { $0.contains("SUMMARY:Green tea") })
        #expect(written.contains { $0.contains("SUMMARY:Pack more") })
    }

    @Test func `what somebody added there is written over only when it is asked for and confirmed`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let path = "tokyo/one@example.org.ics"
        let journal = "BEGIN:VJOURNAL\r\nUID:one@example.org\r\nSUMMARY:Diary\r\nEND:VJOURNAL\r\n"
        let changed = try Fixtures.text("\(place.path)/\(path)").replacing(
            "END:VCALENDAR", with: journal + "END:VCALENDAR")
        _ = try place.file(path, changed)
        let words = ["export", "Tokyo", "-o", folder, "--overwrite"]
        for arguments in [Array(words.dropLast()), words] {
            let run = try place.run(arguments, answers: ["n"])
            #expect(run.status == .findings)
            #expect(
                run.output
                    == "\(folder): no items\none@example.org.ics: is newer there, or says what is not known here, "
                    + "and was left; import the folder first, or write over it with --overwrite\n")
            #expect(try Fixtures.text("\(place.path)/\(path)") == changed)
        }
        #expect(try place.run(words).status == .usage)
        let asked = try place.run(words, answers: ["y"])
        #expect(asked.errors.contains("Write over 1 file of"), "\(asked.errors)")
        #expect(asked.output == "\(folder): 1 updated\n")
        #expect(try !Fixtures.text("\(place.path)/\(path)").contains("VJOURNAL"))
        #expect(try place.run(words).output == "\(folder): 1 unchanged\n")
        #expect(try place.run("export", "Tokyo", "--overwrite").status == .usage)
    }

    @Test func `what was imported and kept as it came is not deleted`() throws {
        let place = try Workplace()
        try FileManager.default.createDirectory(
            atPath: "\(place.path)/tokyo", withIntermediateDirectories: true)
        _ = try place.file("tokyo/a.ics", calendar())
        _ = try place.file("tokyo/z.ics", calendar(uid: "z", start: "DTSTART;TZID=Nowhere:20270310T090000"))
        let todo = "BEGIN:VTODO\r\nUID:t\r\nSUMMARY:Water\r\nRRULE:FREQ=DAILY\r\nEND:VTODO\r\n"
        _ = try place.file("tokyo/t.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(todo)END:VCALENDAR\r\n")
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("import", folder, "--trip", "Tokyo")
        let run = try place.run("export", "Tokyo", "-o", folder, "--prune", "--yes")
        #expect(run.output == "\(folder): 1 updated\n")
        #expect(try files(folder) == ["a.ics", "t.ics", "z.ics"])
    }

    @Test func `a file that cannot be read as a whole is left, and told`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let path = folder + "one@example.org.ics"
        let flawed = try Fixtures.text(path).replacing("END:VEVENT", with: "no line\r\nEND:VEVENT")
        _ = try place.file("tokyo/one@example.org.ics", flawed)
        let run = try place.run(
            "export", "Tokyo", "-o", folder, "--overwrite", "--yes", now: "2027-03-03T09:00:00Z")
        #expect(run.status == .findings)
        #expect(run.output.contains("one@example.org.ics: cannot be read as a whole and was left as it is\n"))
        #expect(try Fixtures.text(path) == flawed)
        let json = try place.run("export", "Tokyo", "-o", folder, "--json").json()
        #expect(json["unread"] as? [String] == ["one@example.org.ics"])
    }

    @Test func `a shared folder has no code of the trip`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Tokyo XK7P2Q")
        _ = try place.run(
            "add", "flight", "Flight", "--start", "2027-03-10 10:00 Asia/Tokyo", "--length", "2h",
            "--confirmation", "XK7P2Q")
        _ = try place.run(
            "add", "event", "Dinner after XK7P2Q", "--start", "2027-03-11 19:00 Asia/Tokyo", "--length", "2h")
        let folder = "\(place.path)/shared/"
        let run = try place.run("export", "--redact", "shared", "-o", folder)
        #expect(run.output == "\(folder): 2 added\n", "\(run.errors)")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            #expect(try !Fixtures.text(folder + name).contains("XK7P2Q"), "\(name)")
        }
        #expect(try Fixtures.text(folder + "displayname") == "Tokyo …")
    }

    @Test func `a file of several items is left and told, and goes only when none of them is of the trip`()
        throws
    {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let one = try Fixtures.text(folder + "one@example.org.ics")
        func several(_ uids: String...) -> String {
            uids.map { one.replacing("UID:one@example.org", with: "UID:\($0)") }.joined()
        }
        _ = try place.file("tokyo/one@example.org.ics", several("x"))
        _ = try place.file("tokyo/ours.ics", several("one@example.org", "a"))
        _ = try place.file("tokyo/theirs.ics", several("b", "c"))
        let words = ["export", "Tokyo", "-o", folder, "--prune"]
        let run = try place.run(words, answers: ["y"])
        #expect(run.status == .findings)
        #expect(run.output.contains("ours.ics: holds an item of the trip among others"))
        #expect(run.errors.contains("(one@example.org.ics, theirs.ics with 2 items)"), "\(run.errors)")
        #expect(try files(folder) == ["ours.ics"])
        // Without that file the item has one of its own again, also beside another one of its name.
        try FileManager.default.removeItem(atPath: folder + "ours.ics")
        _ = try place.file("tokyo/one@example.org.ics", several("x"))
        #expect(try place.run(words + ["--yes"]).output == "\(folder): 1 added, 1 deleted\n")
        #expect(try Fixtures.text("\(folder)\(try files(folder)[0])").contains("UID:one@example.org"))
    }

    @Test func `a further file of an item is left and told`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let folder = "\(place.path)/tokyo/"
        _ = try place.run("export", "Tokyo", "-o", folder)
        let one = try Fixtures.text(folder + "one@example.org.ics")
        let newer = one.replacing("DTSTART", with: "SEQUENCE:7\r\nDTSTART")
        _ = try place.file("tokyo/z.ics", newer)
        let run = try place.run("export", "Tokyo", "-o", folder, "--overwrite", "--prune", "--yes")
        #expect(run.status == .findings)
        #expect(
            run.output == "\(folder): 1 unchanged\n"
                + "z.ics: is a further file of an item of the trip and was left as it is; keep one of them\n")
        #expect(try Fixtures.text(folder + "z.ics") == newer)
        let told = try place.run("export", "Tokyo", "-o", folder, "--json").output
        #expect(told.replacing(" ", with: "").replacing("\n", with: "").contains("\"further\":[\"z.ics\"]"))
    }

    @Test func `a folder that cannot be made is told`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar(name: "Tokyo")))
        let file = try place.file("file", "x")
        let run = try place.run("export", "Tokyo", "-o", "\(file)/")
        #expect(run.status == .cannotCreate, "\(run.errors)")
        #expect(try Fixtures.text(file) == "x")
    }
}
