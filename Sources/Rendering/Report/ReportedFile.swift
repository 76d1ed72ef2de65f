import LayoutModel
import SourceText

/// A file with its findings and its layouts at every width, for ``HTMLReport``.
package struct ReportedFile: Sendable {
    /// JSON, a member of the page's data.
    let data: String
    let layoutCount: Int
    /// The severities of the findings that the page shows.
    let severities: [Finding.Severity]

    /// - Parameters:
    ///   - path: as the user gave it.
    ///   - only: the name of the only layout to include; nil for all.
    ///   - links: what lines link to; nil for nothing.
    package init(
        path: String, text: SourceText, document: Document, findings: [Finding], only name: String? = nil,
        links: FileLinks? = nil
    ) {
        let indices = document.layouts.indices.filter { name == nil || document.layouts[$0].name == name }
        let layouts = indices.map { document.layouts[$0] }
        let located = findings.map { finding in
            (finding, layout: document.layoutIndex(at: finding.range.start).flatMap(indices.firstIndex))
        }
        let included = located.filter { name == nil || $0.layout != nil }
        let json = ReportJSON(text: text)
        data =
            JSON.object([
                ("path", .string(path)), ("link", .string(links?.pattern ?? "")),
                ("findings", .array(included.map { json.finding($0, layout: $1, in: layouts) })),
                ("layouts", .array(layouts.map { json.layout(LayoutSweep($0, document.sketch)) })),
                ("overview", json.overview(of: document.sketch, layouts)),
            ]).textInMarkup
        layoutCount = layouts.count
        severities = included.map(\.0.severity)
    }
}

/// The parts of a file as the page's script reads them.
private struct ReportJSON {
    let text: SourceText

    private func line(_ range: TextRange) -> JSON { .integer(text.lines.line(of: range.start) + 1) }

    func finding(_ finding: Finding, layout: Int?, in layouts: [Layout]) -> JSON {
        let view = layout.flatMap { index in
            layouts[index].views.filter(\.isDrawn).firstIndex {
                layouts[index].ownRange($0.nameRange) == finding.range
            }
        }
        return .object([
            ("code", .string(finding.code.rawValue)), ("severity", .string(finding.severity.word)),
            ("message", .string(finding.message)), ("line", line(finding.range)),
            ("layout", .integer(layout ?? -1)), ("view", .integer(view ?? -1)),
        ])
    }

    func layout(_ sweep: LayoutSweep) -> JSON {
        let layout = sweep.layout
        let indices = Dictionary(uniqueKeysWithValues: zip(sweep.views.map(\.id), sweep.views.indices))
        let widths = layout.sizes.compactMap { declared -> Double? in
            switch declared.size.width {
            case .points(let points), .preferred(let points): points
            case .fit: nil
            }
        }
        return .object([
            ("name", .string(layout.name)), ("line", line(layout.nameRange)),
            ("drawn", .integer(layout.designTime == nil ? 0 : 1)),
            ("views", .array(zip(sweep.views, sweep.looks).map { view($0, $1, of: layout, indices) })),
            ("modes", .array(sweep.modes.map(JSON.string))),
            ("states", .array(layout.states.map { .string($0.name) })),
            ("vary", .integers(layout.vary.compactMap { indices[$0.view] })),
            ("widths", .array(Set(widths).sorted().map(JSON.number))), ("first", .number(widths.first ?? 0)),
            ("runs", .array(sweep.runs.values.map { .array($0.map(JSON.number)) })),
            ("rows", .array(sweep.lines.values.map(row))), ("sets", .array(sweep.sets.values.map(JSON.integers))),
            ("variants", .array(sweep.variants.map(variant))),
        ])
    }

    private func view(_ view: View, _ look: ScreenView, of layout: Layout, _ indices: [ViewID: Int]) -> JSON {
        .array([
            .string(view.displayName ?? view.name), .string(view.kind.rawValue),
            .integer(view.parent.flatMap { indices[$0] } ?? -1), line(layout.ownRange(view.nameRange)),
            .string(view.path), .integer(view.parent.map { layout[$0].countsUpwards } == true ? 1 : 0),
            ScreenJSON.view(look), .integer(view.stack.map { $0.axis == .horizontal ? 1 : 2 } ?? 0),
        ])
    }

    /// The scenes and arrows of a storyboard; null for less than two scenes.
    func overview(of sketch: Sketch, _ layouts: [Layout]) -> JSON {
        guard layouts.count > 1, let map = SceneMap(sketch) else { return .null }
        func rounded(_ numbers: [Double]) -> [JSON] { numbers.map { .number(($0 * 10).rounded() / 10) } }
        let scenes = zip(map.scenes, map.rects).map { scene, rect -> JSON in
            let layout = layouts.firstIndex { $0.key == scene.layout } ?? -1
            let members: [JSON] = [.string(scene.name), .integer(layout)]
            return .array(members + rounded([rect.x, rect.y, rect.width, rect.height]))
        }
        let arrows = map.arrows.map { arrow -> JSON in
            let (source, destination) = (map.scenes[arrow.source].name, map.scenes[arrow.destination].name)
            let title = "\(source) → \(destination): \(arrow.names.joined(separator: ", "))"
            return .array(
                [.string(title)] + rounded([arrow.start.x, arrow.start.y, arrow.end.x, arrow.end.y]))
        }
        return .object([
            ("width", .number(map.width.rounded(.up))), ("height", .number(map.height.rounded(.up))),
            ("scenes", .array(scenes)),
            ("arrows", .array(arrows)),
        ])
    }

    private func row(_ line: ReportedLine) -> JSON {
        .array([
            .integer(line.first), .integer(line.firstPosition.rawValue), .integer(line.second),
            .integer(line.secondPosition.rawValue), .integer(line.relation), .number(line.multiplier),
            .number(line.constant), .number(line.priority),
        ])
    }

    private func variant(_ variant: LayoutSweep.Variant) -> JSON {
        .object([
            ("mode", .integer(variant.mode)), ("gone", .integers(variant.gone)),
            ("height", .string(variant.height ?? "")), ("from", .integer(variant.widths.lowerBound)),
            ("to", .integer(variant.widths.upperBound)), ("frames", .integers(variant.runs)),
            ("away", .array(variant.away.map { .integers([$0.view, $0.reason.rawValue]) })),
            ("open", .array(variant.ambiguous.map { .integers([$0.view, $0.components, $0.from, $0.to]) })),
            ("baselines", .array(variant.baselines.map { .integers([$0.view, $0.first, $0.last]) })),
            ("sets", .array(variant.sets.map { .integers([$0.set, $0.from, $0.to]) })),
            ("broken", .array(variant.broken.map(broken))),
        ])
    }

    private func broken(
        _ broken: (from: Int, to: Int, sentence: String, leftOut: Int, members: [Int])
    ) -> JSON {
        .array([
            .integer(broken.from), .integer(broken.to), .string(broken.sentence), .integer(broken.leftOut),
            .integers(broken.members),
        ])
    }
}
