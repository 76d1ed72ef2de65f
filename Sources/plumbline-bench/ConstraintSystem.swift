import Simplex

/// A row as it was read.
struct ParsedRow {
    var terms: [Term]
    var relation: RowRelation
    var constant: Double
    var priority: Double

    /// Parses `PRIORITY REL CONST K i1 a1 ... iK aK`, with REL one of `=`, `<` and `>`.
    init(_ fields: ArraySlice<Substring>) throws {
        let fields = Array(fields)
        guard fields.count >= 4, let priority = Double(fields[0]), let constant = Double(fields[2]),
            let count = Int(fields[3]), count >= 0, fields.count == 4 + 2 * count
        else { throw BenchError("invalid row: \(fields.joined(separator: " "))") }
        switch fields[1] {
        case "=": relation = .equal
        case "<": relation = .lessThanOrEqual
        case ">": relation = .greaterThanOrEqual
        default: throw BenchError("invalid relation: \(fields[1])")
        }
        self.priority = priority
        self.constant = constant
        terms = []
        for at in 0..<count {
            guard let index = Int(fields[4 + 2 * at]), let coefficient = Double(fields[5 + 2 * at]) else {
                throw BenchError("invalid term: \(fields[4 + 2 * at]) \(fields[5 + 2 * at])")
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

/// A constraint system in the `.lcs` format.
///
/// Its lines are `vars COUNT`, `r ROW`, and `e INDEX PRIORITY K s1 ... sK` for an edit variable.
struct ConstraintSystem {
    struct Edit {
        var row: ParsedRow
        /// The constants that the row takes in turn.
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
                else { throw BenchError("invalid edit variable: \(line)") }
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
