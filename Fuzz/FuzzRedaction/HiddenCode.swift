import FuzzKit

/// A booking code, and a text that has it at several places in different spellings.
struct HiddenCode {
    /// The code: five to eight capitals and digits, with one of each at least.
    let code: String
    /// The text.
    let text: String

    /// The marks that may stand between two of its letters; three at most do.
    private static let marks = ["", "", "", " ", "-", ".", "_", "/", " - "]
    /// What may announce a code of which nothing else is known.
    static let labels = [
        "PNR", "Booking code", "Confirmation number", "Reservation no.", "Buchungscode", "Record locator",
    ]

    /// Draws a code, and puts it into a text.
    init(_ input: inout Input) {
        let letters = Array("ABCDEFGHKLMNPQRSTUVWXYZ")
        let digits = Array("23456789")
        var drawn = [letters[Int(input.number(in: 0...22))], digits[Int(input.number(in: 0...7))]]
        for _ in 0..<input.number(in: 3...6) {
            drawn.append(
                input.number(in: 0...2) == 0
                    ? digits[Int(input.number(in: 0...7))] : letters[Int(input.number(in: 0...22))])
        }
        code = String(drawn)
        var characters = Array(input.text)
        for _ in 0..<input.number(in: 1...3) {
            let place = Int(input.number(in: 0...Int64(characters.count)))
            characters.insert(contentsOf: Self.spelled(drawn, &input), at: place)
        }
        text = String(characters)
    }

    private static func spelled(_ code: [Character], _ input: inout Input) -> String {
        let isLow = input.number(in: 0...3) == 0
        var text = ""
        for (index, letter) in code.enumerated() {
            if index > 0 { text += marks[Int(input.number(in: 0...Int64(marks.count - 1)))] }
            text += isLow ? letter.lowercased() : String(letter)
        }
        return text
    }

    /// Whether a text shows the code: its letters in either case, with at most three other ASCII marks between two of them.
    func isShown(in text: String) -> Bool {
        let wanted = Array(code.lowercased().utf8)
        let bytes = Array(text.lowercased().utf8)
        func isAlphanumeric(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
        }
        next: for start in bytes.indices where bytes[start] == wanted[0] {
            var position = start
            for letter in wanted.dropFirst() {
                var between = 0
                position += 1
                while position < bytes.count, bytes[position] < 0x80, !isAlphanumeric(bytes[position]) {
                    (position, between) = (position + 1, between + 1)
                }
                guard between <= 3, position < bytes.count, bytes[position] == letter else { continue next }
            }
            return true
        }
        return false
    }
}
