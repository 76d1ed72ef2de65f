'use strict';
// Shows the explanation of a console log in a page beside the text.

const { isOurs } = require('./documents');

const SCHEME = 'plumbline-log';

class Logs {
  constructor(vscode, request) {
    this.vscode = vscode;
    this.request = request;
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

  /** Explains the selection, otherwise the open text, otherwise the clipboard. */
  async explain(editor) {
    const log = this.logOf(editor) || { text: await this.vscode.env.clipboard.readText() };
    return this.show(log, !editor || isOurs(editor.document) ? 'the clipboard' : 'this text');
  }

  logOf(editor) {
    if (!editor) return undefined;
    const { document, selection } = editor;
    if (!selection.isEmpty) return { text: document.getText(selection) };
    if (isOurs(document)) return undefined;
    // The server reads a saved file, because it may be large.
    const isSaved = document.uri.scheme === 'file' && !document.isDirty;
    return isSaved ? { uri: document.uri.toString() } : { text: document.getText() };
  }

  async show(log, name = 'this log') {
    let answer;
    try {
      answer = await this.request(log);
    } catch (error) {
      this.vscode.window.showErrorMessage(`The log was not explained: ${error.message || error}`);
      return;
    }
    if (!answer) return;
    if (answer.lists === 0) {
      this.vscode.window.showInformationMessage(
        `There is no "Unable to simultaneously satisfy constraints" in ${name}. `
        + 'Select it, open the log, or copy it from the console.');
      return;
    }
    this.markdown = linked(answer.markdown, this.vscode.env.uriScheme);
    this.changed.fire(this.page);
    await this.vscode.commands.executeCommand('markdown.showPreviewToSide', this.page);
  }
}

/** Replaces links to files, which the editor's preview does not open, with links to the editor. */
function linked(markdown, scheme) {
  return markdown.replace(/\]\(file:\/\/([^)#]*)#L(\d+)\)/g, `](${scheme}://file$1:$2)`);
}

module.exports = { Logs, linked };
