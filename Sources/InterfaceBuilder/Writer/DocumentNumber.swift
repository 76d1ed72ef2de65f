/// Numbers as Interface Builder writes them, derived from documents: whole numbers without a fraction, others with 15
/// significant digits if these read back as the same number, otherwise with 17.
enum DocumentNumber {
    static func text(_ number: Double) -> String {
        // Adding 0 turns a negative zero into a positive one.
        let number = number.isFinite ? number + 0 : 0
        let size = abs(number)
        guard size < 1e15 else { return number < 0 ? "-999999999999999" : "999999999999999" }
        let sign = number < 0 ? "-" : ""
        // Less than a billionth of a point is invisible.
        guard size >= 1e-9 else { return "0" }
        if size == size.rounded(.down) { return sign + String(UInt64(size)) }
        let short = digits(of: size, significant: 15)
        return sign + (Double(short) == size ? short : digits(of: size, significant: 17))
    }

    /// A number in a frame, where zero is written as `0.0`.
    static func coordinate(_ number: Double) -> String {
        let text = text(number)
        return text == "0" ? "0.0" : text
    }

    /// A number from 10⁻⁹ to 10¹⁵, correctly rounded to a number of significant digits, without trailing zeros.
    private static func digits(of number: Double, significant: Int) -> String {
        let whole = number.rounded(.down)
        // The fraction in units of 2^-100. This is exact, because its lowest bit is at least 2^-83, and ten times it
        // fits in 128 bits.
        var rest = UInt128((number - whole) * 0x1p100)
        let unit = UInt128(1) << 100
        var digits = whole == 0 ? [] : Array(String(UInt64(whole)).utf8).map { $0 - UInt8(ascii: "0") }
        var point = digits.count
        var leadingZeros = 0
        while digits.count <= significant {
            rest *= 10
            let digit = UInt8(truncatingIfNeeded: rest / unit)
            rest %= unit
            if digits.isEmpty, digit == 0 { leadingZeros += 1 } else { digits.append(digit) }
        }
        let last = digits.removeLast()
        if last > 5 || last == 5 && (rest > 0 || digits.last.map { $0 % 2 == 1 } == true) {
            var index = digits.count - 1
            while index >= 0, digits[index] == 9 {
                digits[index] = 0
                index -= 1
            }
            if index >= 0 {
                digits[index] += 1
            } else {
                digits.insert(1, at: 0)
                if leadingZeros > 0 { leadingZeros -= 1 } else { point += 1 }
            }
        }
        var text = String(decoding: digits.prefix(point).map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        if text.isEmpty { text = "0" }
        var fraction = Array(repeating: UInt8(0), count: leadingZeros) + digits.dropFirst(point)
        while fraction.last == 0 { fraction.removeLast() }
        guard !fraction.isEmpty else { return text }
        return text + "." + String(decoding: fraction.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }
}
