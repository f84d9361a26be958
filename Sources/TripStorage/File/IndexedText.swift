import Foundation
import GRDB
import Trips

/// The words of an activity's row for ``WordIndex``, with a blank after each.
///
/// All words of its ``SearchedText`` are among them, except those of its organization, whose name has a row of its own.
struct IndexedText {
    /// The word of a text with a character that this program's Unicode does not know.
    ///
    /// A newer program may see a letter there, and so other words. No text has this one: it is no character.
    static let unsure = "\u{FFFF}"

    /// The columns with an activity's own searched texts.
    static let columns =
        addresses + [
            "title", "placeName", "placeCode", "placeTerminal", "placeGate", "destinationName",
            "destinationCode",
            "destinationTerminal", "destinationGate", "carrier", "number", "confirmation", "seat", "notes",
        ]

    private static let addresses = ["placeAddress", "destinationAddress"]

    static let selection = columns.joined(separator: ", ")

    /// The words, each with a blank after it, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// The most bytes of a word that FTS5 keeps.
    private static let mostBytes = 32_768

    /// The words as the index has them, each once.
    var distinctWords: Set<ArraySlice<UInt8>> {
        Set(bytes.split(separator: Self.blank).map { $0.prefix(Self.mostBytes) })
    }

    /// Reads a row.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - first: The index of the first of ``columns``.
    /// - Throws: A `DatabaseError`.
    mutating func read(_ row: Row, from first: Int) throws {
        bytes.removeAll(keepingCapacity: true)
        for index in Self.columns.indices {
            let isAddress = index < Self.addresses.count
            try row.withUnsafeData(atIndex: first + index) { data in
                data?.withUnsafeBytes { isAddress ? add(address: $0) : add($0) }
            }
        }
    }

    /// Adds the words of an address, or those of a text that is not a valid address.
    private mutating func add(address text: UnsafeRawBufferPointer) {
        let text = String(decoding: text, as: UTF8.self)
        add((try? Address(storedText: text))?.line ?? text)
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds the words of a text.
    ///
    /// - Parameter text: Its bytes in UTF-8.
    mutating func add(_ text: UnsafeRawBufferPointer) {
        guard text.reduce(0, |) < 0x80 else { return add(unicode: String(decoding: text, as: UTF8.self)) }
        var last = Kind.other
        for byte in text {
            let kind = Kind(byte)
            if kind != last, last != .other { bytes.append(Self.blank) }
            if kind != .other { bytes.append(byte | 0x20) }
            last = kind
        }
        if last != .other { bytes.append(Self.blank) }
    }

    private mutating func add(unicode text: String) {
        for word in SearchWords.words(of: text) {
            bytes += word.utf8
            bytes.append(Self.blank)
        }
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .unassigned }) else {
            return
        }
        bytes += Self.unsure.utf8
        bytes.append(Self.blank)
    }

    private static let blank = UInt8(ascii: " ")

    /// What an ASCII character is to words.
    ///
    /// A digit has the bit that makes a capital small.
    private enum Kind {
        case letter
        case digit
        case other

        init(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
            default: self = .other
            }
        }
    }
}
