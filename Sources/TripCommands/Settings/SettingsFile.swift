import Foundation
import Rendering

/// The file in which a person says what `check` shall do otherwise.
enum SettingsFile {
    /// Reads the settings of a run.
    ///
    /// - Parameters:
    ///   - options: Which file to read, if any.
    ///   - context: The world of the run.
    /// - Returns: The settings, or nil where there are none.
    /// - Throws: A ``CommandFailure`` when a file that is named is not there, or the file is no JSON.
    static func read(_ options: SettingsOptions, in context: CommandContext) throws -> SettingsNode? {
        guard !options.noSettings else { return nil }
        let named = options.settings.map { InputFile(path: $0) }
        guard let file = named ?? usual(in: context), named != nil || file.exists else { return nil }
        let data = Data(try file.bytes(in: context))
        do {
            let value = try JSONDecoder().decode(SettingValue.self, from: data)
            return SettingsNode(file: file.name, path: "", value: value)
        } catch {
            throw CommandFailure(
                "bad-settings", "\(Printable.name(file.name))\(flaw(of: data))", status: .configuration)
        }
    }

    /// Where the file is when nobody names another: under the XDG configuration directory.
    private static func usual(in context: CommandContext) -> InputFile? {
        if let directory = context.variable("XDG_CONFIG_HOME"), directory.hasPrefix("/") {
            return InputFile(path: directory + "/meridian/settings.json")
        }
        return context.variable("HOME").map { InputFile(path: $0 + "/.config/meridian/settings.json") }
    }

    /// Where the text stops to be JSON, and why: `:3: is no JSON: invalid value`.
    ///
    /// The decoder does not say it. The older reader of Foundation does, by the number of the octet.
    private static func flaw(of data: Data) -> String {
        var text = "invalid text"
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch let error as NSError {
            text = error.userInfo[NSDebugDescriptionErrorKey].map { "\($0)" } ?? text
        }
        let halves = text.components(separatedBy: " around character ")
        let reason = Printable.line(halves[0].hasSuffix(".") ? String(halves[0].dropLast()) : halves[0])
        let plain = reason.prefix(1).lowercased() + reason.dropFirst()
        guard halves.count == 2, let offset = Int(halves[1].prefix { $0.isNumber }) else {
            return ": is no JSON: \(plain)"
        }
        let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        return ":\(line): is no JSON: \(plain)"
    }
}
