/// The style sheet of our pages: light and dark, for the screen and for paper.
package enum PageStyle {
    /// The colours alone, for a page with a sheet of its own: variables for light and dark, and classes of kinds.
    package static let colours = """
        \(roots)
        \(kinds)
        """

    private static let roots = """
        :root { color-scheme: light dark; \(variables(.light)) }
        @media screen and (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
        """

    static let sheet = """
        \(roots)
        @media print { :root { color-scheme: light; } tr, li { break-inside: avoid; } h2, h3 { break-after: avoid; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 70rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.4 system-ui, sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        @media print { body { font-size: 10pt; max-width: none; padding: 0; } }
        h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .25rem; }
        h3 { font-size: 1rem; margin: .5rem 0 0; } p { margin: .25rem 0; }
        .facts, .detail { color: var(--faint); font-size: .9rem; }
        .jump { color: var(--jump); font-weight: 600; } .now { color: var(--now); font-weight: 700; }
        table { border-collapse: collapse; width: 100%; table-layout: fixed; }
        caption { text-align: start; color: var(--faint); font-size: .9rem; }
        th, td { border: 1px solid var(--line); padding: .15rem .35rem; text-align: start; vertical-align: top;
          overflow-wrap: anywhere; font-weight: 400; }
        thead th { font-weight: 600; }
        .clock { width: 8.5rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
        .week { width: 4rem; } .outside { color: var(--faint); font-style: italic; }
        .title { font-weight: 600; } .cancelled .title { text-decoration: line-through; }
        \(kinds)
        ul, ol { list-style: none; margin: .25rem 0; padding: 0; }
        ul > li { padding: .15rem .5rem; margin: .15rem 0; }
        .stairs > li { margin-inline-start: calc(var(--step) * 1.5rem); padding: .1rem .75rem;
          border-inline-start: 2px solid var(--line); }
        .stairs p { padding: .15rem .5rem; } .stairs h2 { margin-block-start: .5rem; }
        .world th { width: 8.5rem; } .world td { display: flex; padding: 0; }
        .world time { flex: var(--minutes) 1 0; min-width: 0; overflow: hidden; padding: .1rem; font-size: .75rem; }
        \(hours)
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        """

    private static func variables(_ palette: Palette) -> String {
        let plain = [
            ("paper", palette.paper), ("ink", palette.ink), ("faint", palette.faint), ("line", palette.line),
            ("jump", palette.jump), ("now", palette.now),
        ]
        let kinds = palette.kinds.flatMap {
            [("\($0.kind.rawValue)", $0.edge), ("\($0.kind.rawValue)-fill", $0.fill)]
        }
        let hours = palette.hours.flatMap { [("\($0.light)", $0.fill), ("\($0.light)-ink", $0.ink)] }
        return (plain + kinds + hours).map { "--\($0.0): \($0.1);" }.joined(separator: " ")
    }

    private static let kinds = Palette.light.kinds.map { item in
        let name = item.kind.rawValue
        return
            ".\(name) { border-inline-start: .3rem solid var(--\(name)); background: var(--\(name)-fill); }"
    }
    .joined(separator: "\n")

    private static let hours = Palette.light.hours.map { item in
        ".world .\(item.light) { background: var(--\(item.light)); color: var(--\(item.light)-ink); }"
    }
    .joined(separator: "\n")
}
