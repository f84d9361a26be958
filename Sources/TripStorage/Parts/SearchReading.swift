/// What can be looked for by its words.
public protocol SearchReading {
    /// Finds what has all the words that are asked for.
    ///
    /// Words are runs of letters and digits, compared without the case of letters and without accents; the last one may
    /// be a beginning. Text between quotation marks stands as it does there. Nothing in the text is an operator.
    ///
    /// - Parameters:
    ///   - text: The words as typed.
    ///   - limit: The largest number of hits.
    ///   - includingArchived: Whether archived trips are looked through.
    /// - Returns: The hits, the best first; the same for the same store. Empty when the text has no word.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit]
}
