'use strict';
// Swift code in the extension, under Node with the stand-ins and the real server: what Plumbline adds beside the server of the language.

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const { ended, next, running, started } = require('./standins/session');

const PRICE_TAG = fs.readFileSync(path.join(__dirname, '../PriceTag.swift'), 'utf8');
const WIDER = 'badge.widthAnchor.constraint(equalToConstant: 20),';
const TWO = `${PRICE_TAG.replace(`            ${WIDER}\n`, '')}
final class Separator: UIView {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
`;

/** The place of a word, a few characters into it. */
function place(text, word) {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length - 1, character: before.at(-1).length + 1 };
}

test('a Swift file starts the server, has findings and a fix, and changes with an edit', async () => {
  const here = await started();
  assert.equal(here.LanguageClient.all.length, 0);
  const editor = here.open('/nowhere/PriceTag.swift', 'swift', PRICE_TAG);
  const { diagnostics } = await next(here.events.diagnostics);
  assert.deepEqual(diagnostics.map((one) => [one.code, one.range.start.line]), [['conflict', place(PRICE_TAG, WIDER).line]]);
  const [client] = here.LanguageClient.all;
  const textDocument = { uri: editor.document.uri.toString() };
  const actions = await client.sendRequest('textDocument/codeAction', { textDocument, range: diagnostics[0].range, context: { diagnostics } });
  const fix = actions.find((one) => one.title === 'Remove badge.width == 20 (choice)');
  assert.ok(fix, actions.map((one) => one.title).join());
  const edits = (fix.edit.changes || { [textDocument.uri]: fix.edit.documentChanges[0].edits })[textDocument.uri];
  const clean = next(here.events.diagnostics, (params) => params.version === 2);
  here.edit(editor, applied(PRICE_TAG, edits));
  assert.equal(editor.document.text, PRICE_TAG.replace(`            ${WIDER}\n`, ''));
  assert.deepEqual((await clean).diagnostics, []);
  assert.deepEqual(await ended(here), [0]);
});

/** A text after edits that do not overlap. */
function applied(text, edits) {
  const starts = text.split('\n').reduce((found, line) => [...found, found.at(-1) + line.length + 1], [0]);
  const offset = (position) => starts[position.line] + position.character;
  return [...edits].sort((one, other) => offset(other.range.start) - offset(one.range.start))
    .reduce((kept, { range, newText }) => kept.slice(0, offset(range.start)) + newText + kept.slice(offset(range.end)), text);
}

test('what SourceKit does stays with SourceKit', async () => {
  const here = await running();
  const swift = here.open('/nowhere/PriceTag.swift', 'swift', PRICE_TAG).document;
  const layout = here.open('/nowhere/gap.layout', 'layout', 'layout Gap { size 9 x 9 }').document;
  await next(here.events.diagnostics, (params) => params.uri.endsWith('gap.layout'));
  const [client] = here.LanguageClient.all;
  assert.deepEqual(client.served(swift), ['codeAction', 'codeLens', 'hover', 'inlayHint']);
  const more = client.served(layout);
  for (const feature of ['completion', 'rename', 'documentSymbol', 'formatting', 'foldingRange', 'semanticTokens']) assert.ok(more.includes(feature), feature);
  assert.deepEqual(await ended(here), [0]);
});

test('a hover tells the frame; hints are off until the setting is on', async () => {
  const here = await running();
  const { document } = here.open('/nowhere/PriceTag.swift', 'swift', PRICE_TAG);
  await next(here.events.diagnostics, (params) => params.uri.endsWith('.swift'));
  const [client] = here.LanguageClient.all;
  const textDocument = { uri: document.uri.toString() };
  const hover = await client.sendRequest('textDocument/hover', { textDocument, position: place(PRICE_TAG, 'badge = ') });
  assert.match(hover.contents.value, /x 8, y 8, width 16, height 16 at \d+ × \d+, an assumed size/);
  const range = { start: { line: 0, character: 0 }, end: { line: 40, character: 0 } };
  const hints = () => client.sendRequest('textDocument/inlayHint', { textDocument, range });
  assert.deepEqual(await hints(), []);
  here.values['plumbline.inlayHintsInCode'] = true;
  here.events.configuration.fire({ affectsConfiguration: (section) => 'plumbline.inlayHintsInCode'.startsWith(section) });
  const shown = await hints();
  assert.ok(shown.some((one) => one.position.line === place(PRICE_TAG, 'badge = ').line), JSON.stringify(shown));
  assert.deepEqual(await ended(here), [0]);
});

test('Swift that is in no file is left alone', async () => {
  const here = await started();
  const document = { uri: here.vscode.Uri.parse('untitled:Untitled-1'), languageId: 'swift', version: 1, text: PRICE_TAG };
  here.vscode.workspace.textDocuments.push(document);
  here.events.open.fire(document);
  await here.extension.deactivate();
  assert.equal(here.LanguageClient.all.length, 0);
  here.context.subscriptions.forEach((one) => one.dispose());
});

test('the preview shows the class of the cursor, and follows it', async () => {
  const here = await running();
  const drawn = async (work) => {
    const shown = next(here.events.posted, (message) => message.svg !== undefined || message.problem !== undefined);
    await work();
    const { problem, layout, width } = await shown;
    return problem || `${layout} ${width}`;
  };
  const editor = here.open('/nowhere/Two.swift', 'swift', TWO);
  here.vscode.window.activeTextEditor = editor;
  assert.match(await drawn(() => here.commands.get('plumbline.openPreview')()), /^PriceTag \d+$/);
  const separator = place(TWO, 'class Separator').line;
  assert.match(await drawn(() => here.put(editor, separator)), /^Separator \d+$/, 'on the line that declares it');
  assert.equal(await drawn(() => here.panels[0].say({ type: 'choose', size: '250x44' })), 'Separator 250');
  assert.match(await drawn(() => here.put(editor, 12)), /^PriceTag \d+$/);
  here.edit(editor, TWO.replace('class PriceTag', 'class Tag'));
  const renamed = await next(here.events.posted, (message) => message.layout === 'Tag');
  assert.match(renamed.svg, /^<svg\b/);

  const [client] = here.LanguageClient.all;
  const lenses = await client.sendRequest('textDocument/codeLens', { textDocument: { uri: editor.document.uri.toString() } });
  const { command } = await client.sendRequest('codeLens/resolve', lenses[1]);
  assert.equal(command.command, 'plumbline.preview');
  const run = () => client.options.middleware.executeCommand(command.command, command.arguments, () => assert.fail('it was passed on'));
  assert.match(await drawn(run), /^Separator \d+$/, 'by its code lens');

  here.edit(editor, 'let nothing = 0\n');
  const message = await next(here.events.posted, (posted) => posted.problem !== undefined);
  assert.equal(message.problem, '"Two.swift" has no layout to draw.');
  assert.deepEqual(await ended(here), [0]);
});
