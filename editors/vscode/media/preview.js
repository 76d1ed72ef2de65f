'use strict';
// The panel's page: shows the picture and sends the user's choices. The server solves everything.

(function () {
  const editor = acquireVsCodeApi();
  const part = (id) => document.getElementById(id);
  const chosen = { size: undefined, state: undefined, gone: [] };
  // The last message with a picture.
  let shown = {};

  function choose() {
    const look = part('look').value === 'screen' ? { look: 'screen' } : {};
    editor.postMessage({ type: 'choose', size: chosen.size, state: chosen.state, gone: chosen.gone, ...look });
  }

  // The picture is inside a shadow root, so that its style and that of the page stay apart. The policy of the page
  // does not allow a style element, but it allows a style sheet of a script.
  const stage = part('picture').attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  stage.adoptedStyleSheets = [style];
  const STYLE = `svg { max-width: 100%; height: auto } [data-place] { cursor: pointer }
    .cursor rect, .cursor path { stroke: var(--vscode-focusBorder, #7a3fd1) !important; stroke-width: 3px !important }`;
  let cursor;

  /** Shows a picture in the light or dark colours of the editor's theme, not of the system's. */
  function show(svg) {
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (picture.localName !== 'svg') return;
    const isLight = ['vscode-light', 'vscode-high-contrast-light']
      .some((name) => document.body.classList.contains(name));
    picture.classList.add(isLight ? 'light' : 'dark');
    const styles = [...picture.querySelectorAll('style')].map((element) => element.textContent);
    // The policy keeps scripts and handlers from running; nothing of them is needed.
    picture.querySelectorAll('style, script, foreignObject').forEach((element) => element.remove());
    style.replaceSync([...styles, STYLE].join('\n'));
    stage.replaceChildren(document.adoptNode(picture));
    mark();
  }

  /** The range of the source that an element shows, as [line, column, line, column], counted from 1. */
  function placeOf(element) {
    const match = /^(\d+):(\d+)-(\d+):(\d+)$/.exec(element.dataset.place);
    return match && match.slice(1).map(Number);
  }

  /** Marks what the cursor of the editor is in: the smallest view or constraint around it. */
  function mark() {
    let best = [];
    let least = [Infinity, Infinity];
    for (const element of stage.querySelectorAll('[data-place]')) {
      element.classList.remove('cursor');
      const place = placeOf(element);
      if (!cursor || !place) continue;
      const [line, column, endLine, endColumn] = place;
      const isBefore = cursor.line < line || (cursor.line === line && cursor.column < column);
      const isAfter = cursor.line > endLine || (cursor.line === endLine && cursor.column > endColumn);
      if (isBefore || isAfter) continue;
      const size = [endLine - line, endLine === line ? endColumn - column : 0];
      if (size[0] < least[0] || (size[0] === least[0] && size[1] < least[1])) [best, least] = [[], size];
      if (size[0] === least[0] && size[1] === least[1]) best.push(element);
    }
    // A place that is the whole layout says nothing.
    best.filter((element) => !element.querySelector('.canvas')).forEach((element) => element.classList.add('cursor'));
  }

  stage.addEventListener('click', (event) => {
    event.preventDefault();
    const element = event.target.closest('[data-place]');
    const place = element && placeOf(element);
    if (place) editor.postMessage({ type: 'go', line: place[0], column: place[1] });
  });

  function number(points) {
    return Number(points.toFixed(2)).toString();
  }

  function list(select, names, selected) {
    select.replaceChildren(...['', ...names].map((name) => {
      const option = document.createElement('option');
      option.value = name;
      option.textContent = name || 'as declared';
      return option;
    }));
    select.value = names.includes(selected) ? selected : '';
  }

  function boxes(views, gone) {
    part('gone').replaceChildren(...views.map((name) => {
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.checked = gone.includes(name);
      box.addEventListener('change', () => {
        chosen.gone = views.filter((other) => (other === name ? box.checked : chosen.gone.includes(other)));
        choose();
      });
      label.append(box, document.createTextNode(name));
      return label;
    }));
  }

  let listed;

  window.addEventListener('message', (event) => {
    const message = event.data;
    if (message.cursor) {
      cursor = message.cursor;
      if (message.layout === undefined) {
        mark();
        return;
      }
    }
    part('problem').textContent = message.problem || '';
    if (message.layout === undefined) return;
    Object.assign(chosen, { size: message.choice.size, state: message.choice.state, gone: message.choice.gone });
    part('name').textContent = message.layout;
    shown = message;
    // Rebuild the list only if it changed: it may be open under the pointer.
    const names = JSON.stringify([message.layout, message.states, message.views]);
    if (names !== listed) {
      listed = names;
      boxes(message.views, chosen.gone);
    }
    part('gone').querySelectorAll('input').forEach((box, index) => {
      box.checked = chosen.gone.includes(message.views[index]);
    });
    list(part('state'), message.states, chosen.state);
    part('stateLabel').hidden = message.states.length === 0;
    part('goneLabel').hidden = message.views.length === 0;
    if (message.svg === undefined) return;
    const size = `${number(message.width)} × ${number(message.height)}`;
    part('size').textContent = size;
    // Do not move the slider while the user drags it.
    if (document.activeElement !== part('width') || !chosen.size) part('width').value = message.width;
    show(message.svg);
    part('picture').setAttribute('aria-label', `${message.layout}, ${size}`);
  });

  part('width').addEventListener('input', () => {
    chosen.size = `${part('width').value}x${shown.fits || !shown.height ? 'fit' : shown.height}`;
    choose();
  });
  part('declared').addEventListener('click', () => {
    chosen.size = undefined;
    choose();
  });
  part('state').addEventListener('change', () => {
    chosen.state = part('state').value || undefined;
    choose();
  });

  part('look').addEventListener('change', choose);

  editor.postMessage({ type: 'ready' });
}());
