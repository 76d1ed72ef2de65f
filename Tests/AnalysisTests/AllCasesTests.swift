import Testing

/// The cases that the compiler lists of an enumeration.
@Suite struct AllCasesTests {
    private func check(_ kind: String, isKnown: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            \(kind)

            final class Tabs: UIView {
                init() {
                    super.init(frame: .zero)
                    Kind.allCases.forEach { kind in
                        let line = UIView()\(isKnown ? "  // expect: ambiguous-position" : "")
                        addSubview(line)
                        line.snp.makeConstraints {
                            $0.top.equalToSuperview()
                            $0.size.equalTo(kind.length)
                        }
                    }
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    private static let length = "var length: CGFloat { switch self { case .one: 4; default: 8 } }"

    @Test(arguments: [
        "enum Kind: Int, CaseIterable { case one, two; case `three`; \(length) }",
        "enum Kind { case one, two; \(length) }\n\nextension Kind: CaseIterable {}",
    ])
    func areAList(kind: String) throws {
        try check(kind, isKnown: true)
    }

    @Test(arguments: [
        "enum Kind { case one, two; static let allCases = Kinds.all; \(length) }",
        "enum Kind: CaseIterable {\ncase one\n#if DEBUG\ncase two\n#endif\n\(length)\n}",
        "enum Kind { case one; \(length) }",
        "struct Kind { static let one = Kind(); var length: CGFloat { 4 } }",
    ])
    func othersAreNotKnown(kind: String) throws {
        try check(kind, isKnown: false)
    }
}
