import Foundation
import Messages
import Rendering

/// The file with a person's settings for `check`.
enum SettingsFile {
    /// The most bytes of the file.
    static let mostBytes = 1 << 20

    /// Reads the settings of a run.
    ///
    /// - Parameters:
    ///   - options: Which file to read, if any.
    ///   - context: The world of the run.
    /// - Returns: The settings, or nil where there are none.
    /// - Throws: A ``CommandFailure`` when a file that is named is not there, the file is no JSON in UTF-8, or an object of
    ///   it has a key twice.
    static func read(_ options: SettingsOptions, in context: CommandContext) throws -> SettingsNode? {
        guard !options.noSettings else { return nil }
        let named = options.settings.map { InputFile(path: $0) }
        guard let file = named ?? usual(in: context), named != nil || file.exists else { return nil }
        let bytes = try file.bytes(in: context, most: mostBytes)
        let data = Data(bytes)
        // UTF-16 and UTF-32, which the decoder reads as well, contain NUL bytes.
        guard !bytes.contains(0) else { throw failure(file, tr(": is no text in UTF-8")) }
        guard let value = try? JSONDecoder().decode(SettingValue.self, from: data) else {
            throw failure(file, flaw(of: data))
        }
        if let twice = RepeatedKey(in: bytes) {
            let place = twice.path.isEmpty ? "" : "\(Printable.name(twice.path)): "
            throw failure(
                file,
                tr(":\(twice.line): \(place)\"\(Printable.name(twice.key))\" is there twice; leave one out")
            )
        }
        return SettingsNode(file: file.name, path: "", value: value)
    }

    private static func failure(_ file: InputFile, _ reason: String) -> CommandFailure {
        CommandFailure("bad-settings", "\(Printable.name(file.name))\(reason)", status: .configuration)
    }

    /// Returns the default file in the XDG configuration directory.
    private static func usual(in context: CommandContext) -> InputFile? {
        if let directory = context.variable("XDG_CONFIG_HOME"), directory.hasPrefix("/") {
            return InputFile(path: directory + "/meridian/settings.json")
        }
        return context.variable("HOME").map { InputFile(path: $0 + "/.config/meridian/settings.json") }
    }

    /// Returns where the text is no JSON, and why: `:3: is no JSON: invalid value`.
    ///
    /// The decoder does not say it. The older reader of Foundation does, by the number of the byte.
    private static func flaw(of data: Data) -> String {
        var text = tr("invalid text")
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch let error as NSError {
            text = error.userInfo[NSDebugDescriptionErrorKey].map { "\($0)" } ?? text
        }
        let halves = text.components(separatedBy: " around character ")
        let reason = Printable.line(halves[0].hasSuffix(".") ? String(halves[0].dropLast()) : halves[0])
        let plain = reason.prefix(1).lowercased() + reason.dropFirst()
        guard halves.count == 2, let offset = Int(halves[1].prefix { $0.isNumber }) else {
            return tr(": is no JSON: \(plain)")
        }
        let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        return tr(":\(line): is no JSON: \(plain)")
    }
}
