"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const all = data.files.flatMap((file, f) => file.layouts.map((layout, l) => ({file, layout, f, l})));
const marks = {error: "✕", warning: "!", information: "i", hint: "·"};
let current, width, height, mode, gone, picked = -1;

function element(name, attributes, ...children) {
  const isDrawing = name.startsWith("svg:");
  const made = isDrawing
    ? document.createElementNS("http://www.w3.org/2000/svg", name.slice(4)) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

// A run is [value], or [width, value, width, value, …], interpolated linearly and rounded to a millionth of a point.
function at(run, width) {
  if (run.length === 1) return run[0];
  for (let i = 0; i < run.length; i += 2) {
    if (run[i] === width) return run[i + 1];
    if (width > run[i] && width < run[i + 2]) {
      const a = Math.round(run[i + 1] * 1e6), b = Math.round(run[i + 3] * 1e6);
      return Math.floor((a * (run[i + 2] - width) + b * (width - run[i])) / (run[i + 2] - run[i]) + 0.5) / 1e6;
    }
  }
  return NaN;
}

const points = number => String(Math.round(number * 1000) / 1000);
const same = (a, b) => a.length === b.length && a.every(x => b.includes(x));
const variants = () => current.layout.variants.filter(v => v.mode === mode);
const variant = () => variants().find(v => v.height === height && same(v.gone, gone));
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

// MARK: The page

function list() {
  // A folder that all paths have in common is not shown.
  const paths = data.files.map(file => file.path);
  let common = paths.length > 1 ? paths[0].lastIndexOf("/") + 1 : 0;
  while (common && !paths.every(path => path.startsWith(paths[0].slice(0, common)))) {
    common = paths[0].lastIndexOf("/", common - 2) + 1;
  }
  let file = -1;
  all.forEach((entry, index) => {
    const {path, findings} = entry.file;
    if (entry.f !== file) $("layouts").append(element("h2", {title: path}, path.slice(common)));
    file = entry.f;
    const counts = ["error", "warning"].map(severity => {
      const found = findings.filter(x => x.layout === entry.l && x.severity === severity).length;
      const title = found + " " + severity + (found > 1 ? "s" : "");
      return found ? element("span", {class: "count " + severity, title}, marks[severity] + " " + found) : "";
    });
    const name = element("span", {}, entry.layout.name || "(no name)");
    $("layouts").append(element("button", {type: "button", click: () => show(index)}, name, ...counts));
  });
}

function show(index) {
  current = all[clamp(index, 0, all.length - 1)];
  const {layout, file} = current;
  $("layouts").querySelectorAll("button").forEach((button, i) => {
    if (i === all.indexOf(current)) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  });
  $("name").textContent = layout.name;
  $("place").textContent = file.path + ", line " + layout.line;
  mode = layout.variants.length ? layout.variants[0].mode : 0;
  gone = [];
  picked = -1;
  width = undefined;
  $("modes").replaceChildren($("modes").firstElementChild, ...layout.modes.map((name, value) => {
    if (!layout.variants.some(v => v.mode === value)) return "";
    const change = () => { mode = value; gone = []; adapt(); };
    return element("label", {},
      element("input", {type: "radio", name: "mode", value, checked: value === mode && "", change}), name);
  }));
  $("modes").hidden = layout.modes.length < 2;
  $("gone").replaceChildren($("gone").firstElementChild, ...layout.vary.map(view => {
    const change = event => {
      gone = event.target.checked ? [...gone, view] : gone.filter(x => x !== view);
      adapt();
    };
    return element("label", {}, element("input", {type: "checkbox", value: view, change}), layout.views[view][4]);
  }));
  findings();
  adapt();
}

// Updates the controls for the selected state, and draws.
function adapt() {
  const {layout} = current;
  const heights = [...new Set(variants().map(v => v.height))];
  if (!heights.includes(height)) height = heights[0];
  $("height").replaceChildren(...heights.map(value =>
    element("option", {value, selected: value === height && ""}, value || "as declared")));
  $("height-row").hidden = heights.length < 2;
  $("gone").hidden = !variants().some(v => v.gone.length);
  for (const box of $("gone").querySelectorAll("input")) box.checked = gone.includes(Number(box.value));
  for (const button of $("modes").querySelectorAll("input")) button.checked = Number(button.value) === mode;
  const range = variant() || variants()[0];
  if (range) {
    const isInRange = w => Number.isInteger(w) && w >= range.from && w <= range.to;
    const first = isInRange(layout.first) ? layout.first : range.from;
    width = clamp(width === undefined ? first : width, range.from, range.to);
    for (const input of [$("width"), $("number")]) {
      input.min = range.from;
      input.max = range.to;
      input.value = width;
      input.disabled = range.from === range.to;
    }
    const shown = layout.widths.filter(isInRange);
    $("widths").replaceChildren(...shown.map(value => element("option", {value})));
    const steps = shown.length < 2 ? [] : shown.length <= 6 ? shown : [shown[0], shown[shown.length - 1]];
    $("declared").replaceChildren(...steps.map(w =>
      element("button", {type: "button", class: "size", click: () => { width = w; adapt(); }}, String(w))));
  }
  draw();
}

function findings() {
  const found = current.file.findings.filter(x => x.layout === current.l || x.layout < 0);
  $("findings").replaceChildren(...found.map(x =>
    element("button", {type: "button", class: "finding " + x.severity, click: () => { picked = x.view; draw(); }},
      element("span", {class: "count"}, marks[x.severity] + " " + x.code),
      element("span", {class: "quiet"}, " · " + x.severity + ", line " + x.line),
      element("p", {}, x.message))));
  if (!found.length) $("findings").append(element("p", {class: "quiet"}, "No findings in this layout."));
}

// MARK: The drawing

function solved(v) {
  const {layout} = current;
  const away = new Map(v.away);
  const list = layout.views.map(([name, kind, parent, line, path, turned], i) => {
    const [x, y, w, h] = [0, 1, 2, 3].map(k => at(layout.runs[v.frames[4 * i + k]], width));
    let open = 0;
    for (const [view, bits, from, to] of v.open) if (view === i && width >= from && width <= to) open |= bits;
    return {i, name, kind, parent, line, path, turned, x, y, w, h, away: away.get(i) || 0, open};
  });
  for (const f of list) {
    const around = list[f.parent];
    f.left = around ? around.left + f.x : 0;
    f.top = around ? around.top + (f.turned ? around.h - f.y - f.h : f.y) : 0;
    f.isGroup = list.some(g => g.parent === f.i);
  }
  return list.filter(f => f.away !== 3);
}

const measuring = document.createElement("canvas").getContext("2d");
function fitted(text, room) {
  measuring.font = "600 11.5px system-ui, sans-serif";
  if (measuring.measureText(text).width <= room) return text;
  const characters = [...text];
  while (characters.length > 1 && measuring.measureText(characters.join("") + "…").width > room) characters.pop();
  return characters.length > 1 ? characters.join("") + "…" : "";
}

function draw() {
  const v = variant();
  $("command").textContent = command();
  const broken = (v ? v.broken : []).filter(([from, to]) => width >= from && width <= to);
  const missing = "This combination is not part of the report; the command below prints it.";
  $("notice").hidden = v && !broken.length;
  $("notice").className = v ? "notice bad" : "notice";
  $("notice").textContent = v ? broken.map(x => "✕ left out: " + x[2]).join("\n") : missing;
  const list = v ? solved(v) : [];
  $("drawing").replaceChildren();
  if (v) drawPicture(list, v.to);
  $("frames").tBodies[0].replaceChildren(...list.map((f, i) => row(f, i === 0)));
}

function pick(view) {
  picked = picked === view ? -1 : view;
  draw();
}

function drawPicture(list, largest) {
  const root = list[0];
  const shown = list.filter(f => !f.away);
  const widest = Math.max(largest, ...shown.map(f => Math.min(f.left + f.w, 2 * largest)), 1);
  const high = Math.max(root.h, ...shown.map(f => Math.min(f.top + f.h, 2 * root.h)), 1);
  const room = Math.max($("stage").clientWidth - 34, 120);
  const scale = Math.min(room / widest, Math.max(560 / high, 0.5), 3);
  const drawing = $("drawing");
  drawing.setAttribute("width", Math.max(widest * scale, 1));
  drawing.setAttribute("height", Math.max(high * scale, 1));
  const size = points(root.w) + " by " + points(root.h);
  drawing.setAttribute("aria-label", current.layout.name + ", " + size + "; the table below has the frames");
  drawing.replaceChildren(...list.map(f => box(f, f === root, scale)));
}

function box(f, isRoot, scale) {
  const style = isRoot ? "root" : f.away ? "away" : (f.isGroup ? "group" : "leaf") + (f.open ? " open" : "");
  const [x, y, w, h] = [f.left, f.top, f.w, f.h].map(n => n * scale);
  const frame = points(f.w) + " × " + points(f.h) + " at " + points(f.x) + ", " + points(f.y);
  const rectangle = element("svg:rect", {
    class: "hit " + style + (picked === f.i ? " picked" : ""), x, y, width: Math.max(w, 0), height: Math.max(h, 0),
    rx: isRoot ? 0 : Math.min(3, w / 4, h / 4), click: () => pick(f.i),
  }, element("svg:title", {}, (f.name || f.kind) + ": " + frame));
  if (isRoot) return rectangle;
  const hasRoom = f.name && h >= 14 && !(f.isGroup && h < 40);
  const text = hasRoom ? fitted(f.name + (f.open ? " ?" : f.away ? " (not shown)" : ""), w - 8) : "";
  const group = element("svg:g", {}, rectangle);
  if (text) group.append(element("svg:text", {x: x + 5, y: y + Math.min(15, h / 2 + 4)}, text));
  return group;
}

function row(f, isRoot) {
  const row = element("tr", {
    "aria-selected": String(picked === f.i), class: f.away ? "gone" : "", click: () => pick(f.i),
  });
  row.dataset.path = f.path;
  const name = element("button", {type: "button"}, isRoot ? "(root)" : f.path);
  row.append(
    element("td", {}, name, f.away === 1 ? " gone" : f.away ? " hidden" : ""), element("td", {}, f.kind),
    element("td", {}, String(f.line)));
  [f.x, f.y, f.w, f.h].forEach((number, k) => {
    const isOpen = f.open >> k & 1;
    const cell = element("td", isOpen ? {class: "open", title: "ambiguous"} : {}, points(number) + (isOpen ? "?" : ""));
    cell.dataset.value = number;
    row.append(cell);
  });
  return row;
}

// The command that prints what is shown.
function command() {
  const {layout, file} = current;
  const quoted = text => /^[\w.,\/=-]+$/.test(text) ? text : "'" + text.replace(/'/g, "'\\''") + "'";
  const parts = ["plumbline frames", quoted(file.path), "--layout", quoted(layout.name)];
  const v = variants()[0];
  const fits = v && v.from === v.to && !layout.widths.length;
  if (height) parts.push("--size", (fits ? "fit" : width) + "x" + height);
  const state = mode - (layout.drawn ? 2 : 1);
  if (state >= 0) parts.push("--state", quoted(layout.states[state]));
  if (gone.length) parts.push("--gone", quoted(gone.map(view => layout.views[view][4]).join(",")));
  return parts.join(" ");
}

$("controls").addEventListener("submit", event => event.preventDefault());
$("width").addEventListener("input", event => {
  width = Number(event.target.value);
  $("number").value = width;
  draw();
});
$("number").addEventListener("change", event => {
  width = Math.round(Number(event.target.value)) || 0;
  adapt();
});
$("height").addEventListener("change", event => {
  height = event.target.value;
  adapt();
});
addEventListener("resize", () => current && draw());
list();
if (all.length) show(0); else $("name").textContent = "There is no layout in these files.";
