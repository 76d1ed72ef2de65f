import LayoutModel
import SourceText

/// A spacer in a stack with its own spacing, which is added both before and after the spacer.
struct SpacingDoubledRule: ModelRule {
    static let code: FindingCode = "spacing-doubled"
    static var page: [UInt8] { PackageResources.spacing_doubled_md }
    static let category = FindingCategory.stack
    static let holdsAtEverySize = true
    static let severity = Finding.Severity.information
    static let isOptIn = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.views.flatMap { view -> [Diagnosis] in
            // With other distributions the spacing is only a minimum, or has no effect.
            guard let stack = view.stack, [.fill, .fillEqually, .fillProportionally].contains(stack.distribution) else {
                return []
            }
            let arranged = view.children.filter { layout[$0].kind != .guide }
            return arranged.indices.dropFirst().dropLast().compactMap {
                finding(stack, arranged[$0 - 1], arranged[$0], arranged[$0 + 1]).map { Diagnosis($0) }
            }
        }
    }

    private func finding(
        _ stack: StackArrangement, _ before: ViewID, _ spacer: ViewID, _ after: ViewID
    ) -> Finding? {
        guard let length = layout[spacer].spacer?.length, layout[before].kind != .spacer, layout[after].kind != .spacer
        else { return nil }
        let first = stack.customSpacing[before] ?? stack.spacing
        let second = stack.customSpacing[spacer] ?? stack.spacing
        guard first > 0.0005, second > 0.0005 else { return nil }
        let wanted = Points.text(length)
        let sum = [first, length, second].map(Points.text).joined(separator: " + ")
        let shorter =
            length > first + second ? " make the spacer \(Points.text(length - first - second)) long, or" : ""
        let instruction =
            naming.instruction(for: .replaceSpacer(spacer, bySpacing: length, after: before))
            ?? "set the spacing after \(naming.quoted(before)) to \(wanted)"
        return finding(
            about: spacer,
            "Doubled spacing: \(sum) = \(Points.count(first + length + second)) between \(naming.quoted(before)) and "
                + "\(naming.quoted(after)), since the stack's spacing counts on both sides of the spacer. "
                + "If \(Points.count(length)) are intended,\(shorter) \(instruction) instead.")
    }
}
