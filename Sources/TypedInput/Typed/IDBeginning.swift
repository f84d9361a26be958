/// The first letters of a UID or another id, which name what it belongs to.
package enum IDBeginning {
    /// The minimum number of first letters that identify one.
    package static let shortest = 4
}
