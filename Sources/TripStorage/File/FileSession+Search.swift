import Trips

extension FileSession {
    func search(_ text: String, limit: Int, includingArchived: Bool) throws(StorageError) -> [SearchHit] {
        try SearchScan.hits(text, limit: limit, includingArchived: includingArchived, in: self)
    }
}
