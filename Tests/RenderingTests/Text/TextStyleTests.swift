import Foundation
import Testing
import Trips

@testable import Rendering

/// Colours and signs on terminals.
@Suite("Colours and signs") struct TextStyleTests {
    /// The relative luminance of WCAG 2.2 of one of the 256 colours, as xterm and VTE show them: a cube of 6 by 6 by 6, and
    /// greys.
    private func luminance(_ number: Int) -> Double {
        let levels = [0, 95, 135, 175, 215, 255]
        let index = number - 16
        let parts =
            number >= 232
            ? Array(repeating: 8 + 10 * (number - 232), count: 3)
            : [levels[index / 36], levels[index / 6 % 6], levels[index % 6]]
        let shares = parts.map { part -> Double in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
    }

    @Test func `every colour can be read on black and on white`() throws {
        for mark in TextStyle.Mark.allCases where mark != .bold {
            let number = try #require(Int(mark.code.split(separator: ";").last ?? ""))
            #expect((16...255).contains(number), "a colour of the 16 is another one in each terminal")
            let luminance = luminance(number)
            #expect((luminance + 0.05) / 0.05 >= 4.5, "\(mark) on black")
            #expect(1.05 / (luminance + 0.05) >= 4.5, "\(mark) on white")
        }
    }

    @Test func `signs have one width, and no two kinds have the same`() {
        for form in [KindSign.Form.picture, .word] {
            let signs = ActivityKind.allCases.map { KindSign.text($0, form) }
            for sign in signs {
                #expect(DisplayWidth.columns(of: sign) == form.columns && sign.hasSuffix(" "))
            }
            #expect(Set(signs).count == ActivityKind.allCases.count)
            if form == .word { for sign in signs { #expect(sign.utf8.count == sign.count) } }
        }
        #expect(KindSign.text(.flight, nil).isEmpty)
    }
}
