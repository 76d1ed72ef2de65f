'use strict';
// The extension's manifest and data files against rules: what is named exists, what exists is named, and defaults are of their types.

const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');

const ROOT = path.join(__dirname, '../../..');
const EXTENSION = path.join(ROOT, 'editors/vscode');
const PLUMBLINE = path.resolve(process.env.PLUMBLINE || 'plumbline');
const read = (file) => fs.readFileSync(path.join(EXTENSION, file), 'utf8');
const json = (file) => JSON.parse(read(file));
const manifest = json('package.json');
const { contributes } = manifest;
const properties = contributes.configuration.properties;

function filesUnder(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (
    entry.isDirectory() ? filesUnder(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
}

test('who it is', () => {
  assert.match(manifest.name, /^[a-z][a-z0-9-]*$/);
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.equal(`plumbline ${manifest.version}`, execFileSync(PLUMBLINE, ['--version'], { encoding: 'utf8' }).trim(), 'the version is the server\'s');
  for (const field of ['displayName', 'description', 'publisher', 'license']) assert.ok(manifest[field], field);
  assert.ok(manifest.description.length <= 150);
  assert.ok(manifest.keywords.length <= 30);
});

test('no build step, and one dependency', () => {
  assert.deepEqual(Object.keys(manifest.dependencies), ['vscode-languageclient']);
  for (const field of ['devDependencies', 'scripts', 'extensionDependencies']) assert.equal(manifest[field], undefined, field);
  assert.ok(filesUnder(EXTENSION).every((file) => !/\.ts$|node_modules/.test(file)));
  // Version 9 of the client asks for VS Code 1.82.
  assert.match(manifest.dependencies['vscode-languageclient'], /^\^9\./);
  assert.equal(manifest.engines.vscode, '^1.82.0');
});

test('every file that is named exists, and every script is reached', () => {
  const named = [manifest.main, ...contributes.languages.map((one) => one.configuration), ...contributes.grammars.map((one) => one.path), ...contributes.snippets.map((one) => one.path)];
  for (const file of named.filter(Boolean)) assert.ok(fs.existsSync(path.join(EXTENSION, file)), file);
  const texts = filesUnder(EXTENSION).map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  for (const file of filesUnder(path.join(EXTENSION, 'lib'))) assert.ok(texts.includes(`/${path.basename(file, '.js')}')`), file);
  for (const file of filesUnder(path.join(EXTENSION, 'media'))) assert.ok(texts.includes(`file('${path.basename(file)}')`), file);
});

test('commands', () => {
  const declared = contributes.commands.map((one) => one.command);
  const registered = [...read('extension.js').matchAll(/registerCommand\('([^']+)'/g)].map((match) => match[1]);
  assert.deepEqual([...declared].sort(), [...registered].sort());
  for (const command of contributes.commands) {
    assert.match(command.command, /^plumbline\.[a-z]\w*$/i);
    assert.equal(command.category, 'Plumbline');
    assert.doesNotMatch(command.title, /Plumbline|\.$/);
    // The client registers the server's commands itself; a second of the same name stops it from starting.
    assert.ok(!['plumbline.preview', 'plumbline.explainLog'].includes(command.command));
  }
  for (const item of Object.values(contributes.menus).flat()) assert.ok(declared.includes(item.command), item.command);
});

test('when it starts', () => {
  assert.ok(!manifest.activationEvents.includes('*'));
  // `log` and `swift` are the editor's own.
  const languages = ['log', 'swift', ...contributes.languages.map((one) => one.id)];
  for (const event of manifest.activationEvents) {
    const [, kind, value] = /^(onLanguage|workspaceContains):(.+)$/.exec(event);
    if (kind === 'onLanguage') assert.ok(languages.includes(value), value);
  }
});

test('settings have a type, a default of it, and a sentence', () => {
  for (const [name, setting] of Object.entries(properties)) {
    assert.match(name, /^plumbline\./);
    const type = Array.isArray(setting.default) ? 'array' : typeof setting.default;
    assert.equal(type, setting.type, name);
    if (setting.enum) assert.ok(setting.enum.includes(setting.default), name);
    if (setting.type === 'array') assert.ok(setting.items, name);
    assert.match(setting.description || setting.markdownDescription, /\.$/, name);
  }
  // A project's settings must not choose what program is run without the person's trust.
  assert.equal(properties['plumbline.path'].scope, 'machine-overridable');
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ['plumbline.path']);
});

test('settings are those that the server and the extension read', (context) => {
  const source = fs.readFileSync(path.join(ROOT, 'Sources/LanguageServer/Settings/Settings.swift'), 'utf8');
  const ofServer = [...source.matchAll(/settings\.\w+\("(\w+)"/g)].map((match) => `plumbline.${match[1]}`);
  const known = new Set([...ofServer, 'plumbline.path', 'plumbline.runtimeLogs', 'plumbline.trace.server']);
  assert.ok(ofServer.length > 3);
  assert.deepEqual(Object.keys(properties).filter((name) => !known.has(name)), [], 'nobody reads these');
  for (const name of ofServer.filter((one) => !properties[one])) context.diagnostic(`The server reads ${name}, which the manifest does not offer.`);
});

test('languages and colours', () => {
  assert.deepEqual(contributes.languages.map((one) => [one.id, one.extensions]), [['layout', ['.layout']], ['xml', ['.xib', '.storyboard']]]);
  for (const grammar of contributes.grammars) assert.equal(json(grammar.path).scopeName, grammar.scopeName);
  const { scopes } = contributes.semanticTokenScopes[0];
  const grammar = read('syntaxes/layout.tmLanguage.json');
  for (const scope of Object.values(scopes).flat()) assert.ok(grammar.includes(`"${scope}"`), scope);
  const configuration = json('language-configuration.json');
  assert.deepEqual(configuration.comments, { lineComment: '//', blockComment: ['/*', '*/'] });
  const opens = new RegExp(configuration.indentationRules.increaseIndentPattern);
  const closes = new RegExp(configuration.indentationRules.decreaseIndentPattern);
  assert.ok(opens.test('    view a {') && !opens.test('view a { lines 0 }') && !opens.test('// {'));
  assert.ok(closes.test('    }') && !closes.test('a }'));
  assert.deepEqual('avatar.top'.match(new RegExp(configuration.wordPattern, 'gu')), ['avatar', 'top']);
});

/** A snippet as it stands when the person takes every default. */
function expanded(body) {
  const text = [].concat(body).join('\n');
  return text.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1').replace(/\$\d/g, '');
}

test('every snippet is valid where it belongs', () => {
  for (const [name, snippet] of Object.entries(json('snippets/layout.json'))) {
    assert.ok(snippet.prefix && snippet.description, name);
    const body = expanded(snippet.body);
    assert.doesNotMatch(body, /\$/, name);
    const text = snippet.prefix === 'layout' ? body : `layout Around {\n    size 320 x 400\n    view view\n${body.replace(/^/gm, '    ')}\n}\n`;
    const findings = check(text);
    assert.deepEqual(findings.filter((code) => ['syntax', 'unknown-name', 'conflict'].includes(code)), [], `${name}: ${text}`);
    if (snippet.prefix === 'layout') assert.deepEqual(findings, [], name);
  }
});

function check(text) {
  const folder = fs.mkdtempSync(path.join(require('node:os').tmpdir(), 'snippet-'));
  const file = path.join(folder, 'a.layout');
  fs.writeFileSync(file, text);
  let output;
  try {
    output = execFileSync(PLUMBLINE, ['check', file, '--format', 'json'], { encoding: 'utf8' });
  } catch (error) {
    output = error.stdout;
  }
  fs.rmSync(folder, { recursive: true });
  return [...output.matchAll(/"code" ?: ?"([a-z-]+)"/g)].map((match) => match[1]);
}
