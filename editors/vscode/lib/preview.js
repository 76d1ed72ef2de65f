'use strict';
// Shows the layout at the cursor beside the text.

const crypto = require('crypto');
const { isCode, isOurs } = require('./documents');
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
    // The index of the shown layout in the document, which identifies it after an edit.
    this.index = 0;
    this.choice = newChoice();
    this.look = 'blueprint';
    this.drawn = nothing();
    this.pictures = new Latest(
      (request) => this.requestPicture(request), (answer, request) => this.show(answer, request));
    this.outlines = new Latest(
      (document) => this.requestOutline(document), (answer, document) => this.setOutline(answer, document));
    this.listeners = [
      vscode.window.onDidChangeActiveTextEditor((editor) => this.follow(editor)),
      vscode.window.onDidChangeTextEditorSelection((event) => this.follow(event.textEditor)),
      vscode.workspace.onDidChangeTextDocument((event) => {
        // The client's listener runs after this one and must send the edit first.
        if (event.document === this.document) setTimeout(() => this.refresh(), 0);
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (document === this.document) this.document = undefined;
      }),
    ];
  }

  dispose() {
    this.listeners.forEach((listener) => listener.dispose());
    if (this.panel) this.panel.dispose();
  }

  open(editor) {
    if (!editor || !isOurs(editor.document)) {
      this.vscode.window.showInformationMessage('Open a .layout, .xib, .storyboard or .swift file to see its preview.');
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
      const { webview } = this.panel;
      webview.html = page(webview, (name) => webview.asWebviewUri(vscode.Uri.joinPath(media, name)));
      this.panel.webview.onDidReceiveMessage((message) => this.receive(message));
      this.panel.onDidDispose(() => { this.panel = undefined; this.document = undefined; });
    }
    this.follow(editor);
  }

  /** Shows the layout at the cursor of an editor. */
  follow(editor) {
    if (!this.panel || !editor || !isOurs(editor.document)) return;
    const { line, character } = editor.selection.active;
    const isOtherLine = line !== this.line;
    this.line = line;
    // Counted from 1, as in the picture.
    this.cursor = { line: line + 1, column: character + 1 };
    this.post({ cursor: this.cursor });
    if (editor.document !== this.document) {
      this.document = editor.document;
      this.layouts = [];
      this.index = 0;
      this.choice = newChoice();
      this.drawn = nothing();
      this.refresh();
    } else if (!isCode(this.document)) {
      this.goToCursor();
    } else if (isOtherLine) {
      this.refresh();
    }
  }

  refresh() {
    if (this.panel && this.document) this.outlines.request(this.document);
  }

  async requestOutline(document) {
    if (isCode(document)) return [layoutAt(this.line, document)];
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return layouts(await client.sendRequest('textDocument/documentSymbol', { textDocument: { uri: uriOf(document) } }));
  }

  setOutline(answer, document) {
    if (document !== this.document) return;
    if (answer.error) {
      this.post({ problem: messageOf(answer.error) });
      return;
    }
    // While a name is being typed there may be none; keep showing the earlier ones.
    if (answer.value.length > 0) this.layouts = answer.value;
    this.goToCursor(true);
  }

  /** Selects the layout and the state at the cursor. Draws if either changed, or `always`. */
  goToCursor(always = false) {
    if (this.layouts.length === 0) return;
    const cursor = this.layouts.indexOf(around(this.line, this.layouts));
    // Between two layouts, keep the one that is shown.
    const index = cursor >= 0 ? cursor : Math.min(this.index, this.layouts.length - 1);
    const isOther = index !== this.index;
    if (isOther) {
      this.choice = newChoice();
      this.drawn = nothing();
    }
    this.index = index;
    const state = around(this.line, this.layouts[index].states);
    const wanted = state ? state.name : this.choice.stateOfCursor ? undefined : this.choice.state;
    const isOtherState = wanted !== this.choice.state;
    this.choice.state = wanted;
    this.choice.stateOfCursor = state !== undefined;
    if (always || isOther || isOtherState) this.draw();
  }

  /** Handles a message from the panel: it is ready, or the user chose something. */
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
      this.look = message.look === 'screen' ? 'screen' : 'blueprint';
      this.draw();
    } else if (message.type === 'go') {
      this.go(message.line, message.column);
    }
  }

  /** Puts the cursor at a position of the text, counted from 1. */
  async go(line, column) {
    if (!this.document || ![line, column].every((number) => Number.isInteger(number) && number > 0)) return;
    const { window, Position, Range, ViewColumn } = this.vscode;
    const position = new Position(line - 1, column - 1);
    const open = window.visibleTextEditors.find((editor) => editor.document === this.document);
    await window.showTextDocument(this.document, {
      viewColumn: open ? open.viewColumn : ViewColumn.One, selection: new Range(position, position),
    });
  }

  draw() {
    const layout = this.layouts[this.index];
    if (!this.panel || !this.document || !layout) return;
    const { size, state, gone } = this.choice;
    // Members that are missing default to the layout's declaration.
    const choice = { ...(size && { size }), ...(state && { state }), ...(gone.length > 0 && { gone }) };
    const look = this.look === 'screen' ? { look: 'screen' } : {};
    this.pictures.request({ uri: uriOf(this.document), position: layout.start, ...choice, ...look });
  }

  async requestPicture(request) {
    const client = this.client();
    if (!client) throw new Error("Plumbline's server is not running.");
    return client.sendRequest('workspace/executeCommand', { command: 'plumbline.preview', arguments: [request] });
  }

  show(answer, request) {
    const layout = this.layouts[this.index];
    if (!layout || !this.document || request.uri !== uriOf(this.document)) return;
    const picture = answer.value || {};
    if (answer.error || typeof picture.svg !== 'string') {
      if (this.resetChoice(request)) return;
      const problem = answer.error ? messageOf(answer.error) : 'There is nothing to draw.';
      this.post({ ...this.drawn, choice: this.choice, problem });
      return;
    }
    this.drawn = {
      layout: picture.layout, fits: layout.fits, width: picture.width, height: picture.height,
      states: picture.states || [], views: picture.vary || [],
    };
    this.post({ ...this.drawn, choice: this.choice, svg: picture.svg, cursor: this.cursor });
  }

  /** Draws the layout as declared if the request named a state or views, which an edit may have removed. */
  resetChoice(request) {
    const { state, gone = [] } = request;
    if (!state && gone.length === 0) return false;
    if (state === this.choice.state && String(gone) === String(this.choice.gone)) {
      this.choice = { ...newChoice(), size: this.choice.size };
      this.draw();
    }
    return true;
  }

  post(message) {
    if (this.panel) this.panel.webview.postMessage(message);
  }
}

/** The layout at a line of code, which has no outline: the last one that starts before the line ends. */
function layoutAt(line, document) {
  const { end } = document.lineAt(Math.min(line, document.lineCount - 1)).range;
  return { start: { line: end.line, character: end.character }, first: line, last: line, fits: false, states: [] };
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

function messageOf(error) {
  return String((error && error.message) || error);
}

/** The panel's page, which loads only the extension's own script and style. Pictures come in messages. */
function page(webview, file) {
  const nonce = crypto.randomBytes(16).toString('hex');
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
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
  <label>Look <select id="look"><option>blueprint</option><option>screen</option></select></label>
  <details id="goneLabel"><summary>Gone</summary><div id="gone"></div></details>
</header>
<p id="problem" role="status"></p>
<div id="picture" role="img"></div>
<script nonce="${nonce}" src="${file('preview.js')}"></script>
</body>
</html>`;
}

module.exports = { Preview, page };
