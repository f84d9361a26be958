extension WindowsZones {
    static let tableVersion = "41"
    static let tableText = "Pacific Standard Time\tAmerica/Los_Angeles"
}
