import Analysis
import LayoutModel
import SourceText

extension Command {
    static let explain = Command(
        name: "explain", operands: "CODE",
        summary: "prints the page of a rule: what it finds, why it matters, what to do",
        details: "The codes:\n" + Help.table(RulePage.all.map { ($0.code.rawValue, $0.summary) }),
        options: [],
        run: runExplain)
}

private func runExplain(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 1, let code = arguments.operands.first else {
        throw UsageError("\"explain\" needs one code: plumbline explain CODE. \"plumbline help explain\" lists them.")
    }
    Output.print(try rulePage(code).text)
    return .success
}

/// The page of a code, which must be that of a rule.
func rulePage(_ code: String) throws(UsageError) -> RulePage {
    if let page = RulePage.page(for: code) { return page }
    let known = RulePage.all.map(\.code.rawValue)
    if let nearest = Spelling.nearest(to: code, in: known).first {
        throw UsageError("There is no code \"\(code)\". Did you mean \"\(nearest)\"?")
    }
    throw UsageError("There is no code \"\(code)\". \"plumbline help explain\" lists them.")
}
