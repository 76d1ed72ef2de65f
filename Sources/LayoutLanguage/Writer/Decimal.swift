/// Numbers as the language writes them: without an exponent, and without `.0`.
enum Decimal {
    static func written(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        let short = "\(number)"
        guard let mark = short.firstIndex(where: { $0 == "e" || $0 == "E" }),
            let exponent = Int(short[short.index(after: mark)...])
        else { return short }
        return expanded(short[..<mark], exponent)
    }

    /// Moves the point of `digits` by `exponent` places.
    private static func expanded(_ digits: Substring, _ exponent: Int) -> String {
        let sign = digits.hasPrefix("-") ? "-" : ""
        let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        let whole = String(parts.first ?? "0")
        let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
        let all = whole + fraction
        let point = whole.count + exponent
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + all }
        if point >= all.count { return sign + all + String(repeating: "0", count: point - all.count) }
        return sign + all.prefix(point) + "." + all.dropFirst(point)
    }
}
