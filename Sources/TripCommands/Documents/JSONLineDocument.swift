import StrictJSON

/// A document that is written as one of JSON Lines, as `when --json` and `--ndjson` have them.
protocol JSONLineDocument {
    /// Writes the members in the order of their names.
    func write(to line: inout JSONLineWriter)
}

extension TextOutput {
    /// Writes a document on a line of its own.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - writer: The writer, whose room is used again for each line.
    func line(_ document: some JSONLineDocument, by writer: inout JSONLineWriter) {
        writer.removeAll()
        writer.line { document.write(to: &$0) }
        write(writer.bytes)
    }
}
