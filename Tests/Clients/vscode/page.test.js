'use strict';
// The preview's page in headless Chromium: what it shows, what it says when the person moves something, and that nothing foreign runs in it.

const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');
const { pathToFileURL } = require('node:url');
const { page } = require('../../../editors/vscode/lib/preview.js');

const MEDIA = path.join(__dirname, '../../../editors/vscode/media');
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find((name) => !spawnSync(name, ['--version']).error);

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" class="plumbline" width="320" height="90"><title>Row</title>
<style>.plumbline rect{fill:white}.plumbline.dark rect{fill:black}.plumbline text{pointer-events:none}</style>
<script>top.document.title = 'script'</script><rect width="320" height="60" onload="top.document.title = 'handler'"/>
<g data-place="1:1-9:2"><rect class="canvas" width="320" height="90"/></g>
<g data-view="title" data-place="3:5-3:24"><title>title, label: 100 × 20</title><rect x="10" y="10" width="100" height="20"/></g>
<text x="12" y="24">title</text>
<g data-view="badge" data-place="4:5-6:6"><rect x="120" y="10" width="60" height="20" onclick="top.document.title = 'click'"/></g>
</svg>`;

/** What the page says, and what it looks like, after `driver` ran in it. */
function run(driver, { theme = 'vscode-dark', screenshot } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  const html = page({ cspSource: 'file:' }, (name) => pathToFileURL(path.join(MEDIA, name)).href);
  const nonce = /nonce="([0-9a-f]{32})"/.exec(html)[1];
  const before = `<script nonce="${nonce}">
    const said = [];
    const violations = [];
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    function acquireVsCodeApi() { return { postMessage: (message) => said.push(JSON.parse(JSON.stringify(message))) }; }
  </script>`;
  const after = `<script nonce="${nonce}">
    const say = (data) => dispatchEvent(new MessageEvent('message', { data }));
    const part = (id) => document.getElementById(id);
    const drawing = () => part('picture').shadowRoot.querySelector('svg');
    const size = () => ['width', 'height'].map((name) => drawing()[name].baseVal.value);
    const show = (more) => say({ layout: 'Row', fits: false, width: 320, height: 60.25, states: ['bare', 'full'], views: ['title', 'badge'], choice: { gone: [] }, svg: ${JSON.stringify(SVG).replace(/<\//g, '<\\/')}, ...more });
    (async () => {
      let result;
      try { result = await (${driver})(); } catch (error) { result = String(error); }
      const out = document.createElement('pre');
      out.id = 'result';
      out.hidden = true;
      out.textContent = encodeURIComponent(JSON.stringify({ result, said, violations, title: document.title }));
      document.body.append(out);
    })();
  </script>`;
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, html.replace('<body>', `<body class="${theme}">${before}`).replace('</body>', `${after}</body>`));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}/profile`, '--window-size=700,400', '--virtual-time-budget=3000'];
  if (screenshot) spawnSync(CHROMIUM, [...options, `--screenshot=${screenshot}`, file], { timeout: 60000 });
  const dom = spawnSync(CHROMIUM, [...options, '--dump-dom', file], { encoding: 'utf8', timeout: 60000, maxBuffer: 1e8 }).stdout;
  fs.rmSync(folder, { recursive: true, force: true });
  return JSON.parse(decodeURIComponent(/<pre id="result"[^>]*>([^<]*)<\/pre>/.exec(dom)[1]));
}

test('the page', { skip: CHROMIUM ? false : 'Chromium is not installed' }, async (context) => {
  await context.test('shows the picture, the size and the choices, and says what is moved', () => {
    const { result, said } = run(`async () => {
      show({});
      const first = {
        name: part('name').textContent, size: part('size').textContent, width: part('width').value, picture: size(), alt: part('picture').getAttribute('aria-label'),
        states: [...part('state').options].map((option) => option.textContent), views: [...part('gone').querySelectorAll('label')].map((label) => label.textContent), problem: getComputedStyle(part('problem')).display,
      };
      part('width').value = 400;
      part('width').dispatchEvent(new Event('input'));
      part('state').value = 'bare';
      part('state').dispatchEvent(new Event('change'));
      part('gone').querySelectorAll('input')[1].click();
      part('declared').click();
      part('look').value = 'screen';
      part('look').dispatchEvent(new Event('change'));
      part('look').value = 'blueprint';
      show({ fits: true, problem: 'Wrong.', svg: undefined });
      const problem2 = part('problem').textContent;
      part('width').value = 401;
      part('width').dispatchEvent(new Event('input'));
      const boxes = () => [...part('gone').querySelectorAll('input')].map((box) => box.checked);
      const gone = [boxes()];
      show({ choice: { gone: ['title'] } });
      gone.push(boxes());
      return { ...first, gone, problem2, still: size() };
    }`, { screenshot: process.env.PREVIEW_SCREENSHOT });
    assert.deepEqual(result, {
      name: 'Row', size: '320 × 60.25', width: '320', picture: [320, 90], alt: 'Row, 320 × 60.25', states: ['as declared', 'bare', 'full'], views: ['title', 'badge'], problem: 'none',
      gone: [[false, false], [true, false]], problem2: 'Wrong.', still: [320, 90],
    });
    assert.deepEqual(said, [
      { type: 'ready' },
      { type: 'choose', size: '400x60.25', gone: [] },
      { type: 'choose', size: '400x60.25', state: 'bare', gone: [] },
      { type: 'choose', size: '400x60.25', state: 'bare', gone: ['badge'] },
      { type: 'choose', state: 'bare', gone: ['badge'] },
      { type: 'choose', state: 'bare', gone: ['badge'], look: 'screen' },
      { type: 'choose', size: '401xfit', gone: [] },
    ]);
  });

  await context.test('takes the theme of the editor', () => {
    const colour = `async () => {
      show({});
      return getComputedStyle(drawing().querySelector('rect')).fill;
    }`;
    assert.equal(run(colour).result, 'rgb(0, 0, 0)');
    assert.equal(run(colour, { theme: 'vscode-light' }).result, 'rgb(255, 255, 255)');
  });

  await context.test('says where a click is in the source, and marks the view at the cursor', () => {
    const { result, said } = run(`async () => {
      show({});
      const click = (x, y) => {
        const { left, top } = drawing().getBoundingClientRect();
        const host = document.elementFromPoint(left + x, top + y);
        const target = host.shadowRoot ? host.shadowRoot.elementFromPoint(left + x, top + y) : host;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      };
      click(20, 22);
      click(150, 15);
      click(300, 80);
      const marked = () => [...drawing().querySelectorAll('.cursor')].map((element) => element.dataset.view);
      const marks = [];
      for (const cursor of [{ line: 3, column: 7 }, { line: 5, column: 1 }, { line: 2, column: 1 }, { line: 40, column: 1 }]) {
        say({ cursor });
        marks.push(marked());
      }
      show({ cursor: { line: 3, column: 24 } });
      return [...marks, marked()];
    }`);
    assert.deepEqual(result, [['title'], ['badge'], [], [], ['title']]);
    assert.deepEqual(said.slice(1), [
      { type: 'go', line: 3, column: 5 }, { type: 'go', line: 4, column: 5 }, { type: 'go', line: 1, column: 1 },
    ]);
  });

  await context.test('runs nothing that is not its own, and reaches nothing', () => {
    const { result, violations, title } = run(`async () => {
      show({ layout: '<img src=x onerror="document.title=1">', views: ['<b>x</b>'], states: ['<i>'] });
      drawing().querySelectorAll('g')[2].firstElementChild.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const inline = document.createElement('script');
      inline.textContent = 'document.title = "inline"';
      document.body.append(inline);
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      const reached = await fetch('https://example.invalid/').then(() => 'reached', () => 'blocked');
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { reached, name: part('name').textContent, elements: document.querySelectorAll('b, i').length, scripts: drawing().querySelectorAll('script, style').length };
    }`);
    assert.deepEqual(result, { reached: 'blocked', name: '<img src=x onerror="document.title=1">', elements: 0, scripts: 0 });
    assert.equal(title, 'Layout Preview');
    assert.deepEqual([...new Set(violations)].sort(), ['connect-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
  });
});
