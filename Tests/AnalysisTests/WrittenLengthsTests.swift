import LayoutModel
import SourceText
import Testing

/// A conflict in code names the lengths that the code requires, where 0 would be too long already.
@Suite struct WrittenLengthsTests {
    private static func conflicts(_ code: String) -> [String] {
        let text = SourceText(
            """
            import UIKit

            final class Row: UIView {
                private let title = UILabel(), badge = UIView()

                init() {
                    super.init(frame: .zero)
                    addSubview(title)
                    addSubview(badge)
                    title.snp.makeConstraints { $0.leading.top.equalToSuperview() }
                    badge.snp.makeConstraints { $0.top.equalToSuperview() }
                    \(code)
                }
            }
            """)
        return findings(in: text, with: []).filter { $0.code == "conflict" }.map(\.message)
    }

    @Test func theLengthIsAPartOfTheSum() {
        let code = """
            badge.snp.makeConstraints { make in
                make.size.equalTo(20)
                make.leading.equalTo(title.snp.trailing).offset(4)
                make.trailing.equalTo(title.snp.trailing)
            }
            """
        #expect(
            Self.conflicts(code) == [
                "Conflict: 4 + 20 = 24, but badge.trailing == title.trailing requires 0. These 3 constraints cannot "
                    + "all hold: badge.width == 20, badge.leading == title.trailing + 4 and badge.trailing == "
                    + "title.trailing. Remove or relax one of them."
            ])
    }

    @Test func aLeastLengthToo() {
        let code = """
            badge.snp.makeConstraints { make in
                make.width.greaterThanOrEqualTo(20)
                make.leading.trailing.equalTo(title.snp.trailing).offset(4)
                make.trailing.equalTo(title.snp.trailing)
            }
            """
        #expect(Self.conflicts(code).contains { $0.contains("badge.width >= 20") })
    }

    @Test(arguments: ["lessThanOrEqualTo(20)", "equalTo(20).priority(750)", "equalTo(title)", "equalTo(0)"])
    func otherwiseItCannotBeBelowZero(width: String) {
        let code = """
            badge.snp.makeConstraints { make in
                make.width.\(width)
                make.leading.equalTo(title.snp.trailing).offset(4)
                make.trailing.equalTo(title.snp.trailing)
            }
            """
        #expect(Self.conflicts(code).count == 1)
        #expect(Self.conflicts(code).allSatisfy { $0.contains("badge.width >= 0") })
    }
}
