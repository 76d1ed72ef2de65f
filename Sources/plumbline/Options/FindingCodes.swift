import Analysis
import LayoutModel
import SourceText

/// The codes with these names. Throws for a name that is not the code of a rule.
func codes(_ names: [String]) throws(UsageError) -> Set<FindingCode> {
    var codes: Set<FindingCode> = []
    for name in names { codes.insert(try rulePage(name).code) }
    return codes
}

/// The page of a code. Throws for a name that is not the code of a rule.
func rulePage(_ code: String) throws(UsageError) -> RulePage {
    if let page = RulePage.page(for: code) { return page }
    let known = RulePage.all.map(\.code.rawValue)
    let hint =
        Spelling.nearest(to: code, in: known).question() ?? question(withPart: code, of: known)
        ?? "\"plumbline help explain\" lists them."
    throw UsageError("There is no code \"\(code)\". \(hint)")
}

/// A question that names the codes with these letters, or else those with a similar word; nil if there are none.
private func question(withPart part: String, of known: [String]) -> String? {
    let part = part.lowercased()
    var found = part.isEmpty ? [] : known.filter { $0.contains(part) }
    if found.isEmpty {
        let words = Set(known.flatMap { $0.split(separator: "-").map(String.init) })
        let near = Set(Spelling.nearest(to: part, in: words.sorted()).words)
        found = known.filter { code in code.split(separator: "-").contains { near.contains(String($0)) } }
    }
    let quoted = found.map { "\"\($0)\"" }
    guard let last = quoted.last else { return nil }
    let others = quoted.dropLast().joined(separator: ", ")
    return "Did you mean \(others.isEmpty ? "" : "\(others) or ")\(last)?"
}
