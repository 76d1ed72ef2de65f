import Features
import AutoLayoutEngine
import LanguageServerProtocol
import LayoutModel
import Rendering

/// The argument of the command `plumbline.preview`.
struct PreviewParams: Sendable {
    var uri: String
    var selection = LayoutSelection()
    var look = PictureLook.blueprint
    /// A position in the layout to draw, used without a name.
    var position: Position?
    /// The position of the editor's cursor, whose view is marked.
    var cursor: Position?

    init(_ arguments: [JSONValue]?) throws(ResponseError) {
        let members = try CommandArguments(of: .preview, arguments)
        guard let uri = try members.string("uri") else { throw members.problem("uri is missing") }
        self.uri = uri
        selection.layout = try members.string("layout")
        selection.state = try members.string("state")
        if let words = try members.string("size") {
            guard let size = CanvasSize(words: words) else {
                throw members.problem(
                    "size is neither a size, such as 375x667 or 375xfit, nor a device, such as iPhone15")
            }
            selection.size = size
        }
        if let word = try members.string("look") {
            guard let look = PictureLook(rawValue: word) else {
                throw members.problem("look is neither \"blueprint\" nor \"screen\"")
            }
            self.look = look
        }
        selection.gone = try members.strings("gone") ?? []
        position = try members.position("position")
        cursor = try members.position("cursor")
    }
}

/// The result of the command `plumbline.preview`.
struct PreviewResult: Codable, Sendable {
    var svg: String
    /// The name of the layout that was drawn. A panel can offer its other states and sizes.
    var layout: String
    var width: Double
    var height: Double
    var states: [String]
    /// The paths of the views whose combinations are checked.
    var vary: [String]
}

extension DocumentRequest {
    /// A drawing of the first layout that the selection matches.
    func preview(_ params: PreviewParams) throws -> PreviewResult {
        var layouts = snapshot.document.layouts
        if params.selection.layout == nil, let position = params.position {
            let offset = positions.offset(position)
            if let layout = layouts.last(where: { $0.range.start <= offset }) { layouts = [layout] }
        }
        let name = DocumentURI.path(of: params.uri).split(separator: "/").last.map(String.init) ?? params.uri
        let chosen = try params.selection.configurations(in: Document(layouts: layouts), of: name)
        guard let (index, configuration) = chosen.first else {
            throw ResponseError(.requestFailed, "\"\(name)\" has no layout to draw.")
        }
        var sizes = FittingSizes(of: snapshot.document)
        let layout = try sizes.shown(layouts[index], cancellation)
        var picture = try Picture(
            layout, configuration, text: snapshot.text, sketch: snapshot.document.sketch, cancellation)
        let place = snapshot.document.layouts.firstIndex { $0.key == layout.key }
        if let sentence = try place.flatMap({
            try snapshot.findingSentence(ofLayout: $0, rules: document.rules, cancellation)
        }) {
            picture.addRemark(sentence)
        }
        if let cursor = params.cursor {
            let place = snapshot.text.lines.position(of: positions.offset(cursor), in: .utf16)
            picture.mark(line: place.line + 1, column: place.character + 1)
        }
        picture.links = links(to: params.uri)
        return PreviewResult(
            svg: SVGDocument.text([picture], look: params.look), layout: layout.name, width: picture.size.width,
            height: picture.size.height, states: layout.states.map(\.name),
            vary: layout.vary.map { layout[$0.view].path })
    }
    /// What the views of a picture link to, by the user's settings or by those of the project; nil for nothing.
    private func links(to uri: String) -> FileLinks? {
        guard let path = DocumentURI.filePath(of: uri) else { return nil }
        let project = projects.file(forFileAt: path)
        guard let link = settings.sourceLink ?? project?.sourceLink else { return nil }
        return FileLinks(link, path: path, below: project?.folder)
    }
}
