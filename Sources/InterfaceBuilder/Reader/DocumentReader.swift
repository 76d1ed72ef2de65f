import LayoutModel
import SourceText

/// Converts the elements of a document to its model.
///
/// A few passes over the elements, and one lookup for each id: O(elements + text).
struct DocumentReader {
    let index: ElementIndex
    let settings: DocumentSettings
    let scenes: SceneIndex
    let names: ViewNames
    let contents: ContentSizes
    let margins: Margins
    let safeAreas: SafeAreas
    /// Whether the document has a constraint.
    let hasConstraints: Bool
    /// The style in which views collapse unless the document says otherwise.
    let collapseStyle: CollapseStyle?

    /// An item of one of the layouts.
    struct ModelItem: Sendable {
        var layout: Int
        var item: Item
    }

    var layouts: [Layout] = []
    /// The view of each element.
    var views: XMLElementTable<ModelItem>
    /// The views and guides by id.
    var items: [String: ModelItem] = [:]
    /// The ids that several views have, so that constraints with them are ambiguous.
    var sharedIDs: Set<String> = []
    /// The constraints of the model by id.
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
        let layouts = reader.layouts
        document.readSketch = { SketchReader.sketch(of: layouts, in: index) }
        document.hasMergeMarks = !tree.conflicts.isEmpty
        document.hasSyntaxErrors = document.problems.contains { $0.code == .syntax }
        return document
    }

    private var reasonForNoLayouts: String? {
        guard layouts.isEmpty else { return nil }
        return settings.usesAutoLayout
            ? "has no views." : "does not use Auto Layout: autoresizing masks determine the frames of its views."
    }

    private init(_ tree: XMLTree, _ collapseStyle: CollapseStyle?) {
        self.collapseStyle = collapseStyle
        index = ElementIndex(tree)
        views = XMLElementTable(count: tree.elements.count)
        settings = DocumentSettings(tree)
        scenes = SceneIndex(index)
        names = ViewNames(index: index)
        contents = ContentSizes(settings: settings, tree: tree, images: ImageSizes(tree))
        margins = Margins(settings: settings, index: index)
        safeAreas = SafeAreas(settings: settings, tree: tree)
        hasConstraints = tree.ids.contains { tree.has($0, tag: .constraint) }
        problems = tree.problems
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
        readCollapses()
        reportUninstalledItems()
    }

    /// Whether current versions of Interface Builder wrote it. Otherwise there is a finding.
    private mutating func isDocument() -> Bool {
        guard let root = tree.root, !tree.has(root, tag: .document) else { return true }
        let tag = tree.tag(of: root)
        if tag == "archive" {
            // The document may be right: it is only not read.
            let message =
                "Not checked: this document was saved by Xcode 4 or earlier. "
                + "Open it in a current version of Xcode and save it."
            problems.append(
                Finding(code: .syntax, severity: .information, range: tree[root].nameRange, message: message))
        } else {
            let message =
                "Not an Interface Builder document: it begins with \"\(tag)\", not with \"document\". "
                + "Rename the file, or restore an earlier version."
            problems.append(Finding(code: .syntax, range: tree[root].nameRange, message: message))
        }
        return false
    }

    /// Adds a finding at the value of an attribute, or at the tag if the attribute is missing.
    mutating func report(_ code: FindingCode, _ element: XMLElementID, _ attribute: String, _ message: String) {
        let range = tree.attribute(attribute, of: element)?.valueRange ?? tree[element].nameRange
        problems.append(
            Finding(
                code: code, range: range, message: message,
                subject: "\(tree[element, .id] ?? tree.tag(of: element)) \(attribute)"))
    }
}
