/// Builds statements from lists of columns.
enum RowSQL {
    static func insert(into table: String, _ columns: [String]) -> String {
        """
        INSERT INTO \(table) (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """
    }

    /// Inserts a row, or replaces the other columns of the one with the same key columns.
    static func upsert(into table: String, _ columns: [String], key: [String]) -> String {
        let rest = columns.filter { !key.contains($0) }
        return """
            \(insert(into: table, columns))
            ON CONFLICT (\(key.joined(separator: ", ")))
            DO UPDATE SET \(rest.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            """
    }
}
