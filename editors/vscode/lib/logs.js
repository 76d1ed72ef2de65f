'use strict';
// What a console log says of constraints that cannot hold together, as a page beside the text.

const { isOurs } = require('./documents');

const SCHEME = 'plumbline-log';

class Logs {
  constructor(vscode, ask) {
    this.vscode = vscode;
    this.ask = ask;
    this.page = vscode.Uri.parse(`${SCHEME}:/Runtime%20Log.md`);
    this.markdown = '';
    const changed = new vscode.EventEmitter();
    this.changed = changed;
    this.provider = vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: () => this.markdown,
    });
  }

  dispose() {
    this.provider.dispose();
    this.changed.dispose();
  }

  /** What is selected, else the text that is open, else what was copied, as from a console. */
  async explain(editor) {
    const question = this.questionOf(editor) || { text: await this.vscode.env.clipboard.readText() };
    return this.show(question, !editor || isOurs(editor.document) ? 'what was copied' : 'this text');
  }

  questionOf(editor) {
    if (!editor) return undefined;
    const { document, selection } = editor;
    if (!selection.isEmpty) return { text: document.getText(selection) };
    if (isOurs(document)) return undefined;
    // A file is read by the server: it may be large.
    return document.uri.scheme === 'file' && !document.isDirty ? { uri: document.uri.toString() } : { text: document.getText() };
  }

  async show(question, what = 'this log') {
    let answer;
    try {
      answer = await this.ask(question);
    } catch (error) {
      this.vscode.window.showErrorMessage(`The log was not explained: ${error.message || error}`);
      return;
    }
    if (!answer) return;
    if (answer.lists === 0) {
      this.vscode.window.showInformationMessage(
        `There is no "Unable to simultaneously satisfy constraints" in ${what}. Select it, open the log, or copy it from the console.`);
      return;
    }
    this.markdown = linked(answer.markdown, this.vscode.env.uriScheme);
    this.changed.fire(this.page);
    await this.vscode.commands.executeCommand('markdown.showPreviewToSide', this.page);
  }
}

/** The editor's preview follows no links to files, but those to itself. */
function linked(markdown, scheme) {
  return markdown.replace(/\]\(file:\/\/([^)#]*)#L(\d+)\)/g, `](${scheme}://file$1:$2)`);
}

module.exports = { Logs, linked };
