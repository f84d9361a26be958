/// Divides and rounds towards minus infinity, so that years before 1970 divide as those after do.
func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder of ``floorDivide(_:_:)``, never negative.
func modulo(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
}

/// The first value from `value` on that lies a whole number of steps from `origin`.
func roundUp(_ value: Int, toStep step: Int, from origin: Int) -> Int {
    value + modulo(origin - value, step)
}
