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

    /// Where in the model an item of the document is.
    struct Place {
        var layout: Int
        var item: Item
    }

    var layouts: [Layout] = []
    /// The place of each view, by element.
    var places: [XMLElementID: Place] = [:]
    /// The places of what constraints can speak of, by id.
    var items: [String: Place] = [:]
    /// The place of each constraint that made it into the model, by id.
    var constraints: [String: (layout: Int, constraint: ConstraintID)] = [:]
    var problems: [Finding]

    var tree: XMLTree { index.tree }

    static func read(_ tree: XMLTree) -> Document {
        var reader = DocumentReader(tree)
        reader.run()
        reader.problems.sort { $0.range < $1.range }
        return Document(
            layouts: reader.layouts, problems: reader.problems, occurrences: OccurrenceReader.occurrences(in: tree))
    }

    private init(_ tree: XMLTree) {
        index = ElementIndex(tree)
        settings = DocumentSettings(tree)
        scenes = SceneIndex(index)
        names = ViewNames(index: index)
        contents = ContentSizes(settings: settings, tree: tree, images: ImageSizes(tree))
        margins = Margins(settings: settings, tree: tree)
        safeAreas = SafeAreas(settings: settings, tree: tree)
        problems = tree.problems
    }

    private mutating func run() {
        reportRepeatedIDs()
        reportDanglingReferences()
        guard settings.usesAutoLayout else { return }
        readViews()
        readGuides()
        readConstraints()
        readVariations()
        readCollapsibleConstraints()
        reportUninstalledItems()
    }
}
