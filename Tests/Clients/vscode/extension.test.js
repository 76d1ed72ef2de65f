'use strict';
// The extension as it is, under Node, with stand-ins for the editor and its client library, and the real server.
// run: PLUMBLINE=path/of/plumbline node --test Tests/Clients/vscode

const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { EXTENSION, PLUMBLINE, ended, next, running, started } = require('./standins/session');

const GAP = fs.readFileSync(path.join(__dirname, '../gap.layout'), 'utf8');
const TWO = `layout One {
    size 320 x fit
    label title 100 x 20, badge 30 x 20
    H:|-16-[title]-8-[badge]
    V:|-[title]-|
    badge.centerY == title.centerY
    collapse badge: leading
    vary badge
    state bare {
        gone badge
    }
}
layout Two {
    size 100 x 50
    view inner
    inner.edges == super.edges
}
`;

const codes = (params) => params.diagnostics.map((diagnostic) => diagnostic.code);

test('findings come for a layout and a document, change with an edit, and the server ends in order', async () => {
  const here = await running();
  let first = next(here.events.diagnostics, (params) => params.uri.endsWith('gap.layout'));
  const layout = here.open('/nowhere/gap.layout', 'layout', GAP);
  assert.deepEqual(codes(await first), ['gap-when-gone']);
  first = next(here.events.diagnostics, (params) => params.uri.endsWith('.xib'));
  here.open('/nowhere/badge.xib', 'xml', fs.readFileSync(path.join(__dirname, '../badge.xib'), 'utf8'));
  assert.ok(codes(await first).includes('conflict'));
  const other = next(here.events.diagnostics, (params) => params.version === 2);
  here.edit(layout, GAP.replace('super.top', 'supr.top'));
  assert.ok(codes(await other).includes('unknown-name'));
  here.open('/nowhere/pom.xml', 'xml', '<project/>');
  assert.equal(here.LanguageClient.all[0].diagnostics.size, 3, 'other XML is left alone');
  assert.deepEqual(await ended(here), [0]);
});

test('settings reach the server, also when they change', async () => {
  const ofGap = (params) => params.uri.endsWith('gap.layout');
  const here = await running(({ values }) => { values['plumbline.disable'] = ['gap-when-gone']; });
  let first = next(here.events.diagnostics, ofGap);
  here.open('/nowhere/gap.layout', 'layout', GAP);
  assert.deepEqual(codes(await first), []);
  first = next(here.events.diagnostics, ofGap);
  here.values['plumbline.disable'] = [];
  here.events.configuration.fire({ affectsConfiguration: (section) => 'plumbline.disable'.startsWith(section) });
  assert.deepEqual(codes(await first), ['gap-when-gone']);
  assert.deepEqual(await ended(here), [0]);
});

test('a server that is not there is named, with what to do', async () => {
  const here = await running((before) => {
    before.values['plumbline.path'] = '/nowhere/plumbline';
    before.answer = 'Open Settings';
  });
  assert.equal(here.LanguageClient.all.length, 0);
  assert.deepEqual(here.messages, [{
    kind: 'error',
    text: 'Plumbline\'s server was not found: There is no program at /nowhere/plumbline. Install it, or set "plumbline.path" to the full path of the program.',
    choices: ['How to Install', 'Open Settings'],
  }]);
  assert.deepEqual(here.opened, ['workbench.action.openSettings plumbline.path']);
  here.values['plumbline.path'] = PLUMBLINE;
  here.events.configuration.fire({ affectsConfiguration: (section) => 'plumbline.path'.startsWith(section) });
  const first = next(here.events.diagnostics, (params) => params.uri.endsWith('gap.layout'));
  here.open('/nowhere/gap.layout', 'layout', GAP);
  assert.deepEqual(codes(await first), ['gap-when-gone'], 'the right path is taken at once');
  assert.deepEqual(await ended(here), [0]);
});

test('it waits for the first document of ours, and says nothing before', async () => {
  const here = await started(({ values }) => { values['plumbline.path'] = '/nowhere/plumbline'; });
  here.open('/nowhere/pom.xml', 'xml', '<project/>');
  here.events.configuration.fire({ affectsConfiguration: () => true });
  await here.extension.deactivate();
  assert.deepEqual(here.messages, []);
  here.open('/nowhere/badge.xib', 'xml', '<document/>');
  here.open('/nowhere/gap.layout', 'layout', GAP);
  await here.extension.deactivate();
  assert.equal(here.messages.length, 1, 'and it says it once');
  here.context.subscriptions.forEach((one) => one.dispose());
});

test('where a server is looked for', () => {
  const { findServer, notFound } = require(path.join(EXTENSION, 'lib/server.js'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline '));
  fs.writeFileSync(path.join(folder, 'plumbline'), '#!/bin/sh\n', { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'text'), '');
  assert.equal(findServer('plumbline', { PATH: `/nowhere${path.delimiter}${folder}` }), path.join(folder, 'plumbline'));
  assert.equal(findServer(path.join(folder, 'plumbline'), {}), path.join(folder, 'plumbline'));
  assert.equal(findServer('text', { PATH: folder }), undefined, 'not executable');
  assert.equal(findServer(folder, {}), undefined, 'a folder');
  assert.equal(findServer('./plumbline', { PATH: folder }), undefined, 'relative to something');
  assert.equal(findServer('plumbline', { PATH: '' }), undefined);
  assert.match(notFound('plumbline'), /"plumbline" is not on the PATH of this editor\./);
  assert.match(notFound('bin/plumbline'), /"bin\/plumbline" is not a full path\./);
  fs.rmSync(folder, { recursive: true });
});

test('a program that is no server is said to have not started', async () => {
  const here = await running(({ values }) => { values['plumbline.path'] = '/bin/true'; });
  assert.equal(here.messages.length, 1);
  assert.match(here.messages[0].text, /^Plumbline's server at \/bin\/true did not start: /);
  here.context.subscriptions.forEach((one) => one.dispose());
});

test('restarting ends one server and starts another, however often it is asked for', async () => {
  const here = await running();
  await Promise.all([here.commands.get('plumbline.restart')(), here.commands.get('plumbline.restart')()]);
  assert.deepEqual(await ended(here), [0, 0, 0]);
});

/** Whether a message to the panel is more than the cursor's position. */
const isDrawing = (message) => message.layout !== undefined || message.problem !== undefined;

/** An editor with the preview open, whose pictures are made here: what the server is asked, and when it answers, is the test's. */
async function previewing(text = TWO) {
  const here = await running();
  const editor = here.open('/nowhere/a b.layout', 'layout', text);
  here.vscode.window.activeTextEditor = editor;
  const [client] = here.LanguageClient.all;
  const send = client.sendRequest.bind(client);
  here.asked = [];
  here.most = 0;
  let outstanding = 0;
  client.sendRequest = async (method, params) => {
    if (method !== 'workspace/executeCommand') return send(method, params);
    assert.equal(params.command, 'plumbline.preview');
    const [{ uri, position, ...question }] = params.arguments;
    assert.equal(uri, 'file:///nowhere/a%20b.layout');
    const layout = position.line === 0 ? 'One' : 'Two';
    here.asked.push({ layout, ...question });
    outstanding += 1;
    here.most = Math.max(here.most, outstanding);
    await new Promise((resolve) => setTimeout(resolve, 5));
    outstanding -= 1;
    if (question.size === 'wrong') throw new Error('"wrong" is no size.');
    const text = editor.document.text;
    if (question.state && !text.includes(`state ${question.state} `)) throw new Error('There is no such state.');
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg" class="plumbline"/>', layout, width: 320, height: 36, states: ['bare'], vary: layout === 'One' ? ['badge'] : [] };
  };
  const shown = next(here.events.posted, (message) => message.svg !== undefined);
  await here.commands.get('plumbline.openPreview')();
  here.first = await shown;
  [here.panel] = here.panels;
  return { here, editor };
}

test('the preview shows the layout of the cursor, its states and the views that can go', async () => {
  const { here, editor } = await previewing();
  assert.deepEqual(here.asked, [{ layout: 'One' }]);
  const { svg, choice, cursor, ...first } = here.first;
  assert.deepEqual(cursor, { line: 1, column: 1 });
  assert.deepEqual(first, { layout: 'One', fits: true, width: 320, height: 36, states: ['bare'], views: ['badge'] });
  let shown = next(here.events.posted, isDrawing);
  here.put(editor, 14);
  assert.equal((await shown).layout, 'Two');
  shown = next(here.events.posted, isDrawing);
  here.put(editor, 9);
  assert.equal((await shown).choice.state, 'bare', 'the state that the cursor is in');
  assert.deepEqual(here.asked.at(-1), { layout: 'One', state: 'bare' });
  shown = next(here.events.posted, isDrawing);
  here.put(editor, 2);
  assert.equal((await shown).choice.state, undefined, 'and out of it again');
  const count = here.asked.length;
  here.put(editor, 3);
  assert.equal(here.asked.length, count, 'nothing is asked where nothing is other');
  assert.deepEqual(await ended(here), [0]);
});

test('a click goes to the text, in the editor that shows it, and the cursor is told to the panel', async () => {
  const { here, editor } = await previewing();
  editor.viewColumn = 3;
  here.vscode.window.visibleTextEditors = [editor];
  here.panel.say({ type: 'go', line: 4, column: 5 });
  const [{ document, viewColumn, selection }] = here.shown;
  assert.deepEqual([document, viewColumn, { ...selection.start }], [editor.document, 3, { line: 3, character: 4 }]);
  here.vscode.window.visibleTextEditors = [];
  here.panel.say({ type: 'go', line: 1, column: 1 });
  assert.equal(here.shown[1].viewColumn, 1);
  for (const line of [0, -1, 1.5, '4', null, undefined]) here.panel.say({ type: 'go', line, column: 1 });
  assert.equal(here.shown.length, 2, 'nothing else is gone to');
  const told = next(here.events.posted, (message) => message.cursor && message.layout === undefined);
  here.put(editor, 3);
  assert.deepEqual(await told, { cursor: { line: 4, column: 1 } });
  assert.deepEqual(await ended(here), [0]);
});

test('a code lens opens the preview of its layout; other commands go to the server', async () => {
  const { here } = await previewing();
  const { middleware } = here.LanguageClient.all[0].options;
  const shown = next(here.events.posted, (message) => message.layout === 'Two');
  await middleware.executeCommand('plumbline.preview', [{ uri: 'file:///nowhere/a%20b.layout', position: { line: 13, character: 7 } }], () => assert.fail('it was passed on'));
  assert.equal((await shown).layout, 'Two');
  assert.equal(await middleware.executeCommand('another', [1], (id, rest) => [id, ...rest].join()), 'another,1');
  assert.deepEqual(await ended(here), [0]);
});

test('a drag asks one question at a time and ends with the last', async () => {
  const { here } = await previewing();
  here.asked.length = 0;
  for (let width = 200; width <= 400; width += 1) {
    here.panel.say({ type: 'choose', size: `${width}xfit`, gone: ['badge'] });
    if (width % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await next(here.events.posted, (message) => message.choice.size === '400xfit' && here.asked.at(-1).size === '400xfit');
  assert.equal(here.most, 1);
  assert.ok(here.asked.length < 100, `${here.asked.length} questions`);
  assert.deepEqual(here.asked.at(-1), { layout: 'One', size: '400xfit', gone: ['badge'] });
  assert.deepEqual(await ended(here), [0]);
});

test('an edit is drawn anew, without a state that it took away; a text that is broken keeps the picture', async () => {
  const { here, editor } = await previewing();
  let shown = next(here.events.posted, isDrawing);
  here.panel.say({ type: 'choose', size: '300xfit', state: 'bare', gone: ['badge'] });
  assert.equal((await shown).choice.state, 'bare');
  shown = next(here.events.posted, isDrawing);
  here.edit(editor, TWO.replace('state bare', 'state empty'));
  const message = await shown;
  assert.equal(message.problem, undefined);
  assert.deepEqual([message.choice.state, message.choice.gone, message.choice.size], [undefined, [], '300xfit']);
  shown = next(here.events.posted, isDrawing);
  here.edit(editor, '');
  assert.equal((await shown).layout, 'One');
  assert.deepEqual(await ended(here), [0]);
});

test('what is wrong is said in the panel, and the picture stays', async () => {
  const { here } = await previewing();
  const shown = next(here.events.posted, isDrawing);
  here.panel.say({ type: 'choose', size: 'wrong' });
  const message = await shown;
  assert.equal(message.problem, '"wrong" is no size.');
  assert.equal(message.svg, undefined);
  assert.equal(message.layout, 'One');
  assert.deepEqual(await ended(here), [0]);
});

test('a panel that was closed is opened again; other files have none', async () => {
  const { here, editor } = await previewing();
  here.panel.dispose();
  const asked = here.asked.length;
  here.put(editor, 14);
  assert.equal(here.asked.length, asked, 'nothing is drawn without a panel');
  const shown = next(here.events.posted, (message) => message.svg !== undefined);
  await here.commands.get('plumbline.openPreview')();
  assert.equal((await shown).layout, 'Two');
  assert.equal(here.panels.length, 2);
  here.vscode.window.activeTextEditor = here.open('/nowhere/a.txt', 'plaintext', '');
  await here.commands.get('plumbline.openPreview')();
  assert.match(here.messages.at(-1).text, /^Open a \.layout, \.xib, \.storyboard or \.swift file/);
  assert.deepEqual(await ended(here), [0]);
});

test('the server draws what the panel asks for', async () => {
  const here = await running();
  const drawn = async (work) => {
    const shown = next(here.events.posted, (message) => message.svg !== undefined || message.problem !== undefined);
    await work();
    const { problem, svg, choice, cursor, ...rest } = await shown;
    assert.equal(problem, undefined);
    assert.match(svg, /^<svg\b[^>]*\bclass="plumbline"/, 'where the panel puts the theme');
    return rest;
  };
  const editor = here.open('/nowhere/a.layout', 'layout', TWO);
  here.vscode.window.activeTextEditor = editor;
  const first = await drawn(() => here.commands.get('plumbline.openPreview')());
  assert.deepEqual(first, { layout: 'One', fits: true, width: 320, height: 36, states: ['bare'], views: ['badge'] });
  assert.deepEqual(await drawn(() => here.panels[0].say({ type: 'choose', size: '250xfit', state: 'bare', gone: [] })), { ...first, width: 250 });
  assert.deepEqual(await drawn(() => here.panels[0].say({ type: 'choose', gone: ['badge'] })), first);
  assert.deepEqual(await drawn(() => here.put(editor, 14)), { layout: 'Two', fits: false, width: 100, height: 50, states: [], views: [] });
  const document = here.open('/nowhere/friends.storyboard', 'xml', fs.readFileSync(path.join(__dirname, '../friends.storyboard'), 'utf8'));
  const scene = await drawn(() => here.put(document, 14));
  assert.ok(scene.layout && scene.width > 0 && scene.height > 0, JSON.stringify(scene));
  assert.deepEqual(await ended(here), [0]);
});

const LOG = `app started
Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 'tall' UILabel:0x2.height == 16   (active)>",
    "<NSLayoutConstraint:0x3 'high' UILabel:0x2.height == 20   (active)>"
)
Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x3 'high' UILabel:0x2.height == 20   (active)>
`;

/** The page that the command shows of the active editor, and what it says; undefined where it shows none. */
async function explained(here, run = () => here.commands.get('plumbline.explainRuntimeLog')()) {
  here.opened.length = 0;
  await run();
  if (here.opened.length === 0) return undefined;
  assert.deepEqual(here.opened, ['markdown.showPreviewToSide plumbline-log:/Runtime%20Log.md']);
  return here.providers.get('plumbline-log').provideTextDocumentContent();
}

test('a runtime log is explained: what is selected, what is open, or what was copied', async () => {
  const here = await started();
  here.clipboard = LOG;
  assert.match(await explained(here), /^Line 2: These 2 constraints cannot all hold: 20 \\> 16\.\n\n- the label's height/, 'the server starts for it');
  const editor = here.open('/nowhere/a.txt', 'plaintext', LOG.repeat(2));
  editor.document.isDirty = true;
  here.vscode.window.activeTextEditor = editor;
  assert.match(await explained(here), /It occurs 2 times in the log\./);
  editor.selection = { isEmpty: false, of: LOG };
  assert.doesNotMatch(await explained(here), /It occurs/);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline '));
  fs.writeFileSync(path.join(folder, 'console.log'), LOG);
  here.vscode.window.activeTextEditor = here.open(path.join(folder, 'console.log'), 'log', 'not what the file says');
  assert.match(await explained(here), /^Line 2: /, 'a file is read by the server');
  fs.rmSync(folder, { recursive: true });
  here.vscode.window.activeTextEditor = here.open('/nowhere/a.layout', 'layout', GAP);
  assert.match(await explained(here), /^Line 2: /, 'a layout is no log');
  assert.deepEqual(here.messages, []);
  assert.deepEqual(await ended(here), [0]);
});

test('a text without a list of constraints, and a file that is gone, are said', async () => {
  const here = await started();
  here.clipboard = 'hello';
  assert.equal(await explained(here), undefined);
  assert.match(here.messages.at(-1).text, /^There is no "Unable to simultaneously satisfy constraints" in the clipboard\./);
  here.vscode.window.activeTextEditor = here.open('/nowhere/lost.log', 'log', '');
  assert.equal(await explained(here), undefined);
  assert.match(here.messages.at(-1).text, /^The log was not explained: file:\/\/\/nowhere\/lost\.log is not open/);
  assert.deepEqual(await ended(here), [0]);
});

test('log files have lenses where the person wants them', async () => {
  const here = await started(({ values }) => { values['plumbline.runtimeLogs'] = false; });
  const editor = here.open('/nowhere/console.log', 'log', LOG);
  await here.extension.deactivate();
  assert.equal(here.LanguageClient.all.length, 0, 'nothing starts for logs alone');
  here.values['plumbline.runtimeLogs'] = true;
  here.events.configuration.fire({ affectsConfiguration: (section) => 'plumbline.runtimeLogs'.startsWith(section) });
  await next(here.events.diagnostics, (params) => params.uri.endsWith('console.log') && params.diagnostics.length === 0);
  const [client] = here.LanguageClient.all;
  const [lens] = await client.sendRequest('textDocument/codeLens', { textDocument: { uri: editor.document.uri.toString() } });
  const { command } = await client.sendRequest('codeLens/resolve', lens);
  assert.equal(command.title, 'Explain: these 2 constraints cannot all hold');
  const page = await explained(here, () => client.options.middleware.executeCommand(command.command, command.arguments, () => assert.fail('it was passed on')));
  assert.match(page, /^Line 2: /);
  assert.deepEqual(await ended(here), [0]);
});

test('links to files become links to the editor', () => {
  const { linked } = require(path.join(EXTENSION, 'lib/logs.js'));
  assert.equal(linked('- a → [b.xib:3](file:///c%20d/b.xib#L3) or [e](file:///e#L4)', 'vscodium'), '- a → [b.xib:3](vscodium://file/c%20d/b.xib:3) or [e](vscodium://file/e:4)');
});
