import LayoutModel
import SourceText

/// Makes the model of a document from its elements.
///
/// A few passes over the elements, and one look-up for each id that is mentioned: O(elements + text).
struct DocumentReader {
    let index: ElementIndex
    let settings: DocumentSettings
    let scenes: SceneIndex
    let names: ViewNames
    let contents: ContentSizes
    let margins: Margins
    let safeAreas: SafeAreas
    /// How views collapse of which the document does not say it.
    let collapseStyle: CollapseStyle?

    /// Where in the model an item of the document is.
    struct Place: Sendable {
        var layout: Int
        var item: Item
    }

    var layouts: [Layout] = []
    /// The place of each view, by element.
    var places: XMLElementTable<Place>
    /// The places of what constraints can speak of, by id.
    var items: [String: Place] = [:]
    /// The ids that several views have: which of them a constraint means cannot be said.
    var sharedIDs: Set<String> = []
    /// The place of each constraint that made it into the model, by id.
    var constraints: [String: (layout: Int, constraint: ConstraintID)] = [:]
    var problems: [Finding]

    var tree: XMLTree { index.tree }

    static func read(_ tree: XMLTree, collapseStyle: CollapseStyle? = nil) -> Document {
        var reader = DocumentReader(tree, collapseStyle)
        reader.run()
        reader.problems.sort { $0.range < $1.range }
        let index = reader.index
        var document = Document(
            layouts: reader.layouts, problems: reader.problems, occurrences: OccurrenceReader.occurrences(in: index),
            reasonForNoLayouts: reader.reasonForNoLayouts)
        document.hasMergeMarks = !tree.conflicts.isEmpty
        document.hasSyntaxErrors = document.problems.contains { $0.code == .syntax }
        return document
    }

    private var reasonForNoLayouts: String? {
        guard layouts.isEmpty else { return nil }
        return settings.usesAutoLayout
            ? "has no views."
            : "does not use Auto Layout: autoresizing masks place its views, and there is nothing to solve."
    }

    private init(_ tree: XMLTree, _ collapseStyle: CollapseStyle?) {
        self.collapseStyle = collapseStyle
        index = ElementIndex(tree)
        places = XMLElementTable(count: tree.elements.count)
        settings = DocumentSettings(tree)
        scenes = SceneIndex(index)
        names = ViewNames(index: index)
        contents = ContentSizes(settings: settings, tree: tree, images: ImageSizes(tree))
        margins = Margins(settings: settings, tree: tree)
        safeAreas = SafeAreas(settings: settings, tree: tree)
        problems = tree.problems
    }

    /// Whether it is a document that Interface Builder writes today; else there is a finding.
    private mutating func isDocument() -> Bool {
        guard let root = tree.root, !tree.has(root, tag: .document) else { return true }
        let message =
            tree.tag(of: root) == "archive"
            ? "This document was saved by Xcode 4 or an older one, in a form that is not read. Open it in Xcode and save it."
            : "This is no Interface Builder document: it begins with \"\(tree.tag(of: root))\", not with \"document\"."
        problems.append(Finding(code: .syntax, range: tree[root].nameRange, message: message))
        return false
    }

    private mutating func run() {
        guard isDocument() else { return }
        reportRepeatedIDs()
        reportDanglingReferences()
        guard settings.usesAutoLayout else { return }
        reportUnreadableValues()
        readViews()
        findViewsThatShareAnID()
        findViewsThatCellsPlace()
        readGuides()
        readConstraints()
        readVariations()
        readViewsThatGo()
        reportUninstalledItems()
    }
}
