import LayoutModel

extension Layout {
    /// Gives each of the views that share a name one for messages that tells it apart: its class, a text inside it, or
    /// its object ID.
    mutating func tellNamesakesApart() {
        let namesakes = Dictionary(grouping: views.dropFirst().map(\.id)) { views[$0.index].displayName }
        for (name, ids) in namesakes where ids.count > 1 {
            guard let name else { continue }
            let classes = ids.map { views[$0.index].customClass }
            let texts = ids.map { textInside($0) }
            for (index, id) in ids.enumerated() {
                if let own = classes[index], namesakes[own] == nil, classes.count(where: { $0 == own }) == 1 {
                    views[id.index].distinctName = own
                } else if let text = texts[index], texts.count(where: { $0 == text }) == 1 {
                    views[id.index].distinctName = "\(name) (\(text))"
                } else if let objectID = views[id.index].objectID {
                    views[id.index].distinctName = "\(name) (\(objectID))"
                }
            }
        }
    }

    /// The first text of the views inside a view.
    private func textInside(_ view: ViewID) -> String? {
        for child in views[view.index].children {
            if let text = views[child.index].text.flatMap(ViewNames.cut) { return text }
            if let text = textInside(child) { return text }
        }
        return nil
    }
}
