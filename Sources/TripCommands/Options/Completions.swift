import ArgumentParser
import CivilTime
import Places
import Rendering
import TripStorage
import Trips

/// The completions of a shell for the word being typed.
///
/// A shell waits for them at a keystroke, so nothing here waits for a lock, no store is created, and failures
/// are silent.
struct Completions {
    /// The context of the run that answers the shell, since completions take no argument for it.
    @TaskLocal static var context: CommandContext?

    /// The words of the command line so far.
    private let words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// The names of all zones.
    var zones: [String] { database?.ids.map(\.name) ?? [] }

    /// Returns the codes of airports with a prefix; none for an empty one, which has thousands.
    func airports(_ prefix: String) -> [String] {
        let letters = prefix.drop { "\"'".contains($0) }.uppercased()
        guard (1...3).contains(letters.utf8.count) else { return [] }
        return AirportTable.all().map(\.iata).filter { $0.hasPrefix(letters) }
    }

    /// The names of unarchived trips that fit on a line.
    var trips: [String] {
        let trips = stored { try $0.trips() } ?? []
        return trips.filter { !$0.isArchived }.map(\.name).filter { Printable.line($0) == $0 }
    }

    /// The titles of the activities of unarchived trips that fit on a line.
    var items: [String] {
        let found = stored { try $0.activities(touching: nil, includingArchived: false) } ?? []
        var seen: Set<String> = []
        return found.map(\.activity.title).filter {
            !$0.isEmpty && Printable.line($0) == $0 && seen.insert($0).inserted
        }
    }

    /// The names of the organizations.
    var organizations: [String] {
        (stored { try $0.organizations() } ?? []).map(\.name).filter { Printable.line($0) == $0 }
    }

    /// The names of the persons.
    var persons: [String] {
        (stored { try $0.persons() } ?? []).map(\.name).filter { Printable.line($0) == $0 }
    }

    /// Reads from the store, if it answers at once.
    private func stored<Value>(_ read: (any TripReading) throws -> Value) -> Value? {
        guard let session, let path = try? session.storePath,
            let store = try? FileTripStore.open(path, for: .reading, patience: .milliseconds(200))
        else { return nil }
        return try? store.read { reading in try reading.sparing { try read(reading) }.value }
    }

    private var database: ZoneDatabase? { session?.database }

    /// The session that the words so far describe.
    private var session: Session? {
        let stated = ["--db", "--tzdir"].flatMap { name in value(of: name).map { [name, $0] } ?? [] }
        guard let context = Completions.context, let options = try? GlobalOptions.parse(stated) else {
            return nil
        }
        return try? Session(options, in: context)
    }

    /// Returns the value of an option among the words as typed.
    private func value(of option: String) -> String? {
        guard let index = words.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
            return nil
        }
        let word = words[index]
        let value =
            word == option ? words.dropFirst(index + 1).first : String(word.dropFirst(option.count + 1))
        return value?.filter { !"\"'\\".contains($0) }
    }
}
