import Testing

/// Views that a method makes and keeps in properties, where that method is what lays the class out.
@Suite struct ViewsOfMethodsTests {
    @Test(arguments: ["var table: UITableView!", "private var table: UITableView?", "private var table: UITableView!"])
    func aViewThatTheMethodKeepsIsItsOwn(property: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIView {
                \(property)  // expect: ambiguous-size

                func setUp() {
                    let list = UITableView()
                    list.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(list)
                    list.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                    table = list
                }

                func reload() { table?.reloadData() }
            }
            """)
    }

    /// Another method may place it, or put another one in its place.
    @Test(arguments: [
        "table?.heightAnchor.constraint(equalToConstant: 90).isActive = true", "table = UITableView()",
        "table.map(Layout.place)",
    ])
    func whatAnotherMethodDoesCounts(statement: String) throws {
        try judgeCode(
            """
            import UIKit

            final class Page: UIView {
                private var table: UITableView?

                func setUp() {
                    let list = UITableView()
                    list.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(list)
                    list.topAnchor.constraint(equalTo: topAnchor).isActive = true
                    list.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    list.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                    table = list
                }

                func grow() { \(statement) }
            }
            """)
    }
}
