import AutoLayoutEngine
import LanguageServerProtocol
import LayoutModel
import Rendering

/// What is to be drawn: the argument of the command `plumbline.preview`.
struct PreviewParams: Sendable {
    var uri: String
    var selection = LayoutSelection()
    /// The layout at this place is meant, where no name says which.
    var position: Position?

    /// Members that are absent or null ask for nothing.
    init(_ arguments: [JSONValue]) throws(ResponseError) {
        guard let members = arguments.first?.object else { throw Self.wrong("one object is needed, with a uri") }
        func text(_ name: String) throws(ResponseError) -> String? {
            guard let value = members[name], !value.isNull else { return nil }
            guard let text = value.string else { throw Self.wrong("\(name) is not a string") }
            return text
        }
        guard let uri = try text("uri") else { throw Self.wrong("uri is missing") }
        self.uri = uri
        selection.layout = try text("layout")
        selection.state = try text("state")
        if let words = try text("size") {
            guard let size = CanvasSize(words: words) else {
                throw Self.wrong("size is no size, such as 375x667 or 375xfit, and no device, such as iPhone15")
            }
            selection.size = size
        }
        if let gone = members["gone"], !gone.isNull {
            guard let views = gone.strings, views.count == gone.array?.count else {
                throw Self.wrong("gone is not an array of strings")
            }
            selection.gone = views
        }
        if let place = members["position"], !place.isNull {
            guard let position = Position(place) else { throw Self.wrong("position is not a position") }
            self.position = position
        }
    }

    private static func wrong(_ reason: String) -> ResponseError {
        ResponseError(.invalidParams, "The arguments of \(ServerCommand.preview.rawValue) are wrong: \(reason).")
    }
}

/// The answer to the command `plumbline.preview`.
struct PreviewResult: Codable, Sendable {
    var svg: String
    /// What was drawn, for a panel that offers the other states and sizes of the same layout.
    var layout: String
    var width: Double
    var height: Double
    var states: [String]
    /// The paths of the views of which every combination is checked.
    var vary: [String]
}

extension DocumentRequest {
    /// One layout of the document as a drawing: the first that the selection fits.
    func preview(_ params: PreviewParams) throws -> PreviewResult {
        var layouts = snapshot.document.layouts
        if params.selection.layout == nil, let position = params.position {
            let place = positions.offset(position)
            if let layout = layouts.last(where: { $0.range.start <= place }) { layouts = [layout] }
        }
        let name = DocumentURI.path(of: params.uri).split(separator: "/").last.map(String.init) ?? params.uri
        let document = Document(layouts: layouts)
        let chosen: [(Int, Configuration)]
        do throws(LayoutSelection.Problem) {
            chosen = try params.selection.configurations(in: document, of: name)
        } catch {
            throw ResponseError(.requestFailed, error.message)
        }
        guard let (index, configuration) = chosen.first else {
            throw ResponseError(.requestFailed, "There is no layout in \"\(name)\" to draw.")
        }
        let layout = layouts[index]
        let picture = try Picture(layout, configuration, cancellation)
        return PreviewResult(
            svg: SVGDocument.text([picture]), layout: layout.name, width: picture.size.width,
            height: picture.size.height, states: layout.states.map(\.name),
            vary: layout.vary.map { layout[$0.view].path })
    }
}

extension Position {
    init?(_ json: JSONValue) {
        guard let line = json["line"].integer, let character = json["character"].integer else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { .object(["line": .number(Double(line)), "character": .number(Double(character))]) }
}
