import Foundation
import Messages

// MARK: - Reading

extension CalendarDirectory {
    /// The names of the calendar files, in the order of their names.
    public var files: [String] {
        get throws { try names.filter { kind(of: $0) == .typeRegular } }
    }

    /// The names that calendar files have, in their order, whether or not they can be read; folders are passed over.
    package var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") && kind(of: $0) != .typeDirectory }
                .sorted()
        }
    }

    /// What stands under a name, or where a link with this name leads; `nil` where that cannot be said.
    private func kind(of name: String) -> FileAttributeType? {
        let real = url(name).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: real)[.type]) as? FileAttributeType
    }

    /// What is there, in the order of the names; of a file that cannot be read nothing is known, and it is left alone.
    func readFiles() throws -> [DirectoryFile] {
        try files.map { file in
            DirectoryFile(name: file, bytes: (try? Data(contentsOf: url(file))).map { [UInt8]($0) })
        }
    }

    /// Reads all items of the folder.
    ///
    /// A file that cannot be read, or that is no calendar, is told in a finding, and the others are read.
    ///
    /// - Parameter reading: How to read them.
    /// - Returns: What all files together hold, settled as if it stood in one file: of two versions of an event the newer one,
    ///   and of two events with one UID, neither of which is newer, both. The name is that of the file `displayname`.
    /// - Throws: What the system says when the folder itself cannot be read.
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
            // A pipe or a device has no end, so that neither is opened.
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
