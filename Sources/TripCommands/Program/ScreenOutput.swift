import Rendering
import Synchronization

/// Shows a file on a terminal without what a terminal obeys: escapes, direction overrides and isolates, a lone CR.
///
/// A file that goes to a pipe or is written with `-o` has all its bytes.
final class ScreenOutput: TextOutput {
    private let terminal: any TextOutput
    /// The first bytes of a character of which the others are still to come.
    private let open = Mutex<[UInt8]>([])

    /// Writes to a terminal.
    init(_ terminal: any TextOutput) { self.terminal = terminal }

    var hasFailed: Bool { terminal.hasFailed }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        let whole = open.withLock { open in
            let all = open + bytes
            let end = Self.endOfCharacters(all)
            open = Array(all[end...])
            return all[..<end]
        }
        // As bytes, since the lines of a file are not broken.
        terminal.write(Array(Printable.page(String(decoding: whole, as: UTF8.self)).utf8))
    }

    /// Where the last character ends that is there whole; UTF-8 has at most four bytes for one, and CR may begin a CRLF.
    private static func endOfCharacters(_ bytes: [UInt8]) -> Int {
        if bytes.last == 0x0D { return bytes.count - 1 }
        let tail = bytes.suffix(3)
        guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[lead] >= 0xC0 else {
            return bytes.count
        }
        let length = bytes[lead] >= 0xF0 ? 4 : bytes[lead] >= 0xE0 ? 3 : 2
        return bytes.count - lead < length ? lead : bytes.count
    }
}

extension CommandContext {
    /// Where a calendar goes that is written to standard output.
    var fileOutput: any TextOutput { columns == nil ? output : ScreenOutput(output) }
}
