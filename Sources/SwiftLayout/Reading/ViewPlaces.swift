import LayoutModel
import SourceText
import SwiftSource

/// Where code declares a view: the variable or property that names it, else the expression that makes it.
struct ViewPlace {
    let declaration: FileRange
    let name: FileRange

    init(_ object: Object, in execution: Execution) {
        let type = execution.type
        var binding: SyntaxNode?
        var file = object.origin.file
        if object.hasPropertyName {
            let ancestry = execution.ancestry(ofType: type.name)
            let property = execution.program.properties(object.name, of: ancestry, in: type.file).first
            binding = property?.binding
            file = property?.file ?? file
        } else if !object.name.isEmpty, file == type.file {
            let made = type.declaration.node.tree.root.innermost(at: object.origin.range.start)
            binding = made.ancestors.first {
                $0.kind == .patternBinding && $0.child(.pattern)?.identifier == object.name
            }
        }
        guard let name = binding?.child(.pattern), let variable = binding?.parent else {
            declaration = object.origin
            self.name = object.origin
            return
        }
        declaration = FileRange(file, variable.range)
        self.name = FileRange(file, name.range)
    }
}
