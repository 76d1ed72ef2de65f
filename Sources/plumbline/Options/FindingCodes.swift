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
    let hint = Spelling.nearest(to: code, in: known).question() ?? "\"plumbline help explain\" lists them."
    throw UsageError("There is no code \"\(code)\". \(hint)")
}
