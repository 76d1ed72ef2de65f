import LayoutModel
import SourceText

/// A file with what was found in it and its layouts at every width, for ``HTMLReport``.
package struct ReportedFile: Sendable {
    /// The file as a member of the report's data.
    fileprivate let data: String
    fileprivate let layoutCount: Int
    fileprivate let findings: [Finding.Severity]

    /// - Parameters:
    ///   - path: as the person gave it.
    ///   - only: the name of the one layout that is wanted; nil for all.
    package init(path: String, text: SourceText, document: Document, findings: [Finding], only name: String? = nil) {
        let shown = document.layouts.indices.filter { name == nil || document.layouts[$0].name == name }
        let layouts = shown.map { document.layouts[$0] }
        func layout(of finding: Finding) -> Int? {
            document.layoutIndex(at: finding.range.start).flatMap(shown.firstIndex)
        }
        let meant = findings.filter { name == nil || layout(of: $0) != nil }
        func line(_ range: TextRange) -> JSON { .integer(text.lines.line(of: range.start) + 1) }
        let found = meant.map { finding -> JSON in
            let layout = layout(of: finding)
            let view = layout.flatMap { index in
                layouts[index].views.filter { !$0.isSynthesized }.firstIndex {
                    layouts[index].ownRange($0.nameRange) == finding.range
                }
            }
            return .object([
                ("code", .string(finding.code.rawValue)), ("severity", .string(finding.severity.word)),
                ("message", .string(finding.message)), ("line", line(finding.range)),
                ("layout", .integer(layout ?? -1)),
                ("view", .integer(view ?? -1)),
            ])
        }
        data =
            JSON.object([
                ("path", .string(path)), ("findings", .array(found)),
                ("layouts", .array(layouts.map { Self.json(LayoutSweep($0), line) })),
            ]).textInMarkup
        layoutCount = layouts.count
        self.findings = meant.map(\.severity)
    }

    private static func json(_ sweep: LayoutSweep, _ line: (TextRange) -> JSON) -> JSON {
        let layout = sweep.layout
        var places: [ViewID: Int] = [:]
        for (place, view) in sweep.views.enumerated() { places[view.id] = place }
        let views = sweep.views.map { view -> JSON in
            .array([
                .string(view.displayName ?? view.name), .string(view.kind.rawValue),
                .integer(view.parent.flatMap { places[$0] } ?? -1), line(layout.ownRange(view.nameRange)),
                .string(view.path),
                .integer(view.parent.map { layout[$0].countsUpwards } == true ? 1 : 0),
            ])
        }
        let variants = sweep.variants.map { variant -> JSON in
            .object([
                ("mode", .integer(variant.mode)), ("gone", .integers(variant.gone)),
                ("height", .string(variant.height ?? "")), ("from", .integer(variant.widths.lowerBound)),
                ("to", .integer(variant.widths.upperBound)), ("frames", .integers(variant.numbers)),
                ("away", .array(variant.away.map { .integers([$0.view, $0.how]) })),
                ("open", .array(variant.undecided.map { .integers([$0.view, $0.numbers, $0.from, $0.to]) })),
                (
                    "broken",
                    .array(variant.broken.map { .array([.integer($0.from), .integer($0.to), .string($0.sentence)]) })
                ),
            ])
        }
        let widths = layout.sizes.compactMap { declared -> Double? in
            switch declared.size.width {
            case .points(let points), .preferred(let points): points
            case .fit: nil
            }
        }
        return .object([
            ("name", .string(layout.name)), ("line", line(layout.nameRange)),
            ("drawn", .integer(layout.designTime == nil ? 0 : 1)),
            ("views", .array(views)), ("modes", .array(sweep.modes.map { .string($0) })),
            ("states", .array(layout.states.map { .string($0.name) })),
            ("vary", .integers(layout.vary.compactMap { places[$0.view] })),
            ("widths", .array(Set(widths).sorted().map { .number($0) })), ("first", .number(widths.first ?? 0)),
            ("runs", .array(sweep.pool.runs.map { .array($0.map { .number($0) }) })), ("variants", .array(variants)),
        ])
    }
}

extension Finding.Severity {
    fileprivate var word: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .information: "information"
        case .hint: "hint"
        }
    }
}

/// One page with every layout of some files, at every width and in every state, that works from a file and asks nothing of a network.
package enum HTMLReport {
    package static func text(_ files: [ReportedFile]) -> String {
        // Nothing runs but the one script, and nothing is loaded from anywhere.
        let policy =
            "default-src 'none'; script-src '\(SHA256.source(of: ReportScript.text))'; style-src '\(SHA256.source(of: ReportStyle.text))'; base-uri 'none'; form-action 'none'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Plumbline: \(summary(files))</title>
            <style>\(ReportStyle.text)</style>
            </head>
            <body>
            <header><h1>Plumbline</h1><p>\(summary(files))</p></header>
            <noscript><p class="notice">This page needs JavaScript to draw the layouts.</p></noscript>
            <div class="page">
            <nav id="layouts" aria-label="Layouts"></nav>
            <main>
            <h2 id="name"></h2>
            <p id="place" class="quiet"></p>
            <form id="controls" autocomplete="off">
            <div class="row" id="width-row">
            <label for="width">Width</label>
            <input type="range" id="width" step="1" list="widths"><datalist id="widths"></datalist>
            <input type="number" id="number" step="1" aria-label="Width in points">
            <span id="declared"></span>
            </div>
            <div class="row" id="height-row"><label for="height">Height</label><select id="height"></select></div>
            <fieldset class="row" id="modes"><legend>State</legend></fieldset>
            <fieldset class="row" id="gone"><legend>Gone</legend></fieldset>
            </form>
            <p id="notice" class="notice" role="status" hidden></p>
            <div id="stage"><svg id="drawing" role="img"></svg></div>
            <p class="quiet"><code id="command"></code></p>
            <div class="scroll"><table id="frames"><caption>Frames, in points, in the superview's coordinates</caption>
            <thead><tr><th scope="col">view</th><th scope="col">kind</th><th scope="col">line</th><th scope="col">x</th><th scope="col">y</th><th scope="col">width</th><th scope="col">height</th></tr></thead>
            <tbody></tbody></table></div>
            </main>
            <aside aria-label="Findings"><h2>Findings</h2><div id="findings"></div></aside>
            </div>
            <script type="application/json" id="data">{"files":[\(files.map(\.data).joined(separator: ",\n"))]}</script>
            <script>\(ReportScript.text)</script>
            </body>
            </html>

            """
    }

    /// `3 layouts in 2 files, 1 error, 2 warnings`.
    private static func summary(_ files: [ReportedFile]) -> String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let severities = files.flatMap(\.findings)
        var parts = ["\(count(files.reduce(0) { $0 + $1.layoutCount }, "layout")) in \(count(files.count, "file"))"]
        for (severity, word) in [(Finding.Severity.error, "error"), (.warning, "warning")] {
            let number = severities.count { $0 == severity }
            if number > 0 { parts.append(count(number, word)) }
        }
        let rest = severities.count { $0 != .error && $0 != .warning }
        if rest > 0 { parts.append(count(rest, "hint")) }
        return severities.isEmpty ? parts[0] + ", no findings" : parts.joined(separator: ", ")
    }
}
