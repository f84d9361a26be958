import Foundation
import Testing

@testable import Rendering

@Suite("Palette") struct PaletteTests {
    /// The relative luminance of WCAG 2.2.
    private func luminance(_ colour: String) throws -> Double {
        let value = try #require(Int(colour.dropFirst(), radix: 16))
        let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { part -> Double in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private func contrast(_ one: String, _ other: String) throws -> Double {
        let both = try [luminance(one), luminance(other)].sorted()
        return (both[1] + 0.05) / (both[0] + 0.05)
    }

    @Test func `the formula is that of WCAG`() throws {
        // Black on white is 21 by definition; #777777 on white is known as the grey that just fails, 4.48.
        #expect(abs(try contrast("#000000", "#ffffff") - 21) < 0.001)
        #expect(abs(try contrast("#777777", "#ffffff") - 4.48) < 0.01)
    }

    @Test(arguments: [true, false])
    func `every ink can be read on what it stands on`(isDark: Bool) throws {
        let palette = isDark ? Palette.dark : Palette.light
        for ink in [palette.ink, palette.faint, palette.jump, palette.now] {
            #expect(try contrast(ink, palette.paper) >= 4.5, "\(ink)")
        }
        for (kind, edge, fill) in palette.kinds {
            for ink in [palette.ink, palette.faint] {
                #expect(try contrast(ink, fill) >= 4.5, "\(ink) on \(kind)")
            }
            // What tells kinds apart without words: criterion 1.4.11.
            #expect(try contrast(edge, palette.paper) >= 3, "\(kind)")
        }
        for (light, fill, ink) in palette.hours { #expect(try contrast(ink, fill) >= 4.5, "\(light)") }
    }
}
