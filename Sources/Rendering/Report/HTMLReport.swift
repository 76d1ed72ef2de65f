import LayoutModel
import SourceText

/// A page with every layout of some files, at every width and in every state. It is one file and needs no network.
package enum HTMLReport {
    static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
    static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

    /// The SHA-256 hashes of ``script`` and ``style``, by which the content security policy allows them. After a change
    /// of either, `ReportHashTests` prints the new ones.
    static let scriptHash = "07ZtGgKOLzoWdw/KzUroIHMCxI2nhw/IaVL2SCfB4fM="
    static let styleHash = "2Ap/AOjFk4Xo/wZYlplgrHjW9pACCR0/k5elg12fero="

    /// Allows only the script and the style of the page, and no resources from elsewhere.
    private static let policy = [
        "default-src 'none'", "script-src 'sha256-\(scriptHash)'", "style-src 'sha256-\(styleHash)'",
        "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    package static func text(_ files: [ReportedFile]) -> String {
        """
        \(HTMLHead.text(title: summary(files), policy: policy, style: style))
        <body>
        <header><h1>Plumbline</h1><p>\(summary(files))</p></header>
        <noscript><p class="notice">This page needs JavaScript to draw the layouts.</p></noscript>
        <form id="filter" autocomplete="off" role="search">
        <input type="search" id="search" placeholder="Search findings, files, layouts and views" aria-label="Search">
        <label for="code">Code</label><select id="code"><option value="">all</option></select>
        <label for="file">File</label><select id="file"><option value="">all</option></select>
        <label for="severity">Severity</label><select id="severity">
        <option value="">all</option><option value="error">errors</option>
        <option value="warning">errors and warnings</option></select>
        <output id="count"></output>
        </form>
        <div class="page">
        <nav aria-label="Findings"><h2>Findings</h2><div id="findings"></div></nav>
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
        <fieldset class="row" id="looks"><legend>Look</legend>
        <label><input type="radio" name="look" value="blueprint" checked>blueprint</label>
        <label><input type="radio" name="look" value="screen">screen</label></fieldset>
        <fieldset class="row" id="modes"><legend>State</legend></fieldset>
        <fieldset class="row" id="gone"><legend>Gone</legend></fieldset>
        </form>
        <p id="notice" class="notice" role="status" hidden></p>
        <details id="overview" hidden><summary>Overview of the storyboard</summary>
        <div class="scroll"><svg id="map" role="img"></svg></div></details>
        <div id="stage"><svg id="drawing" role="img"></svg></div>
        <p class="quiet"><code id="command"></code></p>
        <div class="scroll"><table id="frames">
        <caption>Frames, in points, in the superview's coordinates</caption>
        <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
        <tbody></tbody></table></div>
        </main>
        <aside aria-label="Layouts"><h2>Layouts</h2><div id="layouts"></div></aside>
        </div>
        <script type="application/json" id="data">{"shades":
        \(ScreenJSON.shades.textInMarkup),"files":[\(files.map(\.data).joined(separator: ",\n"))]}</script>
        <script>\(script)</script>
        </body>
        </html>

        """
    }

    private static let columns = ["view", "kind", "line", "x", "y", "width", "height"]

    /// `3 layouts in 2 files, 1 error, 2 warnings`.
    private static func summary(_ files: [ReportedFile]) -> String {
        let layouts = files.reduce(0) { $0 + $1.layoutCount }
        let total = "\(counted(layouts, "layout")) in \(counted(files.count, "file"))"
        let severities = files.flatMap(\.severities)
        guard !severities.isEmpty else { return total + ", no findings" }
        let counts = [
            (severities.count { $0 == .error }, "error"), (severities.count { $0 == .warning }, "warning"),
            (severities.count { $0 != .error && $0 != .warning }, "hint"),
        ]
        return ([total] + counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }).joined(separator: ", ")
    }
}
