import Documents
import Foundation
import Messages

// MARK: - Reading

extension CalendarDirectory {
    /// The names of the calendar files, sorted.
    public var files: [String] {
        get throws { try names.filter { kind(of: $0) == .typeRegular } }
    }

    /// The sorted names of calendar files, readable or not, without folders.
    package var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") && kind(of: $0) != .typeDirectory }
                .sorted()
        }
    }

    /// Returns the type of a file, or of a link's target; `nil` where it is unknown.
    private func kind(of name: String) -> FileAttributeType? {
        let real = url(name).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: real)[.type]) as? FileAttributeType
    }

    /// Reads the files in the order of their names; an unreadable file has no content.
    func readFiles() throws -> [DirectoryFile] {
        try files.map { file in
            DirectoryFile(name: file, bytes: (try? Data(contentsOf: url(file))).map { [UInt8]($0) })
        }
    }

    /// Reads all items of the folder.
    ///
    /// A file that cannot be read, or is no calendar, gives a finding; the others are read.
    ///
    /// - Parameter reading: How to read them.
    /// - Returns: The items of all files, as if they stood in one file: of two versions of an event the newer
    ///   one, and of two events with one UID, neither of which is newer, both. The name is that of the file
    ///   `displayname`.
    /// - Throws: The system's error when the folder itself cannot be read.
    public func activities(with reading: CalendarImport) throws -> ImportedCalendar {
        var folder = FolderReading(reading)
        for name in try names {
            switch kind(of: name) {
            case .typeRegular?:
                if let bytes = try? Data(contentsOf: url(name)) {
                    folder.add([UInt8](bytes), file: name)
                } else {
                    folder.passOver(name, since: tr("cannot be read"))
                }
            case nil, .typeSymbolicLink?: folder.passOver(name, since: tr("leads nowhere"))
            // A pipe or a device may have no end, so neither is opened.
            case _?: folder.passOver(name, since: tr("is no ordinary file"))
            }
        }
        var all = folder.calendar()
        let name = (try? Data(contentsOf: url("displayname"))).map {
            String(String(decoding: $0, as: UTF8.self).trimmed)
        }
        all.name = name.flatMap { $0.isEmpty ? nil : $0 } ?? all.name
        return all
    }
}
