/// How a picture shows views.
package enum PictureLook: String, CaseIterable, Sendable {
    /// As boxes with their names, and the constraints.
    case blueprint
    /// As they look: texts, colours, images and controls, without constraints.
    case screen
}
