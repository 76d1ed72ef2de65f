import SourceText
import TestSupport
import Testing

/// Callers that ask what a method asks pass only some of what it could get.
@Suite struct KnownConditionsTests {
    private static let cell = SourceText(
        """
        import UIKit

        struct Message {
            let files: [String]
            let title: String?
        }

        final class Cell: UITableViewCell {
            private let photo = UIImageView(), stack = UIStackView()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(stack)
                stack.addArrangedSubview(photo)
                stack.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    photo.widthAnchor.constraint(equalToConstant: 30),
                    stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }

            func configure(data: Message) {
                photo.isHidden = data.files.isEmpty
            }

            func show(_ message: Message) {
                if message.title == nil { photo.isHidden = true } else { photo.isHidden = false }
            }
        }
        """)

    private static func isReported(_ statements: String) -> Bool {
        let caller = """
            import UIKit

            final class List {
                func cell(_ cell: Cell, _ item: Message, _ others: [Message]) {
                    \(statements)
                }
            }

            final class Other: UITableViewCell {
                func configure(data: Message) {}
            }
            """
        return findings(in: cell, with: [caller]).map(\.code.rawValue).contains("required-size-in-stack")
    }

    @Test(arguments: [
        ("cell.configure(data: item)", true),
        ("if !item.files.isEmpty { cell.configure(data: item) }", false),
        ("if item.files.isEmpty { return }\ncell.configure(data: item)", false),
        ("guard item.files.count > 0 else { return }\ncell.configure(data: item)", false),
        ("guard !item.files.isEmpty, item.title != nil else { return }\ncell.configure(data: item)", false),
        ("if item.files.isEmpty { print(1) } else { cell.configure(data: item) }", false),
        ("if item.files.isEmpty || item.title == nil { } else { cell.configure(data: item) }", false),
        ("if let file = item.files.first { cell.configure(data: item) }", false),
        ("switch item.files.count {\ncase 1, 2: cell.configure(data: item)\ndefault: break }", false),
        ("switch item.files.count {\ncase 0: break\ndefault: cell.configure(data: item) }", false),
        ("switch item.files.count {\ncase 0, 1: cell.configure(data: item)\ndefault: break }", true),
        ("switch item.files.count {\ncase 1: break\ndefault: cell.configure(data: item) }", true),
        ("if item.files.count < 3 { cell.configure(data: item) }", true),
        ("if !others[0].files.isEmpty { cell.configure(data: item) }", true),
        ("if !others[0].files.isEmpty { cell.configure(data: others[0]) }", false),
        ("if !item.files.isEmpty { cell.configure(data: item) } else { cell.configure(data: item) }", true),
        ("if !item.files.isEmpty { print(1) }\ncell.configure(data: item)", true),
    ])
    func emptyLists(statements: String, isReported: Bool) {
        #expect(Self.isReported("cell.show(Message(files: [], title: \"a\"))\n\(statements)") == isReported)
    }

    @Test(arguments: [
        ("cell.show(item)", true), ("if item.title != nil { cell.show(item) }", false),
        ("if let title = item.title { cell.show(item) }", false),
        ("guard let title = item.title else { return }\ncell.show(item)", false),
        ("if item.title == nil { cell.show(item) }", true),
    ])
    func missingValues(statements: String, isReported: Bool) {
        #expect(Self.isReported("if !item.files.isEmpty { cell.configure(data: item) }\n\(statements)") == isReported)
    }

    /// The method of the same name of another class gets what it likes; what RxCocoa hands on is of the class it says.
    @Test(arguments: [
        "let other = Other()\nother.configure(data: item)",
        "table.rx.items(cellIdentifier: \"a\", cellType: Other.self)",
        "let source = Source(configure: { 3 })",
    ])
    func callsOfOtherClassesDoNotCount(statements: String) {
        let all =
            statements.contains("items(")
            ? "list.bind(to: \(statements)) { row, item, cell in cell.configure(data: item) }" : statements
        #expect(
            !Self.isReported(
                """
                if item.title != nil { cell.show(item) }
                if !item.files.isEmpty { cell.configure(data: item) }
                \(all)
                """))
    }

    /// A method that only other classes seem to have callers of somebody will call.
    @Test func withoutCallersOfItsOwnAllMayBePassed() {
        #expect(
            Self.isReported(
                """
                if item.title != nil { cell.show(item) }
                let other = Other()
                if !item.files.isEmpty { other.configure(data: item) }
                """))
    }
}
