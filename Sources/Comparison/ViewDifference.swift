import LayoutModel
import SourceText
import Wording

/// A view that was added, removed, moved in the tree, or whose properties changed.
package struct ViewDifference: Sendable {
    package enum Kind: String, Sendable {
        case added, removed, moved, changed
    }

    package var kind: Kind
    /// In quotes, or `the root view`.
    package var name: String
    /// The path in the layout that has the view; of the new version if it is in both.
    package var path: String
    /// The rest of a sentence that begins with the name: `(label) in "row"`, `hugs at 251 horizontally; before 250`.
    package var text: String
}

extension ViewDifference {
    /// The differences of all views, in the order of the new layout; removed ones last.
    ///
    /// - Parameter fonts: the families of fonts that are not the system's.
    static func all(
        _ views: ViewPairing, fonts: (old: [ViewID: String], new: [ViewID: String]) = ([:], [:])
    ) -> [ViewDifference] {
        var result: [ViewDifference] = []
        let reordered = views.reordered
        let naming = Naming(views.new)
        for view in views.new.views where !view.isSynthesized {
            guard let before = views.oldView[view.id] else {
                // The subviews of an added view are part of it, unless they were elsewhere before.
                result.append(difference(.added, view.id, naming, place(view, naming)))
                continue
            }
            var texts: [String] = []
            if views.isReparented(view.id), let parent = view.parent {
                let old = views.old[before].parent.map(Naming(views.old).quoted) ?? ""
                result.append(difference(.moved, view.id, naming, "from \(old) to \(naming.quoted(parent))"))
            } else if reordered.contains(view.id) {
                result.append(difference(.moved, view.id, naming, order(view, naming)))
            }
            texts += PropertyChanges(views, views.old[before], view).texts
            let (font, other) = (fonts.old[before] ?? "the system's", fonts.new[view.id] ?? "the system's")
            if font != other { texts.append("font \(other), before \(font)") }
            if !texts.isEmpty {
                result.append(difference(.changed, view.id, naming, texts.joined(separator: "; ")))
            }
        }
        let oldNaming = Naming(views.old)
        for view in views.old.views where views.newView[view.id] == nil && !view.isSynthesized {
            result.append(difference(.removed, view.id, oldNaming, place(view, oldNaming)))
        }
        return result
    }

    private static func difference(_ kind: Kind, _ view: ViewID, _ naming: Naming, _ text: String) -> ViewDifference {
        ViewDifference(kind: kind, name: naming.quoted(view), path: naming.layout[view].path, text: text)
    }

    /// `(label) in "row"`, `(label) in "row", hidden`.
    private static func place(_ view: View, _ naming: Naming) -> String {
        let parent = view.parent.map { " in \(naming.quoted($0))" } ?? ""
        return "(\(view.customClass ?? view.kind.rawValue))\(parent)\(view.isHidden ? ", hidden" : "")"
    }

    /// `after "title"`, `to the front of "row"`.
    private static func order(_ view: View, _ naming: Naming) -> String {
        guard let parent = view.parent else { return "" }
        let siblings = naming.layout[parent].children
        let index = siblings.firstIndex(of: view.id) ?? 0
        return index > 0
            ? "after \(naming.quoted(siblings[index - 1])) in \(naming.quoted(parent))"
            : "before the other views of \(naming.quoted(parent))"
    }
}

/// The properties of a view that differ, as far as Auto Layout depends on them.
private struct PropertyChanges {
    private let views: ViewPairing
    private(set) var texts: [String] = []

    init(_ views: ViewPairing, _ old: View, _ new: View) {
        self.views = views
        let (oldNaming, newNaming) = (Naming(views.old), Naming(views.new))
        if new.id != .root, oldNaming.quoted(old.id) != newNaming.quoted(new.id), old.name != new.name {
            texts.append("was \(oldNaming.quoted(old.id))")
        }
        add("kind", old.kind.rawValue, new.kind.rawValue)
        add("class", old.customClass ?? "none", new.customClass ?? "none")
        add("text", Self.quoted(old.text), Self.quoted(new.text))
        add("lines", String(old.numberOfLines), String(new.numberOfLines))
        add("preferred width", Self.points(old.wrappingWidth), Self.points(new.wrappingWidth))
        for axis in Axis.allCases {
            add("\(axis.rawValue) hugging", Points.text(old.hugging[axis].value), Points.text(new.hugging[axis].value))
            add(
                "\(axis.rawValue) compression resistance", Points.text(old.compressionResistance[axis].value),
                Points.text(new.compressionResistance[axis].value))
            add(
                "content \(axis.size.rawValue)", Self.length(old.intrinsicSize[axis]),
                Self.length(new.intrinsicSize[axis]))
        }
        addFlag("hidden", old.isHidden, new.isHidden)
        addFlag("installed", old.isInstalled, new.isInstalled)
        addFlag("clipped to its bounds", old.clipsToBounds, new.clipsToBounds)
        if !old.marginRules.takesSidesFromScreen || !new.marginRules.takesSidesFromScreen {
            add("margins", Self.insets(old.layoutMargins), Self.insets(new.layoutMargins))
        }
        add("font size", Self.points(old.fontSize), Self.points(new.fontSize))
        addStack(old.stack, new.stack)
        addSpacer(old.spacer, new.spacer)
        addMask(old, new)
    }

    /// `spacing 8; before 4`.
    private mutating func add(_ name: String, _ old: String, _ new: String) {
        if old != new { texts.append("\(name) \(new), before \(old)") }
    }

    private mutating func addFlag(_ word: String, _ old: Bool, _ new: Bool) {
        if old != new { texts.append(new ? "is now \(word)" : "is no longer \(word)") }
    }

    private mutating func addStack(_ old: StackArrangement?, _ new: StackArrangement?) {
        guard let old, let new else {
            if old != nil || new != nil { texts.append(new == nil ? "is no longer a stack" : "is now a stack") }
            return
        }
        add("axis", old.axis.rawValue, new.axis.rawValue)
        add("spacing", Points.text(old.spacing), Points.text(new.spacing))
        add("alignment", old.alignment.rawValue, new.alignment.rawValue)
        add("distribution", old.distribution.rawValue, new.distribution.rawValue)
        addFlag("inside its margins", old.isMarginsRelative, new.isMarginsRelative)
        addFlag("spaced between baselines", old.isBaselineRelative, new.isBaselineRelative)
        let kept = Set(old.customSpacing.keys.compactMap { views.newView[$0] }).union(new.customSpacing.keys)
        for view in kept.sorted() {
            guard let before = views.oldView[view] else { continue }
            add(
                "spacing after \(Naming(views.new).quoted(view))",
                Self.points(old.customSpacing[before]), Self.points(new.customSpacing[view]))
        }
    }

    private mutating func addSpacer(_ old: Spacer?, _ new: Spacer?) {
        guard let old, let new else { return }
        add("length", Self.points(old.length), Self.points(new.length))
    }

    private mutating func addMask(_ old: View, _ new: View) {
        guard let before = old.autoresizing, let after = new.autoresizing else {
            addFlag("laid out by its autoresizing mask", old.autoresizing != nil, new.autoresizing != nil)
            return
        }
        if before.flexibility != after.flexibility { texts.append("its autoresizing mask differs") }
    }

    private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }

    private static func points(_ number: Double?) -> String { number.map(Points.text) ?? "none" }

    private static func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map(Points.text).joined(separator: " ")
    }

    private static func length(_ length: IntrinsicLength) -> String {
        switch length {
        case .none: "none"
        case .points(let points): Points.text(points)
        case .unknown: "unknown"
        }
    }
}
