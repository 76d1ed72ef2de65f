import Analysis
import Features
import LayoutModel
import SourceText
import Synchronization

/// One version of a document that is open in the editor. It never changes, and is read and checked on first use.
final class OpenDocument: Sendable {
    let uri: String
    let version: Int
    let text: SourceText
    let rules: RuleSelection
    /// Nil if no format reads the file.
    let format: (any LayoutFormat)?
    /// Whether it is a console log.
    let isLog: Bool
    let reader: ProjectReader
    /// Where the change ends that made this version, as while a line is typed; nil for other versions.
    private let typed: UTF8Offset?
    private let changes: RecentChanges
    private let history: DocumentHistory
    private let readLog = Memo<LogSnapshot>()
    private let read = Memo<Snapshot>()
    private let checked = Memo<DocumentCheck>()

    init(
        uri: String, version: Int, text: SourceText, format: (any LayoutFormat)?, isLog: Bool = false,
        rules: RuleSelection, reader: ProjectReader, typedAt typed: UTF8Offset? = nil,
        changes: RecentChanges? = nil, history: DocumentHistory = DocumentHistory()
    ) {
        self.uri = uri
        self.version = version
        self.text = text
        self.format = format
        self.isLog = isLog
        self.rules = rules
        self.reader = reader
        self.typed = typed
        self.changes = changes ?? RecentChanges(after: version)
        self.history = history
    }

    var located: LocatedText {
        LocatedText(file: reader.files.id(of: uri), uri: uri, version: version, text: text)
    }

    func serves(_ feature: EditorFeature) -> Bool {
        format?.features.contains(feature) ?? false
    }

    /// The document after a change to another version, whose number an editor may leave out.
    func changed(by change: ContentChange, to newVersion: Int?) -> OpenDocument {
        var changes = changes
        let (text, typed) = changes.make(change, to: newVersion ?? version, of: text)
        return with(text: text, version: changes.newest, typedAt: typed, changes: changes)
    }

    /// The document with the text of a version.
    ///
    /// - Parameter typed: where a change ends that was typed.
    func with(
        text: SourceText, version: Int, typedAt typed: UTF8Offset? = nil, changes: RecentChanges? = nil
    ) -> OpenDocument {
        OpenDocument(
            uri: uri, version: version, text: text, format: format, isLog: isLog, rules: rules, reader: reader,
            typedAt: typed, changes: changes, history: history)
    }

    /// The same version under other settings, to be read again.
    func with(rules: RuleSelection, format: (any LayoutFormat)?) -> OpenDocument {
        OpenDocument(
            uri: uri, version: version, text: text, format: format, isLog: isLog, rules: rules, reader: reader,
            changes: changes)
    }

    /// The same version, to be read again because declarations of other files have changed.
    func renewed() -> OpenDocument { with(text: text, version: version, changes: changes) }

    /// The parsed console log; nil if the document is not a log, or is too large to be parsed after every change.
    var log: LogSnapshot? {
        guard isLog, text.utf8.count <= LogSnapshot.largest else { return nil }
        return readLog.value { LogSnapshot(reading: text) }
    }

    /// The parsed version; nil without a format.
    func snapshot(_ cancellation: Cancellation) throws(Cancelled) -> Snapshot? {
        guard let format else { return nil }
        return try read.value { () throws(Cancelled) in
            let lastGood = history.lastGood(upTo: version)
            let snapshot = try reader.read(
                text, at: uri, as: format, openAs: self, lastGood: lastGood, cancellation)
            history.note(snapshot, version: version)
            return snapshot
        }
    }

    /// The result of the rules; nil without a format.
    func check(_ cancellation: Cancellation) throws(Cancelled) -> DocumentCheck? {
        guard let snapshot = try snapshot(cancellation) else { return nil }
        return try checked.value { () throws(Cancelled) in
            let check = try Diagnostics.check(
                of: snapshot, rules: rules, after: history.lastCheck, keepingUpTo: Self.mostKept, cancellation)
            history.note(check)
            return check
        }
    }

    /// Of more findings than these the causes take too much memory; a code action then checks its layout again.
    private static let mostKept = 2000

    /// The findings, without those about a statement that may be unfinished because it is being typed.
    func findings(_ cancellation: Cancellation) throws(Cancelled) -> [Finding] {
        let all = try check(cancellation)?.findings ?? []
        guard let typed else { return all }
        return all.filter { !$0.isAboutUnfinished(text, typedAt: typed) }
    }

    /// Whether findings may be left out because the text is being typed.
    var isBeingTyped: Bool { typed != nil }
}

/// Results of earlier versions of a document that later ones reuse.
final class DocumentHistory: Sendable {
    private struct State {
        /// The newest version without syntax errors.
        var lastGood: (version: Int, parsed: any ParsedDocument)?
        var lastCheck: DocumentCheck?
    }

    private let state = Mutex(State())

    var lastCheck: DocumentCheck? { state.withLock { $0.lastCheck } }

    func note(_ check: DocumentCheck) {
        state.withLock { $0.lastCheck = check }
    }

    func lastGood(upTo version: Int) -> (any ParsedDocument)? {
        state.withLock { state in state.lastGood.flatMap { $0.version <= version ? $0.parsed : nil } }
    }

    /// Keeps a version without syntax errors, unless a newer one is known.
    func note(_ snapshot: Snapshot, version: Int) {
        guard !snapshot.document.hasSyntaxErrors else { return }
        state.withLock { state in
            if let known = state.lastGood, known.version > version { return }
            state.lastGood = (version, snapshot.parsed)
        }
    }
}
