import Foundation
import ICalendar
import Trips

// MARK: - Reading

extension CalendarDirectory {
    /// The names of the calendar files, in the order of their names.
    public var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { name in
                    guard name.hasSuffix(".ics"), !name.hasPrefix(".") else { return false }
                    // A pipe or a device has no end, so that neither is opened.
                    let real = url(name).resolvingSymlinksInPath().path
                    let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type]
                    return kind as? FileAttributeType == .typeRegular
                }
                .sorted()
        }
    }

    /// What is there, in the order of the names; of a file that cannot be read nothing is known, and it is left alone.
    func readFiles() throws -> [DirectoryFile] {
        try files.map { file in
            DirectoryFile(name: file, bytes: (try? Data(contentsOf: url(file))).map { [UInt8]($0) })
        }
    }

    /// Reads all items of the folder.
    ///
    /// A file that is no calendar is told in a finding, and the others are read.
    ///
    /// - Parameter reading: How to read them.
    /// - Returns: What all files together hold, settled as if it stood in one file: of two versions of an event the newer one,
    ///   and of two events with one UID, neither of which is newer, both. The name is that of the file `displayname`.
    /// - Throws: What the system says when the folder cannot be read.
    public func activities(with reading: CalendarImport) throws -> ImportedCalendar {
        var folder = FolderReading(reading)
        for file in try files {
            folder.add([UInt8](try Data(contentsOf: url(file))), file: file)
        }
        var all = folder.calendar()
        let name = (try? Data(contentsOf: url("displayname"))).map {
            String(String(decoding: $0, as: UTF8.self).trimmed)
        }
        all.name = name.flatMap { $0.isEmpty ? nil : $0 } ?? all.name
        return all
    }
}
