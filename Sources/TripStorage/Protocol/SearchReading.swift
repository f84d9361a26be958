/// Searches a store by words.
public protocol SearchReading {
    /// Finds the records that contain all words.
    ///
    /// Words are runs of letters and digits, compared without case and accents; the last one may be a prefix.
    /// Text between quotation marks is a phrase. No text is an operator.
    ///
    /// - Parameters:
    ///   - text: The words as typed.
    ///   - limit: The largest number of hits.
    ///   - includingArchived: Whether archived trips are searched.
    /// - Returns: The hits, the best first; the same for the same store. Empty when the text has no word.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit]
}
