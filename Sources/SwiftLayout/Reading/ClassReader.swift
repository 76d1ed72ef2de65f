import LayoutModel
import SourceText
import SwiftSource

/// Reads a class of views or view controllers, or another type that shows views.
struct ClassReader {
    /// One for each initializer that makes a layout of its own.
    let layouts: [Layout]
    private let readings: [LayoutReading]
    /// The findings about the code itself, each once.
    let problems: [Finding]
    private let setUp: Set<SyntaxNode>
    private let tree: SyntaxTree

    /// How the views look, by layout.
    var appearances: [[ViewID: Appearance]] { readings.map(\.appearances) }

    /// The functions' bodies in the class's file that run while it is set up.
    var bodiesOfSetUp: Set<TextRange> { Set(setUp.lazy.filter { $0.tree === tree }.map(\.range)) }

    init(_ program: Program, _ type: TypeInfo) {
        var layouts: [Layout] = []
        var readings: [LayoutReading] = []
        var problems: [Finding] = []
        var setUp: Set<SyntaxNode> = []
        // Where the others make no layout, a convenience initializer may.
        for initializer in Execution.initializers(of: type) + Execution.convenienceInitializers(of: type) {
            if initializer?.declaration?.hasModifier("convenience") == true, !layouts.isEmpty { break }
            let execution = Execution(program, type)
            guard execution.mayLayOut else { break }
            execution.run(initializer)
            setUp.formUnion(execution.bodiesOfSetUp)
            let reading = LayoutReading(execution)
            for problem in CodeProblems(execution).findings + (reading?.problems ?? [])
            where !problems.contains(problem.code, at: problem.range) {
                problems.append(problem)
            }
            guard let reading, reading.hasContent else { continue }
            var layout = reading.layout
            guard !layouts.contains(where: { $0.constraints == layout.constraints && $0.views == layout.views }) else {
                continue
            }
            if !layouts.isEmpty {
                let labels = initializer?.parameters.map { ($0.label ?? "_") + ":" }.joined() ?? ""
                layout.name = "\(type.name).init(\(labels))"
                layout.key = layout.name
            }
            layout.extensions = type.declaration.node.tree.extensions(of: type.name)
            layouts.append(layout)
            readings.append(reading)
        }
        self.layouts = layouts
        self.readings = readings
        self.problems = problems
        self.setUp = setUp
        tree = type.declaration.node.tree
    }
}

extension SyntaxTree {
    /// The extensions of a class in its own file.
    fileprivate func extensions(of name: String) -> [TextRange] {
        root.children.compactMap(ExtensionDeclaration.init).filter { $0.extendedType?.name == name }.map(\.range)
    }
}
