import LayoutModel
import SourceText
import SwiftLayout
import Testing

@Suite struct CodeOccurrencesTests {
    /// The lines on which views are named, by the path of the view.
    private func lines(_ source: String) -> [String: [Int]] {
        let text = SourceText(source)
        let parsed = uncancelled { never throws(Cancelled) in
            try SwiftLayoutFormat().parse(text, in: ParseContext(), never)
        }
        return parsed.document.occurrences.reduce(into: [:]) { lines, occurrence in
            guard case .view(_, let path) = occurrence.symbol else { return }
            lines[path, default: []].append(text.lines.line(of: occurrence.range.start) + 1)
        }
    }

    @Test func propertiesAreNamedInTheWholeClassAndLocalsInTheirBlock() {
        let found = lines(
            """
            import UIKit
            final class Card: UIView {
                let title = UILabel()
                init() {
                    super.init(frame: .zero)
                    let badge = UIView()
                    let line = UIView()
                    addSubview(title)
                    addSubview(badge)
                    addSubview(line)
                    badge.topAnchor.constraint(equalTo: self.title.bottomAnchor).isActive = true
                    line.topAnchor.constraint(equalTo: badge.bottomAnchor).isActive = true
                }
                func update() {
                    title.isHidden = true
                    badge.isHidden = true
                }
            }
            """)
        // Hiding is an occurrence of its own.
        #expect(found["title"] == [3, 8, 11, 15, 15])
        #expect(found["badge"] == [6, 9, 11, 12])
        #expect(found["line"] == [7, 10, 12])
    }
}
