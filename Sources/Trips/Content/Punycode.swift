/// Decodes the non-ASCII labels of host names in DNS form (RFC 3492).
enum Punycode {
    private static let (base, least, most, skew, damp) = (36, 1, 26, 38, 700)

    /// Decodes a label that begins with `xn--`, in any case; nil when it does not decode.
    static func decoded(label: some StringProtocol) -> String? {
        let bytes = Array(label.lowercased().utf8)
        guard bytes.starts(with: "xn--".utf8), bytes.count <= 63 else { return nil }
        let body = bytes[4...]
        var scalars: [Unicode.Scalar] = []
        var digits = body
        if let hyphen = body.lastIndex(of: UInt8(ascii: "-")) {
            scalars = body[..<hyphen].map { Unicode.Scalar($0) }
            digits = body[(hyphen + 1)...]
        }
        guard !digits.isEmpty, scalars.allSatisfy(\.isASCII) else { return nil }
        var (code, position, bias) = (128, 0, 72)
        while !digits.isEmpty {
            let before = position
            guard let distance = takeDistance(from: &digits, bias: bias) else { return nil }
            position += distance
            let count = scalars.count + 1
            bias = adapted(position - before, count: count, isFirst: before == 0)
            code += position / count
            position %= count
            // In a label of 63 bytes no number here leaves 64 bits; a code beyond Unicode ends the reading.
            // Names have letters, marks and numbers; a label of control characters is better seen undecoded.
            guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), !scalar.isASCII,
                !LinkReader.isHidden(scalar)
            else { return nil }
            scalars.insert(scalar, at: position)
            position += 1
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Reads one variable-length number; nil when it is cut short or too large for a label.
    private static func takeDistance(from digits: inout ArraySlice<UInt8>, bias: Int) -> Int? {
        var (distance, weight, step) = (0, 1, base)
        while let byte = digits.popFirst() {
            let digit: Int
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = Int(byte - UInt8(ascii: "a"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = Int(byte - UInt8(ascii: "0")) + 26
            default: return nil
            }
            distance += digit * weight
            // 64 times the largest code or more is an overflow.
            guard distance < 1 << 27 else { return nil }
            let threshold = min(max(step - bias, least), most)
            if digit < threshold { return distance }
            weight *= base - threshold
            guard weight < 1 << 32 else { return nil }
            step += base
        }
        return nil
    }

    private static func adapted(_ distance: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? distance / damp : distance / 2
        delta += delta / count
        var step = 0
        while delta > (base - least) * most / 2 {
            delta /= base - least
            step += base
        }
        return step + (base - least + 1) * delta / (delta + skew)
    }
}
