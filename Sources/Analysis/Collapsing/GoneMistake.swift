import LayoutModel
import SourceText
import Wording

/// What goes wrong on one axis when certain views go.
struct GoneMistake {
    var gone: [ViewID]
    var state: Int?
    var axis: Axis
    /// The views that are not where they should be, in document order.
    var views: [ViewID]
    /// The configurations, the first one first.
    var configurations: [Int]
    /// In points; the largest of several.
    var length: Double
    /// The constraint that moved the views; see ``Shift``.
    var cause: ConstraintID?
    var lost: Double
    var reties: [Retie]
}

extension SmallestStates where Detail == Shift {
    /// What was observed in the same state on the same axis is one mistake.
    ///
    /// - Parameter views: the views that a key is about.
    func mistakes(about views: (Key) -> [ViewID]) -> [GoneMistake] {
        var result: [GoneMistake] = []
        for (views, entry) in smallest(views) {
            let shift = entry.detail
            let retie = shift.retie.map { [$0] } ?? []
            guard
                let index = result.firstIndex(where: {
                    $0.gone == entry.gone && $0.state == entry.state && $0.axis == shift.axis
                })
            else {
                result.append(
                    GoneMistake(
                        gone: entry.gone, state: entry.state, axis: shift.axis, views: views.sorted(),
                        configurations: entry.configurations, length: shift.length, cause: shift.cause,
                        lost: shift.lost, reties: retie))
                continue
            }
            result[index].views = Set(result[index].views + views).sorted()
            result[index].length = max(result[index].length, shift.length)
            result[index].reties += retie.filter { !result[index].reties.contains($0) }
        }
        return result
    }
}

extension Rule {
    /// Reports a mistake where its first view is hidden.
    ///
    /// - Parameters:
    ///   - verdict: what goes wrong, as the beginning of a sentence.
    ///   - fallback: what to do if no tried change ends it.
    func diagnosis(
        of mistake: GoneMistake, _ wording: ConfigurationWording, _ verdict: String, otherwise fallback: String
    ) -> Diagnosis {
        let remedies = GoneRemedies(layout: layout, gone: mistake.gone, axis: mistake.axis, reties: mistake.reties)
        let index = mistake.configurations.first
        let configuration = index.map { wording.space.configurations[$0] }
        let advice = remedies.advice(in: configuration, otherwise: fallback)
        let ranges = mistake.gone.compactMap { layout.range(hiding: $0, mistake.state) }
        let view = mistake.views.first ?? .root
        let finding = finding(
            at: ranges.first ?? layout[view].nameRange,
            "\(verdict)\(wording.sizes(mistake.configurations))\(reason(mistake)).\(advice)",
            related: mistake.views.map(declaration)
                + (mistake.cause.map {
                    [Finding.Related(range: layout[$0].source.focus, message: "This constraint moves it")]
                } ?? []),
            subject: subjects.views(mistake.gone, mistake.axis))
        return Diagnosis(finding, cause: remedies)
    }

    private func reason(_ mistake: GoneMistake) -> String {
        guard let cause = mistake.cause else { return "" }
        let equation = naming.equation(layout[cause])
        return mistake.lost > 0.0005
            ? ", because \(equation) loses its \(Points.text(mistake.lost))" : ", because of \(equation)"
    }
}
