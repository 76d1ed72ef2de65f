/// What a document says that only pictures use: how its views look, and where its scenes lie on their canvas.
package struct Sketch: Sendable {
    /// What an editor's canvas shows of a storyboard's scene.
    package struct Scene: Hashable, Sendable {
        package var name: String
        /// The key of its layout; nil for one without views of its own, such as a navigation controller.
        package var layout: String?
        /// In points on the canvas; nil if the document gives it no place there.
        package var position: Position?
        package var width: Double
        package var height: Double

        package init(name: String, layout: String?, position: Position?, width: Double, height: Double) {
            self.name = name
            self.layout = layout
            self.position = position
            self.width = width
            self.height = height
        }
    }

    /// The upper left corner of a scene.
    package struct Position: Hashable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A segue from one scene to another, by their indices.
    package struct Segue: Hashable, Sendable {
        package var source: Int
        package var destination: Int
        /// The identifier or, without one, the relationship or the kind.
        package var name: String

        package init(from source: Int, to destination: Int, name: String) {
            self.source = source
            self.destination = destination
            self.name = name
        }
    }

    /// By the key of the layout.
    package var appearances: [String: [ViewID: Appearance]] = [:]
    /// In document order.
    package var scenes: [Scene] = []
    package var segues: [Segue] = []

    package init() {}
}
