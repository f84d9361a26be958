/// A civil time at the beginning of a text, in its plainest form: `2027-03-14T09:00`, with a blank or with seconds.
///
/// Nothing is allocated, and no message is made of a text that is written in another way.
package struct PlainReading {
    /// The civil time.
    package let civil: CivilDateTime
    /// The number of its bytes.
    package let length: Int

    /// Reads the beginning of a text; nil for another form, a fraction, and a date or reading that does not exist.
    package init?(_ text: UnsafeBufferPointer<UInt8>) {
        func digits(_ place: Int) -> Int? {
            let (tens, ones) = (text[place] &- 0x30, text[place + 1] &- 0x30)
            return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
        }
        guard text.count >= 16, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            text[10] == UInt8(ascii: "T") || text[10] == 0x20, text[13] == UInt8(ascii: ":"),
            let century = digits(0), let year = digits(2), let month = digits(5), let day = digits(8),
            let hour = digits(11), let minute = digits(14)
        else { return nil }
        var second = 0
        var length = 16
        if text.count >= 19, text[16] == UInt8(ascii: ":") {
            guard let written = digits(17) else { return nil }
            (second, length) = (written, 19)
        }
        guard text.count == length || ![UInt8(ascii: "."), UInt8(ascii: ":")].contains(text[length]),
            let date = try? CivilDate(century * 100 + year, month, day),
            let time = try? TimeOfDay(hour, minute, second)
        else { return nil }
        civil = CivilDateTime(date, time)
        self.length = length
    }
}
