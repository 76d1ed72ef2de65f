/// Numbers in messages, as a person writes them.
package enum Points {
    /// With at most three decimals: `16`, `0.5`, `-8.333`.
    package static func text(_ value: Double) -> String {
        let text = abs(value) < 1e12 ? plainDecimal(value, places: 3) : nil
        return text ?? "…"
    }

    /// A multiplier: with three decimals or as a simple fraction if that is exact, otherwise with six decimals.
    package static func ratio(_ value: Double) -> String {
        if abs(value * 1000 - (value * 1000).rounded()) < 1e-9 { return text(value) }
        for denominator in 3...16 {
            let numerator = value * Double(denominator)
            if abs(numerator - numerator.rounded()) < 1e-9 { return "\(text(numerator))/\(denominator)" }
        }
        return plainDecimal(value, places: 6) ?? text(value)
    }

    /// `1 point`, `42 points`.
    package static func count(_ value: Double) -> String {
        let text = text(value)
        return text == "1" ? "1 point" : "\(text) points"
    }
}
