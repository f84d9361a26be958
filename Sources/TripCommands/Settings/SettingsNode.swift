import CivilTime
import Messages
import Rendering

/// A value of a settings file with its path, for messages.
struct SettingsNode: Sendable {
    let file: String
    /// The keys from the top, such as `check.severities`; empty at the top.
    let path: String
    let value: SettingValue

    /// Returns the members of an object, in the order of their names.
    ///
    /// - Parameters:
    ///   - known: The known keys; any other one is refused.
    ///   - name: What a key is, in the singular.
    /// - Returns: The members that are there.
    /// - Throws: A ``CommandFailure`` that names the nearest key.
    func members(_ known: [String], each name: String = tr("key", as: "kind of a key")) throws -> [String:
        SettingsNode]
    {
        guard case .object(let object) = value else { throw failure(tr("an object is expected")) }
        for key in object.keys.sorted() where !known.contains(key) {
            throw unknown(name, key, known)
        }
        return Dictionary(
            uniqueKeysWithValues: object.map { key, value in (key, member(key, value)) })
    }

    /// The elements of a list.
    func elements() throws -> [SettingsNode] {
        guard case .list(let list) = value else { throw failure(tr("a list is expected")) }
        return list.enumerated().map { index, value in
            SettingsNode(file: file, path: "\(path)[\(index)]", value: value)
        }
    }

    /// The text of a string.
    func text() throws -> String {
        guard case .text(let text) = value else { throw failure(tr("a text in quotes is expected")) }
        return text
    }

    /// Returns the value of one of several words.
    ///
    /// - Parameters:
    ///   - name: What the words are, in the singular.
    ///   - words: The words with their values.
    /// - Returns: The value.
    /// - Throws: A ``CommandFailure`` that names the nearest word.
    func choice<Value>(_ name: String, of words: [(String, Value)]) throws -> Value {
        let text = try text()
        if let found = words.first(where: { $0.0 == text }) { return found.1 }
        throw unknown(name, text, words.map(\.0))
    }

    /// Returns the failure about the value.
    func failure(_ reason: String) -> CommandFailure {
        CommandFailure(
            "bad-settings", "\(Printable.name(file)): \(place)\(value.phrase): \(reason)",
            status: .configuration)
    }

    private var place: String { path.isEmpty ? "" : "\(Printable.name(path)): " }

    private func member(_ key: String, _ value: SettingValue) -> SettingsNode {
        SettingsNode(file: file, path: path.isEmpty ? key : "\(path).\(key)", value: value)
    }

    private func unknown(_ name: String, _ text: String, _ known: [String]) -> CommandFailure {
        let nearest = NameDistance.nearest(to: text, among: known, count: 1)
        let right =
            nearest.first.map { tr("the nearest is \($0)") }
            ?? tr("there are \(known.joined(separator: ", "))")
        return CommandFailure(
            "bad-settings",
            tr("\(Printable.name(file)): \(place)\"\(Printable.name(text))\" is no \(name); \(right)"),
            status: .configuration)
    }
}
