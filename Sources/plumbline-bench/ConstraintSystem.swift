import Simplex

/// A row as read: nothing about it is derived.
struct ParsedRow {
    var terms: [Term]
    var relation: RowRelation
    var constant: Double
    var priority: Double

    /// Reads `PRIORITY REL CONST K i1 a1 ... iK aK`, with REL one of `=`, `<` and `>`.
    init(_ fields: ArraySlice<Substring>) throws {
        let fields = Array(fields)
        guard fields.count >= 4, let priority = Double(fields[0]), let constant = Double(fields[2]),
            let count = Int(fields[3]), count >= 0, fields.count == 4 + 2 * count
        else { throw BenchError("not a row: \(fields.joined(separator: " "))") }
        switch fields[1] {
        case "=": relation = .equal
        case "<": relation = .lessThanOrEqual
        case ">": relation = .greaterThanOrEqual
        default: throw BenchError("not a relation: \(fields[1])")
        }
        self.priority = priority
        self.constant = constant
        terms = []
        for at in 0..<count {
            guard let index = Int(fields[4 + 2 * at]), let coefficient = Double(fields[5 + 2 * at]) else {
                throw BenchError("not a term: \(fields[4 + 2 * at]) \(fields[5 + 2 * at])")
            }
            terms.append(Term(Variable(index), coefficient))
        }
    }

    init(terms: [Term], relation: RowRelation, constant: Double, priority: Double) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }
}

/// A constraint system in the `.lcs` format: `vars COUNT`, `r` lines with rows, `e INDEX PRIORITY K s1 ... sK` lines with edit variables.
struct ConstraintSystem {
    struct Edit {
        var row: ParsedRow
        /// The constants that the row takes one after the other.
        var constants: [Double]
    }

    var variableCount = 0
    var rows: [ParsedRow] = []
    var edits: [Edit] = []

    init(path: String) throws {
        for line in try lines(ofFile: path) {
            let fields = line.split(separator: " ")
            switch fields.first {
            case "vars": variableCount = fields.count > 1 ? Int(fields[1]) ?? 0 : 0
            case "r": rows.append(try ParsedRow(fields.dropFirst()))
            case "e":
                let constants = fields.dropFirst(4).compactMap { Double($0) }
                guard fields.count > 4, let index = Int(fields[1]), let priority = Double(fields[2]),
                    let first = constants.first
                else { throw BenchError("not an edit variable: \(line)") }
                edits.append(
                    Edit(
                        row: ParsedRow(
                            terms: [Term(Variable(index), 1)], relation: .equal, constant: first, priority: priority),
                        constants: constants))
            default: continue
            }
        }
    }
}
