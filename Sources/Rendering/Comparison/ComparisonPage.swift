import LayoutModel
import SourceText

/// A page with what a change does to layouts: for each, both pictures side by side with the moved views marked, and the
/// differences in sentences. It is one file, has no script and needs no network.
package enum ComparisonPage {
    /// What differs in a layout.
    package struct Block: Sendable {
        package var title: String
        /// Nil for a version that does not exist or could not be read.
        package var old: Picture?
        package var new: Picture?
        /// Sentences by kind.
        package var sections: [(title: String, lines: [String])]

        package init(title: String, old: Picture? = nil, new: Picture? = nil, sections: [(String, [String])]) {
            self.title = title
            self.old = old
            self.new = new
            self.sections = sections
        }
    }

    /// No script runs and nothing is loaded. Each drawing has a style of its own.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    /// - Parameter note: what else to say of the comparison.
    package static func text(_ blocks: [Block], note: String? = nil) -> String {
        let summary =
            blocks.isEmpty ? "No differences in layout" : "\(counted(blocks.count, "layout")) with differences"
        return """
            \(HTMLHead.text(title: summary, policy: policy, style: style))
            <body>
            <header><h1>Plumbline</h1><p>\(summary)</p></header>
            <main>
            \(note.map { "<p>\(SVGMarkup.escaped($0))</p>" } ?? "")
            \(blocks.map(section).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private static let style = """
        :root{color-scheme:light dark;--page:#f3f5f8;--panel:#fff;--ink:#1b2230;--muted:#5c6779;--edge:#d5dbe5}
        @media(prefers-color-scheme:dark){:root{--page:#0e131a;--panel:#171d27;--ink:#e8edf4;--muted:#9dabbd;
        --edge:#2b3544}}
        body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,
        Helvetica,Arial,sans-serif}
        header{display:flex;gap:16px;align-items:baseline;padding:14px 24px;background:var(--panel);
        border-bottom:1px solid var(--edge)}
        h1{font-size:17px;margin:0}header p{margin:0;color:var(--muted)}
        main>p{margin:0;overflow-wrap:anywhere}main{padding:20px 24px;display:grid;gap:20px}
        section{background:var(--panel);border:1px solid var(--edge);border-radius:10px;padding:16px;min-width:0}
        h2{font-size:16px;margin:0 0 12px;overflow-wrap:anywhere}
        h3{font-size:13px;margin:14px 0 4px;color:var(--muted)}
        ul{margin:0;padding-left:20px}li{overflow-wrap:anywhere}
        .pair{display:flex;flex-wrap:wrap;gap:16px}
        figure{margin:0;flex:1 1 340px;min-width:0}figcaption{color:var(--muted);margin-bottom:4px}
        figure svg.plumbline{max-width:100%;height:auto}
        """

    private static func section(_ block: Block) -> String {
        let figures = [figure("Before", block.old), figure("After", block.new)].joined()
        let lists = block.sections.map { title, lines in
            let items = lines.map { "<li>\(SVGMarkup.escaped($0))</li>" }.joined(separator: "\n")
            return "<h3>\(SVGMarkup.escaped(title))</h3>\n<ul>\n\(items)\n</ul>"
        }
        return """
            <section>
            <h2>\(SVGMarkup.escaped(block.title))</h2>
            \(figures.isEmpty ? "" : "<div class=\"pair\">\(figures)</div>")
            \(lists.joined(separator: "\n"))
            </section>
            """
    }

    private static func figure(_ caption: String, _ picture: Picture?) -> String {
        guard let picture else { return "" }
        return "<figure><figcaption>\(caption)</figcaption>\n\(SVGDocument.text([picture]))</figure>\n"
    }
}
