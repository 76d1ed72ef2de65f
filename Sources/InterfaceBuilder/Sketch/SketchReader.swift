import LayoutModel

/// Reads what only pictures use: how views look, and the canvas with its scenes and segues.
struct SketchReader {
    private let index: ElementIndex
    private var tree: XMLTree { index.tree }

    /// - Parameter layouts: those of the document.
    static func sketch(of layouts: [Layout], in index: ElementIndex) -> Sketch {
        SketchReader(index: index).sketch(of: layouts)
    }

    private func sketch(of layouts: [Layout]) -> Sketch {
        var sketch = Sketch()
        let looks = AppearanceReader(tree)
        var keys: [XMLElementID: String] = [:]
        for layout in layouts {
            var appearances: [ViewID: Appearance] = [:]
            for view in layout.views {
                // Views are elements at which their declarations start.
                guard let element = tree.element(startingAt: view.declaration.range.start.value) else { continue }
                if view.id == .root { keys[element] = layout.key }
                let appearance = looks.appearance(of: element)
                if appearance != Appearance() { appearances[view.id] = appearance }
            }
            sketch.appearances[layout.key] = appearances
        }
        readScenes(keys, into: &sketch)
        return sketch
    }

    // MARK: The canvas

    /// - Parameter keys: the layouts' keys by their root views.
    private func readScenes(_ keys: [XMLElementID: String], into sketch: inout Sketch) {
        let names = ViewNames(index: index)
        let settings = DocumentSettings(tree)
        // A window controller is shown as a small window.
        let screen = settings.screen ?? (settings.platform == .macOS ? (280, 180) : (375, 667))
        var scenes: [XMLElementID: Int] = [:]
        var controllers: [XMLElementID: Int] = [:]
        for scene in tree.ids where tree.has(scene, tag: .scene) {
            guard let objects = tree.child(of: scene, .objects),
                let controller = tree.children(of: objects).first(where: isController)
            else { continue }
            let view = tree.children(of: controller).first { tree[$0, .key] == "view" && keys[$0] != nil }
            let frame = view.flatMap { index.frames[$0] }
            let point = tree.child(of: scene, "point", key: "canvasLocation")
            let place = point.flatMap { point in
                tree.number(point, .x).flatMap { x in
                    tree.number(point, .y).map { Sketch.Position(x: x, y: $0) }
                }
            }
            scenes[scene] = sketch.scenes.count
            controllers[controller] = sketch.scenes.count
            sketch.scenes.append(
                Sketch.Scene(
                    name: names.name(ofController: controller), layout: view.flatMap { keys[$0] }, position: place,
                    width: frame?.width ?? screen.0, height: frame?.height ?? screen.1))
        }
        guard scenes.count > 1 else {
            sketch.scenes = []
            return
        }
        for segue in tree.ids where tree.has(segue, tag: .segue) {
            guard let source = scene(around: segue, scenes),
                let destination = tree[segue, .destination].flatMap(index.element(withID:)).flatMap({ controllers[$0] })
            else { continue }
            let name = tree[segue, .identifier] ?? tree[segue, .relationship] ?? tree[segue, .kind] ?? ""
            sketch.segues.append(Sketch.Segue(from: source, to: destination, name: name))
        }
    }

    /// The first object of a scene is its controller, or a window controller in macOS.
    private func isController(_ element: XMLElementID) -> Bool {
        let tag = tree.tag(of: element)
        return tag.hasSuffix("ontroller") || tag == "viewControllerPlaceholder"
    }

    private func scene(around element: XMLElementID, _ scenes: [XMLElementID: Int]) -> Int? {
        var around = tree[element].parent
        while let parent = around {
            if let scene = scenes[parent] { return scene }
            around = tree[parent].parent
        }
        return nil
    }
}
