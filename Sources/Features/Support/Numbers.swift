/// A number of points as a person reads it: at most two decimals, no trailing zeros, no minus before zero.
func points(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let hundredths = Int((abs(number) * 100).rounded())
    guard hundredths > 0 else { return "0" }
    var text = "\(hundredths / 100)"
    let fraction = hundredths % 100
    if fraction > 0 {
        text += fraction % 10 == 0 ? ".\(fraction / 10)" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
    }
    return number < 0 ? "-" + text : text
}
