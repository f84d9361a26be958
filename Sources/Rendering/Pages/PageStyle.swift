/// The style sheet of our pages: light and dark, for the screen and for paper.
enum PageStyle {
    static let sheet = """
        :root { color-scheme: light dark; --paper: #ffffff; --ink: #1b1f24; --faint: #59636e; --line: #d0d7de;
          --jump: #9a3412; --now: #b91c1c; --transport: #1d4ed8; --transport-fill: #e8effd; --stay: #86198f;
          --stay-fill: #fae8fb; --activity: #166534; --activity-fill: #e6f4ea; --rental: #854d0e;
          --rental-fill: #fdf3d8; }
        @media (prefers-color-scheme: dark) { :root { --paper: #14171c; --ink: #e6e8eb; --faint: #9aa4af;
          --line: #3a424c; --jump: #fdba74; --now: #fca5a5; --transport: #8db0ff; --transport-fill: #1a2a52;
          --stay: #f0abfc; --stay-fill: #45184a; --activity: #86efac; --activity-fill: #133621;
          --rental: #fcd34d; --rental-fill: #40300c; } }
        @media print { :root { color-scheme: light; --paper: #ffffff; --ink: #000000; --faint: #444444;
          --line: #999999; } tr, li { break-inside: avoid; } h2, h3 { break-after: avoid; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 1rem; max-width: 70rem; background: var(--paper); color: var(--ink);
          font: 1rem/1.4 system-ui, sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .25rem; }
        h3 { font-size: 1rem; margin: .5rem 0 0; }
        p { margin: .25rem 0; } .facts, .detail, footer { color: var(--faint); font-size: .9rem; }
        .jump { color: var(--jump); font-weight: 600; } .now { color: var(--now); font-weight: 700; }
        table { border-collapse: collapse; width: 100%; table-layout: fixed; }
        caption { text-align: start; color: var(--faint); font-size: .9rem; }
        th, td { border: 1px solid var(--line); padding: .15rem .35rem; text-align: start; vertical-align: top;
          overflow-wrap: anywhere; font-weight: 400; }
        thead th { font-weight: 600; } .clock { width: 8.5rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
        .outside { color: var(--faint); background: repeating-linear-gradient(45deg, transparent 0 .4rem,
          var(--line) .4rem .42rem); }
        .title { font-weight: 600; }
        .transport, .stay, .activity, .rental { border-inline-start: .3rem solid; }
        .transport { border-inline-start-color: var(--transport); background: var(--transport-fill); }
        .stay { border-inline-start-color: var(--stay); background: var(--stay-fill); }
        .activity { border-inline-start-color: var(--activity); background: var(--activity-fill); }
        .rental { border-inline-start-color: var(--rental); background: var(--rental-fill); }
        .cancelled .title { text-decoration: line-through; }
        ul, ol { list-style: none; margin: .25rem 0; padding: 0; } ul > li { padding: .15rem .5rem; margin: .15rem 0; }
        .stairs > li { margin-inline-start: calc(var(--step) * 1.5rem); border-inline-start: 2px solid var(--line);
          padding: .1rem .75rem; } .stairs p { padding: .15rem .5rem; } .stairs h2 { margin-block-start: .5rem; }
        @media print { body { font-size: 10pt; max-width: none; padding: 0; } }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        """
}
