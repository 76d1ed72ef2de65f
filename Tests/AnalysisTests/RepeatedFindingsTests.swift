import SourceText
import Testing

/// What holds of several views that code makes in one place.
@Suite struct RepeatedFindingsTests {
    private static func page(_ loop: String) -> SourceText {
        SourceText(
            """
            import UIKit

            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loop)
                }

                private func add(_ width: CGFloat) {
                    let square = UIView()
                    view.addSubview(square)
                    square.translatesAutoresizingMaskIntoConstraints = false
                    square.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    square.heightAnchor.constraint(equalToConstant: 80).isActive = true
                    square.widthAnchor.constraint(equalToConstant: width).isActive = true
                }
            }
            """)
    }

    private static let sentence =
        #"Ambiguous horizontal position: nothing determines where "square" is. "#
        + "Add a leading, trailing or centerX constraint."

    @Test func oneViewIsToldOfAlone() {
        #expect(findings(in: Self.page("add(80)"), with: []).map(\.message) == [Self.sentence])
    }

    @Test func ofFurtherOnesTheNumberIsTold() {
        let found = findings(in: Self.page("for _ in 0..<3 { add(80) }"), with: [])
        #expect(
            found.map(\.message) == [Self.sentence + " The same holds for 2 more views made in the same place."])
        let two = findings(in: Self.page("add(80)\nadd(40)"), with: [])
        #expect(two.map(\.message) == [Self.sentence + " The same holds for 1 more view made in the same place."])
    }

    @Test func otherPlacesAreToldThemselves() {
        let text = Self.page("let other = UIView()\nview.addSubview(other)\nadd(80)")
        #expect(findings(in: text, with: []).map(\.message) == [Self.sentence])
        let both = """
            for title in ["a", "b"] {
                let label = UILabel(), line = UIView()
                for one in [label, line] {
                    view.addSubview(one)
                    one.translatesAutoresizingMaskIntoConstraints = false
                    one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    one.heightAnchor.constraint(equalToConstant: 4).isActive = true
                }
                line.widthAnchor.constraint(equalToConstant: 4).isActive = true
            }
            """
        #expect(findings(in: Self.page(both), with: []).count == 2)
    }

    /// The conflicts of views that code makes in one place are one mistake, though each has more members than the one
    /// before.
    @Test func conflictsInOnePlaceAreToldOnce() throws {
        let rows = """
            let stack = UIStackView()
            stack.axis = .vertical
            view.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 90),
                stack.heightAnchor.constraint(equalToConstant: 90),
            ])
            stack.distribution = .fillEqually
            for _ in 0..<3 {
                let row = UIView()
                stack.addArrangedSubview(row)
                row.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
            """
        let found = findings(in: Self.page(rows), with: [])
        let conflict = try #require(found.first)
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(conflict.message.hasPrefix("Conflict: row.height == 20 cannot hold"), "\(conflict.message)")
        #expect(conflict.message.hasSuffix(" 2 more views made in the same place conflict too."), "\(conflict.message)")
    }

    @Test func conflictsThatReadAlikeHoldForMoreViews() throws {
        let squares = """
            for _ in 0..<2 {
                let box = UIView()
                view.addSubview(box)
                box.translatesAutoresizingMaskIntoConstraints = false
                box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                box.widthAnchor.constraint(equalToConstant: 4).isActive = true
                box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                box.heightAnchor.constraint(equalToConstant: 5).isActive = true
            }
            """
        let messages = findings(in: Self.page(squares), with: []).map(\.message)
        #expect(messages.count == 1, "\(messages)")
        #expect(messages.first?.hasSuffix(" The same holds for 1 more view made in the same place.") == true)
    }

    /// The sides that one statement gives a view are constraints of their own.
    @Test func conflictsOfOneViewAreToldEach() {
        let twice = """
            let box = UIView(), other = UIView()
            view.addSubview(box)
            box.snp.makeConstraints { make in
                make.edges.equalToSuperview()
            }
            box.snp.makeConstraints { make in
                make.top.left.equalToSuperview().offset(8)
            }
            """
        let text = SourceText(Self.page(twice).string.replacing("import UIKit", with: "import SnapKit\nimport UIKit"))
        #expect(findings(in: text, with: []).filter { $0.code == "conflict" }.count == 2)
    }

    /// Views that the code names are named.
    @Test(arguments: [
        ("[first, second, third]", "second and third"), ("[first, second]", "second"),
        ("[first, second, third, fourth, fifth, sixth]", "second, third, fourth and 2 more"),
    ])
    func viewsThatOneLoopConstrainsAreNamed(list: String, others: String) throws {
        let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
        let loop = """
            let \(names.map { "\($0) = UIView()" }.joined(separator: ", "))
            for view in \(list) {
                self.view.addSubview(view)
                view.translatesAutoresizingMaskIntoConstraints = false
                view.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
                view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
                view.heightAnchor.constraint(equalToConstant: 4).isActive = true
                view.widthAnchor.constraint(equalToConstant: 4).isActive = true
                view.widthAnchor.constraint(equalToConstant: 5).isActive = true
            }
            """
        let found = findings(in: Self.page(loop), with: [])
        let conflict = try #require(found.first)
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(conflict.message.hasPrefix("Conflict: first.width == 5"), "\(conflict.message)")
        #expect(conflict.message.hasSuffix(" The same holds for \(others)."), "\(conflict.message)")
        #expect(conflict.furtherSubjects.first == "second.width ")
    }

    /// The names of the other views may be parts of other words, and of each other.
    @Test(arguments: ["view", "bar", "ar", "one", "it"])
    func namesArePartsOfWords(name: String) throws {
        let rows = """
            let stackBar = UIView()
            view.addSubview(stackBar)
            for _ in 0..<2 {
                let bars = UIView()
                let \(name) = UIView()
                self.view.addSubview(bars)
                bars.addSubview(\(name))
                \(name).translatesAutoresizingMaskIntoConstraints = false
                \(name).topAnchor.constraint(equalTo: bars.topAnchor).isActive = true
                \(name).leadingAnchor.constraint(equalTo: bars.leadingAnchor).isActive = true
                \(name).widthAnchor.constraint(equalToConstant: 4).isActive = true
                \(name).heightAnchor.constraint(equalToConstant: 4).isActive = true
                \(name).bottomAnchor.constraint(equalTo: bars.topAnchor, constant: 5).isActive = true
            }
            """
        let found = findings(in: Self.page(rows), with: []).filter { $0.code == "conflict" }
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(found.first?.message.hasSuffix(" The same holds for 1 more view made in the same place.") == true)
    }

    /// A class whose initializers make different layouts tells what they share once.
    @Test func whatSeveralInitializersShareIsToldOnce() {
        let text = SourceText(
            """
            import UIKit

            final class Tag: UIView {
                private let box = UIView()

                init(name: String) {
                    super.init(frame: .zero)
                    build()
                }

                init(width: Int) {
                    super.init(frame: .zero)
                    build()
                    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
                }

                private func build() {
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
                }
            }
            """)
        #expect(findings(in: text, with: []).filter { $0.code == "conflict" }.count == 1)
    }

    /// What only another initializer calls does not happen to the views of this one.
    @Test func whatAnotherInitializerAloneCallsIsToldOnce() {
        let text = SourceText(
            """
            import UIKit

            final class Tag: UIView {
                private let box = UIView()
                private var isWide = false

                convenience init(isWide: Bool) {
                    self.init(frame: .zero)
                }

                init(width: Int) {
                    super.init(frame: .zero)
                    build()
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                }

                private func build() {
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    if isWide {
                        box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                        box.heightAnchor.constraint(equalToConstant: 5).isActive = true
                    }
                }
            }
            """)
        let conflicts = findings(in: text, with: []).filter { $0.code == "conflict" }.map(\.message)
        #expect(conflicts.count == 1, "\(conflicts)")
        #expect(conflicts.first?.contains("build()") == false)
    }

    /// A view that code makes is read, and not one of a document: what only that does is told all the same.
    @Test func whatTheInitializerForDocumentsAloneCallsIsTold() {
        let text = SourceText(
            """
            import UIKit

            final class Tag: UIView {
                private let box = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    build()
                }

                private func build() {
                    addSubview(box)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    box.heightAnchor.constraint(equalToConstant: 4).isActive = true
                    box.heightAnchor.constraint(equalToConstant: 5).isActive = true
                }
            }
            """)
        #expect(findings(in: text, with: []).filter { $0.code == "conflict" }.count == 1)
    }
}
