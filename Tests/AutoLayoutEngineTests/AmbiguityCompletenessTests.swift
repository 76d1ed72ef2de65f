import AutoLayoutEngine
import LayoutModel
import Testing

/// Whoever decides every value that is named as ambiguous has decided all.
@Suite struct AmbiguityCompletenessTests {
    @Test(arguments: 0..<12) func noValueIsAmbiguousWhereAllThatAreNamedAreHeld(decade: Int) throws {
        for seed in (decade * 12)..<(decade * 12 + 12) {
            let random = try RandomLayout(seed: UInt64(seed), hasDocumentSettings: false)
            let (found, holds, conflicts) = holding(random.layout)
            guard !found.isEmpty, found.count < AmbiguousValue.most else { continue }
            let held = try RandomLayout(seed: UInt64(seed), adding: holds, hasDocumentSettings: false)
            let (left, _, others) = holding(held.layout)
            // A constraint more may change which of several conflicts is found first, and what gives way.
            if others == conflicts { #expect(left.isEmpty, "seed \(seed)\n\(held.text)") }
        }
    }

    /// The ambiguous values of a layout, constraints that hold them where they are, and the conflicts.
    private func holding(_ layout: Layout) -> (found: [AmbiguousValue], holds: [String], conflicts: [Conflict]) {
        var solver = LayoutSolver(layout)
        let solution = solver.solve(Configuration(baseOf: layout))
        guard let found = try? solver.ambiguousValues() else { return ([], [], []) }
        let holds = found.map { value in
            let view = layout[value.view]
            let frame = solution.frame(of: value.view)
            let isHorizontal = value.axis == .horizontal
            if value.kind == .size {
                let length = isHorizontal ? frame.width : frame.height
                return "\(view.path).\(isHorizontal ? "width" : "height") == \(decimal(length)) @ 999"
            }
            let edge = isHorizontal ? "left" : "top"
            let parent = view.parent.map { $0 == .root ? "super" : layout[$0].path } ?? "super"
            let distance = isHorizontal ? frame.x : frame.y
            let sign = distance < 0 ? "-" : "+"
            return "\(view.path).\(edge) == \(parent).\(edge) \(sign) \(decimal(abs(distance))) @ 999"
        }
        return (found, holds, solution.conflicts)
    }

    private func decimal(_ value: Double) -> String {
        let millionths = Int((value * 1_000_000).rounded())
        return "\(millionths / 1_000_000).\(String(1_000_000 + millionths % 1_000_000).dropFirst())"
    }
}
