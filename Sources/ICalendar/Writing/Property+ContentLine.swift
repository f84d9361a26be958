extension Property {
    /// The property as one content line, not folded and without a line end.
    ///
    /// ```swift
    /// Property(text: "SUMMARY", "a, b").contentLine  // "SUMMARY:a\\, b"
    /// ```
    public var contentLine: String { LineWriter.unfolded(self) }
}
