/// Which form a number takes in a language.
///
/// The rules are those of CLDR 47, `supplemental/plurals.xml`, for whole numbers; the program counts nothing else. A
/// language that is not listed has a form for one and another for the rest, as English.
///
/// ```swift
/// PluralRule(language: "pl").category(of: 22)  // few
/// ```
public struct PluralRule: Hashable, Sendable {
    let group: Group

    /// Languages that have one rule.
    enum Group: Hashable, Sendable {
        case none, english, zeroAndOne, zeroApart, million, zeroAndOneMillion
        case eastSlavic, southSlavic, polish, czech, slovenian, lithuanian, latvian, romanian, icelandic
        case hebrew, arabic, maltese, irish, welsh, gaelic, breton, cornish, manx, filipino, tachelhit,
            tamazight
    }

    private static let groups: [Group: String] = [
        .none:
            "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi "
            + "vi wo yo yue zh",
        .zeroAndOne: "ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
        .zeroApart: "blo ksh lag",
        .million: "ca es it lld scn vec",
        .zeroAndOneMillion: "fr pt",
        .eastSlavic: "be ru uk", .southSlavic: "bs hr sh sr", .polish: "pl", .czech: "cs sk",
        .slovenian: "dsb hsb sl", .lithuanian: "lt", .latvian: "lv prg", .romanian: "mo ro",
        .icelandic: "is mk", .hebrew: "he iu iw naq sat se sma smi smj smn sms", .arabic: "ar ars",
        .maltese: "mt", .irish: "ga", .welsh: "cy", .gaelic: "gd", .breton: "br", .cornish: "kw", .manx: "gv",
        .filipino: "ceb fil tl", .tachelhit: "shi", .tamazight: "tzm",
    ]

    /// The rule of a language.
    ///
    /// - Parameter language: The language, with or without a territory: `pt`, `pt_PT`.
    public init(language: String) {
        let code = language.prefix { $0.isLetter }.lowercased()
        if code == "pt", language.dropFirst(2).prefix(3).dropFirst().uppercased() == "PT" {
            group = .million
        } else {
            let listed = PluralRule.groups.first { $0.value.split(separator: " ").contains(code[...]) }
            group = listed?.key ?? .english
        }
    }

    /// The category of a number.
    ///
    /// - Parameter count: How many there are.
    /// - Returns: The category; ``PluralCategory/other`` where nothing else fits.
    public func category(of count: UInt) -> PluralCategory {
        switch group {
        case .none: .other
        case .english: count == 1 ? .one : .other
        case .zeroAndOne: count <= 1 ? .one : .other
        case .zeroApart: [0: .zero, 1: .one][count] ?? .other
        case .million: count == 1 ? .one : PluralRule.millions(count)
        case .zeroAndOneMillion: count <= 1 ? .one : PluralRule.millions(count)
        case .eastSlavic, .southSlavic, .polish, .czech, .slovenian, .icelandic: endingCategory(of: count)
        case .lithuanian, .latvian, .romanian: balticCategory(of: count)
        case .hebrew, .arabic, .maltese, .irish, .welsh: dualCategory(of: count)
        case .gaelic, .breton, .cornish, .manx: celticCategory(of: count)
        case .filipino, .tachelhit, .tamazight: rangeCategory(of: count)
        }
    }

    /// Of languages that look at the last digits.
    private func endingCategory(of count: UInt) -> PluralCategory {
        let (ten, hundred) = (count % 10, count % 100)
        let isOne = ten == 1 && hundred != 11
        let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
        switch group {
        case .eastSlavic: return isOne ? .one : isFew ? .few : .many
        case .southSlavic: return isOne ? .one : isFew ? .few : .other
        case .polish: return count == 1 ? .one : isFew ? .few : .many
        case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case .slovenian: return [1: .one, 2: .two, 3: .few, 4: .few][hundred] ?? .other
        default: return isOne ? .one : .other
        }
    }

    /// Of languages that count the teens apart.
    private func balticCategory(of count: UInt) -> PluralCategory {
        let (ten, hundred) = (count % 10, count % 100)
        let isTeen = (11...19).contains(hundred)
        switch group {
        case .lithuanian: return isTeen || ten == 0 ? .other : ten == 1 ? .one : .few
        case .latvian: return isTeen || ten == 0 ? .zero : ten == 1 ? .one : .other
        default: return count == 1 ? .one : count == 0 || (1...19).contains(hundred) ? .few : .other
        }
    }

    /// Of languages that have a form for two.
    private func dualCategory(of count: UInt) -> PluralCategory {
        let hundred = count % 100
        switch group {
        case .hebrew: return [1: .one, 2: .two][count] ?? .other
        case .arabic:
            if count <= 2 { return [.zero, .one, .two][Int(count)] }
            return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
        case .maltese:
            if count == 1 || count == 2 { return count == 1 ? .one : .two }
            return count == 0 || (3...10).contains(hundred)
                ? .few : (11...19).contains(hundred) ? .many : .other
        case .irish:
            if (3...6).contains(count) { return .few }
            return (7...10).contains(count) ? .many : [1: .one, 2: .two][count] ?? .other
        default: return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
        }
    }

    /// Whole millions have a form of their own: un million de voyages.
    private static func millions(_ count: UInt) -> PluralCategory {
        count != 0 && count % 1_000_000 == 0 ? .many : .other
    }
}
