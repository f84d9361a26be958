public import Documents

extension DocumentForm {
    /// Recognises a source by what it begins with.
    ///
    /// - Parameter source: The bytes.
    /// - Throws: What the source throws.
    public init(of source: CalendarSource) throws {
        self.init(of: try source.read(0..<min(source.byteCount, Self.telling)))
    }
}

extension CalendarSource {
    /// All the bytes.
    ///
    /// - Returns: The bytes.
    /// - Throws: What the source throws.
    public func bytes() throws -> [UInt8] { try read(0..<byteCount) }
}
