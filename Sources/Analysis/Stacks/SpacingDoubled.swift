import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let spacingDoubled = FindingCode(rawValue: "spacing-doubled")
}

/// A spacer in a stack that keeps a spacing of its own: that comes on top, once before the spacer and once behind it.
struct SpacingDoubledRule: Rule {
    static let code = FindingCode.spacingDoubled
    static let isOptIn = true

    private let layout: Layout

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {}

    func findings() -> [Finding] {
        layout.views.flatMap { view -> [Finding] in
            // Elsewhere the spacing is the least that there is, or none.
            guard let stack = view.stack, [.fill, .fillEqually, .fillProportionally].contains(stack.distribution) else {
                return []
            }
            let arranged = view.children.filter { layout[$0].kind != .guide }
            return arranged.indices.dropFirst().dropLast().compactMap {
                finding(stack, arranged[$0 - 1], arranged[$0], arranged[$0 + 1])
            }
        }
    }

    private func finding(
        _ stack: StackArrangement, _ before: ViewID, _ spacer: ViewID, _ behind: ViewID
    ) -> Finding? {
        guard let length = layout[spacer].spacer?.length, layout[before].kind != .spacer,
            layout[behind].kind != .spacer
        else { return nil }
        let first = stack.customSpacing[before] ?? stack.spacing
        let second = stack.customSpacing[spacer] ?? stack.spacing
        guard first > 0.0005, second > 0.0005 else { return nil }
        let naming = Naming(layout)
        let whole = Points.count(first + length + second)
        let remedy =
            length > first + second
            ? "Make it \(Points.text(length - first - second)) long if \(Points.text(length)) are meant, or write "
                + "\"spacing \(Points.text(length)) after \(naming.own(before))\" in its place."
            : "Write \"spacing \(Points.text(length)) after \(naming.own(before))\" in its place if \(Points.text(length)) are meant."
        return Finding(
            code: Self.code, severity: .information, range: layout.ownRange(layout[spacer].nameRange),
            message:
                "The stack's spacing counts on both sides of the spacer: \(whole) lie between \(naming.quoted(before)) and "
                + "\(naming.quoted(behind)), not \(Points.text(length)). \(remedy)",
            subject: naming.subject(spacer))
    }
}
