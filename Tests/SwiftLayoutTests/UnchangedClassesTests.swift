import LayoutModel
import SourceText
import SwiftSource
import Testing

@testable import SwiftLayout

/// A version of a file that takes over what was read of the version before is what a fresh reading makes of it.
@Suite struct UnchangedClassesTests {
    private static let format = SwiftLayoutFormat()
    private static let own = FileID(1)

    /// Three files, whose classes use each other: by inheritance, extensions, helpers, constants, aliases and names
    /// that stand for views.
    private static let files = [
        """
        import UIKit
        typealias Base = Card

        final class Row: Base {
            let icon = UIImageView()
            private let badge = Badge()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addAll([icon, badge])
                pin(icon, to: self)
                NSLayoutConstraint.activate([
                    badge.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: Metrics.gap),
                    badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
                    badge.heightAnchor.constraint(equalToConstant: 20),
                ])
                decorate()
            }
        }

        extension Row {
            func decorate() { badge.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        }

        let gap: CGFloat = 12

        final class Badge: UIView {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                add(label)
                label.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true
                label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            }
        }

        final class Loose: UIView {
            let text = UILabel(), line = UIView()
            init() {
                super.init(frame: .zero)
                text.topAnchor.constraint(equalTo: topAnchor).isActive = true
                addSubview(text)
                addSubview(line)
                line.leftAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }
        }

        #if os(iOS)
        final class Panel: UIViewController {
            let row = Row()
            override func viewDidLoad() {
                view.add(row)
                pin(row, to: view)
                row.heightAnchor.constraint(equalToConstant: 40).isActive = true
                row.heightAnchor.constraint(equalToConstant: 50).isActive = true
            }
        }
        #endif
        """,
        """
        import UIKit

        class Card: UIView {
            let border = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                add(border)
                pin(border, to: self)
            }
            func addAll(_ views: [UIView]) { for view in views { add(view) } }
        }

        enum Metrics { static let gap: CGFloat = 8 }
        """,
        """
        import UIKit

        extension UIView {
            func add(_ view: UIView) {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
        }

        func pin(_ view: UIView, to parent: UIView) {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: parent.topAnchor),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            ])
        }
        """,
    ]

    private func parse(
        _ text: String, _ file: FileID, _ project: Project, after previous: SwiftDocument? = nil
    ) throws -> SwiftDocument {
        var context = ParseContext()
        context.file = file
        context.project = project
        context.previous = previous
        return try #require(Self.format.parse(SourceText(text), in: context, .never) as? SwiftDocument)
    }

    private func project(of files: [String]) throws -> Project {
        var project = Project.empty
        for (index, text) in files.enumerated() {
            let file = FileID(Int32(index + 1))
            _ = project.setDeclarations(try parse(text, file, .empty).declarations, of: file)
        }
        return project
    }

    /// Everything that depends on what was read of the classes.
    private struct Result: Equatable {
        let layouts: [Layout]
        let problems: [Finding]
        let bases: [[Layout]]
        let usedKeys: Set<String>

        init(_ document: SwiftDocument) {
            layouts = document.document.layouts
            problems = document.document.problems
            bases = layouts.indices.map(document.document.inherited)
            usedKeys = document.usedKeys
        }
    }

    private func replacing(_ old: String, with new: String, in text: String) throws -> String {
        let range = try #require(text.firstRange(of: old))
        return String(text[..<range.lowerBound] + new + text[range.upperBound...])
    }

    private func classesKept(_ text: String, _ project: Project, after previous: SwiftDocument) throws -> [String] {
        let tree = SyntaxTree(parsing: SourceText(text))
        let declarations = try parse(text, Self.own, project).declarations
        let sources = ProgramSources(declarations, of: Self.own, SourceTree(tree), in: project)
        let unchanged = try #require(UnchangedClasses(of: previous, in: tree, sources))
        return Program(sources).classDeclarations.filter { unchanged.known($0.name, at: $0.range) != nil }.map(\.name)
    }

    @Test(
        arguments: [
            // A place in the file, what is written there, and the classes that are not read again.
            ("import UIKit", "import UIKit\n// A note\n", ["Row", "Badge", "Loose", "Panel"]),
            ("constant: Metrics.gap", "constant: 30", ["Badge", "Loose"]),
            ("equalToConstant: 40)", "equalToConstant: 44)", ["Badge", "Loose"]),
            ("let gap: CGFloat = 12", "let gap: CGFloat = 14", ["Loose"]),
            ("let label = UILabel()", "let label = UITextField()", ["Loose"]),
            ("= Card", "= UIView", ["Badge", "Loose"]),
            ("os(iOS)", "os(iOS) || os(tvOS)", ["Row", "Badge", "Loose"]),
            ("#if os", "extension Badge { func unused() {} }\n#if os", ["Loose"]),
            ("import UIKit", "import UIKit\r", ["Row", "Badge", "Panel"]),
            ("}\n\n#if os", "} // A note\n\n#if os", ["Row", "Badge", "Panel"]),
            ("#if os", "func pin(_ view: UIView, to parent: UIView) {}\n#if os", ["Badge", "Loose"]),
        ] as [(String, String, [String])])
    func onlyWhatAnEditCanChangeIsReadAgain(_ old: String, _ new: String, _ kept: [String]) throws {
        let project = try project(of: Self.files)
        let before = try parse(Self.files[0], Self.own, project)
        #expect(before.classes.map(\.name) == ["Row", "Badge", "Loose", "Panel"])
        #expect(before.document.layouts.count >= 3 && before.document.problems.contains { !$0.suggestions.isEmpty })
        let edited = try replacing(old, with: new, in: Self.files[0])
        #expect(try classesKept(edited, project, after: before) == kept)
        let after = try parse(edited, Self.own, project, after: before)
        // The results are long, so they are not printed.
        let isSame = try Result(after) == Result(parse(edited, Self.own, project))
        #expect(isSame)
    }

    @Test(arguments: [
        (1, "gap: CGFloat = 8", "gap: CGFloat = 9"), (1, "pin(border, to: self)", ""),
        (2, "equalTo: parent.topAnchor)", "equalTo: parent.topAnchor, constant: 3)"),
        (2, "addSubview(view)", ""), (1, "class Card", "class Cards"),
        (1, "enum Metrics", "typealias Base = UIButton\nenum Metrics"),
        (2, "extension UIView", "func pin(_ view: UIView, to parent: UIView) {}\nextension UIView"),
    ])
    func anEditOfAnotherFileIsSeen(_ file: Int, _ old: String, _ new: String) throws {
        let first = try project(of: Self.files)
        let before = try parse(Self.files[0], Self.own, first)
        var files = Self.files
        files[file] = try replacing(old, with: new, in: files[file])
        var second = first
        let other = FileID(Int32(file + 1))
        _ = second.setDeclarations(try parse(files[file], other, .empty).declarations, of: other)
        let after = try parse(Self.files[0], Self.own, second, after: before)
        let isSame = try Result(after) == Result(parse(Self.files[0], Self.own, second))
        let isChanged = Result(after) != Result(before)
        #expect(isSame)
        #expect(isChanged)
    }

    /// A long session of edits of all files, each undone by none: every version is that of a fresh reading.
    @Test(arguments: 0..<6) func everyVersionIsThatOfAFreshReading(seed: UInt64) throws {
        var random = Numbers(state: seed)
        var files = Self.files
        var project = try project(of: files)
        var last = try parse(files[0], Self.own, project)
        let pieces = [
            "20", "gap", "Metrics.gap", "icon", "badge", "label", "\n", "{", "}", "// ", "#if DEBUG\n", "#endif\n",
            "Card",
            "UIView", "extension Badge {}\n", "let gap: CGFloat = 3\n", "func pin(_ view: UIView, to: UIView) {}\n", "",
        ]
        for _ in 0..<60 {
            let place = random.next(5) > 0 ? 0 : 1 + random.next(2)
            var bytes = Array(files[place].utf8)
            let start = random.next(bytes.count + 1)
            let length = min([0, 0, 1, 2, 9, 60][random.next(6)], bytes.count - start)
            bytes.replaceSubrange(start..<start + length, with: Array(pieces[random.next(pieces.count)].utf8))
            // Now and then all is put right again, so that not everything is broken in the end.
            files[place] = random.next(6) == 0 ? Self.files[place] : String(decoding: bytes, as: UTF8.self)
            if place > 0 {
                let file = FileID(Int32(place + 1))
                _ = project.setDeclarations(try parse(files[place], file, .empty).declarations, of: file)
            }
            let next = try parse(files[0], Self.own, project, after: last)
            let isSame = try Result(next) == Result(parse(files[0], Self.own, project))
            try #require(isSame, "\(files)")
            _ = project.setDeclarations(next.declarations, of: Self.own)
            last = next
        }
    }

    /// Numbers that are the same on every machine.
    private struct Numbers {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(count, 1)))
        }
    }
}
