import Foundation
import Messages
import Rendering

/// Chooses the language of a run of the program, and reads its catalogue.
///
/// A catalogue is a file `de.json` in the directory of `MERIDIAN_LOCALES`; without that, in `meridian/locale`
/// under `XDG_DATA_HOME`, or under the `share` beside the directory of the program.
struct SpokenLanguage {
    private let context: CommandContext
    /// The path of the program; nil if unknown.
    private let program: String?

    init(in context: CommandContext, program: String?) {
        self.context = context
        self.program = program
    }

    /// Returns the catalogue that the environment requests; nil for English.
    ///
    /// An unreadable catalogue is reported on standard error, and the program continues in English. Output
    /// for programs is English: a run with `--json` or `--ndjson`, or of `fleet`, is entirely in English.
    static func catalogue(for arguments: [String], in context: CommandContext) -> Catalogue? {
        let options = arguments.prefix { $0 != "--" }
        guard arguments != ["--version"], !options.contains(where: ["--json", "--ndjson"].contains),
            !isOfFleet(options)
        else { return nil }
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let language = SpokenLanguage(in: context, program: program ?? CommandLine.arguments.first)
        do throws(CommandFailure) {
            return try language.catalogue()
        } catch {
            context.errors.line("warning: \(error.message)")
            return nil
        }
    }

    /// Whether arguments ask a question of a fleet, wherever the options of every command stand.
    private static func isOfFleet(_ arguments: ArraySlice<String>) -> Bool {
        let questions = ["check", "drift", "agenda", "export"]
        return zip(arguments, arguments.dropFirst()).contains { $0 == "fleet" && questions.contains($1) }
    }

    /// Returns the catalogue of the first available language; nil for English.
    ///
    /// The catalogues of the other languages fill its gaps.
    ///
    /// - Throws: A ``CommandFailure`` when a file is none.
    func catalogue() throws(CommandFailure) -> Catalogue? {
        let wanted = LanguagePreference(context.environment).languages
        guard !wanted.isEmpty else { return nil }
        let directories = directories
        var catalogue: Catalogue?
        for language in wanted.reversed() {
            let paths = directories.map { "\($0)/\(language).json" }
            guard let path = paths.first(where: { access($0, F_OK) == 0 }) else { continue }
            catalogue = try SpokenLanguage.read(path, language, before: catalogue)
        }
        return catalogue
    }

    /// The directories of catalogues, in the order searched.
    private var directories: [String] {
        if let named = context.variable("MERIDIAN_LOCALES") { return [named] }
        var directories: [String] = []
        if let data = context.variable("XDG_DATA_HOME"), data.hasPrefix("/") {
            directories.append(data + "/meridian/locale")
        } else if let home = context.variable("HOME") {
            directories.append(home + "/.local/share/meridian/locale")
        }
        if let program, let slash = program.lastIndex(of: "/") {
            directories.append(program[..<slash] + "/../share/meridian/locale")
        }
        return directories
    }

    /// The format of the file: templates with their translations.
    private struct File: Decodable {
        let language: String
        let messages: [String: String]
    }

    /// The most bytes of a catalogue of translations.
    private static let mostBytes = 16 << 20

    private static func read(
        _ path: String, _ language: String, before next: Catalogue?
    ) throws(CommandFailure) -> Catalogue {
        func failure(_ reason: String) -> CommandFailure {
            CommandFailure(
                "bad-catalogue", "\(Printable.line(path)): \(reason); messages are in English",
                status: .configuration)
        }
        var status = stat()
        // A pipe would block.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("is no file that can be read")
        }
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: mostBytes + 1)
        else { throw failure("cannot be read") }
        guard data.count <= mostBytes else { throw failure("has more than 16 MiB") }
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            throw failure("is no catalogue of messages")
        }
        guard file.language == language else {
            throw failure("is the catalogue of another language, \"\(Printable.name(file.language))\"")
        }
        return Catalogue(language: language, translations: file.messages, next: next)
    }
}
