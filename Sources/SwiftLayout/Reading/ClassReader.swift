import LayoutModel
import SourceText
import SwiftSource

/// Reads a class of views or view controllers.
struct ClassReader {
    /// One for each initializer that makes a layout of its own.
    let layouts: [Layout]

    init(_ program: Program, _ type: TypeInfo) {
        var layouts: [Layout] = []
        let extensions = type.declaration.node.tree.extensions(of: type.name)
        for initializer in Execution.initializers(of: type) {
            let execution = Execution(program, type)
            let ancestry = execution.ancestry(ofType: type.name)
            guard ancestry.contains("UIView") || ancestry.contains("UIViewController") else { break }
            execution.run(initializer)
            guard var layout = LayoutReading(execution)?.layout else { continue }
            guard !layouts.contains(where: { $0.constraints == layout.constraints && $0.views == layout.views }) else {
                continue
            }
            if !layouts.isEmpty {
                let labels = initializer?.parameters.map { ($0.label ?? "_") + ":" }.joined() ?? ""
                layout.name = "\(type.name).init(\(labels))"
                layout.key = layout.name
            }
            layout.extensions = extensions
            layouts.append(layout)
        }
        self.layouts = layouts
    }
}

extension SyntaxTree {
    /// The extensions of a class in its own file.
    fileprivate func extensions(of name: String) -> [TextRange] {
        root.children.compactMap(ExtensionDeclaration.init).filter { $0.extendedType?.name == name }.map(\.range)
    }
}
