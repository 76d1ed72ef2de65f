/// The style sheet of the report.
enum ReportStyle {
    static let text = """
        :root{color-scheme:light dark;--page:#f3f5f8;--panel:#fff;--ink:#1b2230;--muted:#5c6779;--edge:#d5dbe5;--accent:#1f5fd0;--canvas:#fff;--box:#edf1f6;--group:#f8fafc;--stroke:#8391a6;--red:#c4232b;--amber:#8f5f00;--amber-line:#d08c00;--pick:#dbe7fb}
        @media(prefers-color-scheme:dark){:root{--page:#0e131a;--panel:#171d27;--ink:#e8edf4;--muted:#9dabbd;--edge:#2b3544;--accent:#7fb0ff;--canvas:#10161f;--box:#222b38;--group:#19212c;--stroke:#6d7f97;--red:#ff8078;--amber:#f0c04a;--amber-line:#e0aa2c;--pick:#21375c}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
        header{display:flex;gap:16px;align-items:baseline;padding:14px 24px;border-bottom:1px solid var(--edge);background:var(--panel)}
        h1{font-size:17px;margin:0}header p{margin:0;color:var(--muted)}
        h2{font-size:16px;margin:0;overflow-wrap:anywhere}
        .page{display:grid;grid-template-columns:230px minmax(0,1fr) 320px;gap:20px;padding:20px 24px;align-items:start}
        nav,main,aside{background:var(--panel);border:1px solid var(--edge);border-radius:10px;padding:16px}
        nav,aside{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto}
        nav{padding:10px}
        nav h2{font-size:12px;font-weight:600;color:var(--muted);margin:10px 8px 4px}
        nav button{display:flex;gap:6px;width:100%;text-align:left;padding:5px 8px;border:0;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer;overflow-wrap:anywhere}
        nav button span:first-child{flex:1}
        nav button:hover{background:var(--page)}nav button[aria-current]{background:var(--pick);font-weight:600}
        .count{font-size:12px;font-weight:600;white-space:nowrap}.error{color:var(--red)}.warning{color:var(--amber)}
        .quiet{color:var(--muted);margin:4px 0 0;overflow-wrap:anywhere}
        .row{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;margin:12px 0 0;padding:0;border:0;min-width:0}
        .row>label:first-child,legend{float:left;width:52px;padding:0;color:var(--muted)}
        fieldset label{display:inline-flex;gap:5px;align-items:center;border:1px solid var(--edge);border-radius:99px;padding:2px 10px;cursor:pointer}
        fieldset label:has(:checked){background:var(--pick);border-color:var(--accent)}
        input[type=range]{flex:1 1 220px;accent-color:var(--accent)}
        input[type=number]{width:76px}
        input,select,.size{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--edge);border-radius:6px;padding:3px 7px}
        .size{cursor:pointer;margin-right:4px}
        :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        #stage{margin-top:16px;padding:16px;background:var(--page);border-radius:8px;overflow:auto}
        svg{display:block;margin:0 auto;overflow:visible}
        svg text{font-size:11.5px;font-weight:600;fill:var(--ink);pointer-events:none}
        svg .mild{font-weight:400;fill:var(--muted)}
        .root{fill:var(--canvas);stroke:var(--stroke)}.leaf{fill:var(--box);stroke:var(--stroke)}.group{fill:var(--group);fill-opacity:.6;stroke:var(--stroke);stroke-opacity:.6}
        .away{fill:none;stroke:var(--stroke);stroke-dasharray:5 4}
        .open{stroke:var(--amber-line);stroke-width:2;stroke-opacity:1;stroke-dasharray:9 3}
        .picked{stroke:var(--accent);stroke-width:2.5;stroke-opacity:1}
        .hit{cursor:pointer}
        .notice{background:var(--page);border-left:4px solid var(--amber-line);border-radius:4px;padding:8px 12px;margin:12px 0 0;white-space:pre-line}
        .notice.bad{border-color:var(--red)}
        .scroll{overflow-x:auto;margin-top:14px}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
        caption{text-align:left;color:var(--muted);font-size:12px;padding-bottom:4px}
        th{font-weight:600;color:var(--muted);text-align:right}th,td{padding:3px 8px;border-bottom:1px solid var(--edge)}
        td{text-align:right;white-space:nowrap}th:nth-child(-n+2),td:nth-child(-n+2){text-align:left;white-space:normal}
        tbody tr{cursor:pointer}tbody tr:hover{background:var(--page)}tbody tr[aria-selected=true]{background:var(--pick)}
        td button{font:inherit;color:inherit;background:none;border:0;padding:0;text-align:left;cursor:pointer;overflow-wrap:anywhere}
        td.open{color:var(--amber);font-weight:600}tr.gone td{color:var(--muted)}
        .finding{display:block;width:100%;text-align:left;font:inherit;color:inherit;background:none;border:1px solid var(--edge);border-left-width:4px;border-radius:6px;padding:8px 10px;margin-top:10px;cursor:pointer}
        .finding:hover{background:var(--page)}.finding.error{border-left-color:var(--red)}.finding.warning{border-left-color:var(--amber-line)}
        .finding p{margin:2px 0 0;color:var(--ink);overflow-wrap:anywhere}.finding .count{color:inherit}.finding.error .count{color:var(--red)}.finding.warning .count{color:var(--amber)}
        [hidden]{display:none!important}
        @media(max-width:1100px){.page{grid-template-columns:200px minmax(0,1fr)}aside{grid-column:1/-1;position:static;max-height:none}}
        @media(max-width:720px){.page{grid-template-columns:minmax(0,1fr);padding:12px}nav{position:static;max-height:220px}}
        """
}
