/// Reads the character references of HTML: `&amp;`, `&#252;`, `&#xFC;`.
///
/// Each is decoded once, so nested references do not grow the text; unknown ones stay as they are.
package enum CharacterReferences {
    /// Reads a text.
    ///
    /// - Parameter bytes: The text in UTF-8.
    /// - Returns: The text with its references decoded.
    package static func text(of bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            let behind = rest[(start + 1)...]
            if let (text, count) = reference(behind.prefix(mostBytes)) {
                result += text.utf8
                rest = behind.dropFirst(count)
            } else {
                result.append(UInt8(ascii: "&"))
                rest = behind
            }
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    /// The most bytes of one character reference.
    private static let mostBytes = 16

    /// The character of a reference behind its `&`, and how many bytes it has.
    private static func reference(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
        if bytes.first == UInt8(ascii: "#") { return numeric(bytes.dropFirst()) }
        let name = bytes.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
        guard !name.isEmpty else { return nil }
        let hasEnd = bytes.dropFirst(name.count).first == UInt8(ascii: ";")
        guard hasEnd, let value = named[String(decoding: name, as: UTF8.self)] else { return nil }
        return (String(Character(value)), name.count + 1)
    }

    private static func numeric(_ bytes: ArraySlice<UInt8>) -> (String, Int)? {
        let isHex = bytes.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = (isHex ? bytes.dropFirst() : bytes).prefix {
            isHex ? TransferEncoding.hex($0) != nil : $0 >= 0x30 && $0 <= 0x39
        }
        guard !digits.isEmpty else { return nil }
        var count = 1 + (isHex ? 1 : 0) + digits.count
        if bytes.dropFirst(count - 1).first == UInt8(ascii: ";") { count += 1 }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10) ?? 0
        if (0x80..<0xA0).contains(value) {
            // As in browsers: the author meant Windows-1252.
            let text = TextCharset.table("windows1252").utf8([UInt8(value)])
            return (String(decoding: text, as: UTF8.self), count)
        }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (String(Character(scalar ?? "\u{FFFD}")), count)
    }

    /// The names that occur in bookings: those of HTML 4 for Latin letters and typographic signs.
    private static let named: [String: Unicode.Scalar] = {
        var names: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€", "ndash": "–",
            "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
            "bdquo": "„", "hellip": "…", "bull": "•", "trade": "™", "rarr": "→", "larr": "←",
            "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ",
            "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
            "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "lsaquo": "‹", "rsaquo": "›",
        ]
        // In order from U+00A0 on.
        let latin = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 \
            acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde \
            Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute \
            Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde \
            auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
            ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        for (index, name) in latin.split(separator: " ").enumerated() {
            names[String(name)] = Unicode.Scalar(UInt32(0xA0 + index))
        }
        return names
    }()
}
