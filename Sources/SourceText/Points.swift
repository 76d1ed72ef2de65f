/// Lengths as a person writes them.
package enum Points {
    /// At most three decimals, no trailing zeros, no minus before zero: `16`, `0.5`, `-8.333`.
    package static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "…" }
        let thousandths = (value * 1000).rounded()
        let whole = Int64(abs(thousandths)) / 1000
        var fraction = String(Int64(abs(thousandths)) % 1000 + 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let sign = thousandths < 0 ? "-" : ""
        return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
    }

    /// A multiplier: as a decimal where three places are enough, as a small fraction where it is one, else with six places.
    package static func ratio(_ value: Double) -> String {
        if abs(value * 1000 - (value * 1000).rounded()) < 1e-9 { return text(value) }
        for denominator in 3...16 {
            let numerator = value * Double(denominator)
            if abs(numerator - numerator.rounded()) < 1e-9 { return "\(text(numerator))/\(denominator)" }
        }
        let millionths = (abs(value) * 1e6).rounded()
        guard millionths < 1e15 else { return text(value) }
        var fraction = String(Int64(millionths) % 1_000_000 + 1_000_000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return "\(value < 0 ? "-" : "")\(Int64(millionths) / 1_000_000).\(fraction)"
    }

    /// `1 point`, `42 points`.
    package static func count(_ value: Double) -> String {
        let text = text(value)
        return text == "1" ? "1 point" : "\(text) points"
    }
}
