import Foundation

/// A key that a JSON text repeats in one object.
///
/// Foundation's readers keep one of the two values and do not say which. They have read the text before, so
/// only the bounds of strings, objects and lists need to be found here.
struct RepeatedKey {
    let key: String
    /// The way to the object, as in ``SettingsNode/path``.
    let path: String
    /// The line of the second one, counted from 1.
    let line: Int

    /// An open object or list.
    private struct Level {
        let path: String
        /// The keys so far; nil in a list.
        var keys: Set<String>?
        /// The last key.
        var key = ""
        /// The number of finished elements.
        var count = 0

        /// The path of the next value.
        var next: String {
            guard keys != nil else { return "\(path)[\(count)]" }
            return path.isEmpty ? key : "\(path).\(key)"
        }
    }

    /// Finds the first repeated key.
    ///
    /// - Parameter bytes: A JSON text in UTF-8 that is well formed.
    init?(in bytes: [UInt8]) {
        var levels: [Level] = []
        var line = 1
        var isKeyNext = false
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"):
                levels.append(Level(path: levels.last?.next ?? "", keys: []))
                isKeyNext = true
            case UInt8(ascii: "["):
                levels.append(Level(path: levels.last?.next ?? ""))
                isKeyNext = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ",") where !levels.isEmpty:
                levels[levels.count - 1].count += 1
                isKeyNext = levels[levels.count - 1].keys != nil
            case UInt8(ascii: "\""):
                let end = Self.end(ofStringAt: index, in: bytes)
                if isKeyNext, !levels.isEmpty {
                    // Two spellings of one key, `a` and `\u0061`, are one key.
                    let text = Data(bytes[index..<end])
                    let key = (try? JSONDecoder().decode(String.self, from: text)) ?? ""
                    guard levels[levels.count - 1].keys?.insert(key).inserted == true else {
                        (self.key, path, self.line) = (key, levels[levels.count - 1].path, line)
                        return
                    }
                    levels[levels.count - 1].key = key
                    isKeyNext = false
                }
                index = end - 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The byte behind the closing quote of a string.
    private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.endIndex)
    }
}
