#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Character sets of East Asia, which the `iconv` of the platform decodes.
///
/// Only the names in this list are passed to `iconv`, so that a mail cannot choose which module of the platform is
/// loaded.
enum PlatformCharset {
    /// The names in mails, in lower-case letters and digits, with those of the platform; of two similar sets the one
    /// with more characters, as in browsers.
    static let names: [String: String] = [
        "shiftjis": "CP932", "sjis": "CP932", "xsjis": "CP932", "mskanji": "CP932", "windows31j": "CP932",
        "windows932": "CP932", "eucjp": "EUC-JP", "xeucjp": "EUC-JP", "iso2022jp": "ISO-2022-JP",
        "iso2022jp2": "ISO-2022-JP-2", "gb2312": "GB18030", "gbk": "GB18030", "xgbk": "GB18030",
        "windows936": "GB18030", "gb18030": "GB18030", "euccn": "GB18030", "gb231280": "GB18030",
        "euckr": "CP949", "windows949": "CP949", "ksc56011987": "CP949", "ksc5601": "CP949", "uhc": "CP949",
        "iso2022kr": "ISO-2022-KR", "big5": "BIG5-HKSCS", "big5hkscs": "BIG5-HKSCS", "cnbig5": "BIG5-HKSCS",
        "xxbig5": "BIG5-HKSCS", "windows950": "BIG5-HKSCS",
    ]

    /// Converts a text to UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - name: One of the platform's names.
    /// - Returns: The text, with U+FFFD for each invalid sequence, and their number; `nil` if the platform does not
    ///   know the name.
    static func utf8(_ bytes: [UInt8], from name: String) -> (utf8: [UInt8], flaws: Int)? {
        guard let converter = iconv_open("UTF-8", name), converter != Self.none else { return nil }
        defer { iconv_close(converter) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 2)
        var flaws = 0
        var input = bytes.map { CChar(bitPattern: $0) }
        input.withUnsafeMutableBufferPointer { input in
            var from = input.baseAddress
            var left = input.count
            while left > 0 {
                let (count, code) = convert(converter, &from, &left, &result)
                guard count == failed else { break }
                switch code {
                case E2BIG: continue
                default:
                    result += [0xEF, 0xBF, 0xBD]
                    flaws += 1
                    // An incomplete character at the end is invalid.
                    guard code == EILSEQ, left > 0 else { return }
                    from = from.map { $0 + 1 }
                    left -= 1
                }
            }
        }
        return (result, flaws)
    }

    /// Converts as much as has room, and returns how that ended.
    private static func convert(
        _ converter: iconv_t, _ from: inout UnsafeMutablePointer<CChar>?, _ left: inout Int,
        _ result: inout [UInt8]
    ) -> (count: Int, code: Int32) {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
            var to = buffer.baseAddress
            var free = room
            let count = iconv(converter, &from, &left, &to, &free)
            let code = errno
            result += buffer.prefix(room - free).map { UInt8(bitPattern: $0) }
            return (Int(count), code)
        }
    }

    private static let room = 16_384
    /// What `iconv` and `iconv_open` return when they fail.
    private static let failed = -1
    private static var none: iconv_t? { iconv_t(bitPattern: -1) }
}
