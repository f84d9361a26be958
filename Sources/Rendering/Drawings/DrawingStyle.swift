/// The style sheet and the measures of our drawings.
enum DrawingStyle {
    /// The units of a drawing's width.
    static let width = 960
    /// The space at the sides.
    static let margin = 16
    /// The height of a line of text with the space around it.
    static let line = 20

    /// Colours are written out, because not every program that shows drawings knows variables of style sheets.
    static let sheet = """
        text { font-family: system-ui, "DejaVu Sans", sans-serif; font-size: 12px; fill: #1b1f24; }
        .paper { fill: #ffffff; } text.head { font-size: 18px; font-weight: 600; }
        text.strong { font-weight: 600; } text.faint { fill: #59636e; }
        text.jump { fill: #9a3412; font-weight: 600; } text.end { text-anchor: end; }
        text.today { fill: #b91c1c; font-weight: 700; } .cancelled text { text-decoration: line-through; }
        .rule { stroke: #d0d7de; fill: none; } .rule-jump { stroke: #9a3412; stroke-width: 3; fill: none; }
        .rule-now { stroke: #b91c1c; stroke-width: 2; } .lost { fill: #d0d7de; }
        .transport rect { fill: #e8effd; stroke: #1d4ed8; } .stay rect { fill: #fae8fb; stroke: #86198f; }
        .activity rect { fill: #e6f4ea; stroke: #166534; } .rental rect { fill: #fdf3d8; stroke: #854d0e; }
        @media screen and (prefers-color-scheme: dark) { text { fill: #e6e8eb; } .paper { fill: #14171c; }
          text.faint { fill: #9aa4af; } text.jump { fill: #fdba74; } text.today { fill: #fca5a5; }
          .rule { stroke: #3a424c; } .rule-jump { stroke: #fdba74; } .rule-now { stroke: #fca5a5; }
          .lost { fill: #3a424c; } .transport rect { fill: #1a2a52; stroke: #8db0ff; }
          .stay rect { fill: #45184a; stroke: #f0abfc; } .activity rect { fill: #133621; stroke: #86efac; }
          .rental rect { fill: #40300c; stroke: #fcd34d; } }
        """
}
