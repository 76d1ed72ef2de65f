/// How tightly an operator binds, by the groups of the standard library.
struct Precedence {
    var value: Int
    var isRightToLeft = false

    static let assignment = Precedence(value: 90, isRightToLeft: true)
    static let arrow = Precedence(value: 95, isRightToLeft: true)
    static let ternary = Precedence(value: 100, isRightToLeft: true)
    /// Operators that this table does not know.
    static let standard = Precedence(value: 105)
    static let casting = Precedence(value: 132)

    /// The precedence of the operator between two offsets.
    static func of(_ start: UInt32, _ end: UInt32, _ byte: (UInt32) -> UInt8) -> Precedence {
        guard end - start <= 4 else { return standard }
        var key: UInt32 = 0
        for offset in start..<end { key = key << 8 | UInt32(byte(offset)) }
        return table[key] ?? standard
    }

    private static let table: [UInt32: Precedence] = {
        var table: [UInt32: Precedence] = [:]
        func add(_ operators: String, _ precedence: Precedence) {
            for text in operators.split(separator: " ") {
                table[text.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = precedence
            }
        }
        add("<< >> &<< &>>", Precedence(value: 160))
        add("* / % &* & .&", Precedence(value: 150))
        add("+ - &+ &- | ^ .| .^", Precedence(value: 140))
        add("... ..<", Precedence(value: 135))
        add("??", Precedence(value: 131, isRightToLeft: true))
        add("< <= > >= == != === !== ~= .< .<= .> .>= .== .!=", Precedence(value: 130))
        add("&& .&&", Precedence(value: 120))
        add("|| .||", Precedence(value: 110))
        add("+= -= *= /= %= <<= >>= &= |= ^= &+= &-= &*= .&= .|= .^=", assignment)
        table["&<<=".utf8.reduce(0) { $0 << 8 | UInt32($1) }] = assignment
        table["&>>=".utf8.reduce(0) { $0 << 8 | UInt32($1) }] = assignment
        return table
    }()
}
