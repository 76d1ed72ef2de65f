/// A number as plain decimal text: no exponent, no trailing zeros, no `.0` and no `-0`. Nil if it is not finite.
///
/// - Parameter places: The number of decimals to round to, which removes the noise of binary fractions: with 9 places,
///   0.1 + 0.2 is `0.3`. Nil for the shortest text that reads back as the same number.
package func plainDecimal(_ number: Double, places: Int? = nil) -> String? {
    guard number.isFinite else { return nil }
    let text = places.flatMap { rounded(number.magnitude, max($0, 0)) } ?? exact(number.magnitude)
    return number < 0 && text != "0" ? "-" + text : text
}

/// Nil if the number is too large to have decimals.
private func rounded(_ number: Double, _ places: Int) -> String? {
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    guard number * scale < 0x1p53 else { return places > 0 ? rounded(number, places - 1) : nil }
    var digits = String(Int(clamping: number * scale + 0.5))
    if digits.count <= places { digits = String(repeating: "0", count: places + 1 - digits.count) + digits }
    return joined(digits.dropLast(places), digits.suffix(places))
}

private func exact(_ number: Double) -> String {
    let parts = number.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".")
    let whole = mantissa.first ?? "0"
    let fraction = mantissa.count == 2 && mantissa[1] != "0" ? mantissa[1] : ""
    guard parts.count == 2, let exponent = Int(parts[1]) else { return joined(whole, fraction) }
    // A mantissa has one digit before the point.
    let digits = whole + fraction
    if exponent < 0 { return joined("0", String(repeating: "0", count: -exponent - 1) + digits) }
    let padded = digits + String(repeating: "0", count: max(exponent + 1 - digits.count, 0))
    return joined(padded.prefix(exponent + 1), padded.dropFirst(exponent + 1))
}

private func joined(_ whole: some StringProtocol, _ fraction: some StringProtocol) -> String {
    let zeros = fraction.reversed().prefix { $0 == "0" }.count
    return zeros == fraction.count ? String(whole) : "\(whole).\(fraction.dropLast(zeros))"
}
