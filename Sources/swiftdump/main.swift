import Foundation
import LayoutModel
import SourceText
import SwiftLayout

// Prints the layouts of Swift files: all files share declarations; the first is printed.
let paths = Array(CommandLine.arguments.dropFirst())
var project = Project()
func read(_ path: String) -> SourceText { SourceText(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)) }
func parse(_ path: String, _ number: Int32, _ project: Project) -> any ParsedDocument {
    var context = ParseContext()
    context.file = FileID(number)
    context.project = project
    return uncancelled { c throws(Cancelled) in try SwiftLayoutFormat().parse(read(path), in: context, c) }
}
for (i, path) in paths.enumerated().dropFirst() {
    _ = project.setDeclarations(parse(path, Int32(i), .empty).declarations, of: FileID(Int32(i)))
}
let document = parse(paths[0], 0, project)
for layout in document.document.layouts {
    print("==", layout.name, "views", layout.views.count)
    for view in layout.views {
        let held = Axis.allCases.filter { layout.partiallyKnown[$0].contains(view.id) }.map { "\($0)".prefix(1) }
        print("  ", view.path.isEmpty ? "(root)" : view.path, view.kind.rawValue, "in", view.parent.map { layout[$0].path } ?? "-", held.isEmpty ? "" : "held \(held)")
    }
    for constraint in layout.constraints {
        print("  ", constraint.isActive ? " " : "o", layout.notation.words.equation(constraint, in: layout))
    }
    for state in layout.states { print("  state", state.name, state.changes.map { "\($0.effect)" }) }
}
