"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const $ = id => document.getElementById(id);
const all = data.files.flatMap((file, f) => file.layouts.map((layout, l) => ({file, layout, f, l})));
const marks = {error: "✕", warning: "!", information: "i", hint: "·"};
const severities = Object.keys(marks);
// Every finding with its file, and the index of its layout in `all`; -1 if it is in no layout.
const starts = data.files.map((file, f) => all.findIndex(entry => entry.f === f));
const found = data.files.flatMap((file, f) => file.findings.map(finding => (
  {...finding, file, f, at: finding.layout < 0 ? -1 : starts[f] + finding.layout})))
  .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
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

// MARK: The lists

// A folder that all paths have in common is not shown.
const paths = data.files.map(file => file.path);
let common = paths.length > 1 ? paths[0].lastIndexOf("/") + 1 : 0;
while (common && !paths.every(path => path.startsWith(paths[0].slice(0, common)))) {
  common = paths[0].lastIndexOf("/", common - 2) + 1;
}

const most = 200;
// Adds elements to a list, and a button for those beyond the first ones.
function fill(list, made, start = 0) {
  const rest = made.length - start - most;
  list.append(...made.slice(start, start + most).map(make => make()));
  if (rest > 0) {
    const more = element("button", {type: "button", class: "more", click: () => {
      more.remove();
      fill(list, made, start + most);
    }}, rest + " more");
    list.append(more);
  }
}

const chosen = () => ({
  words: $("search").value.toLowerCase().split(/\s+/).filter(Boolean), code: $("code").value, file: $("file").value,
  severity: $("severity").value,
});
const matches = (text, words) => words.every(word => text.toLowerCase().includes(word));

function list() {
  const {words, code, file, severity} = chosen();
  const shown = found.filter(x => (!code || x.code === code) && (!file || x.f === Number(file)) &&
    (!severity || severities.indexOf(x.severity) <= severities.indexOf(severity)) &&
    matches([x.message, x.code, x.file.path, x.at < 0 ? "" : all[x.at].layout.name].join(" "), words));
  $("count").textContent = shown.length === found.length
    ? found.length + " finding" + (found.length === 1 ? "" : "s") : shown.length + " of " + found.length + " findings";
  $("findings").replaceChildren();
  fill($("findings"), shown.map(x => () => entry(x)));
  const none = found.length ? "No finding matches." : "No findings.";
  if (!shown.length) $("findings").append(element("p", {class: "quiet"}, none));
  const isFiltered = code || severity;
  const withFindings = new Set(shown.map(x => x.at));
  const layouts = all.map((entry, index) => ({...entry, index})).filter(({f, layout, index}) =>
    (!file || f === Number(file)) && (!isFiltered || withFindings.has(index)) &&
    matches([layout.name, data.files[f].path, ...layout.views.map(view => view[0])].join(" "), words));
  $("layouts").replaceChildren();
  let last = -1;
  fill($("layouts"), layouts.flatMap(({f, file, layout, l, index}) => {
    const heading = f === last ? [] : [() => element("h3", {title: file.path}, file.path.slice(common))];
    last = f;
    return [...heading, () => layoutButton(file, layout, l, index)];
  }));
  mark();
}

function entry(x) {
  const button = element("button", {type: "button", click: () => choose(x)},
    element("span", {class: "count"}, marks[x.severity] + " " + x.code),
    element("span", {class: "quiet"}, x.at < 0 ? "" : " · " + all[x.at].layout.name), element("p", {}, x.message));
  button.finding = x;
  return element("div", {class: "finding " + x.severity}, button,
    element("span", {class: "quiet"}, place(x.file, x.line, x.file.path.slice(common) + ":" + x.line)));
}

function layoutButton(file, layout, l, index) {
  const counts = ["error", "warning"].map(severity => {
    const count = file.findings.filter(x => x.layout === l && x.severity === severity).length;
    const title = count + " " + severity + (count > 1 ? "s" : "");
    return count ? element("span", {class: "count " + severity, title}, marks[severity] + " " + count) : "";
  });
  const button = element("button", {type: "button", class: "layout", click: () => show(index)},
    element("span", {}, layout.name || "(no name)"), ...counts);
  button.index = index;
  return button;
}

let selected;
// Marks what is shown in both lists.
function mark() {
  for (const button of document.querySelectorAll("#findings button, #layouts button")) {
    const isShown = button.finding ? button.finding === selected : current && all[button.index] === current;
    if (isShown) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    if (button.finding) button.parentElement.classList.toggle("current", isShown);
  }
}

// Shows a finding at a size and in a state where it occurs.
function choose(x) {
  if (x.at < 0) return;
  show(x.at);
  selected = x;
  picked = x.view;
  const {variants, first, widths} = current.layout;
  // A declared width is preferred to the others.
  const at = (variant, from, to) => {
    [mode, gone, height] = [variant.mode, variant.gone, variant.height];
    width = [first, ...widths, from].find(w => Number.isInteger(w) && w >= from && w <= to);
    adapt();
  };
  const isAmbiguous = x.code.startsWith("ambiguous");
  const broken = x.code === "conflict" && variants.find(v => v.broken.length);
  const open = isAmbiguous && variants.find(v => v.open.some(([view]) => view === x.view));
  const hidden = x.code.endsWith("when-gone") && x.view >= 0 && variants.find(v => same(v.gone, [x.view]));
  if (broken) at(broken, broken.broken[0][0], broken.broken[0][1]);
  else if (open) at(open, ...open.open.find(([view]) => view === x.view).slice(2));
  else if (hidden) at(hidden, hidden.from, hidden.to);
  else draw();
  mark();
}

// A place in the source: a link to it if the settings say how.
function place(file, line, text) {
  return file.link
    ? element("a", {href: file.link.replace("{line}", line).replace("{column}", 1)}, text) : text;
}

// MARK: The page

function show(index) {
  current = all[clamp(index, 0, all.length - 1)];
  const {layout, file} = current;
  selected = undefined;
  mark();
  $("name").textContent = layout.name;
  $("place").replaceChildren(file.path + ", ", place(file, layout.line, "line " + layout.line));
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
  if (v) drawPicture(list, v);
  $("frames").tBodies[0].replaceChildren(...list.map((f, i) => row(f, i === 0)));
}

function pick(view) {
  picked = picked === view ? -1 : view;
  draw();
}

function drawPicture(list, v) {
  const largest = v.to;
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
  const seen = list.filter(f => !f.away || !(list.find(g => g.i === f.parent) || {}).away);
  drawing.replaceChildren(...seen.map(f => box(f, f === root, scale)), ...lines(list, v, scale));
}

// MARK: Constraints

// The position of an attribute in the root's coordinates: 0 left, 1 centre, 2 right, 3 top, 4 middle, 5 bottom. The
// length for 6 width and 7 height. Unknown for others, such as those of guides.
function position(f, attribute) {
  if (!f || attribute > 7) return NaN;
  return attribute < 3 ? f.left + f.w * attribute / 2 : attribute < 6 ? f.top + f.h * (attribute - 3) / 2
    : attribute === 6 ? f.w : f.h;
}

function lines(list, v, scale) {
  const byIndex = new Map(list.map(f => [f.i, f]));
  const now = v.broken.filter(([from, to]) => width >= from && width <= to);
  const out = new Set(now.map(x => x[3])), members = new Set(now.flatMap(x => x[4]));
  const set = v.sets.find(([, from, to]) => width >= from && width <= to);
  const isBad = index => members.has(index) || out.has(index);
  // Conflicts are placed first, because their texts are never left out, and drawn last.
  const order = [...(set ? current.layout.sets[set[0]] : [])].sort((a, b) => isBad(b) - isBad(a));
  const texts = [];
  return order.flatMap(index => {
    const row = current.layout.rows[index];
    const views = [byIndex.get(row[0]), byIndex.get(row[2])];
    if (!isBad(index) && views.some(f => f && f.away)) return [];
    if (picked >= 0 && !isBad(index) && row[0] !== picked && row[2] !== picked) return [];
    return line(row, views, scale, isBad(index), out.has(index), texts);
  }).reverse();
}

const relations = ["", "≤ ", "≥ "];

function line([, attribute, second, other, relation, factor, constant, priority], [a, b], scale, isBad, isOut, texts) {
  if (!a) return [];
  const isSize = attribute === 6 || attribute === 7;
  const isLevel = attribute < 3 || attribute === 6 || attribute === 8;
  const optional = priority < 1000 ? " @" + points(priority) : "";
  let from, to, text = relations[relation] + points(Math.abs(constant)) + optional, missing = 0;
  if (isSize) {
    [from, to] = isLevel ? [a.left, a.left + a.w] : [a.top, a.top + a.h];
    const wanted = second < 0 ? constant : factor * position(b, other) + constant;
    missing = wanted - position(a, attribute);
    if (b) text = (relations[relation] || "= ") + (factor === 1 ? "" : points(factor) + " × ") + (b.name || b.kind) +
      (constant ? (constant < 0 ? " − " : " + ") + points(Math.abs(constant)) : "") + optional;
  } else {
    from = position(a, attribute);
    to = position(b, other);
    // A guide is where the constraint says that it is.
    if (isNaN(to)) to = (from - constant) / factor;
    if (isNaN(from)) from = factor * to + constant;
    if (isNaN(from) || isNaN(to)) return [];
    const isBackwards = constant < 0 || !constant && from < to;
    if (factor !== 1) text = "";
    else {
      if (isBackwards) text = relations[[0, 2, 1][relation]] + points(Math.abs(constant)) + optional;
      missing = Math.abs(constant) - (isBackwards ? to - from : from - to);
    }
  }
  const style = (isBad ? "bad" : "line") + (optional || isOut ? " soft" : "");
  if (isOut && Math.abs(missing) > 0.05) {
    text += ", " + points(Math.abs(missing)) + (missing > 0 ? " missing" : " too many");
  }
  if (isBad) text = (isOut ? "✕ " : "! ") + text;
  const title = element("svg:title", {}, text);
  const draw = (d, more) => element("svg:path", {class: style + (more || ""), d});
  const extent = f => isLevel ? [f.top, f.top + f.h] : [f.left, f.left + f.w];
  const own = extent(a), their = b ? extent(b) : own;
  const both = [Math.max(own[0], their[0]), Math.min(own[1], their[1])];
  const [low, high] = both[1] - both[0] > 2 ? both : own;
  if (!isSize && Math.abs(to - from) < 0.05 && !isBad) {
    const middle = (own[0] + own[1]) / 2 * scale, half = Math.min(7, (own[1] - own[0]) * scale / 4);
    const at = from * scale;
    return [element("svg:g", {}, title, draw(isLevel ? `M${at} ${middle - half}V${middle + half}`
      : `M${middle - half} ${at}H${middle + half}`, " pin"))];
  }
  const across = isSize ? own[1] * scale - Math.min(6, (own[1] - own[0]) * scale / 2) : (low + high) / 2 * scale;
  const [start, end] = [Math.min(from, to) * scale, Math.max(from, to) * scale];
  const d = isLevel ? `M${start} ${across - 3}v6M${end} ${across - 3}v6M${start} ${across}H${end}`
    : `M${across - 3} ${start}h6M${across - 3} ${end}h6M${across} ${start}V${end}`;
  const group = element("svg:g", {}, title, draw(d));
  const room = isLevel ? end - start : Infinity;
  measuring.font = "600 10.5px system-ui, sans-serif";
  if (text && (isBad || measuring.measureText(text).width + 8 < room && (isLevel || end - start > 16))) {
    const width = measuring.measureText(text).width + 6;
    let [x, y] = isLevel ? [(start + end) / 2, across + 3.5] : [across, (start + end) / 2 + 3.5];
    const isTaken = () => texts.some(t => Math.abs(t.x - x) < (t.width + width) / 2 && Math.abs(t.y - y) < 12);
    while (isBad && isTaken()) y += 12;
    if (!isTaken()) {
      texts.push({x, y, width});
      group.append(element("svg:text", {class: "value" + (isBad ? " fail" : ""), x, y}, text));
    }
  }
  return [group];
}

// MARK: Boxes

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
    element("td", {}, place(current.file, f.line, String(f.line))));
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
const codes = [...new Set(found.map(x => x.code))].sort();
$("code").append(...codes.map(code => element("option", {value: code}, code)));
$("file").append(...data.files.map((file, f) => element("option", {value: f}, file.path.slice(common))));
for (const id of ["search", "code", "file", "severity"]) $(id).addEventListener("input", list);
$("filter").addEventListener("submit", event => event.preventDefault());
list();
if (!all.length) $("name").textContent = "There is no layout in these files.";
else if (found.some(x => x.at >= 0)) choose(found.find(x => x.at >= 0));
else show(0);
