public import Documents

extension DocumentForm {
    /// Recognises the form of a source by its first bytes.
    ///
    /// - Parameter source: The bytes.
    /// - Throws: Errors of the source.
    public init(of source: CalendarSource) throws {
        self.init(of: try source.read(0..<min(source.byteCount, Self.telling)))
    }
}

extension CalendarSource {
    /// Returns all bytes.
    ///
    /// - Returns: The bytes.
    /// - Throws: Errors of the source.
    public func bytes() throws -> [UInt8] { try read(0..<byteCount) }
}
