import TestSupport
import Testing

/// What is active until a method changes it for the first time.
@Suite struct FirstConstraintsTests {
    private func check(_ first: String, _ members: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Note: UIView {
                private let box = UIView()
                private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.leading.top.equalToSuperview()
                        $0.width.equalTo(16)
                        \(first)
                    }
                }

            \(members)
            }
            """, sourceLocation: sourceLocation)
    }

    private static let both = "$0.height.equalTo(10)\n$0.height.equalTo(12)  // expect: conflict"
    private static let unsure = "$0.height.equalTo(10)\n$0.height.equalTo(12)"
    private static let remake = "box.snp.remakeConstraints { $0.leading.top.equalToSuperview(); $0.size.equalTo(16) }"

    @Test(arguments: [
        "func configure(_ items: [Int]) { if !items.isEmpty { \(remake) } }",
        "func configure(_ items: [Int]) { if items.isEmpty { box.alpha = 0 } else { \(remake) } }",
        "func configure(_ items: [Int]?) { guard let items else { return }\nif items.count > 3 { \(remake) } }",
    ])
    func whatABranchLeavesAloneConflicts(members: String) throws {
        try check(Self.both, members)
    }

    /// Nobody touches a view before it is shown.
    @Test(arguments: ["@objc private func", "@IBAction func", "@IBAction private func"])
    func whatAnActionChangesConflictsBefore(method: String) throws {
        try check(Self.both, "\(method) tap() { \(Self.remake) }")
    }

    /// A method may be called before the view is shown, on whichever branch.
    @Test(arguments: [
        "func configure() { \(remake) }",
        "func configure(_ items: [Int]) { if items.isEmpty { \(remake) } else { \(remake) } }",
        "func configure(_ items: [Int]?) { guard let items else { return }\n\(remake) }",
        "func configure(_ item: Int?) { if let item { \(remake) } }",
        "@objc private func tap() { \(remake) }\nfunc load() { button.sendActions(for: .touchUpInside) }",
        "@objc private func tap() { \(remake) }\nlazy var use = tap",
        "@objc func configure() { \(remake) }", "private func configure() { \(remake) }\nlazy var use = configure",
        "override func didMoveToWindow() { if window != nil { \(remake) } }",
    ])
    func whatAMethodMayAlwaysChangeDoesNot(members: String) throws {
        try check(Self.unsure, members)
    }
}
