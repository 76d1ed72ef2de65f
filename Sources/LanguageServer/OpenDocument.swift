import LogAnalysis
import Analysis
import Features
import LayoutModel
import SourceText
import Synchronization

/// One version of a document that is open in the editor; it never changes, and is read and judged when somebody first asks.
final class OpenDocument: Sendable {
    let uri: String
    let version: Int
    let text: SourceText
    let rules: RuleSelection
    /// Nil for a file that is none of ours.
    let format: (any LayoutFormat)?
    /// Whether it is a console log.
    let isLog: Bool
    private let readLog = Mutex<LogSnapshot?>(nil)
    private let lastGood: LastGoodModel
    private let read = Mutex<Snapshot?>(nil)
    private let lastJudged: LastCheck
    private let judged = Mutex<DocumentCheck?>(nil)

    convenience init(
        uri: String, version: Int, text: SourceText, format: (any LayoutFormat)?, isLog: Bool = false,
        rules: RuleSelection
    ) {
        self.init(
            uri: uri, version: version, text: text, format: format, isLog: isLog, rules: rules,
            lastGood: LastGoodModel(), lastJudged: LastCheck())
    }

    private init(
        uri: String, version: Int, text: SourceText, format: (any LayoutFormat)?, isLog: Bool, rules: RuleSelection,
        lastGood: LastGoodModel, lastJudged: LastCheck
    ) {
        self.uri = uri
        self.version = version
        self.text = text
        self.format = format
        self.isLog = isLog
        self.rules = rules
        self.lastGood = lastGood
        self.lastJudged = lastJudged
    }

    /// The next version of the document.
    func with(text: SourceText, version: Int) -> OpenDocument {
        OpenDocument(
            uri: uri, version: version, text: text, format: format, isLog: isLog, rules: rules, lastGood: lastGood,
            lastJudged: lastJudged)
    }

    /// The same version under other settings, read anew.
    func with(rules: RuleSelection, format: (any LayoutFormat)?) -> OpenDocument {
        OpenDocument(uri: uri, version: version, text: text, format: format, isLog: isLog, rules: rules)
    }

    /// The version as a console log; nil for what is none, or is too large to be looked through with every change.
    var log: LogSnapshot? {
        guard isLog, text.utf8.count <= LogSnapshot.largest else { return nil }
        return readLog.withLock { read in
            if let read { return read }
            let snapshot = LogSnapshot(reading: text)
            read = snapshot
            return snapshot
        }
    }

    /// The version as its format reads it; nil for a file that is none of ours.
    var snapshot: Snapshot? {
        guard let format else { return nil }
        // Whoever comes second waits for the first instead of doing the same work beside it.
        return read.withLock { read in
            if let read { return read }
            let snapshot = Snapshot(reading: text, as: format, lastGood: lastGood.newest(upTo: version))
            lastGood.note(snapshot, version: version)
            read = snapshot
            return snapshot
        }
    }

    /// All findings; nil where `flag` was set before they were known.
    func findings(_ flag: CancellationFlag) -> [Finding]? {
        format == nil ? [] : check(flag)?.findings
    }

    /// Nil where `flag` was set before all findings were known, and for a file that is none of ours.
    func check(_ flag: CancellationFlag) -> DocumentCheck? {
        guard let snapshot else { return nil }
        return judged.withLock { judged in
            if let judged { return judged }
            guard !flag.isCancelled else { return nil }
            let check = Diagnostics.check(of: snapshot, rules: rules, after: lastJudged.value) {
                flag.isCancelled
            }
            if let check { lastJudged.value = check }
            judged = check
            return check
        }
    }
}

/// What was found in the version that was judged last, shared by the document's versions.
private final class LastCheck: Sendable {
    private let check = Mutex<DocumentCheck?>(nil)

    var value: DocumentCheck? {
        get { check.withLock { $0 } }
        set { check.withLock { $0 = newValue } }
    }
}

/// The newest version of a document that had no syntax error, shared by the document's versions.
private final class LastGoodModel: Sendable {
    private let newest = Mutex<(version: Int, parsed: any ParsedDocument)?>(nil)

    func newest(upTo version: Int) -> (any ParsedDocument)? {
        newest.withLock { $0.flatMap { $0.version <= version ? $0.parsed : nil } }
    }

    func note(_ snapshot: Snapshot, version: Int) {
        guard !snapshot.document.hasSyntaxErrors else { return }
        newest.withLock { newest in
            if let known = newest, known.version > version { return }
            newest = (version, snapshot.parsed)
        }
    }
}
