/// A number as a person writes it: no exponent, no trailing zeros, no `.0`, no `-0`, rounded to at most `places` decimals.
///
/// The rounding takes away what binary fractions leave behind: 0.1 + 0.2 is `0.3`. A number that is not finite, which no
/// layout has, gives nil.
package func plainDecimal(_ number: Double, places: Int) -> String? {
    guard number.isFinite else { return nil }
    let limit = Double(1 << 53)
    var places = max(places, 0)
    var scale = powerOfTen(places)
    while places > 0, (abs(number) * scale) >= limit {
        places -= 1
        scale = powerOfTen(places)
    }
    guard abs(number) * scale < limit else { return (number < 0 ? "-" : "") + expanded(abs(number)) }
    let scaled = Int64(abs(number) * scale + 0.5)
    guard scaled > 0 else { return "0" }
    var digits = String(scaled)
    if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
}

private func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
}

/// The digits of a whole number from 2^53 on. Its description is either `digits.0` or `d.ddde+NN`.
private func expanded(_ number: Double) -> String {
    let parts = number.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    let whole = mantissa.first ?? "0"
    guard parts.count == 2, let exponent = Int(parts[1]) else { return String(whole) }
    let fraction = mantissa.count == 2 && mantissa[1] != "0" ? mantissa[1] : ""
    return whole + fraction + String(repeating: "0", count: max(exponent - fraction.count, 0))
}
