'use strict';
// The picture of the layout at the cursor, beside the text.

const crypto = require('crypto');
const { isOurs } = require('./documents');
const { Latest } = require('./latest');
const { layouts, around } = require('./symbols');

class Preview {
  constructor(vscode, extensionUri, client) {
    this.vscode = vscode;
    this.extensionUri = extensionUri;
    this.client = client;
    this.panel = undefined;
    this.document = undefined;
    this.layouts = [];
    // The layout that is shown: its place among the document's, by which it is known again after an edit.
    this.place = 0;
    this.choice = newChoice();
    this.drawn = nothing();
    this.pictures = new Latest((question) => this.ask(question), (answer, question) => this.show(answer, question));
    this.outlines = new Latest((document) => this.askOutline(document), (answer, document) => this.takeOutline(answer, document));
    this.listeners = [
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.window.onDidChangeTextEditorSelection((event) => this.follow(event.textEditor)),
      // The server hears of the edit first: the client's listener comes after this one.
      vscode.workspace.onDidChangeTextDocument((event) => { if (event.document === this.document) setTimeout(() => this.refresh(), 0); }),
      vscode.workspace.onDidCloseTextDocument((document) => { if (document === this.document) this.document = undefined; }),
    ];
  }

  dispose() {
    this.listeners.forEach((listener) => listener.dispose());
    if (this.panel) this.panel.dispose();
  }

  open(editor) {
    if (!editor || !isOurs(editor.document)) {
      this.vscode.window.showInformationMessage('Open a .layout, .xib or .storyboard file to see its preview.');
      return;
    }
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      const { vscode } = this;
      const media = vscode.Uri.joinPath(this.extensionUri, 'media');
      this.panel = vscode.window.createWebviewPanel(
        'plumbline.preview', 'Layout Preview', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        { enableScripts: true, localResourceRoots: [media] });
      this.panel.webview.html = page(this.panel.webview, (name) => this.panel.webview.asWebviewUri(vscode.Uri.joinPath(media, name)));
      this.panel.webview.onDidReceiveMessage((message) => this.receive(message));
      this.panel.onDidDispose(() => { this.panel = undefined; this.document = undefined; });
    }
    this.follow(editor);
  }

  /** The editor with the cursor has another place or is another one. */
  follow(editor) {
    if (!this.panel || !editor || !isOurs(editor.document)) return;
    this.line = editor.selection.active.line;
    if (editor.document !== this.document) {
      this.document = editor.document;
      this.layouts = [];
      this.place = 0;
      this.choice = newChoice();
      this.drawn = nothing();
      this.refresh();
    } else {
      this.goToCursor();
    }
  }

  refresh() {
    if (this.panel && this.document) this.outlines.request(this.document);
  }

  async askOutline(document) {
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return client.sendRequest('textDocument/documentSymbol', { textDocument: { uri: uriOf(document) } });
  }

  takeOutline(answer, document) {
    if (document !== this.document) return;
    if (answer.error) {
      this.post({ problem: sentence(answer.error) });
      return;
    }
    const found = layouts(answer.value);
    // While a name is half typed there may be none: what was there before goes on being shown.
    if (found.length > 0) this.layouts = found;
    this.goToCursor(true);
  }

  /** Takes the layout and the state that the cursor is in; asks for a picture where that is another one, or in any case. */
  goToCursor(always = false) {
    if (this.layouts.length === 0) return;
    const cursor = this.layouts.indexOf(around(this.line, this.layouts));
    // Between two layouts the one that was shown stays.
    const place = cursor >= 0 ? cursor : Math.min(this.place, this.layouts.length - 1);
    const isOther = place !== this.place;
    if (isOther) {
      this.choice = newChoice();
      this.drawn = nothing();
    }
    this.place = place;
    const state = around(this.line, this.layouts[place].states);
    const wanted = state ? state.name : this.choice.stateOfCursor ? undefined : this.choice.state;
    const isOtherState = wanted !== this.choice.state;
    this.choice.state = wanted;
    this.choice.stateOfCursor = state !== undefined;
    if (always || isOther || isOtherState) this.draw();
  }

  /** What the person chose in the panel. */
  receive(message) {
    if (message.type === 'ready') {
      this.draw();
    } else if (message.type === 'choose') {
      this.choice = {
        size: typeof message.size === 'string' ? message.size : undefined,
        state: typeof message.state === 'string' ? message.state : undefined,
        gone: Array.isArray(message.gone) ? message.gone.filter((name) => typeof name === 'string') : [],
        stateOfCursor: false,
      };
      this.draw();
    }
  }

  draw() {
    const layout = this.layouts[this.place];
    if (!this.panel || !this.document || !layout) return;
    const { size, state, gone } = this.choice;
    // The words of the command: what is left out is as declared.
    this.pictures.request({
      uri: uriOf(this.document), position: layout.start, ...(size ? { size } : {}), ...(state ? { state } : {}), ...(gone.length > 0 ? { gone } : {}),
    });
  }

  async ask(question) {
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return client.sendRequest('workspace/executeCommand', { command: 'plumbline.preview', arguments: [question] });
  }

  show(answer, question) {
    const layout = this.layouts[this.place];
    if (!layout || !this.document || question.uri !== uriOf(this.document)) return;
    const picture = answer.value || {};
    if (answer.error || typeof picture.svg !== 'string') {
      if (this.forget(question)) return;
      this.post({ ...this.drawn, choice: this.choice, problem: answer.error ? sentence(answer.error) : 'There is nothing to draw.' });
      return;
    }
    this.drawn = { layout: picture.layout, fits: layout.fits, width: picture.width, height: picture.height, states: picture.states || [], views: picture.vary || [] };
    this.post({ ...this.drawn, choice: this.choice, svg: picture.svg });
  }

  /** After an edit a state or a view may be no more: the choice of them is dropped, and the layout is drawn as declared. */
  forget(question) {
    if (!question.state && !question.gone) return false;
    const isStill = question.state === this.choice.state && String(question.gone || []) === String(this.choice.gone);
    if (isStill) {
      this.choice = { ...newChoice(), size: this.choice.size };
      this.draw();
    }
    return true;
  }

  post(message) {
    if (this.panel) this.panel.webview.postMessage(message);
  }
}

function nothing() {
  return { layout: '', fits: false, width: undefined, height: undefined, states: [], views: [] };
}

function newChoice() {
  return { size: undefined, state: undefined, gone: [], stateOfCursor: false };
}

function uriOf(document) {
  return document.uri.toString();
}

function sentence(error) {
  return String((error && error.message) || error);
}

/** The panel's page: nothing but our own script, our own style, and pictures that are handed over. */
function page(webview, file) {
  const nonce = crypto.randomBytes(16).toString('hex');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${file('preview.css')}">
<title>Layout Preview</title>
</head>
<body>
<header>
  <strong id="name"></strong>
  <label>Width <input id="width" type="range" min="0" max="1400" step="1"> <output id="size"></output></label>
  <button id="declared" type="button" title="The size that the layout declares">Declared</button>
  <label id="stateLabel">State <select id="state"></select></label>
  <details id="goneLabel"><summary>Gone</summary><div id="gone"></div></details>
</header>
<p id="problem" role="status"></p>
<img id="picture" alt="">
<script nonce="${nonce}" src="${file('preview.js')}"></script>
</body>
</html>`;
}

module.exports = { Preview, page };
